// Ends when the npm (or shell) that ran it does: `npm run …` → shell → this.
import { watchParents } from './watch-parents.ts';

watchParents(() => process.exit(0));
console.log(process.pid);
setInterval(() => {}, 1_000);

// Ends when the npm (or shell) that runs it ends: `npm run …` → shell → this process.
import { watchParents } from './watch-parents.ts';

watchParents(() => process.exit(0));
console.log(process.pid);
setInterval(() => {}, 1_000);

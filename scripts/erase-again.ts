import { erasureSettings } from '@app/launcher';
import { runBesideStart } from './run-beside-start.ts';

// `npm run erase-again` (docs/decisions/0012).
await runBesideStart('services/auth/src/erase-again.ts', erasureSettings);

import { rotationSettings } from '@app/launcher';
import { runBesideStart } from './run-beside-start.ts';

// `npm run rotate-keys` (docs/decisions/0023).
await runBesideStart('services/chat/src/rotate-keys.ts', rotationSettings);

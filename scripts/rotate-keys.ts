import { existsSync } from 'node:fs';
import path from 'node:path';
import { rotationSettings, StartFailure } from '@app/launcher';
import { runCommand } from './run-command.ts';

// `npm run rotate-keys`: beside a running `npm start`, what `npm run rotate-keys -w services/chat` is in a container, with
// the settings of .env and of the data folder (docs/decisions/0023).
const root = path.dirname(import.meta.dirname);
const file = path.join(root, '.env');
if (existsSync(file)) process.loadEnvFile(file);
try {
  const env = rotationSettings({ root, env: process.env });
  const script = path.join(root, 'services/chat/src/rotate-keys.ts');
  const { code } = await runCommand([process.execPath, script], { cwd: root, env, show: true });
  process.exitCode = code;
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

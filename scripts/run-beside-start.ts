import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from '@app/launcher';
import { runCommand } from './run-command.ts';

const root = path.dirname(import.meta.dirname);

interface Installation {
  root: string;
  env: Record<string, string | undefined>;
}

/**
 * Runs a service's command beside a running `npm start`, as `npm run … -w services/…` does in a container, with the
 * settings of .env and of the data folder. Ends the process with the command's code, or 1 where nothing runs.
 */
export async function runBesideStart(
  script: string,
  settingsOf: (installation: Installation) => Record<string, string | undefined>,
): Promise<void> {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  try {
    const env = settingsOf({ root, env: process.env });
    const command: [string, string] = [process.execPath, path.join(root, script)];
    process.exitCode = (await runCommand(command, { cwd: root, env, show: true })).code;
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

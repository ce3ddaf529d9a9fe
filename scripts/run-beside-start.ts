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
 * Runs a command of a service while `npm start` is running, with the settings of .env and of the data folder. In a container
 * `npm run … -w services/…` does the same. Sets the exit code to the command's, or to 1 when the product is not running.
 */
export async function runBesideStart(
  script: string,
  getSettings: (installation: Installation) => Record<string, string | undefined>,
): Promise<void> {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  try {
    const env = getSettings({ root, env: process.env });
    const command: [string, string] = [process.execPath, path.join(root, script)];
    process.exitCode = (await runCommand(command, { cwd: root, env, show: true })).code;
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

import { spawn } from 'node:child_process';
import path from 'node:path';
import { StartFailure } from '../failure.ts';

/**
 * Builds the web application and bundles the services. Fast when nothing has changed.
 * @throws StartFailure with the output of the build.
 */
export async function buildProduct(root: string, env: Record<string, string | undefined>): Promise<void> {
  const output: string[] = [];
  const turbo = spawn(
    path.join(root, 'node_modules/.bin/turbo'),
    ['run', 'build', '--output-logs=errors-only', '--ui=stream'],
    {
      cwd: root,
      detached: true,
      env: { ...env, TURBO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  for (const stream of [turbo.stdout, turbo.stderr]) stream.on('data', (part) => output.push(String(part)));
  const code = await new Promise<number | null>((resolve, reject) => {
    turbo.once('error', reject);
    turbo.once('close', resolve);
  });
  if (code !== 0) throw new StartFailure(`The product could not be built:\n${output.join('').trim()}`);
}

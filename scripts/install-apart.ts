import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { runCommand } from './run-command.ts';

const lockFile = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) });
const manifest = z.object({ version: z.string() });

/**
 * Installs the packages of a folder that is not a workspace, from its lock file, unless the locked version of `name` is
 * installed there.
 * @returns the version of `name`.
 */
export async function installApart(folder: string, name: string): Promise<string> {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const installed = `node_modules/${name}/package.json`;
  const wanted = lockFile.parse(read('package-lock.json')).packages[`node_modules/${name}`]?.version;
  if (!wanted) throw new Error(`The lock file in ${folder} does not name ${name}.`);
  if (existsSync(path.join(folder, installed)) && manifest.parse(read(installed)).version === wanted)
    return wanted;
  console.log(`Installing ${name} ${wanted} into ${folder} (npm ci).`);
  const npm: [string, ...string[]] = process.env.npm_execpath
    ? [process.execPath, process.env.npm_execpath]
    : ['npm'];
  const ended = await runCommand(
    [...npm, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: folder },
  );
  if (ended.code !== 0) throw new Error(`npm ci in ${folder} failed:\n${ended.output}`);
  return wanted;
}

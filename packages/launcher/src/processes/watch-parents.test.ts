import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { becomesTrue } from './becomes-true.ts';
import { isRunning, parentOf } from './process-table.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'watch-'));
  const script = `${process.execPath} ${path.join(import.meta.dirname, 'watch-parents.fixture.ts')}`;
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: { watched: script } }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function runThroughNpm(): Promise<{ npm: ChildProcess; pid: number }> {
  const npm = spawn('npm', ['run', '--silent', 'watched'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = await new Promise<number>((resolve) =>
    npm.stdout?.once('data', (text) => resolve(Number(text))),
  );
  return { npm, pid };
}

test.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)('%s to npm ends what npm runs', async (signal) => {
  const { npm, pid } = await runThroughNpm();
  expect(isRunning(pid)).toBe(true);
  npm.kill(signal);
  expect(await becomesTrue(() => !isRunning(pid), 15_000)).toBe(true);
});

test('SIGKILL to the shell between ends it as well', async () => {
  const { npm, pid } = await runThroughNpm();
  const shell = Number(parentOf(pid));
  if (shell !== npm.pid) process.kill(shell, 'SIGKILL');
  else npm.kill('SIGKILL');
  expect(await becomesTrue(() => !isRunning(pid), 15_000)).toBe(true);
});

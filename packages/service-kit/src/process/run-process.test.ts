import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { isRunning } from '@app/launcher';
import { until } from '@app/testkit';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod';

// Each of these starts processes, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const children = new Set<ChildProcess>();
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
});

function run(how: string) {
  const child = fork(new URL('./process-for-tests.ts', import.meta.url), [how], {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env.PATH },
  });
  children.add(child);
  const said = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    said.err += chunk;
  });
  const ended = (async () => {
    const streams = [child.stdout, child.stderr].map((stream) => stream && once(stream, 'end'));
    const [code, signal] = await once(child, 'exit');
    await Promise.all(streams);
    return { code, signal };
  })();
  const message = async (): Promise<unknown> => (await once(child, 'message'))[0];
  return { child, said, ended, message };
}

test('it tells its parent when it is ready, and where', async () => {
  const { message } = run('well');
  expect(await message()).toEqual({ ready: true, port: 4711 });
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s stops it: exit 0', async (signal) => {
  const { child, said, ended, message } = run('well');
  await message();
  child.kill(signal);
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(said.err).toBe('stopping\n');
});

test('being told to stop several times stops it once, and finishes what it stops', async () => {
  const { child, said, ended, message } = run('stops-slowly');
  await message();
  child.kill('SIGINT');
  expect(await message()).toEqual({ stopping: true });
  child.kill('SIGINT');
  child.kill('SIGTERM');
  child.send('go on');
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(said.err).toBe('stopping\n');
});

test('it stops when its parent lets go of it', async () => {
  const { child, said, ended, message } = run('well');
  await message();
  child.disconnect();
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(said.err).toBe('stopping\n');
});

test('it stops when its parent is killed, and nobody reads its log any more', async () => {
  const { child, message } = run('be-parent');
  const { child: pid } = z.object({ child: z.number() }).parse(await message());
  expect(isRunning(pid)).toBe(true);
  child.kill('SIGKILL');
  await until(() => !isRunning(pid), { timeout: 20_000 });
});

test('bad settings end it at once, each named, with no value', async () => {
  const { said, ended } = run('bad-settings');
  expect(await ended).toEqual({ code: 1, signal: null });
  expect(said.err).toContain('test: These settings must be mended before starting:');
  expect(said.err).toContain('WANTED is missing');
  expect(said.err).toContain('NUMBER: must be a number');
  expect(said.err + said.out).not.toContain('secret');
});

test.each(['fails-to-start', 'stops-badly'])('%s: exit 1, and the log tells no details', async (how) => {
  const { child, said, ended, message } = run(how);
  if (how === 'stops-badly') {
    await message();
    child.kill('SIGTERM');
  }
  expect(await ended).toEqual({ code: 1, signal: null });
  expect(said.out).toContain('"err"');
  expect(said.out + said.err).not.toContain('private');
});

test('a stop that takes too long is cut short: exit 1', async () => {
  const { child, ended, message } = run('stops-never');
  await message();
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 1, signal: null });
});

test('it can be stopped while it is starting', async () => {
  const { child, ended, message } = run('starts-never');
  expect(await message()).toEqual({ starting: true });
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, signal: null });
});

test('an error nobody caught stops it in order: exit 1', async () => {
  const { child, said, ended, message } = run('breaks');
  await message();
  child.send('break');
  expect(await ended).toEqual({ code: 1, signal: null });
  expect(said.err).toBe('stopping\n');
  expect(said.out).toContain('uncaught error');
});

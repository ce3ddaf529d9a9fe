import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { isRunning } from '@app/launcher';
import { QUICK_START, until } from '@app/testkit';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod';

// Each test starts processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const children = new Set<ChildProcess>();
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
});

function run(how: string) {
  const child = fork(new URL('./process.fixture.ts', import.meta.url), [how], {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env.PATH, ...QUICK_START },
  });
  children.add(child);
  const output = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => {
    output.out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output.err += chunk;
  });
  const ended = (async () => {
    const streams = [child.stdout, child.stderr].map((stream) => stream && once(stream, 'end'));
    const [code, signal] = await once(child, 'exit');
    await Promise.all(streams);
    return { code, signal };
  })();
  const message = async (): Promise<unknown> => (await once(child, 'message'))[0];
  return { child, output, ended, message };
}

test('it tells its parent when it is ready, and on which port', async () => {
  const { message } = run('well');
  expect(await message()).toEqual({ ready: true, port: 4711 });
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s stops it: exit 0', async (signal) => {
  const { child, output, ended, message } = run('well');
  await message();
  child.kill(signal);
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(output.err).toBe('stopping\n');
});

test('signals that arrive together stop it once, and the stop is completed', async () => {
  const { child, output, ended, message } = run('stops-slowly');
  await message();
  const stopping = message();
  child.kill('SIGINT');
  child.kill('SIGTERM');
  expect(await stopping).toEqual({ stopping: true });
  child.send('go on');
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(output.err).toBe('stopping\n');
});

test('a signal lets it finish what it has begun, and then stops it', async () => {
  const { child, output, ended, message } = run('finishes-slowly');
  await message();
  child.kill('SIGTERM');
  expect(await message()).toEqual({ finishing: true });
  child.send('go on');
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(output.err).toBe('finished\nstopping\n');
});

test.each([
  ['finishes-slowly', 'finishing'],
  ['stops-slowly', 'stopping'],
])('when it %s, a second signal ends it at once: exit 1', async (how, state) => {
  const { child, output, ended, message } = run(how);
  await message();
  child.kill('SIGTERM');
  expect(await message()).toEqual({ [state]: true });
  await new Promise((resolve) => setTimeout(resolve, 300));
  child.kill('SIGINT');
  expect(await ended).toEqual({ code: 1, signal: null });
  expect(output.err).not.toContain('finished');
});

test('while it finishes what it has begun, the end of its parent stops it at once', async () => {
  const { child, output, ended, message } = run('finishes-slowly');
  await message();
  child.kill('SIGTERM');
  expect(await message()).toEqual({ finishing: true });
  child.disconnect();
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(output.err).toBe('stopping\n');
});

test('it stops when its parent disconnects', async () => {
  const { child, output, ended, message } = run('well');
  await message();
  child.disconnect();
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(output.err).toBe('stopping\n');
});

test('it stops when its parent is killed, and nobody reads its log any more', async () => {
  const { child, message } = run('be-parent');
  const { child: pid } = z.object({ child: z.number() }).parse(await message());
  expect(isRunning(pid)).toBe(true);
  child.kill('SIGKILL');
  await until(() => !isRunning(pid), { timeout: 20_000 });
});

test('invalid settings end it at once, each named, without its value', async () => {
  const { output, ended } = run('bad-settings');
  expect(await ended).toEqual({ code: 1, signal: null });
  expect(output.err).toContain('test: These settings must be corrected before starting:');
  expect(output.err).toContain('WANTED is missing');
  expect(output.err).toContain('NUMBER: must be a number');
  expect(output.err + output.out).not.toContain('secret');
});

test.each(['fails-to-start', 'stops-badly'])('%s: exit 1, and the log tells no details', async (how) => {
  const { child, output, ended, message } = run(how);
  if (how === 'stops-badly') {
    await message();
    child.kill('SIGTERM');
  }
  expect(await ended).toEqual({ code: 1, signal: null });
  expect(output.out).toContain('"err"');
  expect(output.out + output.err).not.toContain('private');
});

test('a stop that takes too long times out: exit 1', async () => {
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

test('an uncaught error stops it in order: exit 1', async () => {
  const { child, output, ended, message } = run('breaks');
  await message();
  child.send('break');
  expect(await ended).toEqual({ code: 1, signal: null });
  expect(output.err).toBe('stopping\n');
  expect(output.out).toContain('uncaught error');
});

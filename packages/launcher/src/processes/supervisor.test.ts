import { fork } from 'node:child_process';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { freePort } from './free-port.ts';
import { isRunning } from './process-table.ts';
import { type Supervised, supervise } from './supervisor.ts';
import { comesTrue } from './until.ts';

const running: Supervised[] = [];
const lines: string[] = [];
const news: string[] = [];

afterEach(async () => {
  for (const process of running.splice(0)) {
    process.kill();
    await process.stop();
  }
  lines.length = 0;
  news.length = 0;
});

async function run(environment: Record<string, string> = {}): Promise<Supervised & { port: number }> {
  const port = await freePort();
  const process = supervise(
    {
      name: 'fixture',
      script: path.join(import.meta.dirname, 'leashed.fixture.ts'),
      environment: { PORT: String(port), ...environment },
    },
    { onLine: (_name, line) => lines.push(line), onNews: (_name, sentence) => news.push(sentence) },
  );
  running.push(process);
  return { ...process, port };
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}`).then(
    (answer) => answer.ok,
    () => false,
  );

test('a process that dies alone is started again on its port, and both are said', async () => {
  const { ready, pid, port } = await run();
  await ready;
  const killed = pid();
  process.kill(Number(killed), 'SIGKILL');
  expect(await comesTrue(() => news.length === 2, 10_000)).toBe(true);
  expect(pid()).not.toBe(killed);
  expect(await answers(port)).toBe(true);
  expect(news).toEqual(['ended unexpectedly (SIGKILL) and is started again', 'is running again']);
});

test('a process that keeps dying is given ever more time', async () => {
  const { ready, pid } = await run();
  await ready;
  const pauses: number[] = [];
  for (let death = 0; death < 3; death++) {
    const killed = Number(pid());
    const began = performance.now();
    process.kill(killed, 'SIGKILL');
    expect(
      await comesTrue(
        () => news.filter((sentence) => sentence === 'is running again').length > death,
        15_000,
      ),
    ).toBe(true);
    pauses.push(performance.now() - began);
  }
  expect(pauses[2]).toBeGreaterThan(900);
});

test('a process that ends before it is ready is a failed start, with what it said', async () => {
  const { ready } = await run({ FAIL: '1' });
  await expect(ready).rejects.toThrow('fixture ended before it was ready (exit code 1).');
  expect(lines).toContain('FAIL is set');
});

test('what was stopped stays stopped', async () => {
  const { ready, stop, pid, port } = await run();
  await ready;
  await stop();
  expect(pid()).toBeUndefined();
  expect(await answers(port)).toBe(false);
  expect(news).toEqual([]);
});

test('a process is started again on demand without a word', async () => {
  const { ready, restart, pid, port } = await run();
  await ready;
  const before = pid();
  restart();
  expect(await comesTrue(async () => pid() !== before && (await answers(port)), 15_000)).toBe(true);
  expect(news).toEqual([]);
});

test('who does not listen can be killed', async () => {
  const { ready, stop, kill } = await run({ STUBBORN: '1' });
  await ready;
  const stopped = stop();
  kill();
  await stopped;
});

test('when the supervisor is killed its processes end too', async () => {
  const port = await freePort();
  const supervisor = fork(path.join(import.meta.dirname, 'supervisor.fixture.ts'), [String(port)]);
  const { pid } = await new Promise<{ pid: number }>((resolve) =>
    supervisor.once('message', (message) => resolve(message as { pid: number })),
  );
  expect(await answers(port)).toBe(true);
  supervisor.kill('SIGKILL');
  expect(await comesTrue(() => !isRunning(pid), 15_000)).toBe(true);
});

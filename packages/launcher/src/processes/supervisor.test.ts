import { fork } from 'node:child_process';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { becomesTrue } from './becomes-true.ts';
import { freePort } from './free-port.ts';
import { isRunning } from './process-table.ts';
import { type Supervised, supervise } from './supervisor.ts';

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
      script: path.join(import.meta.dirname, 'supervised.fixture.ts'),
      environment: { PORT: String(port), ...environment },
    },
    { onLine: (_name, line) => lines.push(line), onStatus: (_name, sentence) => news.push(sentence) },
  );
  running.push(process);
  return { ...process, port };
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}`).then(
    (answer) => answer.ok,
    () => false,
  );

test('a process that dies is restarted on its port, and both are reported', async () => {
  const { ready, pid, port } = await run();
  await ready;
  const killed = pid();
  process.kill(Number(killed), 'SIGKILL');
  expect(await becomesTrue(() => news.length === 2, 10_000)).toBe(true);
  expect(pid()).not.toBe(killed);
  expect(await answers(port)).toBe(true);
  expect(news).toEqual(['ended unexpectedly (SIGKILL) and is started again', 'is running again']);
});

test('a process that keeps dying is restarted after increasing delays', async () => {
  const { ready, pid } = await run();
  await ready;
  const pauses: number[] = [];
  for (let death = 0; death < 3; death++) {
    const killed = Number(pid());
    const began = performance.now();
    process.kill(killed, 'SIGKILL');
    expect(
      await becomesTrue(
        () => news.filter((sentence) => sentence === 'is running again').length > death,
        15_000,
      ),
    ).toBe(true);
    pauses.push(performance.now() - began);
  }
  expect(pauses[2]).toBeGreaterThan(900);
});

test('a process that ends before it is ready fails the start, and its output is shown', async () => {
  const { ready } = await run({ FAIL: '1' });
  await expect(ready).rejects.toThrow('fixture ended before it was ready (exit code 1).');
  expect(lines).toContain('FAIL is set');
});

test('a stopped process is not restarted', async () => {
  const { ready, stop, pid, port } = await run();
  await ready;
  await stop();
  expect(pid()).toBeUndefined();
  expect(await answers(port)).toBe(false);
  expect(news).toEqual([]);
});

test('a requested restart is not reported', async () => {
  const { ready, restart, pid, port } = await run();
  await ready;
  const before = pid();
  restart();
  expect(await becomesTrue(async () => pid() !== before && (await answers(port)), 15_000)).toBe(true);
  expect(news).toEqual([]);
});

test('a process that ignores SIGTERM can be killed', async () => {
  const { ready, stop, kill, pid, port } = await run({ STUBBORN: '1' });
  await ready;
  const killed = Number(pid());
  const stopped = stop();
  expect(await becomesTrue(() => lines.includes('SIGTERM is ignored'), 10_000)).toBe(true);
  expect([isRunning(killed), await answers(port)]).toEqual([true, true]);
  kill();
  await stopped;
  expect([isRunning(killed), pid(), await answers(port)]).toEqual([false, undefined, false]);
  expect(news).toEqual([]);
});

test('when the supervisor is killed its processes end too', async () => {
  const port = await freePort();
  const supervisor = fork(path.join(import.meta.dirname, 'supervisor.fixture.ts'), [String(port)]);
  const { pid } = await new Promise<{ pid: number }>((resolve) =>
    supervisor.once('message', (message) => resolve(message as { pid: number })),
  );
  expect(await answers(port)).toBe(true);
  supervisor.kill('SIGKILL');
  expect(await becomesTrue(() => !isRunning(pid), 15_000)).toBe(true);
});

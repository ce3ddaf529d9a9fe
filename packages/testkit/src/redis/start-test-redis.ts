import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort, isAnswering } from '@app/launcher';
import { until } from '../until.ts';

/** A Redis of the test's own, that keeps nothing and can be killed and brought back. */
export interface TestRedis {
  /** A database of its own on that server, so that no test sees another's jobs. */
  url(): string;
  /** Ends it like a power cut. */
  kill(): Promise<void>;
  /** Does nothing when it runs. */
  start(): Promise<void>;
  /** Stays connected and answers nothing, until it thaws. */
  freeze(): void;
  thaw(): void;
}

/** Starts one; needs a `redis-server` on the PATH (`hasRedis`). */
export async function startTestRedis(): Promise<TestRedis> {
  const port = await freePort();
  let server: ChildProcess | undefined;
  let databases = 0;
  const redis: TestRedis = {
    url: () => `redis://127.0.0.1:${port}/${databases++}`,
    async start() {
      if (isUp(server)) return;
      server = spawn(
        'redis-server',
        [
          '--port',
          String(port),
          '--bind',
          '127.0.0.1',
          '--save',
          '',
          '--appendonly',
          'no',
          '--databases',
          '64',
        ],
        { stdio: 'ignore', cwd: '/' },
      );
      await until(() => isAnswering(port));
    },
    async kill() {
      if (!isUp(server)) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
    freeze: () => server?.kill('SIGSTOP'),
    thaw: () => server?.kill('SIGCONT'),
  };
  await redis.start();
  return redis;
}

function isUp(server: ChildProcess | undefined): server is ChildProcess {
  return server !== undefined && server.exitCode === null && server.signalCode === null;
}

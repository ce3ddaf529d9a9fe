import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { freePort, isAnswering } from '@app/launcher';
import { until } from '../until.ts';

/** A Redis server for tests, without persistence, that can be killed and restarted. */
export interface TestRedis {
  /** The URL of a separate database on that server, so that tests do not see each other's jobs. */
  url(): string;
  /** Kills the server. */
  kill(): Promise<void>;
  /** Starts the server unless it is running. */
  start(): Promise<void>;
  /** Forgets everything in all databases. */
  flush(): Promise<void>;
  /** Suspends the server: connections stay open and get no answers until `thaw`. */
  freeze(): void;
  thaw(): void;
}

/** Starts a server; needs a `redis-server` on the PATH (`hasRedis`). */
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
    async flush() {
      const socket = connect(port, '127.0.0.1');
      socket.write('FLUSHALL\r\n');
      await once(socket, 'data');
      socket.destroy();
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

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import tls from 'node:tls';
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
  /** Suspends the server: connections stay open and get no answers until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Deletes everything in all databases of the server. */
  flush(): Promise<void>;
}

/** The files of a certificate, of its key, and of the authority that signed it. */
export interface TlsFiles {
  readonly certificate: string;
  readonly key: string;
  readonly authority: string;
}

interface RedisOptions {
  port?: number;
  /** Accepts TLS only. */
  tls?: TlsFiles | undefined;
  /** The port of the server whose data this one replicates. */
  replicaOf?: number;
}

/** Settings with which a server or a Sentinel listens, and connects to others, by TLS only if there are files. */
export function listenSettings(port: number, files: TlsFiles | undefined): [name: string, value: string][] {
  if (!files) return [['port', String(port)]];
  return [
    ['port', '0'],
    ['tls-port', String(port)],
    ['tls-cert-file', files.certificate],
    ['tls-key-file', files.key],
    ['tls-ca-cert-file', files.authority],
    ['tls-auth-clients', 'no'],
    ['tls-replication', 'yes'],
  ];
}

/** Starts a server; needs a `redis-server` on the PATH (`hasRedis`). */
export async function startTestRedis({
  port: given,
  tls: files,
  replicaOf,
}: RedisOptions = {}): Promise<TestRedis> {
  const port = given ?? (await freePort());
  const listening = listenSettings(port, files).flatMap(([name, value]) => [`--${name}`, value]);
  const replicating = replicaOf ? ['--replicaof', `127.0.0.1 ${replicaOf}`] : [];
  let server: ChildProcess | undefined;
  let databases = 0;
  const redis: TestRedis = {
    url: () => `${files ? 'rediss' : 'redis'}://127.0.0.1:${port}/${databases++}`,
    async start() {
      if (isUp(server)) return;
      server = spawn(
        'redis-server',
        [
          ...listening,
          ...replicating,
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
    async flush() {
      await askRedis({ port, tls: files }, 'FLUSHALL', /OK/);
    },
  };
  await redis.start();
  return redis;
}

/** Sends one command to a server. @throws when what it answers does not match `expected`. */
export async function askRedis(
  { port, tls: files }: { port: number; tls?: TlsFiles | undefined },
  command: string,
  expected: RegExp,
): Promise<void> {
  const address = { port, host: '127.0.0.1', allowHalfOpen: true };
  const socket = files
    ? tls.connect({ ...address, ca: readFileSync(files.authority) })
    : net.connect(address);
  socket.end(`${command}\r\n`);
  const answer = (await socket.toArray()).join('');
  if (!expected.test(answer)) throw new Error(`${command} was answered with ${answer}`);
}

function isUp(server: ChildProcess | undefined): server is ChildProcess {
  return server !== undefined && server.exitCode === null && server.signalCode === null;
}

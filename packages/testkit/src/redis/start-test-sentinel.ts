import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, isAnswering } from '@app/launcher';
import { until } from '../until.ts';
import {
  askRedis,
  listenSettings,
  startTestRedis,
  type TestRedis,
  type TlsFiles,
} from './start-test-redis.ts';

/** A master and a replica of Redis under a Sentinel. `url` leads to the Sentinel; the rest is about the first master. */
export interface TestSentinel extends TestRedis {
  /** Stops all three. */
  stop(): Promise<void>;
}

/**
 * Starts the three; needs a `redis-server` on the PATH (`hasRedis`).
 * @param tls makes them accept, and use among themselves, TLS only.
 */
export async function startTestSentinel({ tls }: { tls?: TlsFiles } = {}): Promise<TestSentinel> {
  const [masterPort, replicaPort, port] = [await freePort(), await freePort(), await freePort()];
  const master = await startTestRedis({ port: masterPort, tls });
  const replica = await startTestRedis({ port: replicaPort, replicaOf: masterPort, tls });
  const answers = (asked: number, command: string, expected: RegExp) =>
    until(() => askRedis({ port: asked, tls }, command, expected).then(() => true));
  await answers(replicaPort, 'INFO replication', /master_link_status:up/);
  const folder = await mkdtemp(path.join(tmpdir(), 'sentinel-'));
  const file = path.join(folder, 'sentinel.conf');
  await writeFile(
    file,
    `${listenSettings(port, tls)
      .map((setting) => setting.join(' '))
      .join('\n')}
bind 127.0.0.1
dir ${folder}
sentinel monitor main 127.0.0.1 ${masterPort} 1
sentinel down-after-milliseconds main 500
sentinel failover-timeout main 3000
`,
  );
  const sentinel = spawn('redis-server', [file, '--sentinel'], { stdio: 'ignore', cwd: '/' });
  await until(() => isAnswering(port));
  // Before it knows a replica that is up to date, it can't make one the master.
  await answers(port, 'SENTINEL REPLICAS main', /master-link-status\r\n\$2\r\nok/);
  let databases = 0;
  return {
    ...master,
    url: () => `${tls ? 'rediss' : 'redis'}+sentinel://127.0.0.1:${port}/main/${databases++}`,
    async stop() {
      const ended = once(sentinel, 'exit');
      sentinel.kill('SIGKILL');
      await Promise.all([ended, master.kill(), replica.kill()]);
      await rm(folder, { recursive: true });
    },
  };
}

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, isAnswering } from '@app/launcher';
import { until } from './until.ts';

/** A PgBouncer in transaction mode before a database. */
export interface TestPooler {
  /** Leads through the pooler. */
  url: string;
  stop(): Promise<void>;
}

/** Whether there is a `pgbouncer` on the PATH; `apt-get install pgbouncer` installs it. */
export function hasPgBouncer(): boolean {
  return spawnSync('pgbouncer', ['--version']).status === 0;
}

/** Starts a PgBouncer with two connections to the database of `databaseUrl`, for its role. */
export async function startPgBouncer(databaseUrl: string): Promise<TestPooler> {
  const url = new URL(databaseUrl);
  const folder = await mkdtemp(path.join(tmpdir(), 'pgbouncer-'));
  const port = await freePort();
  const users = path.join(folder, 'users.txt');
  const settings = path.join(folder, 'pgbouncer.ini');
  await writeFile(users, `"${url.username}" "${decodeURIComponent(url.password)}"\n`);
  await writeFile(
    settings,
    `[databases]
* = host=${url.hostname} port=${url.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 2
${process.getuid?.() === 0 ? 'user = nobody' : ''}
`,
  );
  await Promise.all([chmod(folder, 0o755), chmod(users, 0o644), chmod(settings, 0o644)]);
  const pooler = spawn('pgbouncer', ['-q', settings], { stdio: 'ignore', cwd: '/' });
  await until(() => isAnswering(port));
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    async stop() {
      const ended = once(pooler, 'exit');
      pooler.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartFailure } from '../failure.ts';
import { becomesTrue } from '../processes/becomes-true.ts';
import { freePort, isAnswering } from '../processes/free-port.ts';
import { isRunning, signal } from '../processes/process-table.ts';
import { ensureCluster, postgresEnvironment } from './cluster.ts';
import { keepWatchdog, type Watchdog } from './keep-watchdog.ts';
import { nativeBinaries, SHARED_ROOT } from './native-binaries.ts';
import { canReach, postgresUser, type SystemUser } from './postgres-user.ts';
import { isPostmasterOf, readPostmaster } from './postmaster-file.ts';

/** A PostgreSQL server that the launcher runs, listening on 127.0.0.1 only. */
export interface EmbeddedPostgres {
  port: number;
  dataDir: string;
  /** The process id of the postmaster; changes after a restart. */
  pid(): number;
  watchdogPid(): number;
  /** The URL with which the superuser connects to one of its databases. */
  url(database?: string): string;
  /** Stops the server in fast mode (SIGINT): open transactions are rolled back and files are consistent. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  password: string;
  port?: number;
  /** Settings that override postgresql.conf, such as `fsync=off`. */
  settings?: Record<string, string>;
  /** Removes the data when the server stops, also when this process is killed. */
  temporary?: boolean;
  /** Called with a sentence when the server has died and is restarted, or cannot be restarted. */
  onProblem?: (sentence: string) => void;
}

/**
 * Starts PostgreSQL from the binaries of the npm package; the data is created when missing. Remains of an earlier run
 * (an orphaned server, a stale pid file) are cleaned up first. The server is restarted when it dies, and stops when
 * this process ends for any reason.
 * @throws StartFailure when the server does not start, with the path of its log.
 */
export async function startEmbeddedPostgres(o: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const wanted = path.resolve(o.dataDir);
  const user = postgresUser(wanted);
  const dataDir = reachableDataDir(wanted, user);
  const native = nativeBinaries(user);
  await endOrphan(dataDir);
  ensureCluster({ native, dataDir, password: o.password, user });
  const port = o.port ?? (await freePort());
  const boot = () => bootWithRetries({ native, dataDir, user, port, settings: o.settings ?? {} });

  let stopping = false;
  let restarts = 0;
  let restarting: Promise<void> | undefined;
  let server = await boot();
  let watchdog = watch(server);

  function watch(process: ChildProcess): Watchdog {
    process.once('exit', () => {
      if (!stopping) restarting = restart();
    });
    return keepWatchdog(pidOf(process), dataDir, o.temporary ?? false);
  }

  /** Restarts the server on the same port, so that the connection pools of the services reconnect by themselves. */
  async function restart(): Promise<void> {
    o.onProblem?.('PostgreSQL ended unexpectedly and is started again.');
    watchdog.release();
    while (!stopping) {
      // The first restart is immediate; a server that keeps dying is restarted after increasing delays of up to five
      // seconds.
      await pause(Math.min(restarts ** 2 * 100, 5_000));
      restarts += 1;
      try {
        server = await boot();
        watchdog = watch(server);
        return;
      } catch (error) {
        o.onProblem?.(
          `PostgreSQL could not be started again: ${error instanceof Error ? error.message : error}`,
        );
      }
    }
  }

  return {
    port,
    dataDir,
    pid: () => pidOf(server),
    watchdogPid: () => watchdog.pid(),
    url: (database = 'postgres') =>
      `postgres://postgres:${encodeURIComponent(o.password)}@127.0.0.1:${port}/${database}`,
    async stop() {
      stopping = true;
      await restarting;
      await end(server);
      await watchdog.finish();
    },
  };
}

/** The port of the server that currently runs on this data; undefined when none does. */
export function runningPort(dataDir: string): number | undefined {
  const wanted = path.resolve(dataDir);
  const reachable = reachableDataDir(wanted, postgresUser(wanted));
  const postmaster = readPostmaster(reachable);
  return postmaster && isPostmasterOf(postmaster.pid, reachable) ? postmaster.port : undefined;
}

/**
 * PostgreSQL runs as another user than root, who cannot enter root's folders. The data is then stored in a shared
 * folder.
 */
function reachableDataDir(wanted: string, user: SystemUser | undefined): string {
  if (!user || canReach(user, path.dirname(wanted))) return wanted;
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  return path.join(SHARED_ROOT, `data-${name}`);
}

/** Stops a server whose launcher and watchdog were both killed, and which still uses the data. */
async function endOrphan(dataDir: string): Promise<void> {
  const old = readPostmaster(dataDir);
  if (!old || !isPostmasterOf(old.pid, dataDir)) return;
  signal(old.pid, 'SIGINT');
  if (await becomesTrue(() => !isRunning(old.pid), 5_000)) return;
  signal(old.pid, 'SIGQUIT');
  if (await becomesTrue(() => !isRunning(old.pid), 5_000)) return;
  throw new StartFailure(`An older PostgreSQL (process ${old.pid}) still uses ${dataDir} and does not end.`);
}

interface Boot {
  native: string;
  dataDir: string;
  user: SystemUser | undefined;
  port: number;
  settings: Record<string, string>;
}

/**
 * After a postmaster was killed, its backends hold the shared memory for a moment, and a new server refuses to start
 * until they are gone.
 */
async function bootWithRetries(boot: Boot): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt++) {
    const server = await bootOnce(boot);
    if (server) return server;
    if (attempt === 5)
      throw new StartFailure(
        `PostgreSQL did not start. It says why in ${logOf(boot.dataDir)}${lastLogLines(boot.dataDir)}`,
      );
    await pause(200 * attempt);
  }
}

async function bootOnce({ native, dataDir, user, port, settings }: Boot): Promise<ChildProcess | undefined> {
  const own = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    ...settings,
  };
  const flags = Object.entries(own).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(logOf(dataDir), 'a');
  const server = spawn(path.join(native, 'bin', 'postgres'), ['-D', dataDir, '-p', String(port), ...flags], {
    ...user,
    cwd: '/',
    // A separate process group: Ctrl-C must not stop the server before the services have finished.
    detached: true,
    stdio: ['ignore', log, log],
    env: postgresEnvironment(),
  });
  closeSync(log);
  let ended = false;
  const end = () => {
    ended = true;
  };
  server.once('exit', end).once('error', end);
  const isReady = async () => {
    const postmaster = readPostmaster(dataDir);
    return postmaster?.pid === server.pid && postmaster?.ready === true && (await isAnswering(port));
  };
  await becomesTrue(async () => ended || (await isReady()), 20_000);
  if (ended) return undefined;
  if (await isReady()) {
    server.unref();
    return server;
  }
  server.kill('SIGQUIT');
  return undefined;
}

async function end(server: ChildProcess): Promise<void> {
  const gone = () => server.exitCode !== null || server.signalCode !== null;
  server.kill('SIGINT');
  if (await becomesTrue(gone, 5_000)) return;
  server.kill('SIGQUIT');
  await becomesTrue(gone, 2_000);
}

function pidOf(server: ChildProcess): number {
  if (server.pid === undefined) throw new Error('The process was never started.');
  return server.pid;
}

function logOf(dataDir: string): string {
  return `${dataDir}.log`;
}

/** The last lines of the log of the server, for error messages. */
function lastLogLines(dataDir: string): string {
  if (!existsSync(logOf(dataDir))) return '';
  return `\n${readFileSync(logOf(dataDir), 'utf8').trimEnd().split('\n').slice(-5).join('\n')}`;
}

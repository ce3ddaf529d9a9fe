import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartFailure } from '../failure.ts';
import { freePort, isAnswering } from '../processes/free-port.ts';
import { isRunning, signal } from '../processes/process-table.ts';
import { comesTrue } from '../processes/until.ts';
import { ensureCluster, postgresEnvironment } from './cluster.ts';
import { keepWatchdog, type Watchdog } from './keep-watchdog.ts';
import { nativeBinaries, SHARED_ROOT } from './native-binaries.ts';
import { canReach, postgresUser, type SystemUser } from './postgres-user.ts';
import { isPostmasterOf, readPostmaster } from './postmaster-file.ts';

/** A PostgreSQL server of our own, on 127.0.0.1 alone. */
export interface EmbeddedPostgres {
  port: number;
  dataDir: string;
  /** The postmaster's process id, another one after a restart. */
  pid(): number;
  watchdogPid(): number;
  /** Where the superuser reaches a database of it. */
  url(database?: string): string;
  /** Ends it as SIGINT does: transactions are rolled back, files are whole. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  password: string;
  port?: number;
  /** Settings on top of postgresql.conf, such as `fsync=off`. */
  settings?: Record<string, string>;
  /** The data is removed when the server stops, and also when we are killed. */
  temporary?: boolean;
  /** Hears a sentence when the server died and was started again, or could not be. */
  onTrouble?: (sentence: string) => void;
}

/**
 * Starts PostgreSQL from the binaries that npm brought, on data that is made when missing. What another run
 * left behind (an orphan still running, a stale pid file) is cleared first. The server is started again when
 * it dies, and stops when we do, however we end.
 * @throws StartFailure when it does not come up, with where to read why.
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
  let revivals = 0;
  let reviving: Promise<void> | undefined;
  let server = await boot();
  let watchdog = watch(server);

  function watch(process: ChildProcess): Watchdog {
    process.once('exit', () => {
      if (!stopping) reviving = revive();
    });
    return keepWatchdog(pidOf(process), dataDir, o.temporary ?? false);
  }

  /** The services' pools reconnect by themselves; all they need is the same port. */
  async function revive(): Promise<void> {
    o.onTrouble?.('PostgreSQL ended unexpectedly and is started again.');
    watchdog.release();
    while (!stopping) {
      // The first time at once; a server that keeps dying is given ever more time, up to five seconds.
      await pause(Math.min(revivals ** 2 * 100, 5_000));
      revivals += 1;
      try {
        server = await boot();
        watchdog = watch(server);
        return;
      } catch (error) {
        o.onTrouble?.(
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
      await reviving;
      await end(server);
      await watchdog.finish();
    },
  };
}

/** The port of the server that runs on this data just now; undefined when none does. */
export function runningPort(dataDir: string): number | undefined {
  const wanted = path.resolve(dataDir);
  const reachable = reachableDataDir(wanted, postgresUser(wanted));
  const postmaster = readPostmaster(reachable);
  return postmaster && isPostmasterOf(postmaster.pid, reachable) ? postmaster.port : undefined;
}

/** Root's own folders are closed to the user PostgreSQL runs as; the data then lives in a folder of its own. */
function reachableDataDir(wanted: string, user: SystemUser | undefined): string {
  if (!user || canReach(user, path.dirname(wanted))) return wanted;
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  return path.join(SHARED_ROOT, `data-${name}`);
}

/** A server whose launcher was killed together with its watchdog may still hold the data. */
async function endOrphan(dataDir: string): Promise<void> {
  const old = readPostmaster(dataDir);
  if (!old || !isPostmasterOf(old.pid, dataDir)) return;
  signal(old.pid, 'SIGINT');
  if (await comesTrue(() => !isRunning(old.pid), 5_000)) return;
  signal(old.pid, 'SIGQUIT');
  if (await comesTrue(() => !isRunning(old.pid), 5_000)) return;
  throw new StartFailure(`An older PostgreSQL (process ${old.pid}) still uses ${dataDir} and does not end.`);
}

interface Boot {
  native: string;
  dataDir: string;
  user: SystemUser | undefined;
  port: number;
  settings: Record<string, string>;
}

/** Backends of a killed postmaster hold its shared memory for a moment; until then a new one refuses to start. */
async function bootWithRetries(boot: Boot): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt++) {
    const server = await bootOnce(boot);
    if (server) return server;
    if (attempt === 5)
      throw new StartFailure(
        `PostgreSQL did not start. It says why in ${logOf(boot.dataDir)}${lastWords(boot.dataDir)}`,
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
    // A group of its own: Ctrl-C must not reach it before the services have finished.
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
  await comesTrue(async () => ended || (await isReady()), 20_000);
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
  if (await comesTrue(gone, 5_000)) return;
  server.kill('SIGQUIT');
  await comesTrue(gone, 2_000);
}

function pidOf(server: ChildProcess): number {
  if (server.pid === undefined) throw new Error('The process was never started.');
  return server.pid;
}

function logOf(dataDir: string): string {
  return `${dataDir}.log`;
}

/** The last lines of the server's log, for the person who would otherwise have to open it. */
function lastWords(dataDir: string): string {
  if (!existsSync(logOf(dataDir))) return '';
  return `\n${readFileSync(logOf(dataDir), 'utf8').trimEnd().split('\n').slice(-5).join('\n')}`;
}

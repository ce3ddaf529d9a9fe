import { fork } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { becomesTrue } from '../processes/becomes-true.ts';
import { isAnswering } from '../processes/free-port.ts';
import { isRunning } from '../processes/process-table.ts';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';

let folder: string;
let dataDir: string;
const started: EmbeddedPostgres[] = [];

/** Creating a database writes a thousand files, which is much faster in memory than on a disk. */
function chooseParent(): string {
  if (!existsSync('/dev/shm')) return os.tmpdir();
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize > 512 * 1024 ** 2 ? '/dev/shm' : os.tmpdir();
}

beforeEach(() => {
  folder = mkdtempSync(path.join(chooseParent(), 'embedded-'));
  chmodSync(folder, 0o755);
  dataDir = path.join(folder, 'postgres');
});
afterEach(async () => {
  for (const postgres of started.splice(0)) await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    password: 'test',
    settings: { fsync: 'off' },
    ...options,
  });
  started.push(postgres);
  return postgres;
}

async function ask(postgres: Pick<EmbeddedPostgres, 'url'>, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: postgres.url() });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

interface Owner {
  port: number;
  pid: number;
  watchdog: number;
  kill(): void;
}

async function startOwner(): Promise<Owner> {
  const owner = fork(path.join(import.meta.dirname, 'owner.fixture.ts'), [dataDir], { stdio: 'inherit' });
  const facts = await new Promise<Omit<Owner, 'kill'>>((resolve, reject) => {
    owner.once('message', (message) => resolve(message as Omit<Owner, 'kill'>));
    owner.once('exit', (code) => reject(new Error(`the owner ended with ${code}`)));
  });
  return { ...facts, kill: () => owner.kill('SIGKILL') };
}

test('data is kept across a stop and a start', async () => {
  const before = await start();
  await ask(before, 'CREATE TABLE kept AS SELECT 7 AS number');
  await before.stop();
  expect(isRunning(before.watchdogPid())).toBe(false);
  expect(await isAnswering(before.port)).toBe(false);
  expect(await ask(await start(), 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
});

test('it stops by itself when its owner is killed', async () => {
  const owner = await startOwner();
  expect(isRunning(owner.pid)).toBe(true);
  owner.kill();
  expect(await becomesTrue(() => !isRunning(owner.pid) && !isRunning(owner.watchdog), 15_000)).toBe(true);
  expect(existsSync(path.join(dataDir, 'postmaster.pid'))).toBe(false);
});

test('a killed watchdog is replaced', async () => {
  const postgres = await start();
  const killed = postgres.watchdogPid();
  process.kill(killed, 'SIGKILL');
  expect(
    await becomesTrue(() => postgres.watchdogPid() !== killed && isRunning(postgres.watchdogPid()), 15_000),
  ).toBe(true);
});

test('an orphaned server is replaced by a new one', async () => {
  const owner = await startOwner();
  process.kill(owner.watchdog, 'SIGSTOP');
  owner.kill();
  const successor = await start();
  expect(isRunning(owner.pid)).toBe(false);
  expect(await ask(successor, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  process.kill(owner.watchdog, 'SIGCONT');
  // The old watchdog continues, sees that its server has ended, and does not touch the new one.
  expect(await becomesTrue(() => !isRunning(owner.watchdog), 15_000)).toBe(true);
  expect(await ask(successor, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a killed server is restarted on its port with its data, and that is reported', async () => {
  const reported: string[] = [];
  const postgres = await start({ onProblem: (sentence) => reported.push(sentence) });
  await ask(postgres, 'CREATE TABLE kept AS SELECT 7 AS number');
  const killed = postgres.pid();
  process.kill(killed, 'SIGKILL');
  expect(await becomesTrue(() => postgres.pid() !== killed, 15_000)).toBe(true);
  expect(await ask(postgres, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
  expect(reported).toEqual(['PostgreSQL ended unexpectedly and is started again.']);
});

test('temporary data is gone after a stop', async () => {
  const postgres = await start({ temporary: true });
  await postgres.stop();
  expect(readdirSync(folder)).toEqual([]);
});

test('a folder that is not a database is left unchanged, with an error', async () => {
  mkdirSync(path.join(dataDir, 'photos'), { recursive: true });
  await expect(start()).rejects.toThrow('is not empty and holds no database');
  expect(readdirSync(dataDir)).toEqual(['photos']);
});

const isRoot = process.getuid?.() === 0;

test.runIf(isRoot)('root starts PostgreSQL as the user who owns the data', async () => {
  const before = await start();
  await before.stop();
  for (const entry of ['', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })])
    chownSync(path.join(dataDir, entry), 4711, 4711);
  const postgres = await start();
  expect(statSync(`/proc/${postgres.pid()}`).uid).toBe(4711);
});

test.runIf(isRoot)('root starts data that a copy has made its own', async () => {
  const before = await start();
  await before.stop();
  for (const entry of ['', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })])
    chownSync(path.join(dataDir, entry), 0, 0);
  expect(await ask(await start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test.runIf(isRoot)('data below a folder that is closed to others is stored elsewhere', async () => {
  chmodSync(folder, 0o700);
  const postgres = await start({ temporary: true });
  expect(postgres.dataDir).not.toBe(dataDir);
  expect(await ask(postgres, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

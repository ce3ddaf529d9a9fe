import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { type Benchmark, type Row, spreadOf } from './measure.ts';

const ROOT = path.dirname(import.meta.dirname);
const ROUNDS = 3;
/** By then the queues are open and the memory of the start is given back; milliseconds. */
const SETTLE_MS = 12_000;
const WINDOW_MS = 20_000;
const STATEMENTS_WINDOW_MS = 12_000;
/** `stat` counts processor time in ticks of 10 ms. */
const TICK_MS = 10;
const SERVICES = ['auth', 'chat', 'billing', 'notify', 'gateway'];
const READY = /^ready http/m;

interface Round {
  readonly readyMs: number;
  /** Percent of a core by process name. */
  readonly processor: ReadonlyMap<string, number>;
  /** MiB by process name. */
  readonly resident: ReadonlyMap<string, number>;
  /** MiB of all services, with shared pages divided by the number of processes that share them. */
  readonly proportional: number;
  readonly statementsPerMinute: number;
}

/** What the product costs while nobody uses it, and how soon it is ready. There is no comparable program. */
export default {
  title: 'The product at rest, and its start',
  async run(): Promise<readonly Row[]> {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'rest-'));
    // Root starts PostgreSQL as another user, who must be able to enter it.
    chmodSync(dataDir, 0o755);
    try {
      // The first start builds the product and creates the database.
      const first = await start(dataDir);
      await stop(first.npm);
      const rounds: Round[] = [];
      while (rounds.length < ROUNDS) rounds.push(await measureRound(dataDir));
      return rowsOf(rounds);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
} satisfies Benchmark;

function rowsOf(rounds: readonly Round[]): Row[] {
  const row = (
    what: string,
    unit: string,
    of: (round: Round) => number,
    most?: { goal: string; value: number },
  ): Row => {
    const product = spreadOf(rounds.map(of));
    const isMet = most === undefined || product.median <= most.value;
    return { what, unit, product, goal: most?.goal ?? '', isMet };
  };
  const sum = (parts: ReadonlyMap<string, number>, names: Iterable<string> = parts.keys()) =>
    [...names].reduce((total, name) => total + (parts.get(name) ?? 0), 0);
  const names = [...new Set(rounds.flatMap(({ processor }) => [...processor.keys()]))].sort();
  return [
    row('processor at rest, all processes', '% of a core', ({ processor }) => sum(processor), {
      goal: 'at most 1 %',
      value: 1,
    }),
    ...names.map((name) =>
      row(`processor at rest, ${name}`, '% of a core', ({ processor }) => processor.get(name) ?? 0),
    ),
    row('statements at rest', 'per minute', (round) => round.statementsPerMinute, {
      goal: 'at most 1000 a minute',
      value: 1_000,
    }),
    row('resident memory, the five services', 'MiB', ({ resident }) => sum(resident, SERVICES), {
      goal: 'at most 450 MiB',
      value: 450,
    }),
    ...SERVICES.map((name) =>
      row(`resident memory, ${name}`, 'MiB', ({ resident }) => resident.get(name) ?? 0),
    ),
    row('proportional memory (PSS) of the five services', 'MiB', (round) => round.proportional),
    row('npm start, until ready', 'ms', ({ readyMs }) => readyMs, { goal: 'at most 1500 ms', value: 1_500 }),
  ];
}

async function measureRound(dataDir: string): Promise<Round> {
  const { npm, readyMs } = await start(dataDir);
  try {
    await pause(SETTLE_MS);
    const before = processorTimes(npm);
    const began = performance.now();
    await pause(WINDOW_MS);
    const after = processorTimes(npm);
    const windowMs = performance.now() - began;
    const processor = new Map<string, number>();
    for (const [pid, { name, ms }] of after) {
      const used = ms - (before.get(pid)?.ms ?? 0);
      processor.set(name, (processor.get(name) ?? 0) + (100 * used) / windowMs);
    }
    const services = [...after].filter(([, { name }]) => SERVICES.includes(name));
    return {
      readyMs,
      processor,
      resident: new Map(services.map(([pid, { name }]) => [name, memoryOf(pid, 'Rss')])),
      proportional: services.reduce((total, [pid]) => total + memoryOf(pid, 'Pss'), 0),
      statementsPerMinute: await countStatements(dataDir, [...after.values()]),
    };
  } finally {
    await stop(npm);
  }
}

async function start(dataDir: string): Promise<{ npm: ChildProcess; readyMs: number }> {
  const began = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    detached: true,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = Promise.withResolvers<void>();
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (part) => {
      output += part;
      if (READY.test(output)) ready.resolve();
    });
  npm.once('close', () => ready.reject(new Error(`npm start ended:\n${output}`)));
  await ready.promise;
  return { npm, readyMs: performance.now() - began };
}

/** What the terminal does on Ctrl-C. */
async function stop(npm: ChildProcess): Promise<void> {
  const closed = new Promise((resolve) => npm.once('close', resolve));
  process.kill(-Number(npm.pid), 'SIGINT');
  await closed;
}

interface Process {
  readonly name: string;
  readonly command: string;
  readonly ms: number;
}

/** Processor time of npm and all processes below it. */
function processorTimes(npm: ChildProcess): Map<number, Process> {
  const all = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        const ms = (Number(fields[11]) + Number(fields[12])) * TICK_MS;
        return [{ pid: Number(pid), parent: Number(fields[1]), command, ms }];
      } catch {
        return []; // It has ended meanwhile.
      }
    });
  const found = new Map<number, Process>();
  const add = (pid: number): void => {
    for (const one of all) {
      if (one.pid === pid) found.set(pid, { name: nameOf(one.command), command: one.command, ms: one.ms });
      if (one.parent === pid) add(one.pid);
    }
  };
  add(Number(npm.pid));
  return found;
}

function nameOf(command: string): string {
  const service = /services\/(\w+)\//.exec(command)?.[1];
  if (service) return service;
  if (/packages\/sandbox\//.test(command)) return 'sandbox';
  return /postgres/.test(command) && !/watchdog/.test(command) ? 'postgres' : 'npm and launcher';
}

function memoryOf(pid: number, field: 'Rss' | 'Pss'): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(new RegExp(`^${field}: +(\\d+) kB`, 'm').exec(rollup)?.[1]) / 1024;
}

/** Has PostgreSQL log its statements for a while, and counts them. */
async function countStatements(dataDir: string, processes: readonly Process[]): Promise<number> {
  const port = processes.map(({ command }) => / -p (\d+) /.exec(command)?.[1]).find(Boolean);
  const { POSTGRES_PASSWORD: password } = z
    .object({ POSTGRES_PASSWORD: z.string() })
    .parse(JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')));
  const admin = new pg.Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'postgres',
    password,
    database: 'postgres',
  });
  await admin.connect();
  const log = path.join(dataDir, 'postgres.log');
  try {
    await admin.query("ALTER SYSTEM SET log_statement = 'all'");
    await admin.query('SELECT pg_reload_conf()');
    await pause(1_000);
    const from = statSync(log).size;
    await pause(STATEMENTS_WINDOW_MS);
    const logged = readFileSync(log).subarray(from).toString('utf8');
    return (logged.match(/LOG: {2}(statement|execute)/g)?.length ?? 0) * (60_000 / STATEMENTS_WINDOW_MS);
  } finally {
    await admin.query('ALTER SYSTEM RESET log_statement');
    await admin.query('SELECT pg_reload_conf()');
    await admin.end();
  }
}

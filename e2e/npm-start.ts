import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '@app/launcher';
import { until } from '@app/testkit';

const ROOT = path.dirname(import.meta.dirname);

/** `npm start` at somebody's terminal. */
export interface NpmStart {
  npm: ChildProcess;
  port: number;
  output(): string;
  /** Fulfilled with npm's exit code, once everything that it said is in `output`. */
  ended: Promise<number | null>;
  /** Waits for the ready line; the milliseconds it took. */
  ready(): Promise<number>;
  /** What the terminal sends on Ctrl-C: SIGINT to everything that runs in its foreground. */
  pressCtrlC(): void;
}

/** Runs `npm start` on a data folder, on a free port unless `env` names one. */
export async function npmStart(dataDir: string, env: Record<string, string> = {}): Promise<NpmStart> {
  const port = Number(env.PORT ?? (await freePort()));
  const { PATH, HOME } = process.env;
  const began = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    detached: true,
    env: { PATH, HOME, PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (part) => (output += part));
  // With its last words read: it may exit before.
  const ended = new Promise<number | null>((resolve) => npm.once('close', (code) => resolve(code)));
  return {
    npm,
    port,
    output: () => output,
    ended,
    async ready() {
      const line = `\nready http://localhost:${port}\n`;
      // Whether it ended or takes too long, what it said tells why.
      await until(() => output.includes(line) || npm.exitCode !== null, { timeout: 60_000 }).catch(() => {});
      if (!output.includes(line)) throw new Error(`npm start did not become ready:\n${output}`);
      return performance.now() - began;
    },
    pressCtrlC() {
      process.kill(-Number(npm.pid), 'SIGINT');
    },
  };
}

/** A data folder for one test file, and what to do with it in the end. */
export function temporaryDataDir(): { dataDir: string; remove(): void } {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'npm-start-'));
  // A folder as `npm start` makes it: PostgreSQL, which root runs as somebody else, can reach its data.
  chmodSync(dataDir, 0o755);
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Every process on this machine that belongs to the product of this data folder: its id by its command line. */
export function processesOf(dataDir: string): Map<number, string> {
  const found = new Map<number, string>();
  for (const entry of readdirSync('/proc')) {
    const pid = Number(entry);
    if (!Number.isInteger(pid) || pid === process.pid) continue;
    const traces = ['environ', 'cmdline'].map((file) =>
      readOr(() => readFileSync(`/proc/${pid}/${file}`, 'utf8')),
    );
    traces.push(readOr(() => readlinkSync(`/proc/${pid}/cwd`)));
    if (traces.some((trace) => trace.includes(dataDir)))
      found.set(pid, traces[1]?.replaceAll('\0', ' ').trim() ?? '');
  }
  return found;
}

/** The first process of the product whose command line is like this. */
export function processNamed(dataDir: string, command: RegExp): number | undefined {
  return [...processesOf(dataDir)].find(([, line]) => command.test(line))?.[0];
}

function readOr(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { until } from '@app/testkit';

const ROOT = path.dirname(import.meta.dirname);

/** `npm start` in a terminal. */
export interface NpmStart {
  npm: ChildProcess;
  /** The address in the ready line; only after `ready`. */
  url(): string;
  output(): string;
  /** Fulfilled with npm's exit code, when `output` is complete. */
  ended: Promise<number | null>;
  /** Waits for the ready line and returns the milliseconds it took. */
  ready(): Promise<number>;
  /** What the terminal sends on Ctrl-C: SIGINT to everything that runs in its foreground. */
  pressCtrlC(): void;
}

const READY = /^ready (http:\/\/localhost:\d+)$/m;

/** Runs `npm start` on a data folder, on a port that it picks itself unless `env` names one. */
export async function npmStart(dataDir: string, env: Record<string, string> = {}): Promise<NpmStart> {
  const { PATH, HOME } = process.env;
  const began = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    detached: true,
    env: { PATH, HOME, PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (part) => (output += part));
  // `exit` can come before the last output is read, `close` cannot.
  const ended = new Promise<number | null>((resolve) => npm.once('close', (code) => resolve(code)));
  return {
    npm,
    url: () => READY.exec(output)?.[1] ?? '',
    output: () => output,
    ended,
    async ready() {
      // Whether it ended or takes too long, its output tells why.
      await until(() => READY.test(output) || npm.exitCode !== null, { timeout: 60_000 }).catch(() => {});
      if (!READY.test(output)) throw new Error(`npm start did not become ready:\n${output}`);
      return performance.now() - began;
    },
    pressCtrlC() {
      process.kill(-Number(npm.pid), 'SIGINT');
    },
  };
}

/** A data folder for one test file; the file removes it at the end. */
export function temporaryDataDir(): { dataDir: string; remove(): void } {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'npm-start-'));
  // Like a folder that `npm start` creates: root starts PostgreSQL as another user, who must be able to enter it.
  chmodSync(dataDir, 0o755);
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Every process of the product with this data folder: process id to command line. */
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

/** The process id of the first process of the product whose command line matches. */
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

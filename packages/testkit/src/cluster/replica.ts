import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { ProcessPlan } from '@app/launcher';
import { isReady } from '../product/is-ready.ts';
import { until } from '../until.ts';
import type { Edge } from './edge.ts';

/** The flags of `npm start`, and the clock that may be wrong. */
const NODE_FLAGS = [
  '--expose-gc',
  '--max-semi-space-size=2',
  '--import',
  new URL('./shift-clock.ts', import.meta.url).href,
];
const START_TIMEOUT_MS = 60_000;
/** The lines of output that are kept. */
const MAX_LINES = 200;

/** A process of the cluster, always on the same port. */
export class Replica {
  /** For example `chat-2`. */
  readonly name: string;
  readonly port: number;
  readonly url: string;
  /** What it has printed, with the time of each line by `performance.now()`. */
  readonly lines: { at: number; line: string }[] = [];
  /** A sentence for each time it ended though nobody had told it to. */
  readonly crashes: string[] = [];
  /** What a load balancer knows: the result of the latest probe. */
  isPreferred = false;
  /** The edges that lead only to it; they refuse connections while it is not running. */
  readonly edges: Edge[] = [];
  #plan: ProcessPlan;
  #child: ChildProcess | undefined;
  #started: Promise<void> | undefined;
  #isClosed = false;
  readonly #isExpectedToEnd = new WeakSet<ChildProcess>();

  /** @param settings are added to those of the plan. */
  constructor(plan: ProcessPlan, port: number, settings: Record<string, string>) {
    this.name = plan.name;
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.#plan = {
      ...plan,
      environment: { CLOCK_OFFSET_MS: '0', ...plan.environment, ...settings, PORT: String(port) },
    };
  }

  get isRunning(): boolean {
    return this.#child !== undefined;
  }

  /** A setting of the process; empty when it has none of this name. */
  setting(name: string): string {
    return this.#plan.environment[name] ?? '';
  }

  /** Changes settings from the next start on. */
  configure(settings: Record<string, string>): void {
    this.#plan = { ...this.#plan, environment: { ...this.#plan.environment, ...settings } };
  }

  /** Starts it unless it is running; resolves when it is ready. One that is killed meanwhile is started again. */
  async start(): Promise<void> {
    while (!this.#isClosed) {
      if (!this.#child) this.#started = this.#run();
      const child = this.#child;
      try {
        await this.#started;
        return;
      } catch (error) {
        if (!child || !this.#isExpectedToEnd.has(child)) throw error;
      }
    }
  }

  /** Kills it for good. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.stop('SIGKILL');
  }

  /** What a load balancer asks. */
  async isReady(): Promise<boolean> {
    return isReady(this.url);
  }

  async probe(): Promise<void> {
    this.isPreferred = this.isRunning && (await this.isReady());
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal);
  }

  /** @returns the exit code; null when a signal ended the process, or when it was not running. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (!child) return null;
    this.#isExpectedToEnd.add(child);
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  }

  async #run(): Promise<void> {
    const { script, environment } = this.#plan;
    const child = fork(script, {
      env: environment,
      execArgv: NODE_FLAGS,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      if (stream) createInterface({ input: stream }).on('line', (line) => this.#keepLine(line));
    const ended = once(child, 'exit').then(() => {
      this.#child = undefined;
      this.isPreferred = false;
      for (const edge of this.edges) edge.refuse();
      if (!this.#isExpectedToEnd.has(child)) this.crashes.push(`${this.name} ended by itself`);
    });
    const hasEnded = ended.then(() => Promise.reject(new Error(`${this.name} ended before it was ready`)));
    await Promise.race([once(child, 'message'), hasEnded]);
    for (const edge of this.edges) edge.accept();
    const isReady = until(() => this.isReady(), { timeout: START_TIMEOUT_MS });
    await Promise.race([isReady, hasEnded]);
    this.isPreferred = true;
  }

  #keepLine(line: string): void {
    this.lines.push({ at: performance.now(), line });
    if (this.lines.length > MAX_LINES) this.lines.shift();
  }
}

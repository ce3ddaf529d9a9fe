import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { comesTrue } from './until.ts';

/** A process as it is to run. */
export interface ProcessPlan {
  name: string;
  script: string;
  /** The whole environment: nothing is inherited. */
  environment: Record<string, string>;
}

/** A process that is kept running. */
export interface Supervised {
  name: string;
  /** Fulfilled when it first said that it is ready; rejected when it ended before. */
  ready: Promise<void>;
  /** Undefined while it is down. */
  pid(): number | undefined;
  /** Asks it to stop and starts it again, or starts it at once when it is down. */
  restart(): void;
  /** Asks it to stop; fulfilled when it is gone. It is not started again. */
  stop(): Promise<void>;
  /** Ends it this instant. */
  kill(): void;
}

export interface SupervisorEvents {
  /** A line that the process printed. */
  onLine(name: string, line: string): void;
  /** A sentence about the process itself. */
  onNews(name: string, sentence: string): void;
}

/** It ran this long: what ends it now has nothing to do with what ended it before. */
const HEALTHY_MS = 60_000;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Runs a Node process in a group of its own (so Ctrl-C reaches only us) on a leash: an IPC channel that closes when
 * we die, upon which it stops by itself. It is started again whenever it ends unasked, at once the first time
 * and after ever longer pauses when it keeps ending.
 */
export function supervise(plan: ProcessPlan, events: SupervisorEvents): Supervised {
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopping = false;
  let restarting = false;
  let everReady = false;
  let endings = 0;
  const first = Promise.withResolvers<void>();
  // Who asks for `ready` hears of a failure; when nobody asks it must not end the supervisor.
  first.promise.catch(() => {});

  function start(): void {
    const began = performance.now();
    const running = spawn(process.execPath, [plan.script], {
      cwd: '/',
      detached: true,
      env: plan.environment,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child = running;
    for (const stream of [running.stdout, running.stderr])
      if (stream) createInterface({ input: stream }).on('line', (line) => events.onLine(plan.name, line));
    running.on('message', (message) => {
      if (!isReady(message)) return;
      if (everReady && endings > 0) events.onNews(plan.name, 'is running again');
      everReady = true;
      first.resolve();
    });
    running.on('error', (error) => events.onNews(plan.name, `could not be started: ${error.message}`));
    running.once('exit', (code, signal) => {
      child = undefined;
      if (stopping) return;
      if (restarting) {
        restarting = false;
        endings = 0;
        start();
        return;
      }
      const how = signal ?? `exit code ${code}`;
      if (!everReady) {
        // Not before its last words have been read: why it ended is among them.
        running.once('close', () =>
          first.reject(new Error(`${plan.name} ended before it was ready (${how}).`)),
        );
        return;
      }
      if (performance.now() - began > HEALTHY_MS) endings = 0;
      const pause = endings === 0 ? 0 : Math.min(250 * 2 ** endings, LONGEST_PAUSE_MS);
      endings += 1;
      events.onNews(plan.name, `ended unexpectedly (${how}) and is started again`);
      timer = setTimeout(start, pause);
    });
  }
  start();

  const gone = () => child === undefined;
  return {
    name: plan.name,
    ready: first.promise,
    pid: () => child?.pid,
    restart() {
      if (stopping) return;
      clearTimeout(timer);
      restarting = child !== undefined;
      if (child) child.kill('SIGTERM');
      else start();
    },
    async stop() {
      stopping = true;
      clearTimeout(timer);
      child?.kill('SIGTERM');
      await comesTrue(gone, Number.POSITIVE_INFINITY);
    },
    kill() {
      stopping = true;
      clearTimeout(timer);
      child?.kill('SIGKILL');
    },
  };
}

function isReady(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'ready' in message && message.ready === true;
}

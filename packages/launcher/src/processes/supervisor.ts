import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { becomesTrue } from './becomes-true.ts';

/** What to run as a process. */
export interface ProcessPlan {
  name: string;
  script: string;
  /** The whole environment: nothing is inherited. */
  environment: Record<string, string>;
}

/** A process that is kept running. */
export interface Supervised {
  name: string;
  /** Resolves when the process reports ready for the first time; rejects when it ends before. */
  ready: Promise<void>;
  /** Undefined while it is down. */
  pid(): number | undefined;
  /** Restarts the process; starts it at once when it is down. */
  restart(): void;
  /** Stops the process with SIGTERM; resolves when it has ended. It is not restarted. */
  stop(): Promise<void>;
  /** Kills the process with SIGKILL. */
  kill(): void;
}

export interface SupervisorEvents {
  /** Called with each line that the process prints. */
  onLine(name: string, line: string): void;
  /** Called with a sentence when the state of the process changes. */
  onStatus(name: string, sentence: string): void;
}

/** After running this long a process counts as healthy, and the delay before its next restart is reset. */
const HEALTHY_MS = 60_000;
const MAX_RESTART_DELAY_MS = 10_000;
/**
 * Lets a process give back the memory of its start (service-kit/src/process), and keeps the space for new objects small:
 * chat's memory of an open stream is then half as large, at the same processor time.
 */
const NODE_FLAGS = ['--expose-gc', '--max-semi-space-size=2'];

/**
 * Runs a Node process in its own process group (so that Ctrl-C reaches only the launcher), with an IPC channel that
 * closes when the launcher dies, upon which the process stops by itself. It is restarted whenever it ends
 * unexpectedly: at once the first time, after increasing delays when it keeps ending.
 */
export function supervise(plan: ProcessPlan, events: SupervisorEvents): Supervised {
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopping = false;
  let restarting = false;
  let everReady = false;
  let endings = 0;
  const first = Promise.withResolvers<void>();
  // Prevents an unhandled rejection when nobody awaits `ready`.
  first.promise.catch(() => {});

  function start(): void {
    const began = performance.now();
    const running = spawn(process.execPath, [...NODE_FLAGS, plan.script], {
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
      if (everReady && endings > 0) events.onStatus(plan.name, 'is running again');
      everReady = true;
      first.resolve();
    });
    running.on('error', (error) => events.onStatus(plan.name, `could not be started: ${error.message}`));
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
        // Rejects after its output has been read, which says why it ended.
        running.once('close', () =>
          first.reject(new Error(`${plan.name} ended before it was ready (${how}).`)),
        );
        return;
      }
      if (performance.now() - began > HEALTHY_MS) endings = 0;
      const pause = endings === 0 ? 0 : Math.min(250 * 2 ** endings, MAX_RESTART_DELAY_MS);
      endings += 1;
      events.onStatus(plan.name, `ended unexpectedly (${how}) and is started again`);
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
      await becomesTrue(gone, Number.POSITIVE_INFINITY);
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

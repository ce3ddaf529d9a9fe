import { flushCompileCache } from 'node:module';
import type { Logger } from '../log.ts';
import { createLog } from '../log.ts';
import { SettingsError } from '../settings/settings.ts';
import { startTelemetry, type Telemetry } from '../telemetry/start-telemetry.ts';

/** By then BullMQ has been loaded (INBOX_START_DELAY_MS) and the first connections are open; milliseconds. */
const AFTER_START_MS = 5_000;

/** What `start` returns: a running process that can be stopped. */
export interface Running {
  /** Sent to the parent process together with `ready`, for example the port. */
  readonly facts?: Readonly<Record<string, string | number>>;
  /** Finishes what was begun, before `stop` and as long as it takes. Called only when a signal stops the process. */
  finish?(): Promise<void>;
  stop(): Promise<void>;
}

/** Timeout of a stop, after what was begun is finished; milliseconds. */
const STOP_TIMEOUT_MS = 9_500;
/** Ctrl-C reaches a process twice at once, from the terminal and through npm; a signal after this time is another one. */
const SAME_SIGNAL_MS = 250;

interface ProcessOptions {
  stopTimeoutMs?: number;
}

/**
 * Runs a process: starts it, notifies its parent when it is ready, and stops it on SIGTERM or SIGINT, after it has
 * finished what it had begun, or at once when the parent that forked it has ended; the stop itself takes less than 10 s,
 * and exits with 0. A second signal ends the process. An invalid setting ends it at once with a list of all problems.
 */
export async function runProcess(
  name: string,
  start: () => Promise<Running>,
  { stopTimeoutMs: stopWithinMs = STOP_TIMEOUT_MS }: ProcessOptions = {},
): Promise<void> {
  const log = createLog(name, 'info');
  let telemetry: Telemetry | undefined;
  let running: Running | undefined;
  let stopping = false;
  let signalledAt: number | undefined;

  const stop = (reason: string) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => end(log, 1, 'stop timed out'), stopWithinMs).unref();
    void (async () => {
      try {
        await running?.stop();
        await telemetry?.stop();
        end(log, 0, `stopped (${reason})`);
      } catch (error) {
        log.error({ err: error }, 'stop failed');
        end(log, 1, 'stopped after a failure');
      }
    })();
  };
  const onSignal = async (signal: string) => {
    if (signalledAt !== undefined) {
      if (performance.now() - signalledAt > SAME_SIGNAL_MS)
        end(log, 1, `ended by a second signal (${signal})`);
      return;
    }
    signalledAt = performance.now();
    try {
      if (!stopping) await running?.finish?.();
    } catch (error) {
      log.error({ err: error }, 'finishing failed');
    }
    stop(signal);
  };
  // The reader of the output may end before this process does, which must not be an error.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  process.once('disconnect', () => stop('the parent process ended'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error');
    process.exitCode = 1;
    stop('uncaught error');
  });

  try {
    telemetry = await startTelemetry(name, log);
    running = await start();
  } catch (error) {
    if (error instanceof SettingsError) process.stderr.write(`${name}: ${error.message}\n`);
    else log.fatal({ err: error }, 'start failed');
    process.exit(1);
  }
  if (stopping) {
    await running.stop();
    return;
  }
  process.send?.({ ready: true, ...running.facts });
  releaseStartMemory();
}

function end(log: Logger, code: number, message: string): never {
  log.info(message);
  process.exit(process.exitCode === 1 ? 1 : code);
}

/**
 * Gives back what the start left behind, about a third of the memory of an idle process. Without load V8 would not collect
 * garbage for hours, and Node keeps what it has read from the compile cache until it is flushed. Only for processes
 * that run with `--expose-gc`.
 */
function releaseStartMemory(): void {
  const { gc } = globalThis;
  if (gc)
    setTimeout(() => {
      flushCompileCache();
      void gc({ type: 'major', execution: 'async', flavor: 'last-resort' });
    }, AFTER_START_MS).unref();
}

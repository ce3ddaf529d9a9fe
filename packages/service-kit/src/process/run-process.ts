import type { Logger } from '../log.ts';
import { createLog } from '../log.ts';
import { SettingsError } from '../settings.ts';
import { startTelemetry, type Telemetry } from '../telemetry/start-telemetry.ts';

/** Something that runs until it is stopped. */
export interface Running {
  /** Told to the parent process with `ready` (ports, say). */
  readonly facts?: Readonly<Record<string, string | number>>;
  stop(): Promise<void>;
}

/** Longest a stop may take (rule 15); milliseconds. */
const STOP_WITHIN_MS = 9_500;

interface ProcessOptions {
  stopWithinMs?: number;
}

/**
 * Runs one process of the house: starts it, tells its parent when ready, and stops it once on SIGTERM, SIGINT, or when
 * the parent that forked it is gone; exit 0 within 10 s. A bad setting ends it at once with every problem named.
 */
export async function runProcess(
  name: string,
  start: () => Promise<Running>,
  { stopWithinMs = STOP_WITHIN_MS }: ProcessOptions = {},
): Promise<void> {
  const log = createLog(name, 'info');
  let telemetry: Telemetry | undefined;
  let running: Running | undefined;
  let leaving = false;

  const leave = (reason: string) => {
    if (leaving) return;
    leaving = true;
    setTimeout(() => end(log, 1, 'stopping took too long'), stopWithinMs).unref();
    void (async () => {
      try {
        await running?.stop();
        await telemetry?.stop();
        end(log, 0, `stopped (${reason})`);
      } catch (error) {
        log.error({ err: error }, 'stopping failed');
        end(log, 1, 'stopped badly');
      }
    })();
  };
  // Whoever read them may be gone before we are; that is no reason to fail.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  // Ctrl-C reaches a process twice, from the terminal and through npm: the second must not cut the stop short.
  process.on('SIGTERM', () => leave('SIGTERM'));
  process.on('SIGINT', () => leave('SIGINT'));
  process.once('disconnect', () => leave('the parent process ended'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error');
    process.exitCode = 1;
    leave('uncaught error');
  });

  try {
    telemetry = await startTelemetry(name, log);
    running = await start();
  } catch (error) {
    if (error instanceof SettingsError) process.stderr.write(`${name}: ${error.message}\n`);
    else log.fatal({ err: error }, 'could not start');
    process.exit(1);
  }
  if (leaving) await running.stop();
  else process.send?.({ ready: true, ...running.facts });
}

function end(log: Logger, code: number, message: string): never {
  log.info(message);
  process.exit(process.exitCode === 1 ? 1 : code);
}

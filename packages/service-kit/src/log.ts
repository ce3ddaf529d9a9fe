import { destination, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** What may be said of an error: its kind, code and where; never its message, which may hold what a person wrote. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const frames = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8);
  return {
    type: error.name,
    ...(code ? { code } : {}),
    ...(frames ? { at: frames.map((frame) => frame.trim()) } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/**
 * The log of a process: JSON lines on standard output. What is logged is chosen (rule 14): callers give ids, codes and
 * durations; errors are cut down to kind, code and stack frames.
 */
export function createLog(service: string, level: string): Logger {
  const options = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  };
  return pino(options, standardOutput());
}

/** Each line is written at once, so nothing is left to flush; flushing to a reader who is gone would try for ever. */
function standardOutput() {
  const output = destination({ dest: 1, sync: true });
  output.flushSync = () => undefined;
  return output;
}

/** A log that says nothing, for tests. */
export const silentLog: Logger = pino({ level: 'silent' });

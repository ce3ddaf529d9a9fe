import { destination, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** Kinds and codes are names; what a third party sends in their place may be anything. */
const NAME = /^[\w.:-]{1,64}$/;
const FRAME = /^\s+at \S.*$/;

/** What may be said of an error: its kind, code and where; never its message, which may hold what a person wrote. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const frames = framesOf(error);
  return {
    type: NAME.test(error.name) ? error.name : 'Error',
    ...(code && NAME.test(code) ? { code } : {}),
    ...(frames.length > 0 ? { at: frames } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/**
 * Where it happened. The message stands in front of the frames and may have lines that look like one; where it can't be
 * told from them, there are none.
 */
function framesOf({ stack = '', message }: Error): string[] {
  const [head = ''] = stack.split('\n', 1);
  if (message === '' && head.includes(':')) return [];
  const start = message === '' ? head.length : stack.indexOf(message);
  if (start < 0) return [];
  const lines = stack.slice(start + message.length).split('\n');
  return lines
    .filter((line) => FRAME.test(line))
    .slice(0, 8)
    .map((frame) => frame.trim());
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

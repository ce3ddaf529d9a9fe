import { trace } from '@opentelemetry/api';
import { type DestinationStream, destination, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** Names and codes are identifiers; anything else, for example from a third party, may be private text. */
const NAME = /^[\w.:-]{1,64}$/;
const FRAME = /^\s+at \S.*$/;

/**
 * Describes an error for the log: its name, code and stack frames. Never its message, which may contain what a person
 * wrote.
 */
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
 * The stack frames of an error. The message precedes them in `stack` and may have lines that look like frames; when
 * it cannot be separated from them, there are no frames.
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

/** The id of the trace that the line belongs to; nothing without a collector for traces. */
function traceFields(): { traceId?: string } {
  const traceId = trace.getActiveSpan()?.spanContext().traceId;
  return traceId === undefined ? {} : { traceId };
}

/**
 * The log of a process: JSON lines on standard output. Callers log ids, codes and durations, never personal text;
 * errors are reduced to name, code and stack frames. Tests pass their own `output`.
 */
export function createLog(
  service: string,
  level: string,
  output: DestinationStream = standardOutput(),
): Logger {
  const options = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    mixin: traceFields,
  };
  return pino(options, output);
}

/** Lines are written synchronously, so nothing needs flushing; flushing to a closed pipe would retry without end. */
function standardOutput() {
  const output = destination({ dest: 1, sync: true });
  output.flushSync = () => undefined;
  return output;
}

/** A log without output, for tests. */
export const silentLog: Logger = pino({ level: 'silent' });

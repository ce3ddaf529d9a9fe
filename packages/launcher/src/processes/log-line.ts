const LEVELS: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};

const ERROR = 50;

/** Fields that have their own columns or are the same for all lines of a process. */
const IN_COLUMNS = new Set(['level', 'time', 'msg', 'pid', 'hostname', 'name', 'service', 'v']);

/**
 * Formats a log line of a process for the terminal: `12:00:01 chat     warn  sentence  key=value`, followed by the
 * stack frames of an error. A line that is not JSON is printed unchanged after the same columns.
 */
export function formatLogLine(name: string, line: string, now: Date): string {
  const record = parse(line);
  if (!record) return formatRow(now, name, '', line);
  const time = new Date(
    typeof record.time === 'number' || typeof record.time === 'string' ? record.time : now,
  );
  const level = typeof record.level === 'number' ? (LEVELS[record.level] ?? '') : String(record.level ?? '');
  const rest = Object.entries(record)
    .filter(([key]) => !IN_COLUMNS.has(key))
    .map(([key, value]) => `${key}=${formatValue(value)}`);
  const message = typeof record.msg === 'string' ? record.msg : '';
  const sentence = [message, ...rest].filter(Boolean).join('  ');
  return [
    formatRow(Number.isNaN(time.getTime()) ? now : time, name, level, sentence),
    ...framesOf(record),
  ].join('\n');
}

/** Formats a sentence of the launcher in the same columns. */
export function formatStatusLine(name: string, sentence: string, now: Date): string {
  return formatRow(now, name, '', sentence);
}

function formatRow(time: Date, name: string, level: string, text: string): string {
  const clock = time.toTimeString().slice(0, 8);
  return `${clock} ${name.padEnd(8)} ${level.padEnd(5)} ${text}`;
}

/** Formats an error as its name and code; stack frames are printed below the line. */
function formatValue(value: unknown): string {
  if (typeof value === 'string') return /\s/.test(value) ? JSON.stringify(value) : value;
  if (typeof value !== 'object' || value === null) return String(value);
  const { type, code, message } = { type: undefined, code: undefined, message: undefined, ...value };
  if (typeof type !== 'string') return JSON.stringify(value);
  return [type, code, message && JSON.stringify(message)].filter(Boolean).join(':');
}

/** The stack frames of an error, one per line; only from level error on. */
function framesOf({ level, err }: Record<string, unknown>): string[] {
  if (typeof level !== 'number' || level < ERROR || typeof err !== 'object' || err === null) return [];
  const frames = 'at' in err && Array.isArray(err.at) ? err.at : [];
  return frames.map((frame) => `${' '.repeat(24)}${frame}`);
}

function parse(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

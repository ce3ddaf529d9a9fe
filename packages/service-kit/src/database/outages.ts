/** Codes of PostgreSQL and of sockets for a database that is down, starting, or being failed over to another server. */
const OUTAGE_CODE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08\d{3}|57P0[123]|25006)$/;
/** Errors of pg without a code: the connection was lost, or nobody answers on it. */
const OUTAGE_MESSAGE =
  /^(Connection terminated|Query read timeout|Client has encountered a connection error|timeout expired)/;

/** The code of an error of PostgreSQL, a socket or a library. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return undefined;
}

/** Whether a statement failed because its server can't be reached or can't be written now, rather than by itself. */
function isOutage(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined && OUTAGE_CODE.test(code)) return true;
  return error instanceof Error && OUTAGE_MESSAGE.test(error.message);
}

/** PostgreSQL's codes of a server that is overloaded. */
const OVERLOAD_CODE = /^(53300|57014|55P03|25P03)$/;

/** Whether a statement failed because of an outage or too much load, so that it may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (isOutage(error) || OVERLOAD_CODE.test(codeOf(error) ?? '')) return true;
  // The pool had no free connection.
  return error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect');
}

/** Whether a statement failed because its server can be read but not written, as a primary that was demoted. */
export function isReadOnly(error: unknown): boolean {
  return codeOf(error) === '25006';
}

/** A server that has not answered for so long has answered nobody; milliseconds. Less than the lease of a turn. */
const SLOW_MS = 3_000;

/** Remembers when statements of this process last failed because of an outage, or waited through one. */
export class OutageWatch {
  readonly #slowMs: number;
  #lastAt = Number.NEGATIVE_INFINITY;

  /** @param slowMs how long a statement takes that waited for a server which answered nothing. */
  constructor(slowMs = SLOW_MS) {
    this.#slowMs = slowMs;
  }

  /** Call it with the error of each statement that failed. */
  notice(error: unknown): void {
    if (isOutage(error)) this.#lastAt = performance.now();
  }

  /** Call it with the milliseconds that a statement has taken. */
  noticeDuration(ms: number): void {
    if (ms >= this.#slowMs) this.#lastAt = performance.now();
  }

  /** Whether there was an outage within the last `ms` milliseconds. */
  isRecent(ms: number): boolean {
    return performance.now() - this.#lastAt < ms;
  }
}

/**
 * Runs a read that also records something, and without the record while the database can't be written, so that nobody
 * waits for a failover to read.
 */
export async function readAndRecord<Result>(read: (records: boolean) => Promise<Result>): Promise<Result> {
  try {
    return await read(true);
  } catch (error) {
    if (!isReadOnly(error)) throw error;
    return read(false);
  }
}

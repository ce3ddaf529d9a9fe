/**
 * The server's clock, estimated from the Date header of its responses: a wrong local clock must neither end the session
 * nor cause a refresh loop.
 */
export interface ServerClock {
  /** Reads the Date header of a response. */
  readDate(response: Response): void;
  /** Milliseconds since the epoch by the server's clock; by the local clock until the first response. */
  now(): number;
}

/** @param localNow this machine's clock. */
export function createServerClock(localNow: () => number): ServerClock {
  let offset = 0;
  return {
    readDate(response) {
      const told = Date.parse(response.headers.get('date') ?? '');
      // The header has whole seconds, so the server's clock is half a second ahead on average.
      if (!Number.isNaN(told)) offset = told + 500 - localNow();
    },
    now: () => localNow() + offset,
  };
}

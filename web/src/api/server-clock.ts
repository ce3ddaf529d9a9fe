/**
 * The server's clock as far as its answers tell it: whoever's own clock is wrong must neither lose the session nor refresh
 * it in a loop.
 */
export interface ServerClock {
  /** Takes the Date header of an answer. */
  learn(response: Response): void;
  /** Milliseconds since the epoch, by the server. The local clock, until an answer has come. */
  now(): number;
}

/** @param localNow this machine's clock. */
export function createServerClock(localNow: () => number): ServerClock {
  let ahead = 0;
  return {
    learn(response) {
      const told = Date.parse(response.headers.get('date') ?? '');
      // The header has whole seconds: on average the server is half of one further.
      if (!Number.isNaN(told)) ahead = told + 500 - localNow();
    },
    now: () => localNow() + ahead,
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the process reports that it is not ready, because it stops. */
    readonly isLeaving: () => boolean;
    /** Reports the process as not ready. From now on each connection is closed after its next response. */
    leave(): void;
    /** Accepts no new connection. Resolves when all requests and the work below are finished. */
    finish(): Promise<void>;
    /** Registers work that `finish` waits for. It is called when no new connection is accepted, and when all have ended. */
    finishBeforeStop(work: () => Promise<unknown>): void;
  }
}

/** How long answers may take to end after `close`, which cuts off what was not finished; milliseconds. */
const CUT_OFF_MS = 8_000;
const CLOSE_IDLE_EVERY_MS = 50;

/**
 * The first part of a stop, during which no request fails: the process reports that it is not ready, serves on until load
 * balancers know, and then finishes what it has begun. What is left after STOP_FINISH_MS, `close` cuts off.
 */
export async function finishServing(
  app: FastifyInstance,
  { STOP_DELAY_MS, STOP_FINISH_MS }: { readonly STOP_DELAY_MS: number; readonly STOP_FINISH_MS: number },
): Promise<void> {
  app.leave();
  await pause(STOP_DELAY_MS);
  const timeout = new AbortController();
  await Promise.race([app.finish(), pause(STOP_FINISH_MS, undefined, { signal: timeout.signal })]);
  timeout.abort();
}

/** Adds to a server what `finishServing` needs. */
export function prepareStop(app: FastifyInstance): void {
  let isLeaving = false;
  let connectionsEnded: Promise<void> | undefined;
  const unfinished: (() => Promise<unknown>)[] = [];
  app.decorate('isLeaving', () => isLeaving);
  app.decorate('leave', () => {
    isLeaving = true;
  });
  app.decorate('finishBeforeStop', (work: () => Promise<unknown>) => {
    unfinished.push(work);
  });
  app.decorate('finish', async () => {
    isLeaving = true;
    connectionsEnded ??= stopListening(app);
    const finishWork = () => Promise.all(unfinished.map((work) => work()));
    await Promise.all([connectionsEnded, finishWork()]);
    // The last requests may have begun more.
    await finishWork();
  });
  app.addHook('preClose', async () => {
    isLeaving = true;
    connectionsEnded ??= app.server.listening ? stopListening(app) : Promise.resolve();
    const deadline = setTimeout(() => app.server.closeAllConnections(), CUT_OFF_MS);
    void connectionsEnded.then(() => clearTimeout(deadline));
  });
  app.addHook('onClose', () => connectionsEnded);
}

/** Plain `close` of the server waits for connections that are kept alive, so idle ones are closed until all have ended. */
function stopListening({ server }: FastifyInstance): Promise<void> {
  const closeIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(closeIdle);
      resolve();
    });
  });
}

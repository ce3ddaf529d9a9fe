import { becomesTrue } from '../processes/becomes-true.ts';
import type { Supervised } from '../processes/supervisor.ts';
import type { ProductDatabase } from './database.ts';

/** What has to be stopped; any part may not have started. */
export interface ProductParts {
  running: Supervised[];
  database: () => Promise<ProductDatabase> | undefined;
  unlock: () => void;
  /** How long the processes may take to finish requests and replies in progress. */
  finishMs: number;
}

/**
 * How long the gateway may take to stop while the services still run, so that no new requests reach them;
 * milliseconds.
 */
const GATEWAY_TIMEOUT_MS = 2_000;
/** How long after that a process may take to end, before it is killed; the database then needs some time. Milliseconds. */
const END_TIMEOUT_MS = 1_500;

/**
 * Stops the gateway first, then the services (which end replies that still stream through the gateway), then the
 * sandbox, which the services may still call, then the database.
 */
export async function stopInOrder(parts: ProductParts, { atOnce = false } = {}): Promise<void> {
  const deadline = setTimeout(killAll, GATEWAY_TIMEOUT_MS + parts.finishMs + END_TIMEOUT_MS);
  function killAll(): void {
    for (const process of parts.running) process.kill();
  }
  if (atOnce) killAll();
  const gateway = stopNamed((name) => name === 'gateway');
  await withinMs(gateway, atOnce ? 0 : GATEWAY_TIMEOUT_MS);
  await Promise.all([gateway, stopNamed((name) => name !== 'gateway' && name !== 'sandbox')]);
  await stopNamed((name) => name === 'sandbox');
  clearTimeout(deadline);
  const database = await parts.database()?.catch(() => undefined);
  await database?.embedded?.stop();
  parts.unlock();

  function stopNamed(is: (name: string) => boolean): Promise<unknown> {
    return Promise.all(parts.running.filter(({ name }) => is(name)).map((process) => process.stop()));
  }
}

/** Waits for `work`, at most this long. */
async function withinMs(work: Promise<unknown>, milliseconds: number): Promise<void> {
  let done = false;
  void work.then(() => {
    done = true;
  });
  await becomesTrue(() => done, milliseconds);
}

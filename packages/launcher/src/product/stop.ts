import { becomesTrue } from '../processes/becomes-true.ts';
import type { Supervised } from '../processes/supervisor.ts';
import type { ProductDatabase } from './database.ts';

/** What has to be stopped; any part may not have started. */
export interface ProductParts {
  running: Supervised[];
  database: () => Promise<ProductDatabase> | undefined;
  unlock: () => void;
}

/**
 * How long the gateway may take to stop while the services still run, so that no new requests reach them;
 * milliseconds.
 */
const GATEWAY_TIMEOUT_MS = 2_000;
/** After this time remaining processes are killed; the database needs the rest of the ten seconds. Milliseconds. */
const STOP_TIMEOUT_MS = 7_500;

/**
 * Stops the gateway first, then the services (which end replies that still stream through the gateway), then the
 * sandbox, which the services may still call, then the database.
 */
export async function stopInOrder(parts: ProductParts, { atOnce = false } = {}): Promise<void> {
  const deadline = setTimeout(killAll, STOP_TIMEOUT_MS);
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

import type { Supervised } from '../processes/supervisor.ts';
import { comesTrue } from '../processes/until.ts';
import type { ProductDatabase } from './database.ts';

/** What there may be to stop; any of it may not have come up. */
export interface Parts {
  running: Supervised[];
  database: () => Promise<ProductDatabase> | undefined;
  unlock: () => void;
}

/** The gateway has this long to itself, in which no new work reaches the services. */
const GATEWAY_MS = 2_000;
/** Who still runs after this was asked long enough; the database needs the rest of the ten seconds. */
const EVERYBODY_MS = 7_500;

/**
 * Gateway first, then the services (a reply still streaming through the gateway is ended by them), then the sandbox,
 * which they may still be talking to, then the database.
 */
export async function stopInOrder(parts: Parts, { atOnce = false } = {}): Promise<void> {
  const deadline = setTimeout(killAll, EVERYBODY_MS);
  function killAll(): void {
    for (const process of parts.running) process.kill();
  }
  if (atOnce) killAll();
  const gateway = stopNamed((name) => name === 'gateway');
  await withinMs(gateway, atOnce ? 0 : GATEWAY_MS);
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

/** Waits for something, but no longer than so many milliseconds. */
async function withinMs(work: Promise<unknown>, milliseconds: number): Promise<void> {
  let done = false;
  void work.then(() => {
    done = true;
  });
  await comesTrue(() => done, milliseconds);
}

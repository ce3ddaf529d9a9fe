import { asSystem } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { addGap, claimCatchUp, claimGap, endGap, moveCatchUp, moveGap } from './catch-up.repository.ts';
import { takePage } from './take-page.ts';

/** Asked again for this long before the last asking: an event may be listed a little after it happened. */
const OVERLAP_MS = 600_000;
/** Of one page. */
const WITHIN = { withinMs: 10_000 };
/** So many pages a round: a process that is to stop waits no longer. */
const PAGES = 10;

/**
 * Asks the provider what has happened since the last asking and takes in what no notice came for (rule 12): a refund or
 * a dispute as well as a payment. The newest page at once; where there is more, what is older is noted and read further
 * on. @throws PaymentFailure; the next asking goes as far back.
 */
export async function catchUp(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const everyMs = deps.config.RECONCILE_MS;
  const upTo = await asSystem(deps.db, (trx) => claimCatchUp(trx, { now, everyMs }));
  if (!upTo) return;
  const since = new Date(upTo.getTime() - OVERLAP_MS);
  const page = await deps.provider.listNotices({ since }, WITHIN);
  await takePage(deps, page);
  await asSystem(deps.db, async (trx) => {
    if (page.next !== undefined) await addGap(trx, { id: deps.newId(), since, afterEvent: page.next });
    await moveCatchUp(trx, now);
  });
}

/**
 * Reads on where there was more than a page, up to so many pages; the next round goes on from there, in whatever process.
 * @throws PaymentFailure; what has been read stays read.
 */
export async function catchUpFurther(deps: Deps): Promise<void> {
  let gap = await asSystem(deps.db, claimGap);
  for (let read = 1; gap; read += 1) {
    const reading = gap;
    const { since, afterEvent: after } = reading;
    const page = await deps.provider.listNotices({ since, after }, WITHIN);
    await takePage(deps, page);
    const to = page.next;
    if (to === undefined) {
      await asSystem(deps.db, (trx) => endGap(trx, reading.id));
      return;
    }
    const due = read === PAGES;
    await asSystem(deps.db, (trx) => moveGap(trx, reading, { to, due }));
    gap = due ? undefined : { ...reading, afterEvent: to };
  }
}

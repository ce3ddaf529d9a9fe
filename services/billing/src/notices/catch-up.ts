import { asSystem } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { claimCatchUp, moveCatchUp } from './provider-event.repository.ts';
import { takeNotice } from './take-notice.ts';

/** Asked again for this long before the last asking: an event may be listed a little after it happened. */
const OVERLAP_MS = 600_000;
const WITHIN = { withinMs: 10_000 };

/**
 * Asks the provider what has happened since the last asking and takes in what no notice came for (rule 12): a refund or
 * a dispute as well as a payment. @throws PaymentFailure; the next asking goes as far back.
 */
export async function catchUp(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const everyMs = deps.config.RECONCILE_MS;
  const since = await asSystem(deps.db, (trx) => claimCatchUp(trx, { now, everyMs }));
  if (!since) return;
  const notices = await deps.provider.listNotices(new Date(since.getTime() - OVERLAP_MS), WITHIN);
  let missed = 0;
  for (const notice of notices) if (await takeNotice(deps, notice)) missed += 1;
  await asSystem(deps.db, (trx) => moveCatchUp(trx, now));
  if (missed > 0) deps.log.warn({ missed }, 'notices of the payment provider had not come');
}

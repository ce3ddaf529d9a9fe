import { asSystem, type Clock } from '@app/service-kit';
import type { Config } from '../config.ts';
import type { NoticePage, PaymentProvider } from '../provider/payment-provider.port.ts';
import {
  addGap,
  advanceCatchUp,
  advanceGap,
  claimCatchUp,
  claimGap,
  deleteGap,
} from './catch-up.repository.ts';
import { listKnownEvents } from './provider-event.repository.ts';
import { type ReceiveNoticeDeps, receiveNotice } from './receive-notice.ts';

interface FetchNoticesDeps extends ReceiveNoticeDeps {
  readonly config: Pick<Config, 'RECONCILE_MS'>;
  readonly clock: Clock;
  readonly provider: PaymentProvider;
}

/** Each fetch overlaps the one before: the provider may list an event some time after it happened. */
const OVERLAP_MS = 600_000;
const PAGE_TIME_LIMIT = { withinMs: 10_000 };
/** Bounds one run, so that a stopping process does not wait longer. */
const MAX_PAGES_PER_RUN = 10;

/**
 * Fetches the provider's events since the last fetch and applies those whose notices did not arrive: payments, refunds
 * and disputes. It reads the newest page; older pages are recorded as a gap for `fetchOlderNotices`.
 * @throws PaymentFailure; the next fetch starts at the same moment.
 */
export async function fetchMissedNotices(deps: FetchNoticesDeps): Promise<void> {
  const now = deps.clock.now();
  const everyMs = deps.config.RECONCILE_MS;
  const upTo = await asSystem(deps.db, (trx) => claimCatchUp(trx, { now, everyMs }));
  if (!upTo) return;
  const since = new Date(upTo.getTime() - OVERLAP_MS);
  const page = await deps.provider.listNotices({ since }, PAGE_TIME_LIMIT);
  await receivePage(deps, page);
  await asSystem(deps.db, async (trx) => {
    if (page.next !== undefined) await addGap(trx, { id: deps.newId(), since, afterEvent: page.next });
    await advanceCatchUp(trx, now);
  });
}

/**
 * Reads a recorded gap, up to a number of pages. The next run continues from there, in any process.
 * @throws PaymentFailure; the pages read so far stay recorded.
 */
export async function fetchOlderNotices(deps: FetchNoticesDeps): Promise<void> {
  let gap = await asSystem(deps.db, claimGap);
  for (let read = 1; gap; read += 1) {
    const reading = gap;
    const { since, afterEvent: after } = reading;
    const page = await deps.provider.listNotices({ since, after }, PAGE_TIME_LIMIT);
    await receivePage(deps, page);
    const to = page.next;
    if (to === undefined) {
      await asSystem(deps.db, (trx) => deleteGap(trx, reading.id));
      return;
    }
    const due = read === MAX_PAGES_PER_RUN;
    await asSystem(deps.db, (trx) => advanceGap(trx, reading, { to, due }));
    gap = due ? undefined : { ...reading, afterEvent: to };
  }
}

/** Receives the listed notices that are not known yet. A notice that can't be applied is parked and does not stop the others. */
async function receivePage(deps: ReceiveNoticeDeps, { notices }: NoticePage): Promise<void> {
  const known = await asSystem(deps.db, (trx) =>
    listKnownEvents(
      trx,
      notices.map(({ id }) => id),
    ),
  );
  let missed = 0;
  for (const notice of notices.filter(({ id }) => !known.has(id)))
    if ((await receiveNotice(deps, notice)) === 'applied') missed += 1;
  if (missed > 0) deps.log.warn({ missed }, 'missed payment notices applied');
}

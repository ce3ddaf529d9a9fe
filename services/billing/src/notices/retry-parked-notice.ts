import { asSystem } from '@app/service-kit';
import type { Notice, PaymentProvider } from '../provider/payment-provider.port.ts';
import { claimDueParkedNotices, type StoredNotice } from './parked-notice.repository.ts';
import { type NoticeOutcome, type ReceiveNoticeDeps, receiveNotice } from './receive-notice.ts';

interface RetryNoticeDeps extends ReceiveNoticeDeps {
  readonly provider: PaymentProvider;
}

const TIME_LIMIT = { withinMs: 10_000 };
const BATCH_SIZE = 10;

/** Retries the parked notices that are due. @throws PaymentFailure; they become due again later. */
export async function retryDueParkedNotices(deps: RetryNoticeDeps): Promise<void> {
  const due = await asSystem(deps.db, (trx) => claimDueParkedNotices(trx, BATCH_SIZE));
  const asked = await Promise.allSettled(due.map((notice) => retryParkedNotice(deps, notice)));
  for (const result of asked) if (result.status === 'rejected') throw result.reason;
}

/**
 * Fetches the object that a parked notice is about, or the notice itself, from the provider and applies it.
 * @returns undefined when neither exists or can be read.
 */
export async function retryParkedNotice(
  deps: RetryNoticeDeps,
  stored: StoredNotice,
): Promise<NoticeOutcome | undefined> {
  const notice = await fetchNotice(deps, stored);
  return notice && receiveNotice(deps, notice);
}

async function fetchNotice({ provider }: RetryNoticeDeps, stored: StoredNotice): Promise<Notice | undefined> {
  const { id, type, createdAt, objectId } = stored;
  const report = objectId === null ? undefined : await provider.findReport(type, objectId, TIME_LIMIT);
  if (!report) return provider.findNotice(id, TIME_LIMIT);
  return { id, type, createdAt, objectId, livemode: report.livemode ?? provider.livemode, report };
}

import { asSystem, counter, type Logger, labelledGauge } from '@app/service-kit';
import type { BillingDatabase } from '../database.ts';
import { countParkedNotices, storeParkedNotice } from './parked-notice.repository.ts';

interface ParkedNotice {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  readonly objectId: string | null;
  readonly reason: string;
  readonly kind: 'unreadable' | 'mismatch' | 'failed';
  /** Whether a job retries it. A notice that contradicts our checkout waits for an operator instead. */
  readonly retry: boolean;
}

const parkedNotices = counter(
  'payment_notices_parked_total',
  'Reports of the payment provider that were parked for an operator',
  ['kind'],
);

/** Exports how many notices are parked now. */
export function exportParkedNotices(db: BillingDatabase): void {
  labelledGauge(
    'payment_notices_parked',
    'Parked notices: those that are retried, and those that wait for an operator',
    ['next'],
    async () => {
      const { retried, forOperator } = await asSystem(db, countParkedNotices);
      return [
        [{ next: 'retry' }, retried],
        [{ next: 'operator' }, forOperator],
      ];
    },
  );
}

/** Stores a report of the provider without applying it, and alerts the operator once for each reason. */
export async function parkNotice(
  { db, log }: { db: BillingDatabase; log: Logger },
  { kind, ...notice }: ParkedNotice,
): Promise<void> {
  if (!(await asSystem(db, (trx) => storeParkedNotice(trx, notice)))) return;
  parkedNotices.inc({ kind });
  const { id: event, type, reason } = notice;
  // An operator lists parked notices with `npm run parked -w services/billing`.
  log.error({ event, type, kind, reason }, 'payment notice parked');
}

import { asSystem, type Logger } from '@app/service-kit';
import type { BillingDatabase } from '../database.ts';
import type { Notice, UnreadableNotice } from '../provider/payment-provider.port.ts';
import { type ApplyDeps, applyPaymentReport } from '../purchases/apply-payment-report.ts';
import type { Mismatch } from '../purchases/find-mismatch.ts';
import { parkNotice } from './park-notice.ts';
import { deleteParkedNotice } from './parked-notice.repository.ts';
import { insertProviderEvent, isKnownEvent } from './provider-event.repository.ts';

export interface ReceiveNoticeDeps extends ApplyDeps {
  readonly db: BillingDatabase;
  readonly log: Logger;
  /** Makes the relay send new events now; called after the commit. */
  readonly wakeRelay: () => void;
}

/** `applied`: recorded and applied now; `known`: recorded before; `parked`: stored without being applied. */
export type NoticeOutcome = 'applied' | 'known' | 'parked';

/**
 * Records a notice of the provider once and applies it in the same transaction (PAY-6). A notice that can't be read,
 * contradicts our checkout or fails is parked, so that the provider does not have to send it again.
 * @throws only when the notice could not be stored.
 */
export async function receiveNotice(
  deps: ReceiveNoticeDeps,
  notice: Notice | UnreadableNotice,
): Promise<NoticeOutcome> {
  if ('reason' in notice) {
    if (await asSystem(deps.db, (trx) => isKnownEvent(trx, notice.id))) return 'known';
    await parkNotice(deps, { ...notice, kind: 'unreadable', retry: true });
    return 'parked';
  }
  try {
    const isNew = await applyNotice(deps, notice);
    if (isNew) deps.wakeRelay();
    return isNew ? 'applied' : 'known';
  } catch (error) {
    const { objectId, id, type, createdAt } = notice;
    const stored = { id, type, createdAt, objectId };
    if (error instanceof ReportMismatch) {
      const reason = `mismatch: ${error.field}`;
      await parkNotice(deps, { ...stored, reason, kind: 'mismatch', retry: false });
    } else {
      deps.log.warn({ err: error, event: id, type }, 'payment notice failed');
      await parkNotice(deps, { ...stored, reason: failureReason(error), kind: 'failed', retry: true });
    }
    return 'parked';
  }
}

/** Rolls back the transaction of a notice that contradicts our checkout. */
class ReportMismatch extends Error {
  readonly field: Mismatch;
  constructor(field: Mismatch) {
    super('a notice contradicts its checkout');
    this.field = field;
  }
}

/** @returns false when the notice is already recorded. @throws ReportMismatch */
function applyNotice(deps: ReceiveNoticeDeps, notice: Notice): Promise<boolean> {
  return asSystem(deps.db, async (trx) => {
    if (!(await insertProviderEvent(trx, notice))) return false;
    await deleteParkedNotice(trx, notice.id);
    if (!notice.report) return true;
    if (notice.livemode !== deps.provider.livemode) throw new ReportMismatch('livemode');
    const mismatch = await applyPaymentReport(trx, deps, notice.report);
    if (mismatch) throw new ReportMismatch(mismatch);
    return true;
  });
}

function failureReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^\w{5}$/.test(code) ? `sql_${code}` : 'failed';
}

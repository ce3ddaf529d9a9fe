import { asSystem } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import type { Notice } from '../provider/payment-provider.port.ts';
import { takeReport } from '../purchases/take-report.ts';
import { unparkNotice } from './parked-notice.repository.ts';
import { insertEvent } from './provider-event.repository.ts';

/**
 * Notes a notice and has its effect, in one transaction and once (PAY-6); one that says nothing of a payment is noted.
 * @returns false for one that was there already.
 */
export async function takeNotice(deps: Deps, notice: Notice): Promise<boolean> {
  const fresh = await asSystem(deps.db, async (trx) => {
    if (!(await insertEvent(trx, notice))) return false;
    await unparkNotice(trx, notice.id);
    if (notice.report) await takeReport(trx, deps, notice.report);
    return true;
  });
  if (fresh) deps.wakeRelay();
  return fresh;
}

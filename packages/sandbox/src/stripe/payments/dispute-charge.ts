import { type Account, nowInSeconds, recordEvents } from '../account.ts';
import type { Charge } from '../objects/charge.ts';
import { type Dispute, type DisputeStatus, newDispute } from '../objects/dispute.ts';
import { NO_REQUEST } from '../objects/event.ts';

const CLOSED: ReadonlySet<DisputeStatus> = new Set(['won', 'lost', 'warning_closed']);

/**
 * Opens a dispute or changes its status: `won` means that the seller keeps the money, `lost` that the buyer gets it.
 * @throws Error for a charge that was not paid, and for a dispute that is closed already.
 */
export function disputeCharge(account: Account, charge: Charge, status: DisputeStatus): Dispute {
  if (!charge.paid) throw new Error(`The charge ${charge.id} was not paid.`);
  const dispute = findOrOpenDispute(account, charge, status);
  if (CLOSED.has(dispute.status)) throw new Error(`The dispute ${dispute.id} is ${dispute.status} already.`);
  if (dispute.status === status) return dispute;
  const before = { status: dispute.status };
  dispute.status = status;
  recordEvents(account, NO_REQUEST, [
    [CLOSED.has(status) ? 'charge.dispute.closed' : 'charge.dispute.updated', dispute, before],
  ]);
  return dispute;
}

function findOrOpenDispute(account: Account, charge: Charge, status: DisputeStatus): Dispute {
  for (const dispute of account.ledger.disputes.values()) if (dispute.charge === charge.id) return dispute;
  const first = status.startsWith('warning') ? 'warning_needs_response' : 'needs_response';
  const dispute: Dispute = { ...newDispute(charge, nowInSeconds(account)), status: first };
  account.ledger.disputes.set(dispute.id, dispute);
  charge.disputed = first === 'needs_response';
  recordEvents(account, NO_REQUEST, [['charge.dispute.created', dispute]]);
  return dispute;
}

import { type Account, seconds, tell } from '../account.ts';
import type { Charge } from '../objects/charge.ts';
import { type Dispute, type DisputeStatus, newDispute } from '../objects/dispute.ts';
import { NO_REQUEST } from '../objects/event.ts';

const CLOSED: ReadonlySet<DisputeStatus> = new Set(['won', 'lost', 'warning_closed']);

/**
 * The buyer's bank asks for the money back, and what has come of it: `won` is the seller's, `lost` the buyer's.
 * @throws Error for a charge that was not paid, and for a dispute that is closed already.
 */
export function disputeCharge(account: Account, charge: Charge, status: DisputeStatus): Dispute {
  if (!charge.paid) throw new Error(`The charge ${charge.id} was not paid.`);
  const dispute = disputeOf(account, charge, status);
  if (CLOSED.has(dispute.status)) throw new Error(`The dispute ${dispute.id} is ${dispute.status} already.`);
  if (dispute.status === status) return dispute;
  const before = { status: dispute.status };
  dispute.status = status;
  tell(account, NO_REQUEST, [
    [CLOSED.has(status) ? 'charge.dispute.closed' : 'charge.dispute.updated', dispute, before],
  ]);
  return dispute;
}

function disputeOf(account: Account, charge: Charge, status: DisputeStatus): Dispute {
  for (const dispute of account.ledger.disputes.values()) if (dispute.charge === charge.id) return dispute;
  const first = status.startsWith('warning') ? 'warning_needs_response' : 'needs_response';
  const dispute: Dispute = { ...newDispute(charge, seconds(account)), status: first };
  account.ledger.disputes.set(dispute.id, dispute);
  charge.disputed = first === 'needs_response';
  tell(account, NO_REQUEST, [['charge.dispute.created', dispute]]);
  return dispute;
}

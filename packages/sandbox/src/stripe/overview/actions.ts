import type { StripeControl } from '../stripe-control.ts';

/** The actions of the buyer's bank or the seller, with the texts of their buttons. */
export const ACTIONS = {
  expire: 'Let it expire',
  bank_pays: 'The bank pays',
  bank_refuses: 'The bank refuses',
  refund: 'Refund',
  refund_fails: 'The refund fails',
  dispute: 'Open a dispute',
  dispute_won: 'Dispute won',
  dispute_lost: 'Dispute lost',
} as const;

export type Action = keyof typeof ACTIONS;

/** Lists the actions that are possible in the session's current state. */
export function listActions(control: StripeControl, session: { id: string; status: string }): Action[] {
  if (session.status === 'open') return ['expire'];
  const charge = control.chargeOf(session.id);
  if (!charge || charge.status === 'failed') return [];
  if (charge.status === 'pending') return ['bank_pays', 'bank_refuses'];
  const dispute = control.disputeOf(charge.id);
  if (dispute?.status === 'needs_response') return ['dispute_won', 'dispute_lost'];
  if (charge.refunded) return ['refund_fails'];
  if (dispute?.status === 'lost') return [];
  return dispute ? ['refund'] : ['refund', 'dispute'];
}

/** Runs an action. @throws Error when it is no longer possible. */
export async function runAction(control: StripeControl, sessionId: string, what: Action): Promise<void> {
  if (what === 'expire') return void (await control.expire(sessionId));
  if (what === 'bank_pays') return void (await control.settle(sessionId, 'succeeded'));
  if (what === 'bank_refuses') return void (await control.settle(sessionId, 'failed'));
  const charge = control.chargeOf(sessionId);
  if (!charge) throw new Error(`The session ${sessionId} was never paid.`);
  if (what === 'refund') return void (await control.refund(charge.id));
  if (what === 'refund_fails') return void (await control.failRefund(charge.id));
  const status = { dispute: 'needs_response', dispute_won: 'won', dispute_lost: 'lost' } as const;
  await control.dispute(charge.id, status[what]);
}

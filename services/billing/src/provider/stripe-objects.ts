import * as z from 'zod';
import type { FactKind, PaymentFact, PaymentReport } from '../purchases/payment-fact.ts';
import type { Notice } from './payment-provider.port.ts';

/** What we rely on of the provider's objects; more stands in them, and is not kept. */
const id = z.string();
/** An id, or the object itself where it was asked for. */
const idOf = z.union([id, z.object({ id }).transform((object) => object.id)]).nullable();
const ourMetadata = z.object({ checkout: z.uuid().optional().catch(undefined) }).nullish();

export const session = z.object({
  id,
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  client_reference_id: z.uuid().nullable().catch(null),
  payment_intent: idOf,
  customer: idOf,
});
export type Session = z.output<typeof session>;

export const charge = z.object({
  id,
  created: z.number(),
  paid: z.boolean(),
  amount_refunded: z.number(),
  payment_intent: idOf,
  metadata: ourMetadata,
});
export type Charge = z.output<typeof charge>;

const dispute = z.object({ id, status: z.string(), payment_intent: idOf });

const refund = z.object({
  id,
  amount: z.number(),
  status: z.string().nullable(),
  charge: idOf,
  payment_intent: idOf,
  metadata: ourMetadata,
});

const event = z.object({
  id,
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.unknown() }),
});

const SESSION_EVENTS: Readonly<Record<string, FactKind | 'by_payment_status'>> = {
  'checkout.session.completed': 'by_payment_status',
  'checkout.session.async_payment_succeeded': 'paid',
  'checkout.session.async_payment_failed': 'bank_refused',
  'checkout.session.expired': 'expired',
};

/** The notices that say something of a payment; the provider sends others, which are noted and left. */
export const TELLING_EVENTS: readonly string[] = [
  ...Object.keys(SESSION_EVENTS),
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'refund.created',
  'refund.updated',
  'refund.failed',
];

/** @throws ZodError for what is no event, or an event of a type we know in a shape we don't. */
export function readEvent(given: unknown): Notice {
  const { id, type, created, data } = event.parse(given);
  const createdAt = new Date(created * 1_000);
  return { id, type, createdAt, report: reportOf(type, data.object, createdAt) };
}

/** @returns the notice, or where it is not as we know it: the places and kinds of what is wrong, no content. */
export function safeReadEvent(given: unknown): Notice | { reason: string } {
  try {
    return readEvent(given);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    return { reason: error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join(', ') };
  }
}

function reportOf(type: string, object: unknown, at: Date): PaymentReport | null {
  const kind = SESSION_EVENTS[type];
  if (kind) {
    const read = session.parse(object);
    return reportOfSession(read, kind === 'by_payment_status' ? kindOfCompleted(read) : kind, at);
  }
  if (type === 'charge.refunded') return reportOfCharge(charge.parse(object), at);
  if (type.startsWith('refund.')) return reportOfRefund(refund.parse(object), at);
  if (type === 'charge.dispute.created') return reportOfDispute(dispute.parse(object), 'disputed', at);
  if (type === 'charge.dispute.closed') {
    const read = dispute.parse(object);
    return reportOfDispute(read, read.status === 'lost' ? 'dispute_lost' : 'dispute_won', at);
  }
  return null;
}

/** What a session says of its payment; `kind` null where nothing has come of it yet. */
export function reportOfSession(read: Session, kind: FactKind | null, at: Date): PaymentReport {
  const checkoutId = read.client_reference_id;
  return {
    checkoutId,
    sessionId: read.id,
    paymentIntent: read.payment_intent,
    customerId: read.customer,
    facts: kind && checkoutId ? [{ kind, ref: checkoutId, amount: null, at }] : [],
  };
}

export function kindOfCompleted({ payment_status }: Session): FactKind {
  return payment_status === 'unpaid' ? 'awaiting_bank' : 'paid';
}

/** A sum is named by its charge and height, as more may be given back later. */
export function refundFact(chargeId: string, amount: number, at: Date): PaymentFact {
  return { kind: 'refunded', ref: `${chargeId}:${amount}`, amount, at };
}

function reportOfCharge(read: Charge, at: Date): PaymentReport {
  return {
    checkoutId: read.metadata?.checkout ?? null,
    sessionId: null,
    paymentIntent: read.payment_intent,
    customerId: null,
    facts: [refundFact(read.id, read.amount_refunded, at)],
  };
}

/** A refund whose money came back is one the buyer has not got; until then it is on its way, and counts. */
function reportOfRefund(read: z.output<typeof refund>, at: Date): PaymentReport {
  const gone = read.status === 'failed' || read.status === 'canceled';
  return {
    checkoutId: read.metadata?.checkout ?? null,
    sessionId: null,
    paymentIntent: read.payment_intent,
    customerId: null,
    facts: [{ kind: gone ? 'refund_failed' : 'refund_made', ref: read.id, amount: read.amount, at }],
  };
}

function reportOfDispute(read: z.output<typeof dispute>, kind: FactKind, at: Date): PaymentReport {
  return {
    checkoutId: null,
    sessionId: null,
    paymentIntent: read.payment_intent,
    customerId: null,
    facts: [{ kind, ref: read.id, amount: null, at }],
  };
}

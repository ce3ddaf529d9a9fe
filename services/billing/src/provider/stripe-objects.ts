import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Notice, UnreadableNotice } from './payment-provider.port.ts';
import type { FactKind, PaymentFact, PaymentReport } from './payment-report.ts';

// The fields of Stripe's objects that we use; all others are dropped.

const id = z.string().regex(/^[\w-]{1,255}$/);
/** An id, or the whole object where it was expanded. */
const idOf = z.union([id, z.object({ id }).transform((object) => object.id)]).nullable();
const ourMetadata = z.object({ checkout: z.uuid().optional().catch(undefined) }).nullish();
const moment = z.int().min(0).max(32_503_680_000);
const amount = z.int().min(0).max(99_999_999_999);

export const session = z
  .object({
    id,
    status: z.enum(['open', 'complete', 'expired']).nullable(),
    payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
    client_reference_id: z.uuid().nullable().catch(null),
    amount_total: amount.nullable(),
    currency: z.string().nullable(),
    livemode: z.boolean(),
    metadata: ourMetadata,
    payment_intent: idOf,
    customer: idOf,
  })
  .refine(
    ({ client_reference_id, metadata }) =>
      (metadata?.checkout ?? client_reference_id) === client_reference_id,
    { path: ['client_reference_id'] },
  );
export type Session = z.output<typeof session>;

export const charge = z.object({
  id,
  created: moment,
  paid: z.boolean(),
  amount,
  amount_refunded: amount,
  currency: z.string(),
  livemode: z.boolean(),
  payment_intent: idOf,
  metadata: ourMetadata,
});

/** Its amount may be partial or converted to another currency, so it is not compared; a dispute can only end Premium. */
const dispute = z.object({ id, status: z.string(), livemode: z.boolean(), payment_intent: idOf });

/** Refunds have no `livemode` field. */
const refund = z.object({
  id,
  amount,
  currency: z.string(),
  status: z.string().nullable(),
  charge: idOf,
  payment_intent: idOf,
  metadata: ourMetadata,
});

/** The fields of every event; for a type that we do not use nothing else is read. */
const envelope = z.object({
  id: z.string().regex(/^[\w.:-]{1,255}$/),
  type: z.string().regex(/^[\w.]{1,100}$/),
  created: moment,
});
const content = z.object({ livemode: z.boolean(), data: z.object({ object: z.unknown() }) });

const SESSION_EVENTS: Readonly<Record<string, FactKind | 'by_payment_status'>> = {
  'checkout.session.completed': 'by_payment_status',
  'checkout.session.async_payment_succeeded': 'by_payment_status',
  'checkout.session.async_payment_failed': 'bank_refused',
  'checkout.session.expired': 'expired',
};

/** The event types about payments. Other events are recorded and ignored. */
export const PAYMENT_EVENTS: readonly string[] = [
  ...Object.keys(SESSION_EVENTS),
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'refund.created',
  'refund.updated',
  'refund.failed',
];

/**
 * Reads an event from a notice or a list. An event of a known type with an unexpected shape is returned as unreadable;
 * its reason names the invalid fields without their values.
 */
export function readEvent(
  given: unknown,
  { payload, now }: { payload?: Buffer; now: Date },
): Notice | UnreadableNotice {
  const read = envelope.safeParse(given);
  if (!read.success) {
    const body = payload ?? Buffer.from(JSON.stringify(given) ?? '');
    return {
      id: envelope.shape.id.safeParse(readField(given, 'id')).data ?? `unreadable_${hashBody(body)}`,
      type: envelope.shape.type.safeParse(readField(given, 'type')).data ?? 'unknown',
      createdAt: now,
      objectId: readObjectId(given),
      reason: listProblems(read.error),
    };
  }
  const { id: eventId, type, created } = read.data;
  const notice = { id: eventId, type, createdAt: new Date(created * 1_000), objectId: readObjectId(given) };
  if (!PAYMENT_EVENTS.includes(type)) return { ...notice, livemode: null, report: null };
  try {
    const { livemode, data } = content.parse(given);
    return { ...notice, livemode, report: readReport(type, data.object, notice.createdAt) };
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    return { ...notice, reason: listProblems(error) };
  }
}

function listProblems({ issues }: z.ZodError): string {
  return issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join(', ');
}

function readField(given: unknown, name: string): unknown {
  return typeof given === 'object' && given !== null ? Reflect.get(given, name) : undefined;
}

function readObjectId(given: unknown): string | null {
  return id.safeParse(readField(readField(readField(given, 'data'), 'object'), 'id')).data ?? null;
}

const hashBody = (body: Buffer): string => createHash('sha256').update(body).digest('hex').slice(0, 40);

/** Reads the report from the object of an event. @throws ZodError */
function readReport(type: string, object: unknown, at: Date): PaymentReport {
  const kind = SESSION_EVENTS[type];
  if (kind) {
    const read = session.parse(object);
    return createSessionReport(read, kind === 'by_payment_status' ? kindOfCompleted(read) : kind, at);
  }
  if (type === 'charge.refunded') return readChargeReport(object, at);
  if (type.startsWith('refund.')) return readRefundReport(object, at);
  const report = readDisputeReport(object, at);
  const facts = report.facts.map((fact) => ({ ...fact, kind: closeDispute(type, fact.kind) }));
  return { ...report, facts };
}

/** A closed dispute that was not lost counts as won, whatever its status is. */
function closeDispute(type: string, kind: FactKind): FactKind {
  return type === 'charge.dispute.closed' && kind === 'disputed' ? 'dispute_won' : kind;
}

/** Creates the report of a session; `kind` is null when nothing has happened with it yet. */
export function createSessionReport(read: Session, kind: FactKind | null, at: Date): PaymentReport {
  const checkoutId = read.client_reference_id;
  return {
    checkoutId,
    sessionId: read.id,
    paymentIntent: read.payment_intent,
    customerId: read.customer,
    money: { currency: read.currency, price: read.amount_total },
    livemode: read.livemode,
    facts: kind && checkoutId ? [{ kind, ref: checkoutId, amount: null, at }] : [],
  };
}

/** Returns the fact of a completed session: only the payment status `paid` means that it was paid. */
export function kindOfCompleted({ payment_status }: Session): FactKind {
  return payment_status === 'paid' ? 'paid' : 'awaiting_bank';
}

/** The amount is part of the fact's ref, because later refunds of the same charge are further facts. */
export function createRefundFact(chargeId: string, amount: number, at: Date): PaymentFact {
  return { kind: 'refunded', ref: `${chargeId}:${amount}`, amount, at };
}

/** @throws ZodError */
export function readChargeReport(object: unknown, at: Date): PaymentReport {
  const read = charge.parse(object);
  return {
    checkoutId: read.metadata?.checkout ?? null,
    sessionId: null,
    paymentIntent: read.payment_intent,
    customerId: null,
    money: { currency: read.currency, price: read.amount },
    livemode: read.livemode,
    facts: read.amount_refunded > 0 ? [createRefundFact(read.id, read.amount_refunded, at)] : [],
  };
}

/** Reads a refund. It counts as made while it is pending, and as failed when its money came back. @throws ZodError */
export function readRefundReport(object: unknown, at: Date): PaymentReport {
  const read = refund.parse(object);
  const gone = read.status === 'failed' || read.status === 'canceled';
  return {
    checkoutId: read.metadata?.checkout ?? null,
    sessionId: null,
    paymentIntent: read.payment_intent,
    customerId: null,
    money: { currency: read.currency },
    livemode: null,
    facts: [{ kind: gone ? 'refund_failed' : 'refund_made', ref: read.id, amount: read.amount, at }],
  };
}

/** @throws ZodError */
export function readDisputeReport(object: unknown, at: Date): PaymentReport {
  const read = dispute.parse(object);
  return {
    checkoutId: null,
    sessionId: null,
    paymentIntent: read.payment_intent,
    customerId: null,
    money: null,
    livemode: read.livemode,
    facts: [{ kind: kindOfDispute(read.status), ref: read.id, amount: null, at }],
  };
}

const CLOSED_DISPUTES: Readonly<Record<string, FactKind>> = {
  lost: 'dispute_lost',
  won: 'dispute_won',
  warning_closed: 'dispute_won',
};

function kindOfDispute(status: string): FactKind {
  return CLOSED_DISPUTES[status] ?? 'disputed';
}

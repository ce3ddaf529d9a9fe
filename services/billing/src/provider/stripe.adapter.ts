import { WITHDRAWAL_DAYS } from '@app/contracts';
import type { Clock } from '@app/service-kit';
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import Stripe from 'stripe';
import {
  type NewSession,
  type Notice,
  type NoticePage,
  PaymentFailure,
  type PaymentProvider,
  type UnreadableNotice,
} from './payment-provider.port.ts';
import {
  charge,
  kindOfCompleted,
  refundFact,
  reportOfSession,
  safeReadEvent,
  session,
  TELLING_EVENTS,
} from './stripe-objects.ts';

export interface StripeSettings {
  secretKey: string;
  /** An origin; Stripe's own when absent. */
  apiBase: string | undefined;
  publicUrl: string;
  productName: string;
  timeoutMs: number;
  /** The breaker opens after so many failures in a row, and tries again after so many milliseconds. */
  breaker: { failures: number; restMs: number };
  clock: Clock;
}

/** Calls at once; more are refused (bulkhead). */
const CONCURRENT = 40;
/** The most that Stripe lists at once. */
const PAGE = 100;

/** Stripe, through its own client. */
export function createStripe(settings: StripeSettings): PaymentProvider {
  const client = new Stripe(settings.secretKey, {
    ...hostOf(settings.apiBase),
    timeout: settings.timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: settings.breaker.restMs,
    breaker: new ConsecutiveBreaker(settings.breaker.failures),
  });
  const guarded = wrap(bulkhead(CONCURRENT), breaker);
  const ask = async <Result>(withinMs: number, work: () => Promise<Result>): Promise<Result> => {
    try {
      // Inside the breaker, as a provider that never answers is one that is down.
      return await guarded.execute(() => timeout(withinMs, TimeoutStrategy.Aggressive).execute(work));
    } catch (error) {
      throw new PaymentFailure(kindOf(error), error);
    }
  };

  return {
    openSession: (order, { withinMs }) =>
      ask(withinMs, async () => {
        const made = await client.checkout.sessions.create(parametersOf(order, settings), {
          idempotencyKey: `checkout-${order.checkoutId}`,
        });
        if (!made.url) throw new Error('a new session has no page');
        return { sessionId: made.id, url: made.url };
      }),

    findSession: (sessionId, { withinMs }) =>
      ask(withinMs, async () => {
        const given = await client.checkout.sessions
          .retrieve(sessionId, { expand: ['payment_intent.latest_charge'] })
          .catch(unlessMissing);
        return given && foundSession(given, settings.clock.now());
      }),

    expireSession: (sessionId, { withinMs }) =>
      ask(withinMs, () =>
        client.checkout.sessions.expire(sessionId).then(
          () => true,
          (error: unknown) => {
            if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
            throw error;
          },
        ),
      ),

    refund: (payment_intent, attempt, { withinMs }) =>
      ask(withinMs, async () => {
        try {
          const refund = await client.refunds.create({ payment_intent }, { idempotencyKey: attempt });
          if (refund.status === 'failed' || refund.status === 'canceled') return undefined;
          return { chargeId: idOf(refund.charge) ?? payment_intent };
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          if (error.code === 'charge_already_refunded') return { chargeId: error.charge ?? payment_intent };
          return undefined;
        }
      }),

    forgetCustomer: (customerId, { withinMs }) =>
      ask(withinMs, async () => {
        await client.customers.del(customerId).catch(unlessMissing);
      }),

    listNotices: ({ since, after }, { withinMs }) =>
      ask(withinMs, async () => {
        const page = await client.events
          .list({
            types: [...TELLING_EVENTS],
            created: { gte: Math.floor(since.getTime() / 1_000) },
            limit: PAGE,
            ...(after === undefined ? {} : { starting_after: after }),
          })
          .catch(unlessForgotten);
        return noticesOf(page?.data ?? [], page?.has_more ?? false);
      }),

    findNotice: (id, { withinMs }) =>
      ask(withinMs, async () => {
        const given = await client.events.retrieve(id).catch(unlessMissing);
        return given && noticesOf([given], false).notices[0];
      }),
  };
}

function hostOf(apiBase: string | undefined) {
  if (apiBase === undefined) return {};
  const { protocol, hostname, port } = new URL(apiBase);
  const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const);
  // The client wants a bare IPv6 address.
  return {
    protocol: scheme,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port || (scheme === 'http' ? 80 : 443),
  };
}

/** All of it from our own row and settings, so that the same checkout is the same request (rule 12). */
function parametersOf({ checkoutId, price, expiresAt }: NewSession, settings: StripeSettings) {
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: price.currency,
          unit_amount: price.amount,
          product_data: { name: `${settings.productName} Premium` },
        },
      },
    ],
    success_url: `${settings.publicUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${settings.publicUrl}/ask`,
    client_reference_id: checkoutId,
    metadata: { checkout: checkoutId },
    payment_intent_data: { metadata: { checkout: checkoutId } },
    customer_creation: 'if_required',
    custom_text: {
      submit: {
        message: `You can withdraw within ${WITHDRAWAL_DAYS} days without giving a reason: your money is returned, and premium ends.`,
      },
    },
    expires_at: Math.floor(expiresAt.getTime() / 1_000),
  } satisfies Stripe.Checkout.SessionCreateParams;
}

function foundSession(given: Stripe.Checkout.Session, now: Date) {
  const read = session.parse(given);
  const intent = typeof given.payment_intent === 'object' ? given.payment_intent : null;
  const latest =
    typeof intent?.latest_charge === 'object' ? charge.safeParse(intent.latest_charge).data : null;
  const paidAt = new Date((latest?.paid ? latest.created : given.created) * 1_000);
  const kind =
    read.status === 'expired'
      ? 'expired'
      : read.status === 'complete'
        ? kindOfEnd(read, intent?.status)
        : null;
  const report = reportOfSession(read, kind, paidAt);
  const refunded = latest && latest.amount_refunded > 0 ? latest : undefined;
  return {
    open: read.status === 'open',
    report: refunded
      ? { ...report, facts: [...report.facts, refundFact(refunded.id, refunded.amount_refunded, now)] }
      : report,
  };
}

/** A debit that the bank has refused leaves its payment wanting another way to pay. */
function kindOfEnd(read: Parameters<typeof kindOfCompleted>[0], intent: string | undefined) {
  const kind = kindOfCompleted(read);
  const refused = intent === 'requires_payment_method' || intent === 'canceled';
  return kind === 'awaiting_bank' && refused ? 'bank_refused' : kind;
}

/** One that can't be read keeps none of the others from being read. */
function noticesOf(events: readonly Stripe.Event[], more: boolean): NoticePage {
  const notices: Notice[] = [];
  const unreadable: UnreadableNotice[] = [];
  for (const event of events) {
    const read = safeReadEvent(event);
    if ('reason' in read) {
      const { id, type, created } = event;
      unreadable.push({ id, type, createdAt: new Date(created * 1_000), reason: read.reason });
    } else notices.push(read);
  }
  return { notices, unreadable, next: more ? events.at(-1)?.id : undefined };
}

function idOf(value: string | { id: string } | null): string | undefined {
  return typeof value === 'object' ? value?.id : value;
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return undefined;
  throw error;
}

/** Events are kept for 30 days: where the one to go on after is gone, whatever is older is gone. */
function unlessForgotten(error: unknown): undefined {
  const { StripeInvalidRequestError } = Stripe.errors;
  if (error instanceof StripeInvalidRequestError && error.param === 'starting_after') return undefined;
  throw error;
}

/** What says that the provider is in trouble, or we with it; a refused parameter is our own fault and no outage. */
function isOutage(error: unknown): boolean {
  return !(error instanceof Stripe.errors.StripeInvalidRequestError);
}

function kindOf(error: unknown): PaymentFailure['kind'] {
  if (error instanceof BrokenCircuitError) return 'resting';
  if (error instanceof BulkheadRejectedError) return 'busy';
  if (error instanceof Stripe.errors.StripeConnectionError) return 'unreachable';
  return error instanceof Stripe.errors.StripeError ? 'rejected' : 'unreachable';
}

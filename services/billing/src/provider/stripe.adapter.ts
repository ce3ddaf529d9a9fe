import { WITHDRAWAL_DAYS } from '@app/contracts';
import { type Clock, measureProvider } from '@app/service-kit';
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
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
  type NoticePage,
  PaymentFailure,
  type PaymentProvider,
} from './payment-provider.port.ts';
import {
  charge,
  createRefundFact,
  createSessionReport,
  kindOfCompleted,
  PAYMENT_EVENTS,
  readChargeReport,
  readDisputeReport,
  readEvent,
  readRefundReport,
  session,
} from './stripe-objects.ts';

export interface StripeSettings {
  secretKey: string;
  /** An origin; undefined means Stripe's own. */
  apiBase: string | undefined;
  publicUrl: string;
  productName: string;
  timeoutMs: number;
  /** The circuit breaker opens after `failures` failures in a row and tries again after `restMs` milliseconds. */
  breaker: { failures: number; restMs: number };
  clock: Clock;
}

/** Further concurrent calls are rejected (bulkhead). */
const MAX_CONCURRENT_CALLS = 40;
/** The maximum page size of Stripe's lists. */
const PAGE_SIZE = 100;

/** Creates the payment provider on Stripe's official client. */
export function createStripe(settings: StripeSettings): PaymentProvider {
  const client = new Stripe(settings.secretKey, {
    ...parseHost(settings.apiBase),
    timeout: settings.timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: settings.breaker.restMs,
    breaker: new ConsecutiveBreaker(settings.breaker.failures),
  });
  const measured = measureProvider('payments', () => breaker.state === CircuitState.Closed);
  const guarded = wrap(bulkhead(MAX_CONCURRENT_CALLS), breaker);
  const callStripe = async <Result>(withinMs: number, work: () => Promise<Result>): Promise<Result> => {
    try {
      // The timeout is inside the breaker, so that a provider that never answers counts as down.
      const result = await guarded.execute(() => timeout(withinMs, TimeoutStrategy.Aggressive).execute(work));
      measured.count('complete');
      return result;
    } catch (error) {
      const kind = failureKindOf(error);
      measured.count(kind);
      throw new PaymentFailure(kind, error);
    }
  };

  const findSession: PaymentProvider['findSession'] = (sessionId, { withinMs }) =>
    callStripe(withinMs, async () => {
      const given = await client.checkout.sessions
        .retrieve(sessionId, { expand: ['payment_intent.latest_charge'] })
        .catch(ignoreMissing);
      return given && toFoundSession(given, settings.clock.now());
    });

  return {
    // A test key, or a key of another provider, never moves real money.
    livemode: settings.secretKey.includes('_live_'),

    openSession: (order, { withinMs }) =>
      callStripe(withinMs, async () => {
        const idempotencyKey = `checkout-${order.checkoutId}`;
        const create = (email: string | null, key: string) =>
          client.checkout.sessions.create(buildSessionParameters({ ...order, email }, settings), {
            idempotencyKey: key,
          });
        const made = await create(order.email, idempotencyKey).catch((error: unknown) => {
          // Stripe accepts fewer addresses than we do. The buyer then types one.
          if (isAboutEmail(error)) return create(null, `${idempotencyKey}-without-email`);
          throw error;
        });
        if (!made.url) throw new Error('Stripe returned a new session without a URL');
        return { sessionId: made.id, url: made.url };
      }),

    findSession,

    findReport: async (type, objectId, timeLimit) => {
      if (type.startsWith('checkout.session')) return (await findSession(objectId, timeLimit))?.report;
      return callStripe(timeLimit.withinMs, async () => {
        const now = settings.clock.now();
        if (type.startsWith('charge.dispute.')) {
          const given = await client.disputes.retrieve(objectId).catch(ignoreMissing);
          return given && readDisputeReport(given, now);
        }
        if (type.startsWith('refund.')) {
          const given = await client.refunds.retrieve(objectId).catch(ignoreMissing);
          return given && readRefundReport(given, now);
        }
        const given = await client.charges.retrieve(objectId).catch(ignoreMissing);
        return given && readChargeReport(given, now);
      });
    },

    expireSession: (sessionId, { withinMs }) =>
      callStripe(withinMs, () =>
        client.checkout.sessions.expire(sessionId).then(
          () => true,
          (error: unknown) => {
            if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
            throw error;
          },
        ),
      ),

    refund: (payment_intent, attempt, { withinMs }) =>
      callStripe(withinMs, async () => {
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
      callStripe(withinMs, async () => {
        await client.customers.del(customerId).catch(ignoreMissing);
      }),

    listNotices: ({ since, after }, { withinMs }) =>
      callStripe(withinMs, async () => {
        const page = await client.events
          .list({
            types: [...PAYMENT_EVENTS],
            created: { gte: Math.floor(since.getTime() / 1_000) },
            limit: PAGE_SIZE,
            ...(after === undefined ? {} : { starting_after: after }),
          })
          .catch(ignoreExpiredCursor);
        return toNoticePage(page?.data ?? [], page?.has_more ?? false, settings.clock.now());
      }),

    findNotice: (id, { withinMs }) =>
      callStripe(withinMs, async () => {
        const given = await client.events.retrieve(id).catch(ignoreMissing);
        const read = given && readEvent(given, { now: settings.clock.now() });
        return read && 'report' in read ? read : undefined;
      }),
  };
}

function parseHost(apiBase: string | undefined) {
  if (apiBase === undefined) return {};
  const { protocol, hostname, port } = new URL(apiBase);
  const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const);
  // The client expects an IPv6 address without brackets.
  return {
    protocol: scheme,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port || (scheme === 'http' ? 80 : 443),
  };
}

function isAboutEmail(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'customer_email';
}

/** Depends only on the checkout's row and the settings: a repeated request under one idempotency key must be identical. */
function buildSessionParameters(
  { checkoutId, price, expiresAt, returnable, email }: NewSession,
  settings: StripeSettings,
) {
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
    ...(email !== null && { customer_email: email }),
    custom_text: {
      submit: {
        message: returnable
          ? `You can get a full refund within ${WITHDRAWAL_DAYS} days without giving a reason, once. Premium then ends. If you buy it again, that purchase is final.`
          : `You’ve already had a refund once, so this purchase is final: you can’t get a refund from your account. Your legal rights stay the same; write to us if something is wrong.`,
      },
    },
    expires_at: Math.floor(expiresAt.getTime() / 1_000),
  } satisfies Stripe.Checkout.SessionCreateParams;
}

function toFoundSession(given: Stripe.Checkout.Session, now: Date) {
  const read = session.parse(given);
  const intent = typeof given.payment_intent === 'object' ? given.payment_intent : null;
  const latest =
    typeof intent?.latest_charge === 'object' ? charge.safeParse(intent.latest_charge).data : null;
  const paidAt = new Date((latest?.paid ? latest.created : given.created) * 1_000);
  const kind =
    read.status === 'expired'
      ? 'expired'
      : read.status === 'complete'
        ? kindOfComplete(read, intent?.status)
        : null;
  const report = createSessionReport(read, kind, paidAt);
  const refunded = latest && latest.amount_refunded > 0 ? latest : undefined;
  return {
    open: read.status === 'open',
    report: refunded
      ? { ...report, facts: [...report.facts, createRefundFact(refunded.id, refunded.amount_refunded, now)] }
      : report,
  };
}

/** After a refused debit the payment intent requires another payment method. */
function kindOfComplete(read: Parameters<typeof kindOfCompleted>[0], intent: string | undefined) {
  const kind = kindOfCompleted(read);
  const refused = intent === 'requires_payment_method' || intent === 'canceled';
  return kind === 'awaiting_bank' && refused ? 'bank_refused' : kind;
}

function toNoticePage(events: readonly Stripe.Event[], more: boolean, now: Date): NoticePage {
  return {
    notices: events.map((event) => readEvent(event, { now })),
    next: more ? events.at(-1)?.id : undefined,
  };
}

function idOf(value: string | { id: string } | null): string | undefined {
  return typeof value === 'object' ? value?.id : value;
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return undefined;
  throw error;
}

/** Stripe deletes events after 30 days. When the cursor's event was deleted, all older events were deleted, too. */
function ignoreExpiredCursor(error: unknown): undefined {
  const { StripeInvalidRequestError } = Stripe.errors;
  if (error instanceof StripeInvalidRequestError && error.param === 'starting_after') return undefined;
  throw error;
}

/** Whether an error counts for the circuit breaker. A rejected parameter is our own fault and not an outage. */
function isOutage(error: unknown): boolean {
  return !(error instanceof Stripe.errors.StripeInvalidRequestError);
}

function failureKindOf(error: unknown): PaymentFailure['kind'] {
  if (error instanceof BrokenCircuitError) return 'circuit_open';
  if (error instanceof BulkheadRejectedError) return 'busy';
  if (error instanceof Stripe.errors.StripeConnectionError) return 'unreachable';
  return error instanceof Stripe.errors.StripeError ? 'rejected' : 'unreachable';
}

import { randomUUID } from 'node:crypto';
import {
  type Clock,
  createDatabase,
  createLog,
  type Logger,
  type SessionLiveness,
  systemClock,
} from '@app/service-kit';
import type { Config } from './config.ts';
import type { PaymentProvider, ReadNotice } from './provider/payment-provider.port.ts';
import { createStripe } from './provider/stripe.adapter.ts';
import { readStripeNotices } from './provider/stripe-notices.adapter.ts';
import type { BillingDb, Schema } from './schema.ts';

/** What the service is made of; tests replace any part. */
export interface Deps {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly db: BillingDb;
  readonly provider: PaymentProvider;
  readonly readNotice: ReadNotice;
  readonly sessions: SessionLiveness;
  /** Sends at once what a transaction has said; called after its commit. */
  readonly wakeRelay: () => void;
}

interface Given {
  sessions: SessionLiveness;
  log?: Logger;
  clock?: Clock;
  newId?: () => string;
  wakeRelay?: () => void;
}

/** Config → what the service works with. */
export function createDeps(config: Config, given: Given): Deps {
  const log = given.log ?? createLog('billing', config.LOG_LEVEL);
  const clock = given.clock ?? systemClock;
  return {
    config,
    log,
    clock,
    newId: given.newId ?? randomUUID,
    db: createDatabase<Schema>({ url: config.DATABASE_URL, log }),
    provider: createStripe({
      secretKey: config.STRIPE_SECRET_KEY,
      apiBase: config.STRIPE_API_BASE,
      publicUrl: config.PUBLIC_URL,
      productName: config.PRODUCT_NAME,
      timeoutMs: config.PAYMENT_TIMEOUT_MS,
      breaker: { failures: config.PAYMENT_BREAKER_FAILURES, restMs: config.PAYMENT_BREAKER_REST_MS },
      clock,
    }),
    readNotice: readStripeNotices(config.STRIPE_WEBHOOK_SECRET),
    sessions: given.sessions,
    wakeRelay: given.wakeRelay ?? (() => undefined),
  };
}

import { randomUUID } from 'node:crypto';
import {
  type Clock,
  createDatabase,
  createLog,
  createServiceIdentity,
  type DatabaseNotifications,
  directDatabaseUrl,
  type KeyList,
  type Logger,
  listenForNotifications,
  pooledDatabase,
  type ServiceIdentity,
  type SessionLiveness,
  SessionWatch,
  systemClock,
} from '@app/service-kit';
import type { Config } from './config.ts';
import type { BillingDatabase, BillingTables } from './database.ts';
import { createPeopleClient, type People } from './people.adapter.ts';
import type { PaymentProvider, ReadNotice } from './provider/payment-provider.port.ts';
import { createStripe } from './provider/stripe.adapter.ts';
import { createStripeNoticeReader } from './provider/stripe-notices.adapter.ts';
import { deriveReturnKeys } from './returns/address-key.ts';

/** The dependencies of the service. */
export interface Deps {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly identity: ServiceIdentity;
  readonly db: BillingDatabase;
  readonly notifications: DatabaseNotifications;
  readonly provider: PaymentProvider;
  readonly readNotice: ReadNotice;
  readonly people: People;
  readonly sessions: SessionLiveness;
  readonly returnKeys: KeyList;
  /** Makes the relay send new events now. Call it after the commit of a transaction that published events. */
  readonly wakeRelay: () => void;
}

/** @param overrides what a process, a command or a test replaces. */
export function createDeps(config: Config, overrides: Partial<Deps> = {}): Deps {
  const {
    log = createLog('billing', config.LOG_LEVEL),
    clock = systemClock,
    identity = createServiceIdentity('billing', config),
  } = overrides;
  return {
    config,
    log,
    clock,
    newId: randomUUID,
    identity,
    db: createDatabase<BillingTables>({ ...pooledDatabase(config), log }),
    notifications: listenForNotifications({ url: directDatabaseUrl(config), schema: 'billing', log }),
    provider: createStripe({
      secretKey: config.STRIPE_SECRET_KEY,
      apiBase: config.STRIPE_API_BASE,
      publicUrl: config.PUBLIC_URL,
      productName: config.PRODUCT_NAME,
      timeoutMs: config.PAYMENT_TIMEOUT_MS,
      breaker: { failures: config.PAYMENT_BREAKER_FAILURES, restMs: config.PAYMENT_BREAKER_REST_MS },
      clock,
    }),
    readNotice: createStripeNoticeReader(config.STRIPE_WEBHOOK_SECRET),
    people: createPeopleClient({ baseUrl: config.AUTH_URL, identity }),
    // Not started: main.ts, which alone receives requests, passes one that it starts.
    sessions: new SessionWatch({ authUrl: config.AUTH_URL, identity, clock, log }),
    // After a rotation of this secret the stored hashes match no address: those people may return one more purchase.
    returnKeys: deriveReturnKeys(config.STRIPE_WEBHOOK_SECRET),
    wakeRelay: () => undefined,
    ...overrides,
  };
}

export async function closeDeps({ db, notifications }: Pick<Deps, 'db' | 'notifications'>): Promise<void> {
  await notifications.stop();
  await db.destroy();
}

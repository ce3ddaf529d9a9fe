import type { SessionUse } from '@app/contracts';
import {
  asSystem,
  type Clock,
  createDatabase,
  createLog,
  createServiceIdentity,
  type DatabaseNotifications,
  directDatabaseUrl,
  type Logger,
  listenForNotifications,
  pooledDatabase,
  type ServiceIdentity,
  SessionUses,
  systemClock,
} from '@app/service-kit';
import type { FetchHoldings } from './address-claims/claim-address.ts';
import { BackgroundTasks } from './background-tasks.ts';
import type { Config } from './config.ts';
import type { AuthDatabase, AuthTables } from './database.ts';
import type { FetchPart } from './exports/export-everything.ts';
import { deriveKeys, type Keys } from './keys.ts';
import {
  createHoldingsFetcher,
  createPartFetcher,
  createPurchaseFetcher,
  createUsageFetcher,
  createVisitorClaimer,
} from './other-services.adapter.ts';
import { createArgon2Hasher } from './passwords/argon2-hasher.adapter.ts';
import type { PasswordHasher } from './passwords/hash-password.ts';
import {
  createPasswordPolicy,
  type PasswordPolicy,
  readCommonPasswords,
} from './passwords/password.policy.ts';
import type { FetchPurchase, FetchUsage } from './sessions/build-session.ts';
import { recordSessionUses } from './sessions/session.repository.ts';
import type { ClaimVisitor } from './visitors/hand-over-visitor.ts';

/** The dependencies of the service; a test may replace any of them. */
export interface Deps {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly db: AuthDatabase;
  /** Sees the rows of all accounts, as `asSystem` does; for reading them by their address in one round trip. */
  readonly systemDb: AuthDatabase;
  readonly notifications: DatabaseNotifications;
  readonly keys: Keys;
  readonly identity: ServiceIdentity;
  readonly hasher: PasswordHasher;
  readonly checkPassword: PasswordPolicy;
  readonly fetchUsage: FetchUsage;
  readonly fetchPurchase: FetchPurchase;
  readonly fetchPart: FetchPart;
  readonly fetchHoldings: FetchHoldings;
  readonly claimVisitor: ClaimVisitor;
  readonly backgroundTasks: BackgroundTasks;
  /** Records which refreshed access tokens have been used; refresh-cookie rotation depends on it. */
  readonly sessionUses: SessionUses;
  /** Call it after a commit that published an event, so that the relay does not wait for its next run. */
  readonly wakeRelay: () => void;
}

export function createDeps(config: Config, overrides: Partial<Omit<Deps, 'config'>> = {}): Deps {
  const { CHAT_URL: chat, BILLING_URL: billing, NOTIFY_URL: notify } = config;
  const log = overrides.log ?? createLog('auth', config.LOG_LEVEL);
  const identity = createServiceIdentity('auth', config);
  const db = overrides.db ?? createDatabase<AuthTables>({ ...pooledDatabase(config), log });
  const systemDb =
    overrides.systemDb ??
    createDatabase<AuthTables>({
      ...pooledDatabase(config),
      log,
      max: config.DATABASE_SYSTEM_CONNECTIONS,
      isSystem: true,
    });
  const report = (uses: readonly SessionUse[]) => asSystem(db, (trx) => recordSessionUses(trx, uses));
  return {
    config,
    log,
    clock: systemClock,
    db,
    systemDb,
    notifications: listenForNotifications({ url: directDatabaseUrl(config), schema: 'auth', log }),
    keys: deriveKeys(config.AUTH_SECRET),
    identity,
    hasher: createArgon2Hasher(),
    checkPassword: createPasswordPolicy(readCommonPasswords(), config.PRODUCT_NAME),
    fetchUsage: createUsageFetcher(chat),
    fetchPurchase: createPurchaseFetcher(billing, identity),
    fetchPart: createPartFetcher({ chat, billing, notify }, identity),
    fetchHoldings: createHoldingsFetcher({ chat, billing }, identity),
    claimVisitor: createVisitorClaimer(chat, identity),
    backgroundTasks: new BackgroundTasks(log),
    sessionUses: new SessionUses({ report, log }),
    wakeRelay: () => undefined,
    ...overrides,
  };
}
export async function closeDeps({ db, systemDb, notifications }: Deps): Promise<void> {
  await notifications.stop();
  await Promise.all([db.destroy(), systemDb.destroy()]);
}

import { randomUUID } from 'node:crypto';
import {
  type Clock,
  createDatabase,
  createLog,
  createServiceIdentity,
  type DatabaseNotifications,
  directDatabaseUrl,
  type Logger,
  listenForNotifications,
  OutageWatch,
  pooledDatabase,
  type ServiceIdentity,
  type SessionLiveness,
  systemClock,
} from '@app/service-kit';
import type { Coach } from './coach/coach.port.ts';
import { guardCoach } from './coach/guard/guard-coach.ts';
import { createOpenAiCoach } from './coach/openai-coach.adapter.ts';
import type { Config } from './config.ts';
import type { ChatDatabase, ChatTables } from './database.ts';
import type { KeyWrapper } from './encryption/key-wrapper.port.ts';
import { wrapWithMasterKeys } from './encryption/master-keys.adapter.ts';
import { createVaults, type Vaults } from './encryption/vault.ts';
import { askBillingForPurchase } from './entitlements/billing-purchase.adapter.ts';
import type { FindPurchase } from './entitlements/sync-purchase.ts';
import { askAuthForReader } from './reply-mails/auth-reader.adapter.ts';
import type { FindReader } from './reply-mails/reply-mails.ts';
import type { Moderation } from './safety/moderation.port.ts';
import { createOpenAiModeration } from './safety/openai-moderation.adapter.ts';
import type { RemoteTurns } from './turns/remote-turns.ts';
import type { TurnRunner } from './turns/turn-runner.ts';

/** The service's dependencies; tests replace some of them. */
export interface Deps {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly identity: ServiceIdentity;
  readonly db: ChatDatabase;
  /** A small pool for statements over the rows of all owners. */
  readonly systemDb: ChatDatabase;
  /** When the database could last not be reached or written. */
  readonly outages: OutageWatch;
  readonly notifications: DatabaseNotifications;
  readonly vaults: Vaults;
  readonly coach: Coach;
  readonly moderation: Moderation | null;
  readonly sessions: SessionLiveness;
  readonly findPurchase: FindPurchase;
  readonly findReader: FindReader;
  /** Call after a commit that published an event. */
  readonly wakeRelay: () => void;
  /** Identifies this process in the leases of its turns. */
  readonly processId: string;
}

/** The dependencies of routes, which also work with the turns of this process. */
export interface RouteDeps extends Deps {
  readonly turns: TurnRunner;
  readonly remoteTurns: RemoteTurns;
  /** Aborts with a Failure when this process shuts down. */
  readonly shutdown: AbortSignal;
}

/** What a process or a test provides instead. */
interface Overrides {
  sessions: SessionLiveness;
  clock?: Clock;
  newId?: () => string;
  log?: Logger;
  wrapper?: KeyWrapper;
  coach?: Coach;
  wakeRelay?: () => void;
}

/** Creates the dependencies from the configuration. */
export function createDeps(config: Config, overrides: Overrides): Deps {
  const log = overrides.log ?? createLog('chat', config.LOG_LEVEL);
  const newId = overrides.newId ?? randomUUID;
  const outages = new OutageWatch();
  const database = { ...pooledDatabase(config), log, outages };
  const db = createDatabase<ChatTables>(database);
  const systemMax = config.DATABASE_SYSTEM_CONNECTIONS;
  const systemDb = createDatabase<ChatTables>({ ...database, max: systemMax, isSystem: true });
  const identity = createServiceIdentity('chat', config);
  const wrapper = overrides.wrapper ?? wrapWithMasterKeys(config.MASTER_KEYS);
  return {
    config,
    log,
    clock: overrides.clock ?? systemClock,
    newId,
    identity,
    db,
    systemDb,
    outages,
    notifications: listenForNotifications({ url: directDatabaseUrl(config), schema: 'chat', log }),
    vaults: createVaults({ db, wrapper }),
    coach: guardCoach(overrides.coach ?? coachOf(config)),
    moderation: moderationOf(config),
    sessions: overrides.sessions,
    findPurchase: askBillingForPurchase({ billingUrl: config.BILLING_URL, identity, log }),
    findReader: askAuthForReader(config.AUTH_URL, identity),
    wakeRelay: overrides.wakeRelay ?? (() => undefined),
    processId: newId(),
  };
}

function coachOf(config: Config): Coach {
  return createOpenAiCoach({
    apiKey: config.OPENAI_API_KEY,
    baseUrl: config.OPENAI_BASE_URL,
    model: config.OPENAI_MODEL,
    replyTokens: config.COACH_MAX_TOKENS,
    deadlines: {
      firstWordMs: config.COACH_FIRST_WORD_MS,
      nextWordMs: config.COACH_NEXT_WORD_MS,
      wholeMs: config.COACH_WHOLE_REPLY_MS,
    },
    breaker: { failures: config.COACH_BREAKER_FAILURES, restMs: config.COACH_BREAKER_REST_MS },
    // Twice as many, because a summary may follow every turn.
    concurrent: config.TURNS_AT_ONCE * 2,
  });
}

function moderationOf({ MODERATION_MODEL: model, ...config }: Config): Moderation | null {
  if (!model) return null;
  return createOpenAiModeration({ apiKey: config.OPENAI_API_KEY, baseUrl: config.OPENAI_BASE_URL, model });
}

/** Closes the connections. */
export async function closeDeps({ db, systemDb, notifications }: Deps): Promise<void> {
  await notifications.stop();
  await Promise.all([db.destroy(), systemDb.destroy()]);
}

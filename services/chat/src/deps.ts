import { randomUUID } from 'node:crypto';
import {
  type Clock,
  createDatabase,
  createLog,
  type Logger,
  type SessionLiveness,
  systemClock,
} from '@app/service-kit';
import type { ChatDb, ChatTables } from './chat.tables.ts';
import type { Coach } from './coach/coach.port.ts';
import { guardCoach } from './coach/guard/guarded-coach.ts';
import { createOpenAiCoach } from './coach/openai-coach.adapter.ts';
import type { Config } from './config.ts';
import type { KeyWrapper } from './encryption/key-wrapper.port.ts';
import { wrapWithMasterKeys } from './encryption/master-keys.adapter.ts';
import { createVaults, type Vaults } from './encryption/vault.ts';
import { askBillingForPurchase } from './entitlements/billing-purchase.adapter.ts';
import type { PurchaseOf } from './entitlements/purchase.port.ts';
import { askAuthForReader } from './reply-mails/auth-person.adapter.ts';
import type { ReaderOf } from './reply-mails/person.port.ts';
import type { TurnRunner } from './turns/turn-runner.ts';

/** Everything the service works with; tests pass in others. */
export interface Deps {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly db: ChatDb;
  readonly vaults: Vaults;
  readonly coach: Coach;
  readonly sessions: SessionLiveness;
  readonly purchaseOf: PurchaseOf;
  readonly readerOf: ReaderOf;
  /** Called after a commit that said an event. */
  readonly wakeRelay: () => void;
  /** Names this process in the leases of its turns. */
  readonly processId: string;
}

/** What routes around turns work with. */
export interface TurnDeps extends Deps {
  readonly turns: TurnRunner;
  /** Aborts with a Failure when this process stops serving. */
  readonly leaving: AbortSignal;
}

interface Given {
  sessions: SessionLiveness;
  clock?: Clock;
  newId?: () => string;
  log?: Logger;
  wrapper?: KeyWrapper;
  coach?: Coach;
  wakeRelay?: () => void;
}

/** Config → what the service works with. */
export function createDeps(config: Config, given: Given): Deps {
  const log = given.log ?? createLog('chat', config.LOG_LEVEL);
  const newId = given.newId ?? randomUUID;
  const db = createDatabase<ChatTables>({ url: config.DATABASE_URL, log, max: config.DATABASE_CONNECTIONS });
  const wrapper = given.wrapper ?? wrapWithMasterKeys(config.MASTER_KEYS);
  return {
    config,
    log,
    clock: given.clock ?? systemClock,
    newId,
    db,
    vaults: createVaults({ db, wrapper }),
    coach: guardCoach(given.coach ?? coachOf(config)),
    sessions: given.sessions,
    purchaseOf: askBillingForPurchase({
      billingUrl: config.BILLING_URL,
      serviceToken: config.SERVICE_TOKEN,
      log,
    }),
    readerOf: askAuthForReader(config.AUTH_URL, config.SERVICE_TOKEN),
    wakeRelay: given.wakeRelay ?? (() => undefined),
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
    // Room for the summaries that follow the turns.
    concurrent: config.TURNS_AT_ONCE * 2,
  });
}

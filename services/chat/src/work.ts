import {
  AFTER_START_MS,
  becomeOwner,
  type EventHandlers,
  type Relay,
  startInbox,
  startRelay,
} from '@app/service-kit';
import type { ChatTables } from './chat.tables.ts';
import type { Deps } from './deps.ts';
import { takeEntitlement } from './entitlements/entitlement.repository.ts';
import { erasePerson } from './people/erase-person.ts';

/** What chat does on each event that it hears (architecture.md, rules 5, 11 and 12). */
export function eventHandlers(deps: Pick<Deps, 'clock' | 'vaults'>): EventHandlers<ChatTables> {
  return {
    'entitlement.changed': async (trx, { userId: ownerId, purchasedAt, version }) => {
      await becomeOwner(trx, ownerId);
      await takeEntitlement(trx, {
        ownerId,
        purchasedAt: purchasedAt === null ? null : new Date(purchasedAt),
        version,
      });
    },
    'user.deleted': async (trx, { userId }) => {
      await erasePerson(trx, deps, userId);
      deps.vaults.forget(userId);
    },
  };
}

/** Chat's jobs: takes in what it is told, and carries what it says, until it is stopped. As many may run as one likes. */
export function startWork(deps: Pick<Deps, 'db' | 'config' | 'clock' | 'vaults' | 'log'>): Relay {
  const { db, config, log } = deps;
  const queues = { databaseUrl: config.DATABASE_URL, redisUrl: config.REDIS_URL };
  const relay = startRelay({ db, queues, log });
  const inbox = startInbox({
    beginAfterMs: AFTER_START_MS,
    db,
    queues,
    receiver: 'chat',
    handlers: eventHandlers(deps),
    log,
    afterCommit: relay.wake,
  });
  return {
    wake: relay.wake,
    async stop() {
      await inbox.close();
      await relay.stop();
    },
  };
}

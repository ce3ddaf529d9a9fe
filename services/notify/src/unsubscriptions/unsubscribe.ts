import { asOwner, type Clock, type Logger } from '@app/service-kit';
import type { NotifyDatabase } from '../database.ts';
import { isErased } from '../erasures/erasure.repository.ts';
import { type Keys, personKeys } from '../keys.ts';
import type { People } from '../people.adapter.ts';
import type { Subscription } from './unsubscribe-token.ts';
import {
  claimDueUnsubscriptions,
  deleteUnsubscription,
  storeUnsubscription,
} from './unsubscription.repository.ts';

/** First retry of a request to auth that failed. Longer than the timeout of the request, so that both never overlap. */
const FIRST_RETRY_MS = 3_000;
const BATCH = 20;

interface UnsubscribeDeps {
  readonly db: NotifyDatabase;
  readonly clock: Clock;
  readonly log: Logger;
  readonly keys: Keys;
  readonly people: Pick<People, 'unsubscribe'>;
}

/**
 * Switches a kind of mail off for a person. The choice is stored and takes effect at once (`isUnsubscribed`), then sent to
 * auth, which owns it. While auth is down, the periodic job retries (docs/decisions/0030).
 */
export async function unsubscribe(deps: UnsubscribeDeps, subscription: Subscription): Promise<void> {
  const { db, clock, keys } = deps;
  const { personId } = subscription;
  const now = clock.now();
  const dueAt = new Date(now.getTime() + FIRST_RETRY_MS);
  const stored = await asOwner(db, personId, async (trx) => {
    if (await isErased(trx, personKeys(keys, personId))) return false;
    await storeUnsubscription(trx, subscription, { now, dueAt });
    return true;
  });
  if (stored) await forwardUnsubscription(deps, { ...subscription, askedAt: now });
}

/** Sends the due unsubscriptions to auth; replicas share the work. */
export async function forwardDueUnsubscriptions(deps: UnsubscribeDeps): Promise<void> {
  const due = await claimDueUnsubscriptions(deps.db, deps.clock.now(), BATCH);
  await Promise.all(due.map((unsubscription) => forwardUnsubscription(deps, unsubscription)));
}

async function forwardUnsubscription(
  { db, people, log }: UnsubscribeDeps,
  unsubscription: Subscription & { askedAt: Date },
): Promise<void> {
  const { personId, kind, askedAt } = unsubscription;
  try {
    await people.unsubscribe(personId, kind);
    await deleteUnsubscription(db, unsubscription, askedAt);
  } catch (error) {
    log.warn({ err: error }, 'unsubscription not forwarded to auth, retrying later');
  }
}

import { asOwner } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { isErased } from '../erasures/erasure.repository.ts';
import { personKey } from '../keys.ts';
import type { Subscription } from './unsubscribe-token.ts';
import {
  deleteUnsubscription,
  storeUnsubscription,
  takeDueUnsubscriptions,
} from './unsubscription.repository.ts';

/** What the request could not tell auth is told so much later: not twice at once. Longer than auth may take to answer. */
const AFTER_MS = 3_000;
const BATCH = 20;

type Unsubscribing = Pick<Deps, 'db' | 'clock' | 'log' | 'keys' | 'people'>;

/**
 * Switches a kind of mail off for somebody. It is stored first and holds from then on (`isUnsubscribed`); then auth, whose
 * the choice is, is told. While auth is down that is left to the next rounds (docs/decisions/0030).
 */
export async function unsubscribe(deps: Unsubscribing, subscription: Subscription): Promise<void> {
  const { db, clock, keys } = deps;
  const { personId } = subscription;
  const now = clock.now();
  const dueAt = new Date(now.getTime() + AFTER_MS);
  const stored = await asOwner(db, personId, async (trx) => {
    if (await isErased(trx, personKey(keys, personId))) return false;
    await storeUnsubscription(trx, subscription, { now, dueAt });
    return true;
  });
  if (stored) await passOn(deps, { ...subscription, askedAt: now });
}

/** Tells auth what requests could not: once each in this round, over all replicas. */
export async function passOnWaiting(deps: Unsubscribing): Promise<void> {
  const due = await takeDueUnsubscriptions(deps.db, deps.clock.now(), BATCH);
  await Promise.all(due.map((unsubscription) => passOn(deps, unsubscription)));
}

async function passOn(
  { db, people, log }: Unsubscribing,
  unsubscription: Subscription & { askedAt: Date },
): Promise<void> {
  const { personId, kind, askedAt } = unsubscription;
  try {
    await people.unsubscribe(personId, kind);
    await deleteUnsubscription(db, unsubscription, askedAt);
  } catch (error) {
    log.warn({ err: error }, 'auth can not be told now of somebody who has unsubscribed; it is kept');
  }
}

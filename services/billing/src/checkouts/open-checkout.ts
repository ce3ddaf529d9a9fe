import { setTimeout as pause } from 'node:timers/promises';
import type { Currency } from '@app/contracts';
import { asOwner, asSystem, Failure } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { isGone } from '../erasure/gone-owner.repository.ts';
import { premiumPrice } from '../prices/premium-price.ts';
import { PaymentFailure } from '../provider/payment-provider.port.ts';
import { findPremiumSince } from '../purchases/entitlement.repository.ts';
import type { BillingTransaction } from '../schema.ts';
import { addTask } from '../upkeep/provider-task.repository.ts';
import { findLive, giveUp, insertCheckout, keepPage, takeOver } from './checkout.repository.ts';
import { type LiveCheckout, OPEN_FOR_MS } from './checkout.ts';
import { findKey, keepKey } from './idempotency-key.repository.ts';
import { lookAtCheckout } from './look-at-checkout.ts';

interface Buyer {
  readonly ownerId: string;
  readonly currency: Currency;
  readonly idempotencyKey: string | undefined;
}

/** Together below the time the contract gives the call (rule 17): what stands there is looked at, ended, made anew. */
const LOOK_WITHIN = { withinMs: 3_500 };
const EXPIRE_WITHIN = { withinMs: 3_500 };
const OPEN_WITHIN = { withinMs: 6_500 };
const ALTOGETHER_MS = 14_000;
const ASK_AGAIN_MS = 50;

/**
 * The page on which somebody pays for premium: the one they have open in this currency, or a new one (rule 12: one open
 * checkout per user). Nothing is open, and nothing charged, when this fails.
 * @throws Failure 409 `conflict` for who has premium, whose bank is still at it, or whose key was used with another
 * body; 502 `payment_unavailable` when the provider can't be asked.
 */
export async function openCheckout(deps: Deps, buyer: Buyer): Promise<string> {
  const deadline = performance.now() + ALTOGETHER_MS;
  while (performance.now() < deadline) {
    const step = await asOwner(deps.db, buyer.ownerId, (trx) => nextStep(trx, deps, buyer));
    const url = await take(deps, buyer, step);
    if (url !== undefined) return url;
  }
  throw new Failure('payment_unavailable');
}

type Step =
  | { do: 'answer'; url: string }
  | { do: 'wait' }
  | { do: 'open'; checkout: Pick<LiveCheckout, 'id' | 'currency' | 'expiresAt'> }
  | { do: 'look'; checkout: LiveCheckout & { sessionId: string; url: string } };

async function nextStep(trx: BillingTransaction, deps: Deps, buyer: Buyer): Promise<Step> {
  const { ownerId, currency, idempotencyKey: key } = buyer;
  const earlier = key === undefined ? undefined : await findKey(trx, { ownerId, key });
  if (earlier && earlier.currency !== currency) throw new Failure('conflict');
  if (earlier?.url) return { do: 'answer', url: earlier.url };
  if (await findPremiumSince(trx, ownerId))
    throw new Failure('conflict', { sentence: 'You already have Premium.' });
  // Within the seconds in which a session outlives its account.
  if (await isGone(trx, ownerId)) throw new Failure('unauthenticated');
  const live = await findLive(trx, ownerId);
  if (!live) return begin(trx, deps, buyer);
  if (live.state === 'processing')
    throw new Failure('conflict', {
      sentence: 'Your payment is on its way. Your bank may take a few days to confirm it.',
    });
  if (live.state === 'open' && live.sessionId && live.url)
    return { do: 'look', checkout: { ...live, sessionId: live.sessionId, url: live.url } };
  if (live.abandoned && (await takeOver(trx, { ownerId, checkoutId: live.id })))
    return { do: 'open', checkout: live };
  return { do: 'wait' };
}

async function begin(trx: BillingTransaction, { newId, clock }: Deps, buyer: Buyer): Promise<Step> {
  const { ownerId, currency } = buyer;
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + OPEN_FOR_MS);
  const checkout = { id: newId(), currency, expiresAt };
  const price = premiumPrice(currency);
  const begun = await insertCheckout(trx, { id: checkout.id, ownerId, price, createdAt, expiresAt });
  return begun ? { do: 'open', checkout } : { do: 'wait' };
}

async function take(deps: Deps, buyer: Buyer, step: Step): Promise<string | undefined> {
  switch (step.do) {
    case 'answer':
      return step.url;
    case 'wait':
      await pause(ASK_AGAIN_MS);
      return undefined;
    case 'open': {
      const url = await openPage(deps, buyer, step.checkout);
      // Left behind in another currency, and taken over: the next step replaces it.
      return step.checkout.currency === buyer.currency
        ? answer(deps, buyer, step.checkout.id, url)
        : undefined;
    }
    case 'look': {
      const { id, sessionId, url, currency } = step.checkout;
      // Paid or run out meanwhile, it is closed now, and the next step sees that.
      const { open } = await unlessDown(lookAtCheckout(deps, { id, sessionId }, LOOK_WITHIN));
      if (!open) return undefined;
      if (currency === buyer.currency) return answer(deps, buyer, id, url);
      await unlessDown(deps.provider.expireSession(sessionId, EXPIRE_WITHIN));
      await unlessDown(lookAtCheckout(deps, { id, sessionId }, LOOK_WITHIN));
      return undefined;
    }
  }
}

async function answer(deps: Deps, buyer: Buyer, checkoutId: string, url: string): Promise<string> {
  const { ownerId, currency, idempotencyKey: key } = buyer;
  if (key !== undefined)
    await asOwner(deps.db, ownerId, async (trx) => {
      if (!(await isGone(trx, ownerId))) await keepKey(trx, { ownerId, key, currency, checkoutId });
    });
  return url;
}

async function openPage(
  deps: Deps,
  { ownerId }: Buyer,
  { id: checkoutId, currency, expiresAt }: Pick<LiveCheckout, 'id' | 'currency' | 'expiresAt'>,
): Promise<string> {
  try {
    const order = { checkoutId, price: premiumPrice(currency), expiresAt };
    const { sessionId, url } = await deps.provider.openSession(order, OPEN_WITHIN);
    const lookAfterMs = deps.config.CHECKOUT_LOOK_AFTER_MS;
    const kept = await asOwner(deps.db, ownerId, (trx) =>
      keepPage(trx, { ownerId, checkoutId, sessionId, url, lookAfterMs }),
    );
    if (kept) return url;
    await asSystem(deps.db, (trx) => addTask(trx, { id: deps.newId(), kind: 'expire', target: sessionId }));
    throw new PaymentFailure('rejected');
  } catch (error) {
    await asOwner(deps.db, ownerId, (trx) => giveUp(trx, { ownerId, checkoutId }));
    throw asFailure(error);
  }
}

async function unlessDown<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    throw asFailure(error);
  }
}

function asFailure(error: unknown): unknown {
  return error instanceof PaymentFailure ? new Failure('payment_unavailable', { cause: error }) : error;
}

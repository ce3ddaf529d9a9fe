import { setTimeout as pause } from 'node:timers/promises';
import type { Currency } from '@app/contracts';
import { asOwner, asSystem, Failure } from '@app/service-kit';
import {
  type ActiveCheckout,
  closeOpeningCheckout,
  findActiveCheckout,
  insertCheckout,
  savePage,
  takeOverCheckout,
} from '../checkouts/checkout.repository.ts';
import { findIdempotencyKey, saveIdempotencyKey } from '../checkouts/idempotency-key.repository.ts';
import type { Config } from '../config.ts';
import type { BillingTransaction } from '../database.ts';
import { isOwnerGone } from '../erasures/erasure.repository.ts';
import { getPremiumPrice } from '../premium-terms.ts';
import { PaymentFailure } from '../provider/payment-provider.port.ts';
import { addTask } from '../provider/provider-task.repository.ts';
import { findPremiumSince } from '../purchases/entitlement.repository.ts';
import { type AddressKeyDeps, findPerson, toAddressKeys } from '../returns/address-key.ts';
import { canReturnNextPurchase, hasReturnUnderAddress } from '../returns/own-return.repository.ts';
import { type SyncCheckoutDeps, syncCheckout } from './sync-checkout.ts';

interface OpenCheckoutDeps extends SyncCheckoutDeps, AddressKeyDeps {
  readonly config: Pick<Config, 'CHECKOUT_LOOK_AFTER_MS'>;
}

interface Buyer {
  readonly ownerId: string;
  readonly currency: Currency;
  readonly idempotencyKey: string | undefined;
}

/** How long a payment page stays open; the provider allows 30 minutes to a day. */
const OPEN_FOR_MS = 3_600_000;
/** One call may check, expire and reopen a checkout; together these stay below the deadline of the contract. */
const CHECK_TIME_LIMIT = { withinMs: 3_500 };
const EXPIRE_TIME_LIMIT = { withinMs: 3_500 };
const OPEN_TIME_LIMIT = { withinMs: 6_500 };
const TOTAL_TIME_LIMIT_MS = 14_000;
const POLL_INTERVAL_MS = 50;

/**
 * Returns the page on which a person pays for Premium: their open one in this currency, or a new one. A person has at
 * most one open checkout. When this fails, no new page is open and nothing is charged.
 * @throws Failure 409 `conflict` when the person has Premium, a debit of theirs is pending, or the key was used with
 * another body; 502 `payment_unavailable` when the provider is unavailable.
 */
export async function openCheckout(deps: OpenCheckoutDeps, buyer: Buyer): Promise<string> {
  const deadline = performance.now() + TOTAL_TIME_LIMIT_MS;
  while (performance.now() < deadline) {
    const step = await asOwner(deps.db, buyer.ownerId, (trx) => decideNextStep(trx, buyer));
    const url = await runStep(deps, buyer, step);
    if (url !== undefined) return url;
  }
  throw new Failure('payment_unavailable');
}

type NewCheckout = Pick<ActiveCheckout, 'id' | 'currency' | 'expiresAt' | 'returnable' | 'email'>;

type Step =
  | { do: 'answer'; url: string }
  | { do: 'wait' }
  | { do: 'begin' }
  | { do: 'open'; checkout: NewCheckout }
  | { do: 'look'; checkout: ActiveCheckout & { sessionId: string; url: string } };

async function decideNextStep(trx: BillingTransaction, buyer: Buyer): Promise<Step> {
  const { ownerId, currency, idempotencyKey: key } = buyer;
  const earlier = key === undefined ? undefined : await findIdempotencyKey(trx, { ownerId, key });
  if (earlier && earlier.currency !== currency) throw new Failure('conflict');
  if (earlier?.url) return { do: 'answer', url: earlier.url };
  if (await findPremiumSince(trx, ownerId))
    throw new Failure('conflict', { sentence: 'You already have Premium.' });
  const live = await findActiveCheckout(trx, ownerId);
  if (!live) return { do: 'begin' };
  if (live.state === 'processing')
    throw new Failure('conflict', {
      sentence: 'Your payment is on its way. Your bank may take a few days to confirm it.',
    });
  if (live.state === 'open' && live.sessionId && live.url)
    return { do: 'look', checkout: { ...live, sessionId: live.sessionId, url: live.url } };
  if (live.abandoned && (await takeOverCheckout(trx, { ownerId, checkoutId: live.id })))
    return { do: 'open', checkout: live };
  return { do: 'wait' };
}

/** @returns undefined when another call of the same person was faster. */
async function createCheckout(
  deps: OpenCheckoutDeps,
  { ownerId, currency }: Buyer,
): Promise<NewCheckout | undefined> {
  const person = await findPerson(deps, ownerId);
  const addressKeys = toAddressKeys(deps.returnKeys, person);
  const returned =
    addressKeys !== undefined && (await asSystem(deps.db, (trx) => hasReturnUnderAddress(trx, addressKeys)));
  return asOwner(deps.db, ownerId, async (trx) => {
    // A session stays valid for a few seconds after its account was erased.
    if (await isOwnerGone(trx, ownerId)) throw new Failure('unauthenticated');
    const createdAt = deps.clock.now();
    const expiresAt = new Date(createdAt.getTime() + OPEN_FOR_MS);
    const returnable = !returned && (await canReturnNextPurchase(trx, ownerId));
    const email = person?.address ?? null;
    const checkout = { id: deps.newId(), currency, expiresAt, returnable, email };
    const price = getPremiumPrice(currency);
    const begun = await insertCheckout(trx, { ...checkout, ownerId, price, createdAt });
    return begun ? checkout : undefined;
  });
}

async function runStep(deps: OpenCheckoutDeps, buyer: Buyer, step: Step): Promise<string | undefined> {
  switch (step.do) {
    case 'answer':
      return step.url;
    case 'wait':
      await pause(POLL_INTERVAL_MS);
      return undefined;
    case 'begin': {
      const checkout = await createCheckout(deps, buyer);
      return checkout && runStep(deps, buyer, { do: 'open', checkout });
    }
    case 'open': {
      const url = await openPage(deps, buyer, step.checkout);
      // A checkout that was taken over may be in another currency; the next step replaces it.
      return step.checkout.currency === buyer.currency
        ? saveKeyAndAnswer(deps, buyer, step.checkout.id, url)
        : undefined;
    }
    case 'look': {
      const { id, sessionId, url, currency } = step.checkout;
      // It was paid or has expired meanwhile; it is closed now, and the next step takes that into account.
      const { open } = await mapProviderFailure(syncCheckout(deps, { id, sessionId }, CHECK_TIME_LIMIT));
      if (!open) return undefined;
      if (currency === buyer.currency) return saveKeyAndAnswer(deps, buyer, id, url);
      await mapProviderFailure(deps.provider.expireSession(sessionId, EXPIRE_TIME_LIMIT));
      await mapProviderFailure(syncCheckout(deps, { id, sessionId }, CHECK_TIME_LIMIT));
      return undefined;
    }
  }
}

async function saveKeyAndAnswer(
  deps: OpenCheckoutDeps,
  buyer: Buyer,
  checkoutId: string,
  url: string,
): Promise<string> {
  const { ownerId, currency, idempotencyKey: key } = buyer;
  if (key !== undefined)
    await asOwner(deps.db, ownerId, async (trx) => {
      if (!(await isOwnerGone(trx, ownerId)))
        await saveIdempotencyKey(trx, { ownerId, key, currency, checkoutId });
    });
  return url;
}

async function openPage(
  deps: OpenCheckoutDeps,
  { ownerId }: Buyer,
  { id: checkoutId, currency, expiresAt, returnable, email }: NewCheckout,
): Promise<string> {
  try {
    const order = { checkoutId, price: getPremiumPrice(currency), expiresAt, returnable, email };
    const { sessionId, url } = await deps.provider.openSession(order, OPEN_TIME_LIMIT);
    const lookAfterMs = deps.config.CHECKOUT_LOOK_AFTER_MS;
    const kept = await asOwner(deps.db, ownerId, (trx) =>
      savePage(trx, { ownerId, checkoutId, sessionId, url, lookAfterMs }),
    );
    if (kept) return url;
    await asSystem(deps.db, (trx) => addTask(trx, { id: deps.newId(), kind: 'expire', target: sessionId }));
    throw new PaymentFailure('rejected');
  } catch (error) {
    await asOwner(deps.db, ownerId, (trx) => closeOpeningCheckout(trx, { ownerId, checkoutId }));
    throw toFailure(error);
  }
}

async function mapProviderFailure<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    throw toFailure(error);
  }
}

function toFailure(error: unknown): unknown {
  return error instanceof PaymentFailure ? new Failure('payment_unavailable', { cause: error }) : error;
}

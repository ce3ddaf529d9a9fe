import { asOwner } from '@app/service-kit';
import { type Person, until } from '@app/testkit';
import { describe, expect, test } from 'vitest';
import { erasePerson } from '../account-data/erase-person.ts';
import { startBilling } from '../testing/start-billing.ts';
import { findAddressKey } from './address-key.ts';
import { claimOwnReturn, releaseOwnReturn } from './own-return.repository.ts';

const { billing, replica, buyer, stripe } = await startBilling();

const requestRefund = (person: Person) => replica.call(person, 'POST', '/payment/refund');
const chargeOf = (session: string) => stripe.chargeOf(session)?.id ?? '';
const isReturnable = async (person: Person): Promise<boolean> =>
  (await replica.call(person, 'GET', '/payment/status')).body.data.returnable;
const isPremium = (person: Person, expected = true) =>
  until(async () => (await buyer.isPremium(person)) === expected);
/** The terms on the provider's page before the purchase. */
const termsOf = (session: string) =>
  stripe.sessions().find(({ id }) => id === session)?.custom_text.submit?.message;
const ONCE = /full refund within 14 days .*, once\. .*If you buy it again, that purchase is final/;
const FINAL = /already had a refund once, so this purchase is final/;

async function buys(person: Person): Promise<string> {
  const session = await buyer.pay(person);
  await isPremium(person);
  return session;
}
async function returns(person: Person): Promise<void> {
  expect((await requestRefund(person)).status).toBe(200);
  await isPremium(person, false);
  await stripe.whenDelivered();
}
const expectFinal = async (person: Person, session: string) => {
  const answer = await requestRefund(person);
  expect([answer.status, answer.body.code, answer.body.error]).toEqual([
    409,
    'conflict',
    'You’ve already had a refund once, so this purchase is final. If something’s wrong, please write to us.',
  ]);
  expect(stripe.chargeOf(session)?.amount_refunded).toBe(0);
  expect(await buyer.isPremium(person)).toBe(true);
};

describe('[PAY-6] the return of Premium without support', () => {
  test('works once: the next purchase is final, and the page says so before the payment', async () => {
    const ada = billing.signIn();
    expect(await isReturnable(ada)).toBe(true);
    const first = await buys(ada);
    expect(termsOf(first)).toMatch(ONCE);
    expect(await isReturnable(ada)).toBe(true);
    await returns(ada);
    expect(await isReturnable(ada)).toBe(false);
    const second = await buyer.open(ada);
    expect(termsOf(second)).toMatch(FINAL);
    await stripe.pay(second, { email: 'payer@example.net' });
    await isPremium(ada);
    expect(await isReturnable(ada)).toBe(false);
    await expectFinal(ada, second);
    const receipts = await billing.sql<{ id: string }>(
      `select id from billing.mails where owner_id = $1 and template = 'payment_receipt' order by created_at`,
      ada.userId,
    );
    const mails = await Promise.all(receipts.map(({ id }) => replica.ask(`/internal/mails/${id}`)));
    expect(mails.map(({ body }) => body.returnable)).toEqual([true, false]);
  });

  test('refunds only one purchase, however often it is requested', async () => {
    const ada = billing.signIn();
    const first = await buys(ada);
    const clicks = await Promise.all(Array.from({ length: 5 }, () => requestRefund(ada)));
    expect(clicks.some(({ status }) => status === 200)).toBe(true);
    await isPremium(ada, false);
    expect(stripe.chargeOf(first)?.amount_refunded).toBe(200);
    const second = await buys(ada);
    const again = await Promise.all(Array.from({ length: 5 }, () => requestRefund(ada)));
    expect(again.map(({ status }) => status)).toEqual(Array(5).fill(409));
    expect(stripe.chargeOf(second)?.amount_refunded).toBe(0);
  });

  test('can be claimed for only one of two purchases at the same time', async () => {
    const ada = billing.signIn();
    const [first, second] = [await buyer.open(ada), await buyer.open(ada, 'usd')];
    const rows = await billing.sql<{ id: string }>(
      'select id from billing.checkouts where owner_id = $1 and returnable',
      ada.userId,
    );
    expect([rows.length, first === second]).toEqual([2, false]);
    const claims = await Promise.all(
      rows.flatMap(({ id: checkoutId }) =>
        Array.from({ length: 5 }, () =>
          asOwner(replica.deps.db, ada.userId, async (trx) => {
            const now = billing.clock.now();
            const claim = { id: replica.deps.newId(), ownerId: ada.userId, checkoutId, now };
            return { checkoutId, claimed: await claimOwnReturn(trx, { ...claim, addressKey: undefined }) };
          }),
        ),
      ),
    );
    const winners = new Set(claims.filter(({ claimed }) => claimed).map(({ checkoutId }) => checkoutId));
    expect(winners.size).toBe(1);
    expect(claims.filter(({ claimed }) => claimed).length).toBe(5);
  });

  test('is not used up by a refund that support made', async () => {
    const ada = billing.signIn();
    const first = await buys(ada);
    await stripe.refund(chargeOf(first));
    await isPremium(ada, false);
    expect(await isReturnable(ada)).toBe(true);
    const second = await buys(ada);
    expect(termsOf(second)).toMatch(ONCE);
    await returns(ada);
  });

  test('is not used up by a refund that the provider refused', async () => {
    const ada = billing.signIn();
    const first = await buys(ada);
    await stripe.dispute(chargeOf(first), 'needs_response');
    expect((await requestRefund(ada)).status).toBe(409);
    await stripe.dispute(chargeOf(first), 'won');
    await stripe.whenDelivered();
    await stripe.refund(chargeOf(first));
    await isPremium(ada, false);
    expect(await isReturnable(ada)).toBe(true);
  });

  test('is used up when the provider’s response was lost, but a retry for the same purchase succeeds', async () => {
    const ada = billing.signIn();
    const first = await buys(ada);
    stripe.setBehavior({ mode: 'http_500' });
    expect((await requestRefund(ada)).status).toBe(502);
    stripe.setBehavior({ mode: 'ok' });
    await returns(ada);
    expect(stripe.chargeOf(first)?.amount_refunded).toBe(200);
    expect(await isReturnable(ada)).toBe(false);
  });

  test('is used up by a dispute that the bank decided for the buyer', async () => {
    const ada = billing.signIn();
    const first = await buys(ada);
    await stripe.dispute(chargeOf(first), 'lost');
    await isPremium(ada, false);
    expect(await isReturnable(ada)).toBe(false);
    const second = await buys(ada);
    expect(termsOf(second)).toMatch(FINAL);
    await expectFinal(ada, second);
  });

  test('remains possible for a purchase sold as returnable, even if an earlier return is found later', async () => {
    const ada = billing.signIn();
    billing.people.set(ada.userId, { address: 'earlier@example.org', firstName: 'Ada', confirmed: true });
    const session = await buys(ada);
    await billing.sql(
      'insert into billing.own_returns (id, address_key, asked_at) values (gen_random_uuid(), $1, now())',
      await findAddressKey(replica.deps, ada.userId),
    );
    await returns(ada);
    expect(stripe.chargeOf(session)?.amount_refunded).toBe(200);
  });
});

describe('[ACC-4] after an account is deleted', () => {
  const erase = ({ userId }: Person) =>
    replica.deps.db.transaction().execute((trx) => erasePerson(trx, replica.deps, userId));
  /** Signs in a new account with this address. */
  function signInAs(address: string, confirmed: boolean): Person {
    const person = billing.signIn();
    billing.people.set(person.userId, { address, firstName: 'Ada', confirmed });
    return person;
  }

  test('a new account with the same confirmed address counts as having returned Premium', async () => {
    const ada = signInAs('Ada@example.org', true);
    await buys(ada);
    await returns(ada);
    await erase(ada);
    const again = signInAs('ada@example.org', true);
    const second = await buyer.open(again);
    expect(termsOf(second)).toMatch(FINAL);
    await stripe.pay(second, { email: 'payer@example.net' });
    await isPremium(again);
    await expectFinal(again, second);
    // An unconfirmed address neither reveals nor loses the right to return.
    const stranger = signInAs('ada@example.org', false);
    expect(termsOf(await buyer.open(stranger))).toMatch(ONCE);
  });

  test('only a keyed hash of a confirmed address is kept, without account or payment; an unconfirmed address leaves nothing', async () => {
    await billing.sql('delete from billing.own_returns');
    const [ada, bob] = [signInAs('ada@example.com', true), signInAs('bob@example.com', false)];
    for (const person of [ada, bob]) {
      await buys(person);
      await returns(person);
      await erase(person);
    }
    const rows = await billing.sql<{ address_key: Buffer }>('select * from billing.own_returns');
    expect(rows).toEqual([
      {
        id: expect.any(String),
        owner_id: null,
        checkout_id: null,
        address_key: expect.any(Buffer),
        asked_at: expect.any(Date),
      },
    ]);
    expect(rows[0]?.address_key.length).toBe(32);
    expect(JSON.stringify(rows)).not.toContain('example');
  });

  test('buying and returning work while auth is unavailable', async () => {
    const ada = billing.signIn();
    billing.people.delete(ada.userId);
    const session = await buys(ada);
    expect(termsOf(session)).toMatch(ONCE);
    await returns(ada);
    expect(await isReturnable(ada)).toBe(false);
  });
});

test('releasing the claim of a purchase that was already refunded has no effect, so the next purchase is final', async () => {
  const ada = billing.signIn();
  await buys(ada);
  await returns(ada);
  const [row] = await billing.sql<{ checkout_id: string }>(
    'select checkout_id from billing.own_returns where owner_id = $1',
    ada.userId,
  );
  const claim = { ownerId: ada.userId, checkoutId: row?.checkout_id ?? '' };
  await asOwner(replica.deps.db, ada.userId, (trx) => releaseOwnReturn(trx, claim));
  await expectFinal(ada, await buys(ada));
});

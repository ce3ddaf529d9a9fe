import { until } from '@app/testkit';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type BillingUnderTest,
  createBillingUnderTest,
  type Replica,
} from '../testing/billing-under-test.ts';
import { buying } from '../testing/buyer.ts';
import type { Person } from '../testing/people.ts';
import { sendNotice } from '../testing/send-notice.ts';

let billing: BillingUnderTest;
let replica: Replica;
let buyer: ReturnType<typeof buying>;
const stripe = () => billing.sandbox.stripe;
beforeAll(async () => {
  billing = await createBillingUnderTest();
  replica = await billing.start({}, { dueWork: true });
  buyer = buying(billing, () => replica);
});
beforeEach(() => {
  stripe().play({ mode: 'ok' });
  stripe().playWebhooks({ mode: 'send' });
  // A replica that a test started for itself took the notices over.
  stripe().deliverTo({ url: `${replica.url}/payment/webhook`, secret: 'whsec_of_this_test' });
});

const charge = (session: string) => stripe().chargeOf(session)?.id ?? '';
const settlementsOf = ({ userId }: Person) =>
  billing.sql<{ id: string; checkout_id: string }>(
    `select settlements.id, checkout_id from billing.settlements
     join billing.checkouts on checkouts.id = checkout_id where owner_id = $1`,
    userId,
  );
const isPremium = (person: Person, expected = true) =>
  until(async () => (await buyer.isPremium(person)) === expected);

describe('[PAY-6] [PUR-3] paying', () => {
  test('gives premium within five seconds of the notice, one receipt, and word to chat', async () => {
    const ada = billing.signIn();
    expect(await buyer.isPremium(ada)).toBe(false);
    await buyer.pay(ada);
    await until(() => buyer.isPremium(ada), { timeout: 5_000 });
    await stripe().whenDelivered();
    expect(await buyer.states(ada)).toEqual(['paid']);
    expect(await buyer.mails(ada)).toEqual(['payment_receipt']);
    expect(await billing.said('entitlement.changed')).toEqual([
      { userId: ada.userId, purchasedAt: expect.any(String), version: 1 },
    ]);
    const asked = await replica.ask(`/internal/people/${ada.userId}/purchase`);
    expect(asked.body).toEqual({ purchased: true, purchase_date: expect.any(String) });
    const again = await buyer.checkout(ada);
    expect([again.status, again.body.code, again.body.error]).toEqual([
      409,
      'conflict',
      'You already have Premium.',
    ]);
  });

  test('with five notices at once, and again after a restart, is one purchase and one receipt', async () => {
    const ada = billing.signIn();
    const before = stripe().events().length;
    stripe().playWebhooks({ mode: 'duplicate', copies: 5 });
    await buyer.pay(ada);
    await stripe().whenDelivered();
    expect(await buyer.mails(ada)).toEqual(['payment_receipt']);
    const restarted = await billing.start();
    const events = stripe().events().slice(before);
    for (const event of events) expect((await sendNotice(restarted, event)).status).toBe(200);
    expect(await buyer.states(ada)).toEqual(['paid']);
    expect(await buyer.mails(ada)).toEqual(['payment_receipt']);
    const [kept] = await billing.sql<{ n: number }>(
      'select count(*)::int as n from billing.provider_events where id = any($1)',
      events.map(({ id }) => id),
    );
    expect(kept?.n).toBe(events.length);
    await restarted.stop();
    stripe().deliverTo({ url: `${replica.url}/payment/webhook`, secret: 'whsec_of_this_test' });
  });

  test('keeps nothing of a notice but its facts', async () => {
    const ada = billing.signIn();
    await buyer.pay(ada);
    await isPremium(ada);
    const tables = ['provider_events', 'payment_facts', 'checkouts', 'purchases', 'mails', 'provider_tasks'];
    for (const table of tables)
      expect(JSON.stringify(await billing.sql(`select * from billing.${table}`)), table).not.toMatch(
        /payer@example\.net|4242/,
      );
  });

  test('while no notice comes, the page after it asks the provider itself', async () => {
    stripe().playWebhooks({ mode: 'lose' });
    const ada = billing.signIn();
    const session = await buyer.pay(ada);
    expect(await buyer.isPremium(ada)).toBe(false);
    const { status, body } = await buyer.status(ada, session);
    expect([status, body.data.purchased]).toEqual([200, true]);
    expect(await buyer.mails(ada)).toEqual(['payment_receipt']);
  });

  test('and whoever stands at the limit meanwhile is not told to pay', async () => {
    stripe().playWebhooks({ mode: 'lose' });
    const ada = billing.signIn();
    await buyer.pay(ada);
    const asked = await replica.ask(`/internal/people/${ada.userId}/purchase`);
    expect(asked.body.purchased).toBe(true);
  });

  test('and with the provider down, who asks at the limit has their answer at once', async () => {
    stripe().playWebhooks({ mode: 'lose' });
    const ada = billing.signIn();
    await buyer.pay(ada);
    stripe().play({ mode: 'hang' });
    const started = performance.now();
    const asked = await replica.ask(`/internal/people/${ada.userId}/purchase`);
    expect([asked.status, asked.body.purchased]).toEqual([200, false]);
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  test('is found out by the reconciler when no notice comes and the tab was closed right after', async () => {
    stripe().playWebhooks({ mode: 'lose' });
    const ada = billing.signIn();
    const looking = await billing.start({ CHECKOUT_LOOK_AFTER_MS: '100' }, { dueWork: true });
    const session = (
      await looking.call(ada, 'POST', '/payment/create-checkout', {
        body: { currency: 'usd', source: 'website' },
      })
    ).body.data.url
      .split('/')
      .at(-1);
    await stripe().pay(session, { email: 'payer@example.net' });
    await isPremium(ada);
    await looking.stop();
  });

  test('is looked at again no later than every five minutes, as long as it is open', async () => {
    const ada = billing.signIn();
    await buyer.open(ada);
    const gap = async () => {
      const [row] = await billing.sql<{ seconds: number; looks: number }>(
        'select extract(epoch from look_at - now())::float8 as seconds, looks from billing.checkouts where owner_id = $1',
        ada.userId,
      );
      return row;
    };
    expect((await gap())?.seconds).toBeLessThanOrEqual(60);
    for (const looks of [1, 2, 3, 4, 5, 6]) {
      await billing.sql('update billing.checkouts set look_at = now() where owner_id = $1', ada.userId);
      await until(async () => (await gap())?.looks === looks);
      expect((await gap())?.seconds).toBeLessThanOrEqual(300);
    }
  });

  test('is learned of by asking what has happened, and so are a refund and a dispute without a notice', async () => {
    stripe().playWebhooks({ mode: 'lose' });
    // Due each time, as it is every few minutes.
    const asked = (person: Person, expected: boolean) =>
      until(async () => {
        await billing.sql('update billing.catch_ups set due_at = now()');
        return (await buyer.isPremium(person)) === expected;
      });
    const [ada, bob] = [billing.signIn(), billing.signIn()];
    const [hers, his] = [await buyer.pay(ada), await buyer.pay(bob)];
    await asked(ada, true);
    await asked(bob, true);
    await stripe().refund(charge(hers));
    await stripe().dispute(charge(his), 'lost');
    await asked(ada, false);
    await asked(bob, false);
    expect([await buyer.states(ada), await buyer.states(bob)]).toEqual([['refunded'], ['dispute_lost']]);
  });
});

describe('[PAY-6] no premium comes', () => {
  test('of a declined card, and the page can still be paid with another', async () => {
    const ada = billing.signIn();
    const session = await buyer.open(ada);
    await stripe().decline(session);
    await stripe().whenDelivered();
    expect((await buyer.status(ada, session)).body.data.purchased).toBe(false);
    expect(await buyer.open(ada)).toBe(session);
    await stripe().pay(session, { email: 'payer@example.net' });
    await isPremium(ada);
  });

  test('of leaving, and whoever comes back finds the same page', async () => {
    const ada = billing.signIn();
    const first = await buyer.open(ada);
    expect((await buyer.status(ada, first)).body.data.purchased).toBe(false);
    expect(await buyer.open(ada)).toBe(first);
  });

  test('of a page that ran out, and a new one can be opened', async () => {
    const ada = billing.signIn();
    const first = await buyer.open(ada);
    await stripe().expire(first);
    await stripe().whenDelivered();
    const second = await buyer.open(ada);
    expect(second).not.toBe(first);
    expect(await buyer.isPremium(ada)).toBe(false);
  });

  test('of a debit before the bank has settled it, and no second page is opened meanwhile', async () => {
    const ada = billing.signIn();
    const session = await buyer.pay(ada, 'bank_debit');
    await stripe().whenDelivered();
    expect((await buyer.status(ada, session)).body.data.purchased).toBe(false);
    const meanwhile = await buyer.checkout(ada);
    expect([meanwhile.status, meanwhile.body.error]).toEqual([
      409,
      'Your payment is on its way. Your bank may take a few days to confirm it.',
    ]);
    await stripe().settle(session, 'succeeded');
    await isPremium(ada);
    expect(await buyer.mails(ada)).toEqual(['payment_receipt']);
  });

  test('of a debit that the bank refused, and a new page can be opened', async () => {
    const ada = billing.signIn();
    const session = await buyer.pay(ada, 'bank_debit');
    await stripe().settle(session, 'failed');
    await stripe().whenDelivered();
    expect((await buyer.status(ada, session)).body.data.purchased).toBe(false);
    expect(await buyer.mails(ada)).toEqual([]);
    expect(await buyer.open(ada)).not.toBe(session);
  });

  test('of a debit that the bank refused without a notice', async () => {
    stripe().playWebhooks({ mode: 'lose' });
    const ada = billing.signIn();
    const session = await buyer.pay(ada, 'bank_debit');
    await stripe().settle(session, 'failed');
    expect((await buyer.status(ada, session)).body.data.purchased).toBe(false);
    expect(await buyer.open(ada)).not.toBe(session);
  });
});

describe('[PAY-6] premium', () => {
  test('ends with a full refund, is told by mail, and can be bought again', async () => {
    const ada = billing.signIn();
    const session = await buyer.pay(ada);
    await isPremium(ada);
    await stripe().refund(charge(session));
    await isPremium(ada, false);
    expect(await buyer.mails(ada)).toEqual(['payment_receipt', 'payment_refunded']);
    await buyer.pay(ada);
    await isPremium(ada);
    const versions = (await billing.said('entitlement.changed')).filter(
      ({ userId }) => userId === ada.userId,
    );
    expect(versions.map(({ version, purchasedAt }) => [version, purchasedAt !== null])).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ]);
  });

  test('outlives a refund of a part and an open dispute, not a lost one', async () => {
    const ada = billing.signIn();
    const session = await buyer.pay(ada);
    await stripe().refund(charge(session), 100);
    await stripe().whenDelivered();
    expect([await buyer.states(ada), await buyer.isPremium(ada)]).toEqual([['partly_refunded'], true]);
    await stripe().dispute(charge(session), 'needs_response');
    await stripe().whenDelivered();
    expect([await buyer.states(ada), await buyer.isPremium(ada)]).toEqual([['disputed'], true]);
    await stripe().dispute(charge(session), 'lost');
    await isPremium(ada, false);
  });

  test('stays with a dispute that was won', async () => {
    const ada = billing.signIn();
    const session = await buyer.pay(ada);
    await stripe().dispute(charge(session), 'won');
    await stripe().whenDelivered();
    expect([await buyer.states(ada), await buyer.isPremium(ada)]).toEqual([['paid'], true]);
  });

  test('paid for twice is given back once, with word of it, and stays', async () => {
    const ada = billing.signIn();
    const first = await buyer.open(ada);
    // As if our side had lost sight of the first page, which is still open at the provider.
    await billing.sql("update billing.checkouts set state = 'closed' where owner_id = $1", ada.userId);
    const second = await buyer.open(ada);
    await Promise.all([first, second].map((session) => stripe().pay(session, { email: 'a@example.net' })));
    await until(async () => (await buyer.states(ada)).includes('refunded'));
    await stripe().whenDelivered();
    expect((await buyer.states(ada)).toSorted()).toEqual(['paid', 'refunded']);
    expect((await buyer.mails(ada)).toSorted()).toEqual(['payment_receipt', 'payment_refunded']);
    expect(await buyer.isPremium(ada)).toBe(true);
    const refunded = [first, second].map((session) => stripe().chargeOf(session)?.amount_refunded);
    expect(refunded.toSorted()).toEqual([0, 200]);
  });

  test('paid for twice, where the refund of the second fails: it is seen, and support is asked once', async () => {
    const ada = billing.signIn();
    const first = await buyer.open(ada);
    await billing.sql("update billing.checkouts set state = 'closed' where owner_id = $1", ada.userId);
    const second = await buyer.open(ada);
    for (const session of [first, second]) await stripe().pay(session, { email: 'a@example.net' });
    await until(async () => (await buyer.states(ada)).includes('refunded'));
    await stripe().whenDelivered();
    const returned = [first, second].find((session) => stripe().chargeOf(session)?.refunded) ?? '';
    stripe().playWebhooks({ mode: 'duplicate', copies: 3 });
    await stripe().failRefund(charge(returned));
    await stripe().whenDelivered();
    expect((await buyer.states(ada)).toSorted()).toEqual(['paid', 'refund_failed']);
    expect(await buyer.isPremium(ada)).toBe(true);
    const asked = await settlementsOf(ada);
    expect(asked.length).toBe(1);
    const said = await billing.said('mail.requested');
    expect(said.filter(({ mailId }) => mailId === asked[0]?.id).length).toBe(1);
    const { body } = await replica.ask(`/internal/mails/${asked[0]?.id}`);
    expect(body).toEqual({
      template: 'payment_to_settle',
      paidAt: expect.any(String),
      amount: '€2.00',
      reference: expect.stringMatching(/^[0-9A-F]{12}$/),
      checkoutId: asked[0]?.checkout_id,
    });
  });

  test('paid for twice, where the second can’t be returned as its bank disputes it, is settled by a person, too', async () => {
    const ada = billing.signIn();
    const first = await buyer.open(ada);
    await billing.sql("update billing.checkouts set state = 'closed' where owner_id = $1", ada.userId);
    const second = await buyer.open(ada);
    await stripe().pay(first, { email: 'a@example.net' });
    await isPremium(ada);
    stripe().playWebhooks({ mode: 'hold' });
    await stripe().pay(second, { email: 'a@example.net' });
    await stripe().dispute(charge(second), 'needs_response');
    stripe().playWebhooks({ mode: 'send' });
    stripe().release();
    await until(async () => (await buyer.states(ada)).includes('refund_failed'));
    expect((await settlementsOf(ada)).length).toBe(1);
    await stripe().dispute(charge(second), 'lost');
    await until(async () => (await buyer.states(ada)).includes('dispute_lost'));
    expect(await buyer.isPremium(ada)).toBe(true);
  });

  test('paid for twice is given back also when the provider fails at first', async () => {
    const ada = billing.signIn();
    await buyer.pay(ada);
    await isPremium(ada);
    const [{ id } = { id: '' }] = await billing.sql<{ id: string }>(
      'select id from billing.checkouts where owner_id = $1',
      ada.userId,
    );
    expect(id).not.toBe('');
    const { db, newId, provider } = replica.deps;
    const checkoutId = newId();
    const price = { currency: 'eur', amount: 200 } as const;
    const expiresAt = new Date(Date.now() + 3_600_000);
    const page = await provider.openSession({ checkoutId, price, expiresAt }, { withinMs: 5_000 });
    await billing.sql(
      `insert into billing.checkouts (id, owner_id, currency, amount, state, opening_until, created_at, expires_at)
       values ($1, $2, 'eur', 200, 'closed', now(), now(), now())`,
      checkoutId,
      ada.userId,
    );
    expect(db).toBeDefined();
    const paid = stripe().pay(page.sessionId, { email: 'a@example.net' });
    stripe().play({ mode: 'http_500', times: 3 });
    await paid;
    await until(async () => (await buyer.states(ada)).includes('refunded'), { timeout: 15_000 });
    expect(await buyer.isPremium(ada)).toBe(true);
  });
});

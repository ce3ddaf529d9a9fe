import { type Person, until } from '@app/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendNotice } from '../testing/send-notice.ts';
import { startBilling } from '../testing/start-billing.ts';
import { WEBHOOK_SECRET } from '../testing/test-billing.ts';

const { billing, replica, buyer, stripe } = await startBilling({ dueWork: true });
beforeEach(() => {
  // A replica that a test started may have replaced the notice target.
  stripe.deliverTo({ url: `${replica.url}/payment/webhook`, secret: WEBHOOK_SECRET });
});

const charge = (session: string) => stripe.chargeOf(session)?.id ?? '';
const settlementsOf = ({ userId }: Person) =>
  billing.sql<{ id: string; checkout_id: string }>(
    `select settlements.id, checkout_id from billing.settlements
     join billing.checkouts on checkouts.id = checkout_id where owner_id = $1`,
    userId,
  );
const isPremium = (person: Person, expected = true) =>
  until(async () => (await buyer.isPremium(person)) === expected);

describe('[PAY-6] [PUR-3] paying', () => {
  test('grants Premium within five seconds of the notice, with one receipt and an event for chat', async () => {
    const ada = billing.signIn();
    expect(await buyer.isPremium(ada)).toBe(false);
    await buyer.pay(ada);
    await until(() => buyer.isPremium(ada), { timeout: 5_000 });
    await stripe.whenDelivered();
    expect(await buyer.states(ada)).toEqual(['paid']);
    expect(await buyer.mails(ada)).toEqual(['payment_receipt']);
    expect(await billing.published('entitlement.changed')).toEqual([
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

  test('with five notices at once, repeated after a restart, makes one purchase and one receipt', async () => {
    const ada = billing.signIn();
    const before = stripe.events().length;
    stripe.playWebhooks({ mode: 'duplicate', copies: 5 });
    await buyer.pay(ada);
    await stripe.whenDelivered();
    expect(await buyer.mails(ada)).toEqual(['payment_receipt']);
    const restarted = await billing.start();
    const events = stripe.events().slice(before);
    for (const event of events) expect((await sendNotice(restarted, event)).status).toBe(200);
    expect(await buyer.states(ada)).toEqual(['paid']);
    expect(await buyer.mails(ada)).toEqual(['payment_receipt']);
    const [kept] = await billing.sql<{ n: number }>(
      'select count(*)::int as n from billing.provider_events where id = any($1)',
      events.map(({ id }) => id),
    );
    expect(kept?.n).toBe(events.length);
    await restarted.stop();
    stripe.deliverTo({ url: `${replica.url}/payment/webhook`, secret: 'whsec_of_this_test' });
  });

  test('stores nothing of a notice but its facts', async () => {
    const ada = billing.signIn();
    await buyer.pay(ada);
    await isPremium(ada);
    const tables = ['provider_events', 'payment_facts', 'checkouts', 'purchases', 'mails', 'provider_tasks'];
    for (const table of tables)
      expect(JSON.stringify(await billing.sql(`select * from billing.${table}`)), table).not.toMatch(
        /payer@example\.net|4242/,
      );
  });

  test('without a notice, the status page asks the provider', async () => {
    stripe.playWebhooks({ mode: 'lose' });
    const ada = billing.signIn();
    const session = await buyer.pay(ada);
    expect(await buyer.isPremium(ada)).toBe(false);
    const { status, body } = await buyer.status(ada, session);
    expect([status, body.data.purchased]).toEqual([200, true]);
    expect(await buyer.mails(ada)).toEqual(['payment_receipt']);
  });

  test('without a notice, a person at the limit is not told to pay', async () => {
    stripe.playWebhooks({ mode: 'lose' });
    const ada = billing.signIn();
    await buyer.pay(ada);
    const asked = await replica.ask(`/internal/people/${ada.userId}/purchase`);
    expect(asked.body.purchased).toBe(true);
  });

  test('while the provider is down, the question at the limit is answered in time', async () => {
    stripe.playWebhooks({ mode: 'lose' });
    const ada = billing.signIn();
    await buyer.pay(ada);
    stripe.setBehavior({ mode: 'hang' });
    const started = performance.now();
    const asked = await replica.ask(`/internal/people/${ada.userId}/purchase`);
    expect([asked.status, asked.body.purchased]).toEqual([200, false]);
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  test('is found by a job when no notice arrives and the tab was closed', async () => {
    stripe.playWebhooks({ mode: 'lose' });
    const ada = billing.signIn();
    const looking = await billing.start({ CHECKOUT_LOOK_AFTER_MS: '100' }, { dueWork: true });
    const session = (
      await looking.call(ada, 'POST', '/payment/create-checkout', {
        body: { currency: 'usd', source: 'website' },
      })
    ).body.data.url
      .split('/')
      .at(-1);
    await stripe.pay(session, { email: 'payer@example.net' });
    await isPremium(ada);
    await looking.stop();
  });

  test('is checked at least every five minutes while the checkout is open', async () => {
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

  test('without a notice is found in the event list, and so are a refund and a dispute', async () => {
    stripe.playWebhooks({ mode: 'lose' });
    // Makes the fetch of missed notices due, as it is every few minutes.
    const asked = (person: Person, expected: boolean) =>
      until(async () => {
        await billing.sql('update billing.catch_ups set due_at = now()');
        return (await buyer.isPremium(person)) === expected;
      });
    const [ada, bob] = [billing.signIn(), billing.signIn()];
    const [hers, his] = [await buyer.pay(ada), await buyer.pay(bob)];
    await asked(ada, true);
    await asked(bob, true);
    await stripe.refund(charge(hers));
    await stripe.dispute(charge(his), 'lost');
    await asked(ada, false);
    await asked(bob, false);
    expect([await buyer.states(ada), await buyer.states(bob)]).toEqual([['refunded'], ['dispute_lost']]);
  });
});

describe('[PAY-6] Premium is not granted', () => {
  test('by a declined card, and the page can still be paid with another', async () => {
    const ada = billing.signIn();
    const session = await buyer.open(ada);
    await stripe.decline(session);
    await stripe.whenDelivered();
    expect((await buyer.status(ada, session)).body.data.purchased).toBe(false);
    expect(await buyer.open(ada)).toBe(session);
    await stripe.pay(session, { email: 'payer@example.net' });
    await isPremium(ada);
  });

  test('by leaving the page, and the same page is offered again', async () => {
    const ada = billing.signIn();
    const first = await buyer.open(ada);
    expect((await buyer.status(ada, first)).body.data.purchased).toBe(false);
    expect(await buyer.open(ada)).toBe(first);
  });

  test('by an expired page, and a new one can be opened', async () => {
    const ada = billing.signIn();
    const first = await buyer.open(ada);
    await stripe.expire(first);
    await stripe.whenDelivered();
    const second = await buyer.open(ada);
    expect(second).not.toBe(first);
    expect(await buyer.isPremium(ada)).toBe(false);
  });

  test('by a debit that the bank has not settled, and no second page is opened meanwhile', async () => {
    const ada = billing.signIn();
    const session = await buyer.pay(ada, 'bank_debit');
    await stripe.whenDelivered();
    expect((await buyer.status(ada, session)).body.data.purchased).toBe(false);
    const meanwhile = await buyer.checkout(ada);
    expect([meanwhile.status, meanwhile.body.error]).toEqual([
      409,
      'Your payment is on its way. Your bank may take a few days to confirm it.',
    ]);
    await stripe.settle(session, 'succeeded');
    await isPremium(ada);
    expect(await buyer.mails(ada)).toEqual(['payment_receipt']);
  });

  test('by a debit that the bank refused, and a new page can be opened', async () => {
    const ada = billing.signIn();
    const session = await buyer.pay(ada, 'bank_debit');
    await stripe.settle(session, 'failed');
    await stripe.whenDelivered();
    expect((await buyer.status(ada, session)).body.data.purchased).toBe(false);
    expect(await buyer.mails(ada)).toEqual([]);
    expect(await buyer.open(ada)).not.toBe(session);
  });

  test('by a debit that the bank refused, when no notice arrives', async () => {
    stripe.playWebhooks({ mode: 'lose' });
    const ada = billing.signIn();
    const session = await buyer.pay(ada, 'bank_debit');
    await stripe.settle(session, 'failed');
    expect((await buyer.status(ada, session)).body.data.purchased).toBe(false);
    expect(await buyer.open(ada)).not.toBe(session);
  });
});

describe('[PAY-6] Premium', () => {
  test('ends with a full refund and a mail, and can be bought again', async () => {
    const ada = billing.signIn();
    const session = await buyer.pay(ada);
    await isPremium(ada);
    await stripe.refund(charge(session));
    await isPremium(ada, false);
    expect(await buyer.mails(ada)).toEqual(['payment_receipt', 'payment_refunded']);
    await buyer.pay(ada);
    await isPremium(ada);
    const versions = (await billing.published('entitlement.changed')).filter(
      ({ userId }) => userId === ada.userId,
    );
    expect(versions.map(({ version, purchasedAt }) => [version, purchasedAt !== null])).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ]);
  });

  test('continues after a partial refund and an open dispute, and ends with a lost dispute', async () => {
    const ada = billing.signIn();
    const session = await buyer.pay(ada);
    await stripe.refund(charge(session), 100);
    await stripe.whenDelivered();
    expect([await buyer.states(ada), await buyer.isPremium(ada)]).toEqual([['partly_refunded'], true]);
    await stripe.dispute(charge(session), 'needs_response');
    await stripe.whenDelivered();
    expect([await buyer.states(ada), await buyer.isPremium(ada)]).toEqual([['disputed'], true]);
    await stripe.dispute(charge(session), 'lost');
    await isPremium(ada, false);
  });

  test('continues after a dispute that was won', async () => {
    const ada = billing.signIn();
    const session = await buyer.pay(ada);
    await stripe.dispute(charge(session), 'won');
    await stripe.whenDelivered();
    expect([await buyer.states(ada), await buyer.isPremium(ada)]).toEqual([['paid'], true]);
  });

  test('paid twice is refunded once with a mail, and continues', async () => {
    const ada = billing.signIn();
    const first = await buyer.open(ada);
    // Simulates that we closed the first checkout while its page is still open at the provider.
    await billing.sql("update billing.checkouts set state = 'closed' where owner_id = $1", ada.userId);
    const second = await buyer.open(ada);
    await Promise.all([first, second].map((session) => stripe.pay(session, { email: 'a@example.net' })));
    await until(async () => (await buyer.states(ada)).includes('refunded'));
    await stripe.whenDelivered();
    expect((await buyer.states(ada)).toSorted()).toEqual(['paid', 'refunded']);
    expect((await buyer.mails(ada)).toSorted()).toEqual(['payment_receipt', 'payment_refunded']);
    expect(await buyer.isPremium(ada)).toBe(true);
    const refunded = [first, second].map((session) => stripe.chargeOf(session)?.amount_refunded);
    expect(refunded.toSorted()).toEqual([0, 200]);
  });

  test('paid twice with a failed refund of the second payment asks support once to settle it', async () => {
    const ada = billing.signIn();
    const first = await buyer.open(ada);
    await billing.sql("update billing.checkouts set state = 'closed' where owner_id = $1", ada.userId);
    const second = await buyer.open(ada);
    for (const session of [first, second]) await stripe.pay(session, { email: 'a@example.net' });
    await until(async () => (await buyer.states(ada)).includes('refunded'));
    await stripe.whenDelivered();
    const returned = [first, second].find((session) => stripe.chargeOf(session)?.refunded) ?? '';
    stripe.playWebhooks({ mode: 'duplicate', copies: 3 });
    await stripe.failRefund(charge(returned));
    await stripe.whenDelivered();
    expect((await buyer.states(ada)).toSorted()).toEqual(['paid', 'refund_failed']);
    expect(await buyer.isPremium(ada)).toBe(true);
    const asked = await settlementsOf(ada);
    expect(asked.length).toBe(1);
    const events = await billing.published('mail.requested');
    expect(events.filter(({ mailId }) => mailId === asked[0]?.id).length).toBe(1);
    const { body } = await replica.ask(`/internal/mails/${asked[0]?.id}`);
    expect(body).toEqual({
      template: 'payment_to_settle',
      paidAt: expect.any(String),
      amount: '€2.00',
      reference: expect.stringMatching(/^[0-9A-F]{12}$/),
      checkoutId: asked[0]?.checkout_id,
    });
  });

  test('paid twice with a disputed second payment, which can’t be refunded, asks support once, too', async () => {
    const ada = billing.signIn();
    const first = await buyer.open(ada);
    await billing.sql("update billing.checkouts set state = 'closed' where owner_id = $1", ada.userId);
    const second = await buyer.open(ada);
    await stripe.pay(first, { email: 'a@example.net' });
    await isPremium(ada);
    stripe.playWebhooks({ mode: 'hold' });
    await stripe.pay(second, { email: 'a@example.net' });
    await stripe.dispute(charge(second), 'needs_response');
    stripe.playWebhooks({ mode: 'send' });
    stripe.release();
    await until(async () => (await buyer.states(ada)).includes('refund_failed'));
    expect((await settlementsOf(ada)).length).toBe(1);
    await stripe.dispute(charge(second), 'lost');
    await until(async () => (await buyer.states(ada)).includes('dispute_lost'));
    expect(await buyer.isPremium(ada)).toBe(true);
  });

  test('paid twice is refunded once even when the provider fails at first', async () => {
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
    const page = await provider.openSession(
      { checkoutId, price, expiresAt, returnable: true, email: null },
      { withinMs: 5_000 },
    );
    await billing.sql(
      `insert into billing.checkouts (id, owner_id, currency, amount, state, opening_until, created_at, expires_at)
       values ($1, $2, 'eur', 200, 'closed', now(), now(), now())`,
      checkoutId,
      ada.userId,
    );
    expect(db).toBeDefined();
    const paid = stripe.pay(page.sessionId, { email: 'a@example.net' });
    stripe.setBehavior({ mode: 'http_500', times: 3 });
    await paid;
    await until(async () => {
      // A refund that failed is due again after a pause, which the test need not wait for.
      await billing.sql('update billing.provider_tasks set due_at = least(due_at, now())');
      return (await buyer.states(ada)).includes('refunded');
    });
    expect(await buyer.isPremium(ada)).toBe(true);
  });
});

import { CURRENCIES } from '@app/contracts';
import { type Person, until } from '@app/testkit';
import { describe, expect, test } from 'vitest';
import { sessionIdOf } from '../testing/buyer.ts';
import { startBilling } from '../testing/start-billing.ts';

const { billing, replica, buyer, stripe } = await startBilling({ webhooks: 'lose', dueWork: true });
const other = await billing.start();
/** The timeout of one request of `impatient` to the provider. */
const TIMEOUT_MS = 300;
const impatient = await billing.start({ PAYMENT_TIMEOUT_MS: String(TIMEOUT_MS) });

const made = () =>
  stripe.requests().filter(({ method, path }) => method === 'POST' && path.endsWith('/sessions'));
const live = async (person: Person) =>
  billing.sql<{ state: string }>(
    "select state from billing.checkouts where owner_id = $1 and state <> 'closed'",
    person.userId,
  );

describe('[PAY-2] [PUR-3] a checkout', () => {
  test.each([...CURRENCIES])('costs 2.00 in %s and returns to our pages', async (currency) => {
    const ada = billing.signIn();
    const id = await buyer.open(ada, currency);
    expect(stripe.sessions().find((one) => one.id === id)).toMatchObject({
      amount_total: 200,
      currency,
      success_url: 'http://localhost:3000/payment-success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost:3000/ask',
      customer_email: billing.people.get(ada.userId)?.address,
      custom_text: { submit: { message: expect.stringMatching(/full refund within 14 days/) } },
    });
  });

  test('knows the present address of the account, which the buyer need not type, and keeps it nowhere', async () => {
    const ada = billing.signIn();
    const emailOf = (id: string) => stripe.sessions().find((one) => one.id === id)?.customer_email;
    billing.people.set(ada.userId, { address: 'ada@example.org', firstName: 'Ada' });
    const first = await buyer.open(ada, 'eur');
    expect(emailOf(first)).toBe('ada@example.org');
    await stripe.pay(first);
    expect(stripe.sessions().find((one) => one.id === first)?.customer_details?.email).toBe(
      'ada@example.org',
    );
    const grace = billing.signIn();
    billing.people.set(grace.userId, { address: 'grace@example.org', firstName: 'Grace' });
    await buyer.open(grace, 'eur');
    billing.people.set(grace.userId, { address: 'new@example.org', firstName: 'Grace' });
    // Another currency replaces the open page.
    expect(emailOf(await buyer.open(grace, 'usd'))).toBe('new@example.org');
    expect(await billing.sql('select 1 from billing.checkouts where email is not null')).toEqual([]);
  });

  test('opens without the address when the provider does not accept it', async () => {
    const ada = billing.signIn();
    billing.people.set(ada.userId, { address: 'ada@@example..org', firstName: 'Ada' });
    const id = await buyer.open(ada, 'eur');
    expect(stripe.sessions().find((one) => one.id === id)?.customer_email).toBeNull();
    expect(await live(ada)).toEqual([{ state: 'open' }]);
  });

  test.each([
    [{ currency: 'jpy', source: 'website' }],
    [{ currency: 'eur', source: 'elsewhere' }],
    [{ currency: 'eur', source: 'website', amount: 1 }],
    [{ currency: 'eur' }],
    [{}],
  ])('is refused for %j without a request to the provider', async (body) => {
    const answer = await replica.call(billing.signIn(), 'POST', '/payment/create-checkout', { body });
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
    expect(stripe.requests()).toEqual([]);
  });

  test('opened ten times at once, on two replicas, is one page', async () => {
    const ada = billing.signIn();
    const body = { currency: 'eur', source: 'website' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        (n % 2 ? replica : other).call(ada, 'POST', '/payment/create-checkout', { body }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map((answer) => answer.body.data.url)).size).toBe(1);
    expect(made().length).toBe(1);
  });

  test('in another currency replaces the open one, which can no longer be paid', async () => {
    const ada = billing.signIn();
    const first = await buyer.open(ada, 'eur');
    const second = await buyer.open(ada, 'gbp');
    const state = (id: string) => stripe.sessions().find((one) => one.id === id)?.status;
    expect([state(first), state(second)]).toEqual(['expired', 'open']);
    expect((await live(ada)).length).toBe(1);
  });

  test('is refused to a person who has just paid, even if no notice has arrived', async () => {
    for (const currency of ['eur', 'usd']) {
      const ada = billing.signIn();
      await buyer.pay(ada);
      const again = await buyer.checkout(ada, currency);
      expect([again.status, again.body.error]).toEqual([409, 'You already have Premium.']);
    }
  });

  test('whose page no longer exists at the provider is replaced', async () => {
    const ada = billing.signIn();
    const first = await buyer.open(ada);
    await billing.sql(
      "update billing.checkouts set session_id = 'cs_test_that_nobody_knows' where owner_id = $1",
      ada.userId,
    );
    expect(await buyer.open(ada)).not.toBe(first);
  });

  test('whose process stopped while opening it is taken over by another with the same page', async () => {
    const ada = billing.signIn();
    const { newId, clock, provider } = replica.deps;
    const checkoutId = newId();
    const expiresAt = new Date(clock.now().getTime() + 3_600_000);
    const price = { currency: 'eur', amount: 200 } as const;
    await billing.sql(
      `insert into billing.checkouts (id, owner_id, currency, amount, opening_until, created_at, expires_at)
       values ($1, $2, 'eur', 200, now() - interval '1 second', $3, $4)`,
      checkoutId,
      ada.userId,
      clock.now(),
      expiresAt,
    );
    const { url } = await provider.openSession(
      { checkoutId, price, expiresAt, returnable: true, email: null },
      { withinMs: 5_000 },
    );
    expect(await buyer.open(ada)).toBe(sessionIdOf(url));
  });
});

describe('[PAY-2] [API-6] Idempotency-Key', () => {
  test('the same key gives the first answer again, even after the page has expired', async () => {
    const ada = billing.signIn();
    const first = await buyer.checkout(ada, 'eur', 'k1');
    await stripe.expire(sessionIdOf(first.body.data.url));
    expect((await buyer.checkout(ada, 'eur', 'k1')).body).toEqual(first.body);
    const another = await buyer.checkout(ada, 'eur', 'k2');
    expect(another.body.data.url).not.toBe(first.body.data.url);
  });

  test('the same key with another body is a conflict, and keys are separate for each caller', async () => {
    const [ada, bob] = [billing.signIn(), billing.signIn()];
    const first = await buyer.checkout(ada, 'eur', 'k1');
    const other = await buyer.checkout(ada, 'usd', 'k1');
    expect([other.status, other.body.code]).toEqual([409, 'conflict']);
    const his = await buyer.checkout(bob, 'usd', 'k1');
    expect(his.body.data.url).not.toBe(first.body.data.url);
  });

  test('a key whose call failed can be used again', async () => {
    const ada = billing.signIn();
    stripe.setBehavior({ mode: 'http_401' });
    expect((await buyer.checkout(ada, 'eur', 'k1')).status).toBe(502);
    stripe.setBehavior({ mode: 'ok' });
    expect((await buyer.checkout(ada, 'eur', 'k1')).status).toBe(200);
  });

  test.each(['', ' ', 'with space', 'x'.repeat(256)])('%j is refused', async (key) => {
    const answer = await replica.call(billing.signIn(), 'POST', '/payment/create-checkout', {
      body: { currency: 'eur', source: 'website' },
      headers: { 'idempotency-key': key },
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
  });
});

describe('[PAY-2] while the provider fails', () => {
  test.each(['http_500', 'http_429', 'http_401', 'refused', 'hang'] as const)(
    '(%s) the call fails in time with an explanation, nothing is open, and the next attempt succeeds',
    async (mode) => {
      const ada = billing.signIn();
      stripe.setBehavior({ mode });
      const started = performance.now();
      const answer = await impatient.call(ada, 'POST', '/payment/create-checkout', {
        body: { currency: 'eur', source: 'website' },
      });
      expect([answer.status, answer.body.code]).toEqual([502, 'payment_unavailable']);
      // At most three timeouts: with the largest that can be configured, five seconds, less than the gateway waits.
      expect(performance.now() - started).toBeLessThan(3 * TIMEOUT_MS + 1_500);
      expect(await live(ada)).toEqual([]);
      stripe.setBehavior({ mode: 'ok' });
      expect((await buyer.checkout(ada)).status).toBe(200);
    },
  );

  test('a temporary error is retried', async () => {
    for (const mode of ['http_500', 'refused', 'answer_lost'] as const) {
      stripe.setBehavior({ mode, times: 1 });
      const session = await buyer.open(billing.signIn());
      const checkoutId = stripe.sessions().find(({ id }) => id === session)?.client_reference_id;
      const tries = made().filter(({ idempotencyKey }) => idempotencyKey === `checkout-${checkoutId}`);
      const pages = stripe.sessions().filter((one) => one.client_reference_id === checkoutId);
      expect([tries.length, pages.length], mode).toEqual([2, 1]);
    }
  });

  test('an open page stays open', async () => {
    const ada = billing.signIn();
    const first = await buyer.open(ada);
    stripe.setBehavior({ mode: 'http_401' });
    expect((await buyer.checkout(ada)).status).toBe(502);
    expect((await buyer.checkout(ada, 'usd')).status).toBe(502);
    const status = await buyer.status(ada, first);
    expect([status.status, status.body.code]).toEqual([502, 'payment_unavailable']);
    stripe.setBehavior({ mode: 'ok' });
    expect(await buyer.open(ada)).toBe(first);
  });

  test('the circuit breaker opens after several failures in a row and closes again after a pause', async () => {
    const careful = await billing.start({ PAYMENT_BREAKER_FAILURES: '3', PAYMENT_BREAKER_REST_MS: '300' });
    const body = { currency: 'eur', source: 'website' };
    const checkout = () => careful.call(billing.signIn(), 'POST', '/payment/create-checkout', { body });
    stripe.setBehavior({ mode: 'http_401' });
    for (let tries = 0; tries < 3; tries += 1) await checkout();
    stripe.clearRequests();
    expect((await checkout()).status).toBe(502);
    expect(stripe.requests()).toEqual([]);
    stripe.setBehavior({ mode: 'ok' });
    await until(async () => (await checkout()).status === 200);
    await careful.stop();
  });
});

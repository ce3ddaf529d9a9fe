import { billingEndpoints } from '@app/contracts';
import { startProduct, type TestProduct, until } from '@app/testkit';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi, type Person, signUp } from './person.ts';

const SUPPORT = 'support@hearten.example';

let product: TestProduct;
let database: pg.Client;

beforeAll(async () => {
  product = await startProduct({ env: { SUPPORT_EMAIL: SUPPORT } });
  database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await product?.stop();
});

/** The other side of a payment, played by the sandbox. */
async function control<Body>(method: 'GET' | 'POST', path: string, body: object = {}): Promise<Body> {
  const answer = await fetch(`${product.sandboxUrl}/control/stripe${path}`, {
    method,
    ...(method === 'POST'
      ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}: ${text}`);
  return JSON.parse(text === '' ? 'null' : text);
}

async function openPage(person: Person): Promise<string> {
  const { body } = await callApi(product.url, billingEndpoints.createCheckout, {
    headers: person.headers,
    body: { currency: 'usd', source: 'website' },
  });
  return body.data.url.split('/').at(-1) ?? '';
}

async function inbox<Body>(path: string): Promise<Body> {
  return (await (await fetch(`${product.sandboxUrl}/inbox${path}`)).json()) as Body;
}

async function mailsTo(address: string) {
  const { mails } = await inbox<{ mails: { id: string; subject: string }[] }>(
    `.json?to=${encodeURIComponent(address)}`,
  );
  return mails;
}

/** The charge that was given back, once the provider has said so. */
async function refundedCharge(): Promise<string> {
  let found: string | undefined;
  await until(
    async () => {
      const { events } = await control<{ events: { type: string; data: { object: { id: string } } }[] }>(
        'GET',
        '/events',
      );
      found = events.find(({ type }) => type === 'charge.refunded')?.data.object.id;
      return found !== undefined;
    },
    { timeout: 30_000 },
  );
  return found ?? '';
}

test('[PAY-6] a second payment whose refund comes back reaches support as one mail, which names no person', async () => {
  const person = await signUp(product.url, 'Zenobia');
  const { id: userId } = person.session.user;
  const first = await openPage(person);
  // Two pages open at once is what the product prevents: the first is taken for closed, and is paid nevertheless.
  await database.query(`update billing.checkouts set state = 'closed' where owner_id = $1`, [userId]);
  const second = await openPage(person);
  for (const session of [first, second])
    await control('POST', `/sessions/${session}/pay`, { email: 'payer@example.net' });
  const returned = await refundedCharge();
  await control('POST', '/webhooks/wait');
  await expect.poll(() => mailsTo(SUPPORT)).toEqual([]);

  await control('POST', '/webhooks', { mode: 'duplicate', copies: 3 });
  await control('POST', `/charges/${returned}/fail-refund`);
  await control('POST', '/webhooks/wait');
  await until(async () => (await mailsTo(SUPPORT)).length > 0, { timeout: 45_000 });

  const { rows } = await database.query<{ id: string }>(
    `select checkouts.id from billing.checkouts join billing.settlements on checkout_id = checkouts.id where owner_id = $1`,
    [userId],
  );
  const [mail, ...more] = await mailsTo(SUPPORT);
  expect(more).toEqual([]);
  const reference = rows[0]?.id.slice(-12).toUpperCase();
  expect(mail?.subject).toBe(`[${reference}] A payment to settle`);
  const whole = await inbox<{ text: string; html: string }>(`/${mail?.id}.json`);
  for (const part of [whole.text, whole.html]) {
    for (const said of ['$2.00', rows[0]?.id]) expect(part).toContain(said);
    for (const unsaid of [userId, person.email, 'payer@example.net', 'Zenobia'])
      expect(part).not.toContain(unsaid);
  }
});

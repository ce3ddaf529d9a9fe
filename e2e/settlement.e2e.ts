import { billingEndpoints } from '@app/contracts';
import { type BorrowedProduct, borrowProduct, SUPPORT_EMAIL, until } from '@app/testkit';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi, type Person, signUp } from './person.ts';

let product: BorrowedProduct;
let database: pg.Client;

beforeAll(async () => {
  product = await borrowProduct();
  database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await product?.giveBack();
});

/** Controls the payment provider, which the sandbox simulates. */
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

/** The mails to support about payments to settle. */
async function settlementMails() {
  const { mails } = await inbox<{ mails: { id: string; subject: string }[] }>(
    `.json?to=${encodeURIComponent(SUPPORT_EMAIL)}`,
  );
  return mails.filter(({ subject }) => subject.includes('A payment to settle'));
}

interface ProviderEvent {
  type: string;
  data: { object: { id: string } };
}

/** The events of the payment provider so far. */
async function providerEvents(): Promise<ProviderEvent[]> {
  return (await control<{ events: ProviderEvent[] }>('GET', '/events')).events;
}

test('[PAY-6] when the refund of a second payment fails, support receives one mail, which names no person', async () => {
  const before = (await providerEvents()).length;
  const person = await signUp(product.url, 'Zenobia');
  const { id: userId } = person.session.user;
  const first = await openPage(person);
  // The product prevents two open checkouts. Here it believes that the first is closed, and both are paid.
  await database.query(`update billing.checkouts set state = 'closed' where owner_id = $1`, [userId]);
  const second = await openPage(person);
  for (const session of [first, second])
    await control('POST', `/sessions/${session}/pay`, { email: 'payer@example.net' });
  const refunded = await until(
    async () => (await providerEvents()).slice(before).find(({ type }) => type === 'charge.refunded'),
    { timeout: 30_000 },
  );
  await control('POST', '/webhooks/wait');
  await expect.poll(() => settlementMails()).toEqual([]);

  await control('POST', '/webhooks', { mode: 'duplicate', copies: 3 });
  await control('POST', `/charges/${refunded.data.object.id}/fail-refund`);
  await control('POST', '/webhooks/wait');
  await until(async () => (await settlementMails()).length > 0, { timeout: 45_000 });

  const { rows } = await database.query<{ id: string }>(
    `select checkouts.id from billing.checkouts join billing.settlements on checkout_id = checkouts.id where owner_id = $1`,
    [userId],
  );
  const [mail, ...more] = await settlementMails();
  expect(more).toEqual([]);
  const reference = rows[0]?.id.slice(-12).toUpperCase();
  expect(mail?.subject).toBe(`[${reference}] A payment to settle`);
  const whole = await inbox<{ text: string; html: string }>(`/${mail?.id}.json`);
  for (const part of [whole.text, whole.html]) {
    for (const shown of ['$2.00', rows[0]?.id]) expect(part).toContain(shown);
    for (const secret of [userId, person.email, 'payer@example.net', 'Zenobia'])
      expect(part).not.toContain(secret);
  }
});

import { randomUUID } from 'node:crypto';
import { createPersonalDataCheck, type Person, type PersonalColumns, until } from '@app/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { startBilling } from '../testing/start-billing.ts';
import { erasePerson } from './erase-person.ts';

const ID = 'not personal: an id without a meaning elsewhere' as const;
const OURS = 'not personal: internal state' as const;
const TAX = 'not personal: kept without a person, for tax law (docs/decisions/0016)' as const;
const OWNER = 'erased: auth exports the account' as const;

/** Every column of the schema with what happens to it in an export and an erasure. */
const TABLES: PersonalColumns = {
  checkouts: {
    owner: 'owner_id',
    kept: 'a payment may still arrive and is refunded then; payments are kept for tax law',
    columns: {
      id: ID,
      owner_id: OWNER,
      currency: TAX,
      amount: TAX,
      state: OURS,
      opening_until: OURS,
      session_id: 'exported',
      url: 'erased: the payment page, which the session already identifies',
      customer_id: 'exported',
      email: 'erased: the address of the account, only while a payment page is opened',
      payment_intent: TAX,
      created_at: TAX,
      expires_at: OURS,
      returnable: OURS,
      look_at: OURS,
      looks: OURS,
    },
  },
  idempotency_keys: {
    owner: 'owner_id',
    columns: {
      owner_id: OWNER,
      key: 'erased: a random string of the browser',
      currency: 'erased: the checkout has it',
      checkout_id: ID,
      created_at: 'erased: the checkout has it',
    },
  },
  purchases: {
    owner: 'owner_id',
    kept: 'tax law',
    columns: {
      checkout_id: ID,
      owner_id: OWNER,
      currency: TAX,
      amount: TAX,
      payment_intent: TAX,
      state: TAX,
      paid_at: TAX,
      refunded: TAX,
      refunded_at: TAX,
      is_second: TAX,
      withdrawals: OURS,
    },
  },
  entitlements: {
    owner: 'owner_id',
    columns: { owner_id: OWNER, purchased_at: 'exported', version: OURS },
  },
  mails: {
    owner: 'owner_id',
    columns: { id: ID, owner_id: OWNER, checkout_id: ID, template: 'exported', created_at: 'exported' },
  },
  settlements: {
    owner: { nobody: 'ids of payments that support has to settle' },
    columns: { id: ID, checkout_id: ID, asked_at: OURS },
  },
  gone_owners: {
    owner: { nobody: 'hashes of ids that no longer exist' },
    columns: {
      owner_hash: 'not personal: the hash of an id that no longer exists',
      gone_at: 'not personal: a time',
    },
  },
  payment_facts: {
    owner: { nobody: 'facts of payments under the provider’s ids' },
    columns: {
      kind: TAX,
      ref: TAX,
      checkout_id: ID,
      payment_intent: TAX,
      amount: TAX,
      currency: TAX,
      at: TAX,
      recorded_at: OURS,
    },
  },
  provider_events: {
    owner: { nobody: 'ids of notices' },
    columns: { id: OURS, type: OURS, created_at: OURS, received_at: OURS },
  },
  catch_ups: { owner: { nobody: 'one row' }, columns: { name: OURS, up_to: OURS, due_at: OURS } },
  catch_up_gaps: {
    owner: { nobody: 'how far notices have been read' },
    columns: { id: ID, since: OURS, after_event: OURS, due_at: OURS },
  },
  parked_notices: {
    owner: { nobody: 'ids of notices' },
    columns: {
      id: OURS,
      type: OURS,
      created_at: OURS,
      reason: OURS,
      parked_at: OURS,
      object_id: OURS,
      due_at: OURS,
      attempts: OURS,
    },
  },
  own_returns: {
    owner: 'owner_id',
    kept: 'a keyed hash of the address for a year, so that Premium is returned only once (docs/decisions/0045)',
    columns: {
      id: ID,
      owner_id: OWNER,
      checkout_id: ID,
      address_key: 'not personal: a hash that needs the key of the running service',
      asked_at: 'not personal: a time',
    },
  },
  provider_tasks: {
    owner: { nobody: 'remaining work of a running erasure; it names the owner until it is done' },
    columns: {
      id: ID,
      kind: OURS,
      target: 'erased: deleted after the call to the provider',
      checkout_id: ID,
      owner_id: 'erased: deleted after the call to the provider',
      due_at: OURS,
      attempts: OURS,
    },
  },
  erasures: {
    owner: { nobody: 'the owner of a running erasure' },
    columns: { owner_id: 'erased: deleted when the erasure is complete' },
  },
};

const { billing, replica, buyer, stripe } = await startBilling({ dueWork: true });
const law = await createPersonalDataCheck({
  adminUrl: billing.database.adminUrl,
  schema: 'billing',
  tables: TABLES,
});
afterAll(() => law.close());

const erase = ({ userId }: Person) =>
  replica.deps.db.transaction().execute((trx) => erasePerson(trx, replica.deps, userId));
const isErased = ({ userId }: Person) =>
  until(async () => (await billing.published('user.erased')).some((event) => event.userId === userId), {
    timeout: 15_000,
  });
const statusOf = (session: string) => stripe.sessions().find(({ id }) => id === session)?.status;

const rowsOf = async ({ userId }: Person): Promise<number[]> => {
  const [rows] = await billing.sql<{ checkouts: number; keys: number }>(
    `select (select count(*)::int from billing.checkouts where owner_id = $1) as checkouts,
       (select count(*)::int from billing.idempotency_keys where owner_id = $1) as keys`,
    userId,
  );
  return [rows?.checkouts ?? -1, rows?.keys ?? -1];
};

/** A person with data in every table: a returned purchase, a current one, mails, a key, a customer at the provider. */
async function createBuyerWithHistory(): Promise<{ person: Person; customer: string }> {
  const person = billing.signIn();
  const keyed = await buyer.checkout(person, 'eur', randomUUID());
  const first = keyed.body.data.url.split('/').at(-1);
  await stripe.pay(first, { email: 'payer@example.net' });
  await until(() => buyer.isPremium(person));
  expect((await replica.call(person, 'POST', '/payment/refund')).status).toBe(200);
  await buyer.pay(person);
  await until(() => buyer.isPremium(person));
  const customer = await makeCustomer();
  await billing.sql(
    'update billing.checkouts set customer_id = $2 where owner_id = $1',
    person.userId,
    customer,
  );
  await stripe.whenDelivered();
  return { person, customer };
}

async function makeCustomer(): Promise<string> {
  const response = await fetch(`${billing.sandbox.stripeUrl}/v1/customers`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer sk_test_of_this_test',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'email=payer%40example.net',
  });
  return (await response.json()).id;
}

async function customer(id: string): Promise<{ deleted?: boolean; email?: string }> {
  const response = await fetch(`${billing.sandbox.stripeUrl}/v1/customers/${id}`, {
    headers: { authorization: 'Bearer sk_test_of_this_test' },
  });
  return response.json();
}

describe('[ACC-4] [PUR-7] personal columns', () => {
  test('are all listed', async () => {
    expect(await law.listingProblems()).toEqual([]);
  });

  test('are in the export, and after an erasure only payments without a person remain', async () => {
    const { person, customer: customerId } = await createBuyerWithHistory();
    const remembered = await law.remember(person.userId);
    const { status, body } = await replica.ask(`/internal/people/${person.userId}/export`);
    expect(status).toBe(200);
    expect(remembered.missingIn(body)).toEqual([]);
    await erase(person);
    await isErased(person);
    const purchases = await billing.sql<{ owner_id: string | null; amount: number; state: string }>(
      'select owner_id, amount, state from billing.purchases where owner_id is null',
    );
    expect(purchases).toContainEqual({ owner_id: null, amount: 200, state: 'paid' });
    // Published events name the person by design; they are deleted with the outbox.
    await billing.sql('delete from billing.outbox');
    expect(await remembered.remainingData([`${person.userId}@example.org`, 'payer@example.net'])).toEqual([]);
    expect(await customer(customerId)).toMatchObject({ deleted: true });
    expect((await replica.ask(`/internal/people/${person.userId}/purchase`)).body.purchased).toBe(false);
  });
});

describe('[ACC-4] an account that is deleted', () => {
  test('leaves no page that could be paid, and the erasure is published only then', async () => {
    const ada = billing.signIn();
    const session = await buyer.open(ada);
    stripe.setBehavior({ mode: 'refused' });
    await erase(ada);
    expect((await billing.published('user.erased')).some(({ userId }) => userId === ada.userId)).toBe(false);
    stripe.setBehavior({ mode: 'ok' });
    await isErased(ada);
    expect(statusOf(session)).toBe('expired');
    expect((await billing.published('user.erased')).filter(({ userId }) => userId === ada.userId)).toEqual([
      { userId: ada.userId, by: 'billing', erasedAt: expect.any(String) },
    ]);
  });

  test('without data in billing is published as erased at once', async () => {
    const nobody = billing.signIn();
    await erase(nobody);
    await isErased(nobody);
    await erase(nobody);
    expect(
      (await billing.published('user.erased')).filter(({ userId }) => userId === nobody.userId).length,
    ).toBe(2);
  });

  test('is refunded a payment that arrives later, and no mail is sent', async () => {
    stripe.playWebhooks({ mode: 'hold' });
    const ada = billing.signIn();
    const session = await buyer.pay(ada);
    await erase(ada);
    stripe.playWebhooks({ mode: 'send' });
    stripe.release();
    await until(() => stripe.chargeOf(session)?.amount_refunded === 200);
    await isErased(ada);
    await stripe.whenDelivered();
    const [left] = await billing.sql<{ n: number }>(
      'select count(*)::int as n from billing.mails where owner_id = $1',
      ada.userId,
    );
    expect(left?.n).toBe(0);
    expect((await replica.ask(`/internal/people/${ada.userId}/purchase`)).body.purchased).toBe(false);
  });

  test('opens no checkout any more, although its session is still valid for a moment', async () => {
    const ada = billing.signIn();
    await erase(ada);
    const asked = await buyer.checkout(ada, 'eur', randomUUID());
    expect([asked.status, asked.body.code]).toEqual([401, 'unauthenticated']);
    expect(await rowsOf(ada)).toEqual([0, 0]);
  });

  test('leaves no rows when checkouts are opened at the same moment, in any order', async () => {
    const opened = async () => {
      const bob = billing.signIn();
      await Promise.all([buyer.checkout(bob, 'eur', randomUUID()), erase(bob)]);
      await isErased(bob);
      expect(await rowsOf(bob)).toEqual([0, 0]);
    };
    await Promise.all(Array.from({ length: 20 }, opened));
    const pages = () => stripe.sessions().filter(({ status }) => status === 'open');
    const known = await billing.sql<{ session_id: string }>(
      "select session_id from billing.checkouts where state = 'open'",
    );
    // A page that was being opened is expired, too.
    await until(async () => pages().every(({ id }) => known.some(({ session_id }) => session_id === id)));
  });

  test('is not refunded the payments made before its deletion', async () => {
    const { person } = await createBuyerWithHistory();
    const charges = () => stripe.sessions().map(({ id }) => stripe.chargeOf(id)?.amount_refunded ?? 0);
    const before = charges();
    await erase(person);
    await isErased(person);
    expect(charges()).toEqual(before);
  });

  test('is refunded a bank debit that is settled after its deletion', async () => {
    const ada = billing.signIn();
    const session = await buyer.pay(ada, 'bank_debit');
    await stripe.whenDelivered();
    await erase(ada);
    await isErased(ada);
    await stripe.settle(session, 'succeeded');
    await until(() => stripe.chargeOf(session)?.amount_refunded === 200);
  });
});

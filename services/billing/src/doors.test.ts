import { randomUUID } from 'node:crypto';
import { billingEndpoints, type Endpoint, internalEndpoints } from '@app/contracts';
import { asOwner } from '@app/service-kit';
import { until } from '@app/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BillingUnderTest, createBillingUnderTest, type Replica } from './testing/billing-under-test.ts';
import { buying } from './testing/buyer.ts';
import type { Person } from './testing/people.ts';

const calls: [string, Endpoint][] = Object.entries(billingEndpoints).filter(
  ([, { access }]) => access === 'signedIn',
);
const internalCalls: [string, Endpoint][] = Object.entries(internalEndpoints).filter(
  ([, { service }]) => service === 'billing',
);

let billing: BillingUnderTest;
let replica: Replica;
let ada: Person;
let eve: Person;
let session: string;
beforeAll(async () => {
  billing = await createBillingUnderTest();
  replica = await billing.start();
  const buyer = buying(billing, () => replica);
  [ada, eve] = [billing.signIn(), billing.signIn()];
  const key = await buyer.checkout(ada, 'eur', 'k1');
  session = key.body.data.url.split('/').at(-1);
  await billing.sandbox.stripe.pay(session, { email: 'payer@example.net' });
  await until(() => buyer.isPremium(ada));
});

function knock(token: string | undefined, endpoint: Endpoint, headers: Record<string, string> = {}) {
  return replica.call(undefined, endpoint.method, endpoint.path.replace(':id', ada.userId), {
    ...(endpoint.body ? { body: { currency: 'eur', source: 'website' } } : {}),
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
  });
}

describe('[PUR-7] [API-7] no call lets in', () => {
  describe.each(calls)('%s', (_name, endpoint) => {
    const claims = () => ({ sub: ada.userId, sid: ada.sessionId });
    test.each<[string, () => string | undefined]>([
      ['nobody', () => undefined],
      ['a forged session', () => `${ada.token.slice(0, -6)}AAAAAA`],
      ['an expired session', () => billing.doorkeeper.sign({ ...claims(), iat: 1_000 })],
      ['a token for something else', () => billing.doorkeeper.sign(claims(), { aud: 'elsewhere' })],
      [
        'a session that was ended',
        () => {
          const left = billing.doorkeeper.signIn(ada.userId);
          billing.doorkeeper.end(left);
          return left.token;
        },
      ],
    ])('%s', async (_who, token) => {
      const answer = await knock(token(), endpoint);
      expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
    });

    test('a token beside another’s session token', async () => {
      const answer = await knock(ada.token, endpoint, { 'x-session-token': eve.sessionId });
      expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
    });
  });

  test.each(internalCalls)('a person to %s, which is for our own services', async (_name, endpoint) => {
    for (const token of [undefined, ada.token, 'a-service-token-of-more-than-32-characterz'])
      expect((await knock(token, endpoint)).status).toBe(401);
  });

  test('another person to a payment session: there is nothing there', async () => {
    for (const id of [session, 'cs_test_that_nobody_has']) {
      const answer = await replica.call(eve, 'GET', `/payment/status?session_id=${id}`);
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    }
    const malformed = await replica.call(eve, 'GET', "/payment/status?session_id=cs_'or'1'='1");
    expect(malformed.status).toBe(400);
  });

  test('another person to what was bought, and all of that has changed nothing', async () => {
    expect((await replica.call(eve, 'GET', '/payment/status')).body.data.purchased).toBe(false);
    expect((await replica.call(eve, 'POST', '/payment/refund')).status).toBe(409);
    expect((await replica.call(ada, 'GET', '/payment/status')).body.data.purchased).toBe(true);
    expect(billing.sandbox.stripe.chargeOf(session)?.amount_refunded).toBe(0);
  });
});

describe('[PUR-7] row-level security', () => {
  const OWNED = [
    'checkouts',
    'purchases',
    'entitlements',
    'idempotency_keys',
    'mails',
    'provider_tasks',
    'erasures',
  ] as const;
  const OUR_OWN = [
    'payment_facts',
    'provider_events',
    'catch_ups',
    'catch_up_gaps',
    'parked_notices',
    'settlements',
  ] as const;
  /** Asked in anybody's name, as a hash tells nothing to whoever has not the id. */
  const HASHES = ['gone_owners'];

  test.each(OWNED)('%s shows a query that forgets the owner their rows alone', async (table) => {
    const { db } = replica.deps;
    const seen = await asOwner(db, eve.userId, (trx) => trx.selectFrom(table).select('owner_id').execute());
    expect(seen.every(({ owner_id }) => owner_id === eve.userId)).toBe(true);
    expect(await db.selectFrom(table).select('owner_id').execute()).toEqual([]);
    const changed = await asOwner(db, eve.userId, (trx) =>
      trx.deleteFrom(table).where('owner_id', '=', ada.userId).executeTakeFirst(),
    );
    expect(changed.numDeletedRows).toBe(0n);
  });

  test.each(OUR_OWN)('%s shows nobody anything', async (table) => {
    const seen = await asOwner(replica.deps.db, ada.userId, (trx) =>
      trx.selectFrom(table).selectAll().execute(),
    );
    expect(seen).toEqual([]);
  });

  test('every table has an owner or is our own, and all are protected', async () => {
    const rows = await billing.sql<{ name: string; protected: boolean }>(`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as protected
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'billing' and c.relkind = 'r' and c.relname !~ '^(kysely|inbox|outbox)'`);
    expect(rows.filter((row) => !row.protected)).toEqual([]);
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...OWNED, ...OUR_OWN, ...HASHES].toSorted());
  });

  test('nobody can put a row into another’s name', async () => {
    const planted = asOwner(replica.deps.db, eve.userId, (trx) =>
      trx.insertInto('entitlements').values({ owner_id: randomUUID(), purchased_at: new Date() }).execute(),
    );
    await expect(planted).rejects.toThrow(/row-level security/);
  });
});

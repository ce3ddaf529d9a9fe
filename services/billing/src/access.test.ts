import { randomUUID } from 'node:crypto';
import { billingEndpoints, type Endpoint, internalEndpoints } from '@app/contracts';
import { asOwner } from '@app/service-kit';
import { invalidTokens, testIdentity, until } from '@app/testkit';
import { describe, expect, test } from 'vitest';
import { sessionIdOf } from './testing/buyer.ts';
import { startBilling } from './testing/start-billing.ts';

const calls: [string, Endpoint][] = Object.entries(billingEndpoints).filter(
  ([, { access }]) => access === 'signedIn',
);
const internalCalls: [string, Endpoint][] = Object.entries(internalEndpoints).filter(
  ([, { service }]) => service === 'billing',
);

const { billing, replica, buyer } = await startBilling();
const [ada, eve] = [billing.signIn(), billing.signIn()];
const session = sessionIdOf((await buyer.checkout(ada, 'eur', 'k1')).body.data.url);
await billing.sandbox.stripe.pay(session, { email: 'payer@example.net' });
await until(() => buyer.isPremium(ada));

function callEndpoint(token: string | undefined, endpoint: Endpoint, headers: Record<string, string> = {}) {
  return replica.call(undefined, endpoint.method, endpoint.path.replace(':id', ada.userId), {
    ...(endpoint.body ? { body: { currency: 'eur', source: 'website' } } : {}),
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
  });
}

describe('[PUR-7] [API-7] every route rejects', () => {
  describe.each(calls)('%s', (_name, endpoint) => {
    test.each(invalidTokens(billing.auth, ada))('%s', async (_who, token) => {
      const answer = await callEndpoint(token(), endpoint);
      expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
    });

    test('a token together with another person’s session token', async () => {
      const answer = await callEndpoint(ada.token, endpoint, { 'x-session-token': eve.sessionId });
      expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
    });
  });

  test.each(internalCalls)(
    'a person who calls %s, which is for our own services',
    async (_name, endpoint) => {
      for (const token of [undefined, ada.token, testIdentity('auth').tokenFor('chat')])
        expect((await callEndpoint(token, endpoint)).status).toBe(401);
    },
  );

  test('another person who asks about a payment session, with the answer for an unknown session', async () => {
    for (const id of [session, 'cs_test_that_nobody_has']) {
      const answer = await replica.call(eve, 'GET', `/payment/status?session_id=${id}`);
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    }
    const malformed = await replica.call(eve, 'GET', "/payment/status?session_id=cs_'or'1'='1");
    expect(malformed.status).toBe(400);
  });

  test('another person who asks about or refunds a purchase, and the purchase is unchanged', async () => {
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
    'own_returns',
    'provider_tasks',
    'erasures',
  ] as const;
  const SERVICE_ONLY = [
    'payment_facts',
    'provider_events',
    'catch_ups',
    'catch_up_gaps',
    'parked_notices',
    'settlements',
  ] as const;
  /** Everybody may read these: a hash reveals nothing without the id. */
  const HASHED = ['gone_owners'];

  test.each(OWNED)('%s shows a query without an owner filter only the rows of its owner', async (table) => {
    const { db } = replica.deps;
    const seen = await asOwner(db, eve.userId, (trx) => trx.selectFrom(table).select('owner_id').execute());
    expect(seen.every(({ owner_id }) => owner_id === eve.userId)).toBe(true);
    expect(await db.selectFrom(table).select('owner_id').execute()).toEqual([]);
    const changed = await asOwner(db, eve.userId, (trx) =>
      trx.deleteFrom(table).where('owner_id', '=', ada.userId).executeTakeFirst(),
    );
    expect(changed.numDeletedRows).toBe(0n);
  });

  test.each(SERVICE_ONLY)('%s shows a person no rows', async (table) => {
    const seen = await asOwner(replica.deps.db, ada.userId, (trx) =>
      trx.selectFrom(table).selectAll().execute(),
    );
    expect(seen).toEqual([]);
  });

  test('every table is listed here and protected', async () => {
    const rows = await billing.sql<{ name: string; protected: boolean }>(`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as protected
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'billing' and c.relkind = 'r' and c.relname !~ '^(kysely|inbox|outbox)'`);
    expect(rows.filter((row) => !row.protected)).toEqual([]);
    expect(rows.map(({ name }) => name).toSorted()).toEqual(
      [...OWNED, ...SERVICE_ONLY, ...HASHED].toSorted(),
    );
  });

  test('nobody can insert a row in another person’s name', async () => {
    const planted = asOwner(replica.deps.db, eve.userId, (trx) =>
      trx.insertInto('entitlements').values({ owner_id: randomUUID(), purchased_at: new Date() }).execute(),
    );
    await expect(planted).rejects.toThrow(/row-level security/);
  });
});

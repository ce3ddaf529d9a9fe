import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { internalEndpoints } from '@app/contracts';
import { createApp, Failure, internal, listen, serve, silentLog } from '@app/service-kit';
import { anyServiceIdentity, testIdentity } from '@app/testkit';
import { afterAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createHoldingsFetcher } from './other-services.adapter.ts';
import { somebody, startAuth } from './testing/start-auth.ts';
import { handOverPendingVisitors } from './visitors/hand-over-visitor.ts';

/** One stub for chat, billing and notify, with the scope and checks that every service has. */
const PURCHASE = { purchased: true, purchase_date: '2026-11-20T10:00:00.000Z' };
const calls: { call: string; id: string; visitor?: string }[] = [];
let failure: Failure | undefined;
const stub = createApp({ log: silentLog });
internal(stub, anyServiceIdentity, (scope) => {
  // The path is the same in all three services; notify is distinguished by its host name.
  serve(scope, internalEndpoints.chatExport, async ({ params: { id }, request }) => {
    calls.push({ call: `export ${request.host.split(':')[0]}`, id });
    if (failure) throw failure;
    return { kept: [`something of ${id}`] };
  });
  serve(scope, internalEndpoints.purchase, async ({ params: { id } }) => {
    calls.push({ call: 'purchase', id });
    if (failure) throw failure;
    return PURCHASE;
  });
  // Chat and billing share this path too; each client reads its own part of the answer.
  serve(scope, { ...internalEndpoints.chatHoldings, answer: z.unknown() }, async ({ body }) => {
    calls.push({ call: 'holdings', id: String(body.ids.length) });
    if (failure) throw failure;
    const [id] = body.ids;
    return { holdings: [{ id, conversations: 1, messages: 4, premium: true, payments: true }] };
  });
  serve(scope, internalEndpoints.claimVisitor, async ({ params: { id }, body }) => {
    calls.push({ call: 'claim', id, visitor: body.visitor });
    if (failure) throw failure;
    return { claimed: true };
  });
});
const port = await listen(stub, { host: '127.0.0.1', port: 0 });
afterAll(() => stub.close());
beforeEach(() => {
  calls.length = 0;
  failure = undefined;
});

const auth = await startAuth({
  CHAT_URL: `http://127.0.0.1:${port}`,
  BILLING_URL: `http://127.0.0.1:${port}`,
  NOTIFY_URL: `http://localhost:${port}`,
});

/** A server that accepts connections and never answers. */
async function startSilentServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test('[AUT-10] [DASH-3] a session contains the purchase and its date from billing', async () => {
  const ada = await auth.signUp();
  expect((await auth.logIn(ada)).json().data.purchase).toEqual(PURCHASE);
  failure = new Failure('internal');
  expect((await auth.logIn(ada)).json().data.purchase).toEqual({ purchased: false, purchase_date: null });
});

test('[AUT-5] when billing does not answer, a session uses chat’s information on premium and does not wait long', async () => {
  const silent = await startSilentServer();
  const alone = await startAuth(
    { BILLING_URL: silent.url },
    { fetchUsage: async () => ({ count: 3, purchased: true }) },
  );
  const before = performance.now();
  const { session } = await alone.signUp();
  expect(performance.now() - before).toBeLessThan(5_000);
  expect(session).toMatchObject({ usageCount: 3, purchase: { purchased: true, purchase_date: null } });
  await silent.stop();
});

test('[API-2] an export fetches the part of every service by the person’s id', async () => {
  const ada = await auth.signUp();
  const { id } = ada.session.user;
  calls.length = 0;
  const { chat, billing, notify } = (await auth.as(ada, 'GET', '/user/export')).json();
  const part = { kept: [`something of ${id}`] };
  expect([chat, billing, notify]).toEqual([part, part, part]);
  expect(calls.map(({ call }) => call).sort()).toEqual([
    'export 127.0.0.1',
    'export 127.0.0.1',
    'export localhost',
  ]);
  failure = new Failure('internal');
  expect((await auth.as(ada, 'GET', '/user/export')).statusCode).toBe(503);
});

test('[ROLE-3] a visitor’s chat is claimed from chat; an invalid cookie is not retried, other failures are', async () => {
  const claims = () => calls.filter(({ call }) => call === 'claim');
  const signUp = async (visitor: string) =>
    (await auth.post('/auth/signup', somebody(), { cookie: `visitor=${visitor}` })).json().data.user.id;
  const id = await signUp('v1.one');
  expect(claims()).toEqual([{ call: 'claim', id, visitor: 'v1.one' }]);

  for (const [code, again] of [
    ['validation_failed', 0],
    ['internal', 1],
    ['not_found', 1],
    ['unauthenticated', 1],
  ] as const) {
    calls.length = 0;
    failure = new Failure(code);
    await signUp(`v1.${code}`);
    failure = undefined;
    auth.clock.advance(2_000);
    await handOverPendingVisitors(auth.deps);
    expect([code, claims().length]).toEqual([code, 1 + again]);
  }
  expect(await auth.sql('select 1 from auth.visitor_claims')).toEqual([]);
});

test('[AUT-13] holdings are fetched from chat and billing in batches of two hundred; a failure does not count as no holdings', async () => {
  const url = `http://127.0.0.1:${port}`;
  const fetchHoldings = createHoldingsFetcher({ chat: url, billing: url }, testIdentity('auth'));
  const ids = Array.from({ length: 201 }, () => randomUUID());
  const held = await fetchHoldings(ids);
  const holding = { conversations: 1, messages: 4, premium: true, payments: true };
  expect([...held]).toEqual([
    [ids[0], holding],
    [ids[200], holding],
  ]);
  expect(calls.map(({ id }) => id)).toEqual(['200', '200', '1', '1']);
  failure = new Failure('internal');
  await expect(fetchHoldings(ids)).rejects.toMatchObject({ code: 'internal' });
  const down = createHoldingsFetcher({ chat: url, billing: 'http://127.0.0.1:1' }, testIdentity('auth'));
  failure = undefined;
  await expect(down(ids)).rejects.toMatchObject({ code: 'unavailable' });
});

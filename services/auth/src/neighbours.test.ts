import { createServer } from 'node:http';
import { internalEndpoints } from '@app/contracts';
import { createApp, Failure, internal, listen, serve, silentLog } from '@app/service-kit';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { SERVICE_TOKEN, somebody, startAuth } from './testing/auth-under-test.ts';
import { handOverWaiting } from './visitors/hand-over-visitor.ts';

/** Chat, billing and notify in one, with the scope and checks that every service has. */
const BOUGHT = { purchased: true, purchase_date: '2026-11-20T10:00:00.000Z' };
const asked: { call: string; id: string; visitor?: string }[] = [];
let trouble: Failure | undefined;
const house = createApp({ log: silentLog });
internal(house, SERVICE_TOKEN, (scope) => {
  // The path is the same in each of the three; notify is told from the others by its host.
  serve(scope, internalEndpoints.chatExport, async ({ params: { id }, request }) => {
    asked.push({ call: `export ${request.host.split(':')[0]}`, id });
    if (trouble) throw trouble;
    return { kept: [`something of ${id}`] };
  });
  serve(scope, internalEndpoints.purchase, async ({ params: { id } }) => {
    asked.push({ call: 'purchase', id });
    if (trouble) throw trouble;
    return BOUGHT;
  });
  serve(scope, internalEndpoints.claimVisitor, async ({ params: { id }, body }) => {
    asked.push({ call: 'claim', id, visitor: body.visitor });
    if (trouble) throw trouble;
    return { claimed: true };
  });
});
const port = await listen(house, { host: '127.0.0.1', port: 0 });
afterAll(() => house.close());
beforeEach(() => {
  asked.length = 0;
  trouble = undefined;
});

const auth = await startAuth({
  CHAT_URL: `http://127.0.0.1:${port}`,
  BILLING_URL: `http://127.0.0.1:${port}`,
  NOTIFY_URL: `http://localhost:${port}`,
});

/** An address where something listens and never answers. */
async function silence(): Promise<{ url: string; end(): Promise<void> }> {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    end: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test('[AUT-10] [DASH-3] a session tells what billing says of the purchase, and when it was', async () => {
  const ada = await auth.signUp();
  expect((await auth.logIn(ada)).json().data.purchase).toEqual(BOUGHT);
  trouble = new Failure('internal');
  expect((await auth.logIn(ada)).json().data.purchase).toEqual({ purchased: false, purchase_date: null });
});

test('[AUT-5] where billing does not answer chat’s word on premium counts, and no login waits long', async () => {
  const silent = await silence();
  const alone = await startAuth(
    { BILLING_URL: silent.url },
    { usageOf: async () => ({ count: 3, purchased: true }) },
  );
  const before = performance.now();
  const { session } = await alone.signUp();
  expect(performance.now() - before).toBeLessThan(5_000);
  expect(session).toMatchObject({ usageCount: 3, purchase: { purchased: true, purchase_date: null } });
  await silent.end();
});

test('[API-2] an export asks every service for its part, under the person’s id', async () => {
  const ada = await auth.signUp();
  const { id } = ada.session.user;
  asked.length = 0;
  const { chat, billing, notify } = (await auth.as(ada, 'GET', '/user/export')).json();
  const part = { kept: [`something of ${id}`] };
  expect([chat, billing, notify]).toEqual([part, part, part]);
  expect(asked.map(({ call }) => call).sort()).toEqual([
    'export 127.0.0.1',
    'export 127.0.0.1',
    'export localhost',
  ]);
  trouble = new Failure('internal');
  expect((await auth.as(ada, 'GET', '/user/export')).statusCode).toBe(503);
});

test('[ROLE-3] a visitor’s chat is claimed at chat; what chat can’t read is not asked again, trouble is', async () => {
  const claims = () => asked.filter(({ call }) => call === 'claim');
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
    asked.length = 0;
    trouble = new Failure(code);
    await signUp(`v1.${code}`);
    trouble = undefined;
    auth.clock.advance(2_000);
    await handOverWaiting(auth.deps);
    expect([code, claims().length]).toEqual([code, 1 + again]);
  }
  expect(await auth.sql('select 1 from auth.visitor_claims')).toEqual([]);
});

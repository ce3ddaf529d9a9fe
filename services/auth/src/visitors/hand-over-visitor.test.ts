import { beforeEach, expect, test } from 'vitest';
import { somebody, startAuth } from '../testing/start-auth.ts';
import { handOverPendingVisitors } from './hand-over-visitor.ts';

const asked: { userId: string; visitor: string }[] = [];
let outcome: 'done' | 'retry' = 'done';
const claimVisitor = async (userId: string, visitor: string) => {
  asked.push({ userId, visitor });
  return outcome;
};
const auth = await startAuth({}, { claimVisitor });
const strict = await startAuth({ REQUIRE_CONFIRMED_EMAIL: 'true' }, { claimVisitor });
const VISITOR = 'v1.0199a2b4.c2lnbmF0dXJl';
const headers = { cookie: `visitor=${VISITOR}` };
const waiting = async () => (await auth.sql('select 1 from auth.visitor_claims')).length;
const cleared = (cookies: readonly { name: string }[]) =>
  cookies.filter(({ name }) => name === 'visitor').map(({ name: _, ...cookie }) => cookie);

beforeEach(async () => {
  asked.length = 0;
  outcome = 'done';
  await auth.sql('delete from auth.visitor_claims');
});

test('[ROLE-3] signing up hands the visitor’s chat of the same browser over to the account', async () => {
  const answer = await auth.post('/auth/signup', somebody(), headers);
  const { id } = answer.json().data.user;
  expect(asked).toEqual([{ userId: id, visitor: VISITOR }]);
  expect(cleared(answer.cookies)).toEqual([expect.objectContaining({ value: '', path: '/api' })]);
  expect(await waiting()).toBe(0);
});

test('[ROLE-3] neither a login nor a sign-up that finds an existing account takes over a chat', async () => {
  const ada = await auth.signUp();
  const login = await auth.post('/auth/login', { email: ada.email, password: ada.password }, headers);
  const { email, password, firstName, lastName } = ada;
  const again = await auth.post('/auth/signup', { email, password, firstName, lastName }, headers);
  expect([login.statusCode, again.statusCode]).toEqual([200, 200]);
  expect([...cleared(login.cookies), ...cleared(again.cookies)]).toEqual([]);
  expect([asked, await waiting()]).toEqual([[], 0]);
});

test('[ROLE-3] while chat does not answer, the hand-over is retried with backoff until it succeeds', async () => {
  outcome = 'retry';
  const answer = await auth.post('/auth/signup', somebody(), headers);
  expect(answer.statusCode).toBe(200);
  expect(cleared(answer.cookies)).toHaveLength(1);
  await handOverPendingVisitors(auth.deps);
  expect(asked).toHaveLength(1);
  for (const [seconds, times] of [
    [2, 2],
    [3, 2],
    [1, 3],
    [8, 4],
  ] as const) {
    auth.clock.advance(seconds * 1_000);
    await Promise.all([handOverPendingVisitors(auth.deps), handOverPendingVisitors(auth.deps)]);
    expect(asked).toHaveLength(times);
  }
  outcome = 'done';
  auth.clock.advance(16_000);
  await handOverPendingVisitors(auth.deps);
  expect(asked.at(-1)).toEqual({ userId: answer.json().data.user.id, visitor: VISITOR });
  expect(await waiting()).toBe(0);
});

test('[ROLE-3] a hand-over is given up after a day', async () => {
  outcome = 'retry';
  await auth.post('/auth/signup', somebody(), headers);
  auth.clock.advance(24 * 3_600_000 + 1);
  await handOverPendingVisitors(auth.deps);
  expect([asked.length, await waiting()]).toEqual([1, 0]);
});

test('[PUR-7] a visitor’s cookie is stored encrypted', async () => {
  outcome = 'retry';
  await auth.post('/auth/signup', somebody(), headers);
  const [row] = await auth.sql<{ visitor: Buffer }>('select visitor from auth.visitor_claims');
  expect(row?.visitor.toString('latin1')).not.toContain(VISITOR);
});

test('[ROLE-3] a visitor cookie that is too long is ignored', async () => {
  const answer = await auth.post('/auth/signup', somebody(), { cookie: `visitor=${'x'.repeat(301)}` });
  expect([answer.statusCode, asked, cleared(answer.cookies)]).toEqual([200, [], []]);
});

test('[ROLE-3] [AUT-3] where addresses must be confirmed, the hand-over waits for it and does not reveal that the address was free', async () => {
  const ada = somebody();
  const signUp = async () => {
    const answer = await strict.post('/auth/signup', ada, headers);
    await strict.deps.backgroundTasks.waitForAll();
    strict.clock.advance(2_000);
    await handOverPendingVisitors(strict.deps);
    return cleared(answer.cookies);
  };
  expect([await signUp(), asked]).toEqual([[], []]);
  const [account] = await strict.sql<{ id: string }>('select id from auth.users where email = $1', ada.email);
  await strict.post('/auth/confirm-email', { token: await strict.tokenFor(ada.email, 'confirm_address') });
  await handOverPendingVisitors(strict.deps);
  expect(asked).toEqual([{ userId: account?.id, visitor: VISITOR }]);
  // The address is taken now, and the answer is the same.
  expect([await signUp(), asked.length]).toEqual([[], 1]);
});

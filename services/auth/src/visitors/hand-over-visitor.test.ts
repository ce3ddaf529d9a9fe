import { beforeEach, expect, test } from 'vitest';
import { somebody, startAuth } from '../testing/auth-under-test.ts';
import { handOverWaiting } from './hand-over-visitor.ts';

const asked: { userId: string; visitor: string }[] = [];
let outcome: 'settled' | 'later' = 'settled';
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
  outcome = 'settled';
  await auth.sql('delete from auth.visitor_claims');
});

test('[ROLE-3] signing up in the same browser takes over what its visitor has said', async () => {
  const answer = await auth.post('/auth/signup', somebody(), headers);
  const { id } = answer.json().data.user;
  expect(asked).toEqual([{ userId: id, visitor: VISITOR }]);
  expect(cleared(answer.cookies)).toEqual([expect.objectContaining({ value: '', path: '/api' })]);
  expect(await waiting()).toBe(0);
});

test('[ROLE-3] neither a login nor a signup that finds its account takes anything over', async () => {
  const ada = await auth.signUp();
  const login = await auth.post('/auth/login', { email: ada.email, password: ada.password }, headers);
  const { email, password, firstName, lastName } = ada;
  const again = await auth.post('/auth/signup', { email, password, firstName, lastName }, headers);
  expect([login.statusCode, again.statusCode]).toEqual([200, 200]);
  expect([...cleared(login.cookies), ...cleared(again.cookies)]).toEqual([]);
  expect([asked, await waiting()]).toEqual([[], 0]);
});

test('[ROLE-3] while chat does not answer nothing is lost: it is asked again, ever more seldom, until it answers', async () => {
  outcome = 'later';
  const answer = await auth.post('/auth/signup', somebody(), headers);
  expect(answer.statusCode).toBe(200);
  expect(cleared(answer.cookies)).toHaveLength(1);
  await handOverWaiting(auth.deps);
  expect(asked).toHaveLength(1);
  for (const [seconds, times] of [
    [2, 2],
    [3, 2],
    [1, 3],
    [8, 4],
  ] as const) {
    auth.clock.advance(seconds * 1_000);
    await Promise.all([handOverWaiting(auth.deps), handOverWaiting(auth.deps)]);
    expect(asked).toHaveLength(times);
  }
  outcome = 'settled';
  auth.clock.advance(16_000);
  await handOverWaiting(auth.deps);
  expect(asked.at(-1)).toEqual({ userId: answer.json().data.user.id, visitor: VISITOR });
  expect(await waiting()).toBe(0);
});

test('[ROLE-3] after a day it is given up', async () => {
  outcome = 'later';
  await auth.post('/auth/signup', somebody(), headers);
  auth.clock.advance(24 * 3_600_000 + 1);
  await handOverWaiting(auth.deps);
  expect([asked.length, await waiting()]).toEqual([1, 0]);
});

test('[PUR-7] a visitor’s cookie is not kept so that it could be read', async () => {
  outcome = 'later';
  await auth.post('/auth/signup', somebody(), headers);
  const [row] = await auth.sql<{ visitor: Buffer }>('select visitor from auth.visitor_claims');
  expect(row?.visitor.toString('latin1')).not.toContain(VISITOR);
});

test('[ROLE-3] a cookie too long to be chat’s is left alone', async () => {
  const answer = await auth.post('/auth/signup', somebody(), { cookie: `visitor=${'x'.repeat(301)}` });
  expect([answer.statusCode, asked, cleared(answer.cookies)]).toEqual([200, [], []]);
});

test('[ROLE-3] [AUT-3] where addresses must be confirmed it happens after an answer that tells nothing', async () => {
  const ada = somebody();
  const answer = await strict.post('/auth/signup', ada, headers);
  await strict.deps.later.settle();
  expect(answer.cookies).toEqual([]);
  const [account] = await strict.sql<{ id: string }>('select id from auth.users where email = $1', ada.email);
  expect(asked).toEqual([{ userId: account?.id, visitor: VISITOR }]);
});

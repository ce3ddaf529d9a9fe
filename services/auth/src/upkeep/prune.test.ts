import { LIFETIMES } from '@app/contracts';
import { expect, test } from 'vitest';
import { startAuth } from '../testing/auth-under-test.ts';
import { prune } from './prune.job.ts';

const auth = await startAuth();
const DAY_MS = 24 * 3_600_000;
const count = async (table: string) =>
  (await auth.sql<{ n: number }>(`select count(*)::int as n from auth.${table}`))[0]?.n;
const counts = async () => ({
  users: await count('users'),
  sessions: await count('sessions'),
  ended: await count('ended_sessions'),
  links: await count('links'),
  mails: await count('mails'),
  attempts: await count('attempts'),
});

test('what is over is removed, each in its time, and nothing else', async () => {
  const ada = await auth.signUp();
  await auth.logIn(ada);
  await auth.as(ada, 'POST', '/auth/logout');
  await auth.post('/auth/forgot-password', { email: ada.email });
  await auth.deps.later.settle();
  const fresh = await counts();
  expect(fresh).toEqual({ users: 1, sessions: 1, ended: 1, links: 2, mails: 2, attempts: 3 });

  await prune(auth.deps);
  expect(await counts()).toEqual(fresh);
  auth.clock.advance(2 * DAY_MS);
  await prune(auth.deps);
  expect(await counts()).toEqual({ ...fresh, ended: 0, attempts: 0 });
  auth.clock.advance(8 * DAY_MS);
  await prune(auth.deps);
  expect(await counts()).toEqual({ users: 1, sessions: 1, ended: 0, links: 0, mails: 0, attempts: 0 });
  auth.clock.advance(LIFETIMES.session);
  await prune(auth.deps);
  expect(await counts()).toMatchObject({ users: 1, sessions: 0 });
});

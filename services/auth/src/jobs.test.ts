import { until } from '@app/testkit';
import { afterAll, expect, test } from 'vitest';
import { startJobs } from './jobs.ts';
import { somebody, startAuth } from './testing/start-auth.ts';

const asked: string[] = [];
const auth = await startAuth(
  {},
  {
    claimVisitor: async (userId) => {
      asked.push(userId);
      return asked.length === 1 ? 'retry' : 'done';
    },
  },
);
const jobs = startJobs(auth.deps);
afterAll(() => jobs.stop());

test('[ROLE-3] a hand-over that failed during a sign-up is retried when it is due, although there was none for long', async () => {
  await until(() => auth.deps.notifications.isListening());
  const answer = await auth.post('/auth/signup', somebody(), { cookie: 'visitor=v1.0199a2b4.c2lnbmF0dXJl' });
  expect(asked).toHaveLength(1);
  auth.clock.advance(2_000);
  await until(() => asked.length === 2, { timeout: 10_000 });
  expect(asked[1]).toBe(answer.json().data.user.id);
});

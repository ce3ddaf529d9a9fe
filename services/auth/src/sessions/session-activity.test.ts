import { failOver } from '@app/testkit';
import { expect, test } from 'vitest';
import { startAuth } from '../testing/start-auth.ts';

const auth = await startAuth();
const MINUTE = 60_000;

test('while the database can’t be written, a person’s reads are answered, and only their last use is not recorded', async () => {
  const ada = await auth.signUp();
  auth.clock.advance(5 * MINUTE);
  const end = await failOver({ adminUrl: auth.adminUrl, name: new URL(auth.adminUrl).pathname.slice(1) });
  // The first calls after the cut may meet connections that are no more.
  const statuses = [];
  for (let call = 0; call < 4; call += 1)
    statuses.push((await auth.as(ada, 'GET', '/user/sessions')).statusCode);
  const write = await auth.as(ada, 'PUT', '/user/profile', { firstName: 'Ada', lastName: 'King' });
  await end();
  expect(statuses.at(-1)).toBe(200);
  expect(write.statusCode).toBe(503);
  const [session] = await auth.sql<{ last_seen_at: Date }>(
    'select last_seen_at from auth.sessions where user_id = $1',
    ada.session.user.id,
  );
  expect(session?.last_seen_at.getTime()).toBe(auth.clock.now().getTime() - 5 * MINUTE);
});

import { LIFETIMES } from '@app/contracts';
import { silentLog } from '@app/service-kit';
import { expect, test } from 'vitest';
import { startAuth } from '../testing/start-auth.ts';
import { prune } from './prune.ts';

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

test('each kind of expired data is deleted after its own time, and nothing else', async () => {
  const ada = await auth.signUp();
  await auth.logIn(ada);
  await auth.as(ada, 'POST', '/auth/logout');
  await auth.post('/auth/forgot-password', { email: ada.email });
  await auth.deps.backgroundTasks.waitForAll();
  const fresh = await counts();
  expect(fresh).toEqual({ users: 1, sessions: 1, ended: 1, links: 2, mails: 2, attempts: 3 });

  await prune(auth.deps);
  expect(await counts()).toEqual(fresh);
  // Access tokens of an ended session are valid until then, and a service that starts must still learn of its end.
  auth.clock.advance(LIFETIMES.endedSession - 1);
  await prune(auth.deps);
  expect((await auth.feed()).ids).toHaveLength(1);
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

test('[AUT-5] devices not seen for longer than their cookie lasts are deleted, except the newest of an account', async () => {
  const ada = await auth.signUp();
  auth.clock.advance(2 * DAY_MS);
  await auth.logIn({ email: ada.email, password: ada.password });
  const devices = () => auth.sql('select 1 from auth.devices where user_id = $1', ada.session.user.id);
  auth.clock.advance(399 * DAY_MS);
  await prune(auth.deps);
  expect(await devices()).toHaveLength(1);
  auth.clock.advance(399 * DAY_MS);
  await prune(auth.deps);
  expect(await devices()).toHaveLength(1);
});

test('[ACC-3] an erasure that a service has not answered for an hour is logged with its id and the service', async () => {
  const warnings: unknown[] = [];
  const log = Object.assign(Object.create(silentLog), { warn: (fields: unknown) => warnings.push(fields) });
  const ada = await auth.signUp();
  const userId = ada.session.user.id;
  await auth.as(ada, 'DELETE', '/user/account');
  const erasedAt = auth.clock.now().toISOString();
  await auth.handleEvent('user.erased', { userId, by: 'chat', erasedAt });
  await prune({ ...auth.deps, log });
  expect(warnings).toEqual([]);
  auth.clock.advance(3_600_001);
  await prune({ ...auth.deps, log });
  expect(warnings).toEqual([{ waiting: [{ userId, services: ['billing', 'notify'] }] }]);
  for (const by of ['billing', 'notify'] as const)
    await auth.handleEvent('user.erased', { userId, by, erasedAt });
  await prune({ ...auth.deps, log });
  expect(warnings).toHaveLength(1);
});

test('[ACC-3] the address of a receipt is deleted after a month, the erasure after four hundred days', async () => {
  const ada = await auth.signUp();
  const userId = ada.session.user.id;
  await auth.as(ada, 'DELETE', '/user/account');
  const erasedAt = auth.clock.now().toISOString();
  for (const by of ['chat', 'billing', 'notify'] as const)
    await auth.handleEvent('user.erased', { userId, by, erasedAt });
  const erasure = () => auth.sql('select address from auth.erasures where user_id = $1', userId);
  auth.clock.advance(29 * DAY_MS);
  await prune(auth.deps);
  expect(await erasure()).toEqual([{ address: ada.email }]);
  auth.clock.advance(2 * DAY_MS);
  await prune(auth.deps);
  expect(await erasure()).toEqual([{ address: null }]);
  auth.clock.advance(400 * DAY_MS);
  await prune(auth.deps);
  expect(await erasure()).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import { LIFETIMES } from '@app/contracts';
import { expect, test } from 'vitest';
import { startAuth } from '../testing/start-auth.ts';

const auth = await startAuth({ PUBLIC_URL: 'https://hearten.example/' });
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const ask = (id: string) => auth.internal(`/internal/mails/${id}`);

/** Ids of the mails requested for an address, in the order in which notify receives them. */
const idsFor = async (email: string) => {
  const rows = await auth.sql<{ id: string }>(
    `select m.id from auth.mails m join auth.users u on u.id = m.user_id
     where u.email = $1 order by m.created_at, m.id`,
    email,
  );
  return rows.map(({ id }) => id);
};
const newestFor = async (email: string) => (await idsFor(email)).at(-1) ?? randomUUID();
const forgot = async (email: string) => {
  await auth.post('/auth/forgot-password', { email });
  await auth.deps.backgroundTasks.waitForAll();
};
const after = (ms: number) => new Date(auth.clock.now().getTime() + ms).toISOString();

test('[AUT-13] a confirmation mail contains its link and when it expires', async () => {
  const ada = await auth.signUp({ firstName: 'Ada' }, { 'user-agent': FIREFOX });
  expect((await ask(await newestFor(ada.email))).json()).toEqual({
    template: 'confirm_address',
    to: { address: ada.email, firstName: 'Ada', personId: ada.session.user.id },
    link: expect.stringMatching(/^https:\/\/hearten\.example\/confirm\?token=[\w.-]+&type=signup$/),
    expiresAt: after(LIFETIMES.confirmLink),
    signedUpAt: after(0),
    device: 'Firefox on Linux',
  });
});

test('[AUT-13] a reset mail contains its link, a password notice the page for a new reset', async () => {
  const ada = await auth.signUp();
  const signedUpAt = after(0);
  auth.clock.advance(60_000);
  await forgot(ada.email);
  const reset = (await ask(await newestFor(ada.email))).json();
  expect(reset).toEqual({
    template: 'reset_password',
    to: { address: ada.email, firstName: 'Ada', personId: ada.session.user.id },
    link: expect.stringMatching(/^https:\/\/hearten\.example\/reset-password\?token=[\w.-]+$/),
    expiresAt: after(LIFETIMES.resetLink),
    signedUpAt,
    device: 'Unknown device',
  });
  auth.clock.advance(1_000);
  const token = new URL(reset.link).searchParams.get('token');
  await auth.post('/auth/reset-password', { token, password: 'amber heron compass 7' });
  expect((await ask(await newestFor(ada.email))).json()).toEqual({
    template: 'password_changed',
    to: { address: ada.email, firstName: 'Ada', personId: ada.session.user.id },
    changedAt: auth.clock.now().toISOString(),
    resetLink: 'https://hearten.example/forgot-password',
  });
});

test('[AUT-13] a mail is no longer sent when its link was used, replaced or has expired', async () => {
  const gone = async (id: string) => {
    const answer = await ask(id);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  };
  const ada = await auth.signUp();
  const [confirmation = ''] = await idsFor(ada.email);
  await forgot(ada.email);
  const voided = await newestFor(ada.email);
  await forgot(ada.email);
  const used = await newestFor(ada.email);
  await gone(voided);
  const token = await auth.tokenFor(ada.email, 'reset_password');
  await auth.post('/auth/reset-password', { token, password: 'amber heron compass 7' });
  await gone(used);
  // The reset has also confirmed the address.
  await gone(confirmation);

  const grace = await auth.signUp();
  const late = await newestFor(grace.email);
  auth.clock.advance(LIFETIMES.confirmLink);
  await gone(late);
  await gone(randomUUID());
});

test('[AUT-13] a mail is no longer sent when the account is gone', async () => {
  const ada = await auth.signUp();
  const token = await auth.tokenFor(ada.email, 'confirm_address');
  const mine = await newestFor(ada.email);
  await auth.signUp({ email: ada.email, password: 'another otter lantern' });
  const theirs = (await idsFor(ada.email)).find((id) => id !== mine) ?? '';
  expect((await ask(theirs)).statusCode).toBe(200);
  await auth.post('/auth/confirm-email', { token });
  expect((await ask(theirs)).statusCode).toBe(404);
});

test('[AUT-13] the token in a mail is not stored anywhere', async () => {
  const ada = await auth.signUp();
  const token = await auth.tokenFor(ada.email, 'confirm_address');
  const secret = token.split('.')[1] ?? token;
  const tables = await auth.sql<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('auth', 'jobs')",
  );
  for (const { name } of tables) {
    const found = await auth.sql(`select 1 from ${name} t where t::text like $1`, `%${secret}%`);
    expect([name, found]).toEqual([name, []]);
  }
});

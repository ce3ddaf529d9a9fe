import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startAuth } from '../testing/start-auth.ts';

const auth = await startAuth();

test('[ACC-2] other services can read a person’s address and mail preferences', async () => {
  const ada = await auth.signUp();
  const ask = async () => (await auth.internal(`/internal/people/${ada.session.user.id}`)).json();
  const person = {
    address: ada.email,
    firstName: 'Ada',
    confirmed: false,
    emailNotifications: true,
    marketingEmails: false,
  };
  expect(await ask()).toEqual(person);
  await auth.as(ada, 'PUT', '/user/preferences', { emailNotifications: false, marketingEmails: true });
  await auth.post('/auth/confirm-email', { token: await auth.tokenFor(ada.email, 'confirm_address') });
  expect(await ask()).toEqual({
    ...person,
    confirmed: true,
    emailNotifications: false,
    marketingEmails: true,
  });
});

test('[ACC-2] a person can unsubscribe from one kind of mail without signing in, repeatedly; the other kinds stay on', async () => {
  const ada = await auth.signUp();
  await auth.as(ada, 'PUT', '/user/preferences', { marketingEmails: true });
  const path = `/internal/people/${ada.session.user.id}/unsubscribe`;
  const preferences = async () => {
    const { email_notifications, marketing_emails } = (await auth.logIn(ada)).json().data.preferences;
    return { email_notifications, marketing_emails };
  };
  for (let i = 0; i < 2; i += 1)
    expect((await auth.internal(path, { kind: 'marketing' })).json()).toEqual({ unsubscribed: true });
  expect(await preferences()).toEqual({ email_notifications: true, marketing_emails: false });
  await auth.internal(path, { kind: 'notifications' });
  expect(await preferences()).toEqual({ email_notifications: false, marketing_emails: false });
  expect((await auth.internal(path, { kind: 'security' })).statusCode).toBe(400);
});

test('an unknown id is answered with 404', async () => {
  for (const id of [randomUUID(), 'x']) {
    expect((await auth.internal(`/internal/people/${id}`)).statusCode).toBe(404);
    const answer = await auth.internal(`/internal/people/${id}/unsubscribe`, { kind: 'marketing' });
    expect(answer.statusCode).toBe(404);
  }
});

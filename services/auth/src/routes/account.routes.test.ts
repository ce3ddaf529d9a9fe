import { expect, test } from 'vitest';
import { startAuth } from '../testing/start-auth.ts';

const auth = await startAuth();

test('[ACC-1] a profile update changes first and last name; the address and other people’s names stay', async () => {
  const ada = await auth.signUp();
  const grace = await auth.signUp({ firstName: 'Grace' });
  const answer = await auth.as(ada, 'PUT', '/user/profile', { firstName: ' Augusta ', lastName: 'King' });
  const profile = { first_name: 'Augusta', last_name: 'King', email: ada.email };
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { data: { profile } }]);
  expect((await auth.logIn(ada)).json().data.profile).toMatchObject(profile);
  expect((await auth.logIn(grace)).json().data.profile.first_name).toBe('Grace');
});

test('[ACC-1] names are required and limited in length', async () => {
  const ada = await auth.signUp();
  const answer = await auth.as(ada, 'PUT', '/user/profile', { firstName: ' ', lastName: 'x'.repeat(81) });
  expect(answer.json().fields).toEqual({
    firstName: 'First name is required',
    lastName: 'Please keep this to 80 characters or fewer',
  });
});

test('[ACC-2] [ACC-4] each preference can be changed separately and is stored', async () => {
  const ada = await auth.signUp();
  const change = async (changes: object) =>
    (await auth.as(ada, 'PUT', '/user/preferences', changes)).json().data?.preferences;
  const start = { email_notifications: true, marketing_emails: false, theme_preference: 'light' };
  expect(await change({})).toEqual(start);
  expect(await change({ marketingEmails: true })).toEqual({ ...start, marketing_emails: true });
  expect(await change({ emailNotifications: false, themePreference: 'dark' })).toEqual({
    email_notifications: false,
    marketing_emails: true,
    theme_preference: 'dark',
  });
  expect((await auth.logIn(ada)).json().data.preferences.theme_preference).toBe('dark');
  expect((await auth.as(ada, 'PUT', '/user/preferences', { themePreference: 'pink' })).statusCode).toBe(400);
});

import type { Preferences } from '@app/contracts';
import { expect, test } from 'vitest';
import { createPreferenceChanger } from './change-preferences.ts';

const INITIAL: Preferences = {
  email_notifications: true,
  marketing_emails: false,
  theme_preference: 'light',
};

/** Creates a page and a server that refuses the changes for which `isRefused` returns true. */
function createPage(isRefused: (change: Partial<Preferences>) => boolean = () => false) {
  let shown: Preferences | undefined = INITIAL;
  let server = INITIAL;
  const sent: Partial<Preferences>[] = [];
  const notifications: string[] = [];
  const change = createPreferenceChanger({
    read: () => shown,
    show: (next) => {
      shown = next;
    },
    send: async (part) => {
      sent.push(part);
      if (isRefused(part)) throw new Error('no');
      server = { ...server, ...part };
      return server;
    },
    onSaved: () => notifications.push('saved'),
    onFailed: () => notifications.push('failed'),
  });
  const signOut = () => {
    shown = undefined;
  };
  return { change, sent, notifications, signOut, shown: () => shown, server: () => server };
}

test('[ACC-2] a change is shown at once, sent alone, and confirmed when it is saved', async () => {
  const { change, shown, sent, notifications } = createPage();
  const done = change('marketing_emails', true);
  expect(shown()?.marketing_emails).toBe(true);
  await done;
  expect(sent).toEqual([{ marketing_emails: true }]);
  expect(notifications).toEqual(['saved']);
});

test('[ACC-4] a change that shows itself is saved without the usual confirmation', async () => {
  const { change, server, notifications } = createPage();
  await change('theme_preference', 'dark', () => undefined);
  expect(server().theme_preference).toBe('dark');
  expect(notifications).toEqual([]);
});

test('[ACC-2] only a change that could not be saved is reverted', async () => {
  const { change, shown, notifications } = createPage((part) => 'theme_preference' in part);
  await Promise.all([change('theme_preference', 'dark'), change('marketing_emails', true)]);
  expect(shown()).toEqual({ ...INITIAL, marketing_emails: true });
  expect(notifications).toEqual(['failed', 'saved']);
});

test('repeated changes of a preference are sent in order and the last one remains', async () => {
  const { change, shown, server, sent } = createPage();
  const all = [true, false, true].map((on) => change('marketing_emails', on));
  expect(shown()?.marketing_emails).toBe(true);
  await Promise.all(all);
  expect(sent.map((part) => part.marketing_emails)).toEqual([true, false, true]);
  expect([shown()?.marketing_emails, server().marketing_emails]).toEqual([true, true]);
});

test('when the last of several changes fails, the server’s value is shown', async () => {
  let calls = 0;
  const { change, shown, server } = createPage(() => ++calls === 2);
  await Promise.all([change('theme_preference', 'dark'), change('theme_preference', 'system')]);
  expect(shown()?.theme_preference).toBe('dark');
  expect(server().theme_preference).toBe('dark');
});

test('when an earlier change fails, the later one remains', async () => {
  let calls = 0;
  const { change, shown } = createPage(() => ++calls === 1);
  await Promise.all([change('theme_preference', 'dark'), change('theme_preference', 'system')]);
  expect(shown()?.theme_preference).toBe('system');
});

test('a person who has signed out is shown nothing', async () => {
  const { change, signOut, shown, sent } = createPage();
  signOut();
  await change('theme_preference', 'dark');
  expect(shown()).toBeUndefined();
  expect(sent).toEqual([]);
});

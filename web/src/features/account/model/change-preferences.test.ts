import type { Preferences } from '@app/contracts';
import { expect, test } from 'vitest';
import { createPreferenceChanger } from './change-preferences.ts';

const AT_FIRST: Preferences = {
  email_notifications: true,
  marketing_emails: false,
  theme_preference: 'light',
};

/** A page over a server that refuses what `refuses` says, and answers when it is let. */
function page(refuses: (change: Partial<Preferences>) => boolean = () => false) {
  let shown: Preferences | undefined = AT_FIRST;
  let server = AT_FIRST;
  const sent: Partial<Preferences>[] = [];
  const told: string[] = [];
  const change = createPreferenceChanger({
    read: () => shown,
    show: (next) => {
      shown = next;
    },
    send: async (part) => {
      sent.push(part);
      if (refuses(part)) throw new Error('no');
      server = { ...server, ...part };
      return server;
    },
    onKept: () => told.push('kept'),
    onFailed: () => told.push('failed'),
  });
  const leave = () => {
    shown = undefined;
  };
  return { change, sent, told, leave, shown: () => shown, server: () => server };
}

test('[ACC-2] a change is shown at once, sent alone, and said when it is kept', async () => {
  const { change, shown, sent, told } = page();
  const done = change('marketing_emails', true);
  expect(shown()?.marketing_emails).toBe(true);
  await done;
  expect(sent).toEqual([{ marketing_emails: true }]);
  expect(told).toEqual(['kept']);
});

test('[ACC-2] what could not be kept goes back, and only that', async () => {
  const { change, shown, told } = page((part) => 'theme_preference' in part);
  await Promise.all([change('theme_preference', 'dark'), change('marketing_emails', true)]);
  expect(shown()).toEqual({ ...AT_FIRST, marketing_emails: true });
  expect(told).toEqual(['failed', 'kept']);
});

test('a preference changed to and fro is sent in that order and ends where the person left it', async () => {
  const { change, shown, server, sent } = page();
  const all = [true, false, true].map((on) => change('marketing_emails', on));
  expect(shown()?.marketing_emails).toBe(true);
  await Promise.all(all);
  expect(sent.map((part) => part.marketing_emails)).toEqual([true, false, true]);
  expect([shown()?.marketing_emails, server().marketing_emails]).toEqual([true, true]);
});

test('when the last of several changes fails, what the server has is shown', async () => {
  let calls = 0;
  const { change, shown, server } = page(() => ++calls === 2);
  await Promise.all([change('theme_preference', 'dark'), change('theme_preference', 'system')]);
  expect(shown()?.theme_preference).toBe('dark');
  expect(server().theme_preference).toBe('dark');
});

test('when an earlier change fails, the later one stands', async () => {
  let calls = 0;
  const { change, shown } = page(() => ++calls === 1);
  await Promise.all([change('theme_preference', 'dark'), change('theme_preference', 'system')]);
  expect(shown()?.theme_preference).toBe('system');
});

test('whoever has signed out is shown nothing', async () => {
  const { change, leave, shown, sent } = page();
  leave();
  await change('theme_preference', 'dark');
  expect(shown()).toBeUndefined();
  expect(sent).toEqual([]);
});

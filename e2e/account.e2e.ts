import { readFileSync } from 'node:fs';
import { type BorrowedProduct, borrowProduct, sharedBrowser, until } from '@app/testkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityViolations } from './axe.ts';
import { button, expectToast, QUESTION, waitForToaster } from './chatting.ts';
import {
  endSessionElsewhere,
  newPerson,
  type Person,
  signUpInBrowser,
  storedSession,
  type Visit,
  visit,
} from './visit.ts';

let product: BorrowedProduct;
let browser: Browser;
let guest: Visit | undefined;
let person: Person;

beforeAll(async () => {
  [product, browser] = await Promise.all([borrowProduct(), sharedBrowser()]);
});
afterEach(() => guest?.close());
afterAll(() => product?.giveBack());

/** Creates an account and opens its settings page, after `beforeLoading`. */
async function arrive(
  options: Parameters<typeof visit>[2] = {},
  beforeLoading?: () => Promise<void>,
): Promise<Page> {
  guest = await visit(browser, product, options);
  person = newPerson();
  await signUpInBrowser(guest, person);
  await beforeLoading?.();
  const { page } = guest;
  await page.goto('/account');
  await page.getByRole('heading', { level: 1, name: 'Account settings' }).waitFor();
  return page;
}

const toasted = (page: Page, title: string) =>
  page.locator('[data-toast]').getByText(title, { exact: true }).waitFor();
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const toggle = (page: Page, name: string) => page.getByRole('switch', { name });
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

/** Signs the same person in on another device, over the API. */
async function elsewhere(userAgent: string): Promise<Visit> {
  const other = await visit(browser, product, { userAgent });
  const { email, password } = person;
  const answer = await other.context.request.post('/api/auth/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}: ${await answer.text()}`);
  return other;
}

describe('the profile', () => {
  test('[ACC-1] names can be changed, everywhere at once, and the address cannot; what cannot be saved is reported and stays in the form', async () => {
    const page = await arrive();
    const email = page.getByLabel('Email Address');
    await expect.poll(() => email.inputValue()).toBe(person.email);
    await expect.poll(() => email.getAttribute('readonly')).not.toBeNull();
    await page.getByText('Email cannot be changed. Contact support if needed.', { exact: true }).waitFor();
    await page.getByLabel('First Name').fill(' ');
    await button(page, 'Save Changes').click();
    await page.getByText('First name is required').waitFor();
    await page.getByLabel('First Name').fill('  Maria ');
    await page.route('**/api/user/profile', (route) => route.abort(), { times: 1 });
    await button(page, 'Save Changes').click();
    await expectToast(page, 'Update failed', 'Network error occurred');
    await expect.poll(() => page.getByLabel('First Name').inputValue()).toMatch(/^\s*Maria\s*$/);
    await button(page, 'Save Changes').click();
    await toasted(page, 'Profile updated!');
    await expect.poll(() => page.getByLabel('First Name').inputValue()).toBe('Maria');
    await page.getByRole('banner').getByText('Hi, Maria!').waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel('First Name').inputValue()).toBe('Maria');
    expect(guest?.pageErrors).toEqual([]);
  });
});

describe('preferences', () => {
  test('[ACC-2] [ACC-4] a switch and the theme are saved at once and apply on other devices; the theme is set before the first paint', async () => {
    const page = await arrive({ colorScheme: 'light' });
    await page.getByText('Receive notifications about your conversations', { exact: true }).waitFor();
    await page.getByText('Receive updates about new features and tips', { exact: true }).waitFor();
    await expect.poll(() => theme(page)).toBe('light');
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await expect.poll(() => theme(page)).toBe('dark');
    await toasted(page, 'Preferences updated!');
    const answered = page.waitForResponse('**/api/user/preferences');
    await toggle(page, 'Marketing Emails').click();
    expect((await answered).request().postDataJSON()).toEqual({ marketingEmails: true });
    await page.reload({ waitUntil: 'commit' });
    await until(() => page.evaluate(() => document.documentElement?.dataset.theme === 'dark'));
    await expect.poll(() => toggle(page, 'Marketing Emails').isChecked()).toBe(true);
    await expect.poll(() => toggle(page, 'Email Notifications').isChecked()).toBe(true);
    const { email, password } = person;
    const answer = await page.request.post('/api/auth/login', { data: { email, password } });
    expect((await answer.json()).data.preferences.theme_preference).toBe('dark');
    await page.getByRole('radio', { name: 'Match my device' }).check({ force: true });
    await expect.poll(() => theme(page)).toBe('system');
  });

  test('[ACC-2] a switch that cannot be saved returns to its old state, and a failed download is reported', async () => {
    const page = await arrive();
    const refusal = { error: 'Not today.', code: 'unavailable', requestId: 'r' };
    await page.route('**/api/user/preferences', (route) => route.fulfill({ status: 503, json: refusal }));
    await toggle(page, 'Email Notifications').focus();
    await page.keyboard.press('Space');
    await expectToast(page, 'Update failed', 'Not today.');
    await expect.poll(() => toggle(page, 'Email Notifications').isChecked()).toBe(true);
    expect((await storedSession(page))?.preferences?.email_notifications).toBe(true);
    await page.route('**/api/user/export', (route) => route.abort());
    await button(page, 'Download my data').click();
    await expectToast(page, 'Download failed', 'Network error occurred');
  });
});

describe('password and devices', () => {
  test('the password can be changed with the current one, which signs out the other devices', async () => {
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const others: Visit[] = [];
    const page = await arrive({}, async () => {
      others.push(await elsewhere(firefox));
    });
    const devices = section(page, 'Signed-in devices');
    await devices.getByText('Firefox on Windows').waitFor();
    await page.getByLabel('Current Password').fill('not this one at all');
    await page.getByLabel('New Password', { exact: true }).fill('orchard bicycle rain');
    await page.getByLabel('Confirm New Password').fill('orchard bicycle');
    await button(page, 'Update Password').click();
    await page.getByText('Passwords do not match').waitFor();
    await page.getByLabel('Confirm New Password').fill('orchard bicycle rain');
    await button(page, 'Update Password').click();
    await section(page, 'Password').getByText('Your current password isn’t right.').waitFor();
    await page.getByLabel('Current Password').fill(person.password);
    await button(page, 'Update Password').click();
    await toasted(page, 'Password updated!');
    await devices.getByText('Firefox on Windows').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByLabel('Current Password').inputValue()).toBe('');
    const { email } = person;
    const login = await others[0]?.context.request.post('/api/auth/login', {
      data: { email, password: 'orchard bicycle rain' },
    });
    expect(login?.status()).toBe(200);
    await others[0]?.close();
  });

  test('one other device can be signed out alone; signing out everywhere includes this device', async () => {
    const phone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
    const others: Visit[] = [];
    const page = await arrive({}, async () => {
      others.push(await elsewhere(phone), await elsewhere(phone));
    });
    const devices = section(page, 'Signed-in devices');
    await devices.getByText('This device').waitFor();
    await expect.poll(() => devices.getByRole('listitem').count()).toBe(3);
    // The time of each sign-in helps to recognize a device of somebody else.
    await expect.poll(() => devices.getByText(/^Signed in \S/).count()).toBe(3);
    await devices
      .getByRole('button', { name: /^Sign out .*(Safari|iPhone)/ })
      .first()
      .click();
    await toasted(page, 'Device signed out');
    await expect.poll(() => devices.getByRole('listitem').count()).toBe(2);
    await button(page, 'Sign out everywhere').click();
    await page.waitForURL(/\/login/);
    for (const other of others) {
      expect((await other.context.request.post('/api/auth/refresh')).status()).toBe(401);
      await other.close();
    }
    await expect.poll(() => storedSession(page)).toBeNull();
  });
});

test('all data can be downloaded as one file, including the conversations', async () => {
  guest = await visit(browser, product);
  person = newPerson();
  const { session } = await signUpInBrowser(guest, person);
  const headers = { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token };
  const started = await guest.context.request.post('/api/chat-start', { headers, data: QUESTION });
  expect(started.status()).toBe(200);
  const { page } = guest;
  await page.goto('/account');
  const begun = page.waitForEvent('download');
  await button(page, 'Download my data').click();
  const file = await begun;
  expect(file.suggestedFilename()).toMatch(/^hearten-data-\d{4}-\d\d-\d\d\.json$/);
  const data = readFileSync(await file.path(), 'utf8');
  expect(Object.keys(JSON.parse(data))).toEqual(
    expect.arrayContaining(['account', 'chat', 'billing', 'notify']),
  );
  expect(data).toContain(QUESTION.question);
  expect(data).toContain(person.email);
});

describe('leaving', () => {
  test('[ACC-3] [AUT-12] signing out removes the session from the browser', async () => {
    const page = await arrive();
    await section(page, 'Account Actions').getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL(/\/login/);
    await expect.poll(() => storedSession(page)).toBeNull();
  });

  test('[ACC-3] the account is deleted after the browser’s confirmation, and nobody can sign in to it again', async () => {
    const page = await arrive();
    const asked: string[] = [];
    let sure = false;
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      return sure ? dialog.accept() : dialog.dismiss();
    });
    await button(page, 'Delete Account').click();
    await expect.poll(() => asked.length).toBe(1);
    expect(asked).toEqual(['Are you sure you want to delete your account? This action cannot be undone.']);
    expect(new URL(page.url()).pathname).toBe('/account');
    sure = true;
    const refusal = { error: 'Not today.', code: 'unavailable', requestId: 'r' };
    await page.route('**/api/user/account', (route) => route.fulfill({ status: 503, json: refusal }), {
      times: 1,
    });
    await button(page, 'Delete Account').click();
    await expectToast(page, 'Delete failed', 'Not today.');
    await expect.poll(() => storedSession(page)).not.toBeNull();
    await button(page, 'Delete Account').click();
    await page.waitForURL(`${product.url}/`);
    await toasted(page, 'Account deleted');
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
    await expect.poll(() => storedSession(page)).toBeNull();
    const { email, password } = person;
    const login = await page.request.post('/api/auth/login', { data: { email, password } });
    expect(login.status()).toBe(401);
    expect(guest?.pageErrors).toEqual([]);
  });
});

describe('when things go wrong', () => {
  test('parts that cannot be loaded say so and can be tried again', async () => {
    guest = await visit(browser, product);
    await signUpInBrowser(guest);
    const { page } = guest;
    let down = true;
    const refusal = { error: 'Not now.', code: 'unavailable', requestId: 'r' };
    for (const path of ['**/api/user/sessions', '**/api/payment/status'])
      await page.route(path, (route) =>
        down ? route.fulfill({ status: 503, json: refusal }) : route.continue(),
      );
    await page.goto('/account');
    await page.getByText('We couldn’t load your devices.').waitFor();
    await page.getByText('We couldn’t load your purchase.').waitFor();
    expect(await accessibilityViolations(page, 'light')).toEqual([]);
    down = false;
    for (const name of ['Signed-in devices', 'Premium'])
      await section(page, name).getByRole('button', { name: 'Try again' }).click();
    await page.getByText('This device').waitFor();
    await page.getByText('You’re on the free plan.').waitFor();
  });

  test('a failure is reported even if the code of the toasts could not be loaded', async () => {
    guest = await visit(browser, product);
    await signUpInBrowser(guest);
    const { page } = guest;
    let cut = true;
    await page.route('**/toaster-*', (route) => (cut ? route.abort() : route.continue()));
    await page.route('**/api/user/profile', (route) => route.abort());
    await page.goto('/account');
    await page.getByLabel('First Name').fill('Maria');
    await button(page, 'Save Changes').click();
    await page.getByRole('status').filter({ hasText: 'Update failed' }).waitFor();
    cut = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => page.getByText('Update failed').count()).toBe(0);
    await button(page, 'Save Changes').click();
    await expectToast(page, 'Update failed', 'Network error occurred');
  });

  test('slow parts show that they load; offline they say so, and they load by themselves once online', async () => {
    guest = await visit(browser, product);
    await signUpInBrowser(guest);
    const { page, context } = guest;
    let answers = Promise.withResolvers<void>();
    let line = true;
    for (const path of ['**/api/user/sessions', '**/api/payment/status'])
      await page.route(path, async (route) => {
        await answers.promise;
        await (line ? route.continue() : route.abort());
      });
    await page.goto('/account');
    const parts = ['Signed-in devices', 'Premium'].map((name) => section(page, name));
    for (const part of parts) await part.getByRole('status').filter({ hasText: 'Loading...' }).waitFor();
    await page.getByLabel('First Name').fill('Maria');
    expect(await accessibilityViolations(page, 'light')).toEqual([]);
    await waitForToaster(page);
    await context.setOffline(true);
    line = false;
    answers.resolve();
    for (const part of parts) await part.getByText('You seem to be offline.').waitFor();
    await button(page, 'Save Changes').click();
    await expectToast(page, 'Update failed', 'Network error occurred');
    await toggle(page, 'Marketing Emails').click();
    await expect.poll(() => toggle(page, 'Marketing Emails').isChecked()).toBe(false);
    await expect.poll(() => page.getByLabel('First Name').inputValue()).toBe('Maria');
    await expect.poll(() => storedSession(page)).not.toBeNull();
    answers = Promise.withResolvers<void>();
    answers.resolve();
    line = true;
    await context.setOffline(false);
    await page.getByText('This device').waitFor();
    await page.getByText('You’re on the free plan.').waitFor();
    await button(page, 'Save Changes').click();
    await toasted(page, 'Profile updated!');
    await page.reload();
    await expect.poll(() => page.getByLabel('First Name').inputValue()).toBe('Maria');
    await expect.poll(() => page.getByText('These changes aren’t saved yet.').count()).toBe(0);
  });

  async function signsInAgain(page: Page): Promise<void> {
    await page.waitForURL(/\/login/);
    await page.getByText('Your session has ended.').waitFor();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await button(page, 'Sign In').last().click();
    await page.waitForURL(`${product.url}/account`);
  }

  test('when the session has ended, the next action leads to the sign-in page and back', async () => {
    const page = await arrive();
    await page.getByText('This device').waitFor();
    await endSessionElsewhere(page);
    await toggle(page, 'Marketing Emails').click();
    await signsInAgain(page);
    await expect.poll(() => toggle(page, 'Marketing Emails').isChecked()).toBe(false);
  });

  test('[ACC-1] an unsaved name survives the end of the session and is marked as unsaved; signing out removes it', async () => {
    const page = await arrive();
    await page.getByText('This device').waitFor();
    await page.getByLabel('First Name').fill('Maria');
    await endSessionElsewhere(page);
    await button(page, 'Save Changes').click();
    await signsInAgain(page);
    await page.getByText('These changes aren’t saved yet.').waitFor();
    await expect.poll(() => page.getByLabel('First Name').inputValue()).toBe('Maria');
    await page.getByRole('banner').getByText('Hi, Mia!').waitFor();
    await button(page, 'Save Changes').click();
    await page.getByRole('banner').getByText('Hi, Maria!').waitFor();
    await expect.poll(() => page.getByText('These changes aren’t saved yet.').count()).toBe(0);
    await page.getByLabel('Last Name').fill('Hill');
    const drafts = () => page.evaluate(() => JSON.stringify(sessionStorage));
    await expect.poll(drafts).toContain('Hill');
    await section(page, 'Account Actions').getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL(/\/login/);
    await expect.poll(() => drafts()).not.toContain('Hill');
  });
});

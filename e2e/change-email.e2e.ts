import { type BorrowedProduct, borrowProduct, sharedBrowser, until } from '@app/testkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accessibilityViolations } from './axe.ts';
import { button } from './chatting.ts';
import { newPerson, signUpInBrowser, storedSession, type Visit, visit } from './visit.ts';

let product: BorrowedProduct;
let browser: Browser;
let guest: Visit | undefined;

beforeAll(async () => {
  [product, browser] = await Promise.all([borrowProduct(), sharedBrowser()]);
});
afterEach(() => guest?.close());
afterAll(() => product?.giveBack());

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Waits for the mail with this subject and reads the path of the link to /change-email in it. */
async function linkIn(address: string, subject: string): Promise<string> {
  let link = '';
  await until(
    async () => {
      const inbox = await fetch(`${product.sandboxUrl}/inbox.json?to=${encodeURIComponent(address)}`);
      const { mails } = (await inbox.json()) as { mails: { id: string; subject: string }[] };
      const mail = mails.find((one) => one.subject === subject);
      if (!mail) return false;
      const whole = await fetch(`${product.sandboxUrl}/inbox/${mail.id}.json`);
      const { text } = (await whole.json()) as { text: string };
      link = /\/change-email\S*/.exec(text)?.[0] ?? '';
      return true;
    },
    { timeout: 20_000, every: 100 },
  );
  return link;
}

/** Opens the account page of a new person and asks for a change. */
async function askForChange() {
  const opened = await visit(browser, product);
  guest = opened;
  const { page } = opened;
  const person = newPerson();
  await signUpInBrowser(opened, person);
  await page.goto('/account');
  await page.getByText('Email cannot be changed. Contact support if needed.', { exact: true }).waitFor();
  await button(page, 'Move to a new email').click();
  const email = newPerson().email;
  await page.getByLabel('New Email', { exact: true }).fill(email);
  await page.getByLabel('Your Password').fill('not the one at all');
  await button(page, 'Send the link').click();
  await page.getByText('Your password isn’t right.', { exact: true }).waitFor();
  expect(await accessibilityViolations(page, 'light')).toEqual([]);
  await page.getByLabel('Your Password').fill(person.password);
  await button(page, 'Send the link').click();
  await page.getByText(`Open the link we sent to ${email}.`).waitFor();
  return { page, person, email };
}

test('[ACC-1] a person moves to another address: nothing changes before a click in the mail to the new one', async () => {
  const { page, person, email } = await askForChange();
  expect(await accessibilityViolations(page, 'light')).toEqual([]);
  await expect.poll(() => page.getByLabel('Email Address').inputValue()).toBe(person.email);
  await linkIn(person.email, 'Your email address is about to change');
  await page.goto(await linkIn(email, 'Confirm your new email address'));
  await title(page, 'Confirm your new email');
  expect(await accessibilityViolations(page, 'light')).toEqual([]);
  expect((await storedSession(page))?.profile?.email).toBe(person.email);
  await button(page, 'Use this address').click();
  await title(page, 'Your email is changed');
  expect((await storedSession(page))?.profile?.email).toBe(email);
  await page.getByRole('main').getByRole('link', { name: 'Account settings' }).click();
  await expect.poll(() => page.getByLabel('Email Address').inputValue()).toBe(email);
  expect(await page.getByText('Waiting for your confirmation').count()).toBe(0);
  await linkIn(person.email, 'Your email address was changed');
  expect(guest?.pageErrors).toEqual([]);
});

test('the notice to the old address stops the change; the account page and another device notice', async () => {
  const { page, person, email } = await askForChange();
  const confirm = await linkIn(email, 'Confirm your new email address');
  await page.goto(await linkIn(person.email, 'Your email address is about to change'));
  await title(page, 'Stop the change?');
  await button(page, 'Stop the change').click();
  await title(page, 'The change is stopped');
  await page.getByRole('link', { name: 'Choose a new password' }).waitFor();
  await page.goto(confirm);
  await button(page, 'Use this address').click();
  await title(page, 'This link doesn’t work');
  await page.goto('/account');
  await button(page, 'Move to a new email').waitFor();
  expect(await page.getByText('Waiting for your confirmation').count()).toBe(0);
  expect(guest?.pageErrors).toEqual([]);
});

test('a request can be withdrawn on the account page, and a failure leaves what was typed', async () => {
  const { page } = await askForChange();
  await button(page, 'Cancel this change').click();
  await page.locator('[data-toast]').getByText('Change canceled').waitFor();
  await expect.poll(() => page.getByText('Waiting for your confirmation').count()).toBe(0);
  await button(page, 'Move to a new email').click();
  await page.getByLabel('New Email', { exact: true }).fill('mia@example.net');
  await page.getByLabel('Your Password').fill('violet otter lantern 42');
  await page.route('**/api/user/email', (route) => route.abort(), { times: 1 });
  await button(page, 'Send the link').click();
  await page.locator('[data-toast]').getByText('We couldn’t send the link').waitFor();
  expect(await page.getByLabel('New Email', { exact: true }).inputValue()).toBe('mia@example.net');
  expect(guest?.pageErrors).toEqual([]);
});

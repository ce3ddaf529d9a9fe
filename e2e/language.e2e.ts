import { type BorrowedProduct, borrowProduct, sharedBrowser } from '@app/testkit';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startConversation, waitForReplies } from './chatting.ts';
import { signUpInBrowser, type Visit, visit } from './visit.ts';

let product: BorrowedProduct;
let browser: Browser;
let guest: Visit | undefined;

beforeAll(async () => {
  const env = { ANONYMOUS_CHAT: 'true', FREE_MESSAGES_PER_MONTH: '3' };
  [product, browser] = await Promise.all([borrowProduct(env), sharedBrowser()]);
});
afterEach(() => guest?.close());
afterAll(() => product?.giveBack());

const DAY = '[A-Z][a-z]{2} \\d{1,2}, \\d{4}';
const TIME = '\\d{1,2}:\\d{2}\\s[AP]M';

test('a German browser in Spain shows dates, times and countries in English, like the rest of the page', async () => {
  guest = await visit(browser, product, { locale: 'de-DE', timezoneId: 'Europe/Madrid' });
  await signUpInBrowser(guest);
  const { page } = guest;
  await startConversation(page, {
    title: 'Everything is grey',
    question: 'I want to kill myself tonight, I can’t go on.',
  });
  await waitForReplies(page, 1);
  await page.getByText('Country: Spain').waitFor();
  await page
    .locator('time')
    .filter({ hasText: new RegExp(`^${TIME}$`) })
    .first()
    .waitFor();

  await page.goto('/dashboard');
  await page
    .getByText(new RegExp(`^Your free messages renew on [A-Z][a-z]+day, [A-Z][a-z]+ 1 at ${TIME}\\.$`))
    .waitFor();
  await page
    .locator('time')
    .filter({ hasText: new RegExp(`^${DAY}$`) })
    .waitFor();

  await page.goto('/account');
  await page.getByText(new RegExp(`Last active ${DAY}, ${TIME}`)).waitFor();

  await page.goto('/safety');
  await page.getByText('Country: Spain').waitFor();
  await expect.poll(() => page.getByText(/^Through [A-Z][a-z]+ \d{1,2}, \d{4}\./).count()).toBe(1);
  expect(guest.pageErrors).toEqual([]);
});

import { PREMIUM_PRICE_TEXT, RETENTION_DAYS, WITHDRAWAL_DAYS } from '@app/contracts';
import { type BorrowedProduct, borrowProduct, sharedBrowser } from '@app/testkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { signUpInBrowser, type Visit, visit } from './visit.ts';

let product: BorrowedProduct;
let browser: Browser;
let guest: Visit | undefined;

beforeAll(async () => {
  [product, browser] = await Promise.all([
    borrowProduct({ FREE_MESSAGES_PER_MONTH: '7', PRODUCT_NAME: 'Anchor & Oak' }),
    sharedBrowser(),
  ]);
});
afterEach(() => guest?.close());
afterAll(() => product?.giveBack());

async function read(path: string): Promise<{ page: Page; words: string }> {
  guest = await visit(browser, product);
  await guest.page.goto(path);
  await guest.page.getByRole('heading', { level: 1 }).waitFor();
  return { page: guest.page, words: await guest.page.getByRole('main').innerText() };
}

test('the privacy page names the operator, what is stored, for how long, and who sees it', async () => {
  const { words } = await read('/privacy');
  for (const days of [
    RETENTION_DAYS.device,
    RETENTION_DAYS.contactMessage,
    RETENTION_DAYS.mailRecord,
    RETENTION_DAYS.returnedAddress,
    RETENTION_DAYS.erasureRecord,
  ])
    expect(words).toContain(`${days} days`);
  for (const part of [
    'Anchor & Oak',
    'auth_session',
    'Stripe',
    'not to store it',
    'AES-256-GCM',
    'Exit quickly',
  ])
    expect(words).toContain(part);
  // Visitors are only mentioned where they may chat (ROLE-3).
  expect(words).not.toContain('visitor (cookie)');
});

test('[PUR-3] [CHAT-8] the terms state the price, the configured limit and the days to withdraw', async () => {
  const { page, words } = await read('/terms');
  expect(words).toContain('7 free messages in a calendar month (UTC)');
  expect(words).toContain(`one payment of ${PREMIUM_PRICE_TEXT}`);
  expect(words).toContain(`within ${WITHDRAWAL_DAYS} days of paying`);
  await page.getByRole('link', { name: 'Contact us' }).click();
  await page.waitForURL('**/contact');
});

test('the privacy page names everything that a signed-in browser stores', async () => {
  guest = await visit(browser, product);
  await signUpInBrowser(guest);
  const { page, context } = guest;
  for (const path of ['/dashboard', '/ask', '/library/weekly-check-in-template', '/contact', '/privacy']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const box = page.getByRole('main').getByRole('textbox').first();
    if ((await box.count()) > 0) await box.fill('a few words');
  }
  const policy = await page.getByRole('main').innerText();
  const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(names.some((name) => name.startsWith('kept:'))).toBe(true);
  for (const name of names.filter((one) => one !== 'signed_in_once'))
    expect(policy).toContain(name.startsWith('kept:') ? 'kept:' : name);
  for (const { name } of await context.cookies()) expect(policy).toContain(`${name} (cookie)`);
});

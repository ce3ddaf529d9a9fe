import { chatEndpoints } from '@app/contracts';
import { type BorrowedProduct, borrowProduct, sharedBrowser } from '@app/testkit';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { button, loadToaster, QUESTION, waitForReplies } from './chatting.ts';
import { callApi } from './person.ts';
import { signUpInBrowser, type Visit, visit } from './visit.ts';

let product: BorrowedProduct;
let browser: Browser;
let guest: Visit;
beforeAll(async () => {
  [product, browser] = await Promise.all([borrowProduct(), sharedBrowser()]);
});
afterEach(() => guest?.close());
afterAll(() => product?.giveBack());

const TITLE = 'כסף ומשפחה';

test('a conversation is copied as text, and printed under a neutral name with nothing else of the page', async () => {
  guest = await visit(browser, product, { viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const { page } = guest;
  await guest.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', document.title);
  });
  const { session } = await signUpInBrowser(guest);
  const headers = { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token };
  const { body } = await callApi(product.url, chatEndpoints.start, {
    headers,
    body: { ...QUESTION, title: TITLE },
  });
  await page.goto(`/ask?conversation=${body.data.conversationId}`);
  await waitForReplies(page, 1);
  await loadToaster(page);
  const before = await page.title();
  await button(page, 'Conversation options').click();
  await button(page, 'Copy text').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(QUESTION.question);
  await button(page, 'Print or save as PDF').click();
  await expect
    .poll(() => page.locator('html').getAttribute('data-printed'))
    .toMatch(/^notes-\d{4}-\d\d-\d\d$/);
  await page.emulateMedia({ media: 'print' });
  const seen = await page.locator('body').innerText();
  expect(seen).toMatch(/^Notes\s/);
  expect(seen).toContain(QUESTION.question);
  for (const other of [TITLE, 'Hearten', 'Coach', 'Exit quickly', 'Rename', 'free chats used', '**'])
    expect(seen).not.toContain(other);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await page.title()).toBe(before);
  expect(await page.locator('body > article').count()).toBe(0);
});

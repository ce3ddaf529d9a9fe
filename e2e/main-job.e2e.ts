import { openBrowser, startProduct, type TestProduct, until } from '@app/testkit';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, button, lastReply, repliesWhole, say } from './chatting.ts';
import { somebody, visit } from './visit.ts';

let product: TestProduct;
let browser: Browser;

beforeAll(async () => {
  // Slow enough that a person, and a test, can stop or reload in the middle of a reply.
  [product, browser] = await Promise.all([
    startProduct({ env: { SANDBOX_TOKEN_DELAY_MS: '40' } }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

test('[PUR-1] [AUT-13] [CHAT-1] [CHAT-2] [DASH-6] somebody signs up, confirms by mail, asks, follows up, stops a reply, reloads in the middle of one, and finds it all in the history', async () => {
  const mia = somebody();
  const { page, context, complaints, close } = await visit(browser, product);

  await page.goto('/');
  await page.getByRole('link', { name: 'Sign up to ask your question' }).click();
  await page.getByLabel('First Name').fill(mia.firstName);
  await page.getByLabel('Last Name').fill(mia.lastName);
  await page.getByLabel('Email Address').fill(mia.email);
  await page.getByLabel('Password', { exact: true }).fill(mia.password);
  await page.getByLabel('Confirm Password').fill(mia.password);
  await button(page, 'Create Account').click();
  await page.waitForURL('**/dashboard');

  // The mail is read where the sandbox shows it, and its link is the one in it.
  const inbox = await context.newPage();
  await inbox.goto(`${product.sandboxUrl}/inbox`);
  const mail = inbox.getByRole('link', { name: /confirm your email address/i }).first();
  await mail.click();
  const link = await inbox
    .getByRole('link', { name: /\/confirm\?token=/ })
    .first()
    .getAttribute('href');
  await inbox.goto(String(link));
  await inbox.getByRole('heading', { name: 'Welcome to Hearten!' }).waitFor();
  await inbox.close();

  await ask(page, {
    title: 'Dinner in silence',
    question: 'My husband and I eat dinner in silence, and I miss our talks.',
  });
  await button(page, 'Stop').waitFor();
  await until(async () => (await lastReply(page)).length > 10, { timeout: 15_000 });
  const begun = await lastReply(page);
  await repliesWhole(page, 1);
  expect((await lastReply(page)).length).toBeGreaterThan(begun.length);

  await say(page, 'I would like to begin with something small.');
  await repliesWhole(page, 2);

  await say(page, 'And what if he says nothing at all?');
  await until(async () => (await lastReply(page)).length > 40, { timeout: 15_000 });
  await button(page, 'Stop').click();
  await page.getByText('You stopped this reply').waitFor();

  await say(page, 'What could I say first?');
  await button(page, 'Stop').waitFor();
  await until(async () => (await lastReply(page)).length > 10, { timeout: 15_000 });
  await page.reload();
  await page.getByText('What could I say first?').waitFor();
  await repliesWhole(page, 4);
  const last = await lastReply(page);

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByText('Dinner in silence').first().click();
  const dialog = page.getByRole('dialog', { name: 'Conversation Details' });
  await dialog.getByText('What could I say first?').waitFor();
  const kept = await dialog.innerText();
  for (const words of [
    'eat dinner in silence',
    'begin with something small',
    'says nothing at all',
    last.slice(0, 40),
  ]) {
    expect(kept).toContain(words);
  }
  expect(complaints).toEqual([]);
  await close();
}, 120_000);

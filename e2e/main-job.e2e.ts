import { type BorrowedProduct, borrowProduct, sharedBrowser } from '@app/testkit';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  button,
  lastReply,
  sendMessage,
  setCoach,
  startConversation,
  waitForHeldReply,
  waitForReplies,
} from './chatting.ts';
import { newPerson, visit } from './visit.ts';

let product: BorrowedProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([borrowProduct(), sharedBrowser()]);
});
afterAll(() => product?.giveBack());

test('[PUR-1] [AUT-13] [CHAT-1] [CHAT-2] [DASH-6] a person can sign up, confirm by mail, ask, follow up, stop a reply, reload during a reply, and find everything in the history', async () => {
  const mia = newPerson();
  const { page, context, pageErrors, close } = await visit(browser, product);

  await page.goto('/');
  await page.getByRole('link', { name: 'Sign up to ask your question' }).click();
  await page.getByLabel('First Name').fill(mia.firstName);
  await page.getByLabel('Last Name').fill(mia.lastName);
  await page.getByLabel('Email Address').fill(mia.email);
  await page.getByLabel('Password', { exact: true }).fill(mia.password);
  await page.getByLabel('Confirm Password').fill(mia.password);
  await button(page, 'Create Account').click();
  await page.waitForURL('**/dashboard');

  // The inbox of the sandbox shows the mail with its link.
  const inbox = await context.newPage();
  await inbox.goto(`${product.sandboxUrl}/inbox`);
  const mail = inbox.getByRole('link', { name: /confirm your email address/i }).first();
  await mail.click();
  const link = await inbox
    .getByRole('link', { name: /\/confirm\?token=/ })
    .first()
    .getAttribute('href');
  // The page redirects after three seconds, so the test looks for the welcome while it loads.
  await Promise.all([
    inbox.getByRole('heading', { name: 'Welcome to Hearten!' }).waitFor(),
    inbox.goto(String(link)),
  ]);
  await inbox.close();

  // A held reply is still unfinished when the test reads it, stops it or reloads, however slow the machine is.
  const { sandboxUrl } = product;
  await setCoach(sandboxUrl, { mode: 'hold', words: 8, times: 1 });
  await startConversation(page, {
    title: 'Dinner in silence',
    question: 'My husband and I eat dinner in silence, and I miss our talks.',
  });
  await button(page, 'Stop').waitFor();
  const begun = await waitForHeldReply(page, 8);
  await setCoach(sandboxUrl, { mode: 'ok' });
  await waitForReplies(page, 1);
  expect((await lastReply(page)).startsWith(begun)).toBe(true);
  expect((await lastReply(page)).length).toBeGreaterThan(begun.length);

  await sendMessage(page, 'I would like to begin with something small.');
  await waitForReplies(page, 2);

  await setCoach(sandboxUrl, { mode: 'hold', words: 8, times: 2 });
  await sendMessage(page, 'And what if he says nothing at all?');
  await waitForHeldReply(page, 8);
  await button(page, 'Stop').click();
  await page.getByText('You stopped this reply').waitFor();

  await sendMessage(page, 'What could I say first?');
  const shown = await waitForHeldReply(page, 8);
  await page.reload();
  await page.getByText('What could I say first?').waitFor();
  expect(await waitForHeldReply(page, 8)).toBe(shown);
  await setCoach(sandboxUrl, { mode: 'ok' });
  await waitForReplies(page, 4);
  const last = await lastReply(page);

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const history = page.getByRole('region', { name: 'Message History' });
  await history.getByRole('button', { name: 'Dinner in silence' }).click();
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
  expect(pageErrors).toEqual([]);
  await close();
}, 120_000);

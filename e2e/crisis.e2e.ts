import { type BorrowedProduct, borrowProduct, sharedBrowser, until } from '@app/testkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityViolations } from './axe.ts';
import {
  button,
  composer,
  ownMessages,
  QUESTION,
  replies,
  sendMessage,
  setCoach,
  startConversation,
  waitForHeldReply,
  waitForReplies,
} from './chatting.ts';
import { signUpInBrowser, type Visit, visit } from './visit.ts';

let product: BorrowedProduct;
let browser: Browser;
let guest: Visit | undefined;

beforeAll(async () => {
  const env = { FREE_MESSAGES_PER_MONTH: '1', ANONYMOUS_CHAT: 'true' };
  [product, browser] = await Promise.all([borrowProduct(env), sharedBrowser()]);
});
afterEach(async () => {
  await guest?.close();
  await plays({ mode: 'ok' });
});
afterAll(() => product?.giveBack());

const plays = (order: Parameters<typeof setCoach>[1]) => setCoach(product.sandboxUrl, order);

const DESPAIR = { title: 'Everything is grey', question: 'I want to kill myself tonight, I can’t go on.' };
const FEAR = 'He strangled me last night and he has a gun.';

async function arrive(options: Parameters<typeof visit>[2] = {}): Promise<Page> {
  guest = await visit(browser, product, options);
  await signUpInBrowser(guest);
  return guest.page;
}

const card = (page: Page, heading: string) => page.getByRole('region', { name: heading });
const alone = (page: Page) => card(page, 'You don’t have to carry this alone');
const safe = (page: Page) => card(page, 'You deserve to be safe');

/** Whether it can be seen without scrolling anything: its heading and the first number. */
async function inSight(page: Page, place: ReturnType<typeof card>): Promise<boolean> {
  const list = await page.getByRole('region', { name: 'Messages' }).boundingBox();
  const heading = await place.getByRole('heading').boundingBox();
  const call = await place
    .getByRole('link', { name: /^Call / })
    .first()
    .boundingBox();
  if (!list || !heading || !call) return false;
  return heading.y >= list.y && call.y + call.height <= list.y + list.height;
}

describe('crisis contacts', () => {
  test.each([
    ['a phone', { width: 360, height: 740 }],
    ['a desk', { width: 1440, height: 900 }],
  ])(
    'are there on %s before the coach says anything, and stay in sight while it speaks',
    async (_, viewport) => {
      await plays({ mode: 'hold', words: 0, times: 1 });
      const page = await arrive({ locale: 'en-GB', viewport });
      await page.goto('/ask');
      await page.getByLabel('Title').fill(DESPAIR.title);
      await page.getByLabel('Describe your situation').fill(DESPAIR.question);
      await button(page, 'Start chat').click();
      await alone(page).waitFor();
      await expect.poll(() => replies(page).getByText('Coach is typing…').count()).toBe(1);
      await until(() => inSight(page, alone(page)));
      const hrefs = await alone(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(expect.arrayContaining(['tel:999', 'tel:116123']));
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      await plays({ mode: 'ok' });
      await waitForReplies(page, 1);
      await expect.poll(() => inSight(page, alone(page))).toBe(true);
      expect(guest?.pageErrors).toEqual([]);
      expect(await accessibilityViolations(page, 'light')).toEqual([]);
      expect(await accessibilityViolations(page, 'dark')).toEqual([]);
    },
  );

  test('are announced at once, and take the focus from nobody', async () => {
    const page = await arrive({ locale: 'en-GB' });
    await startConversation(page);
    await waitForReplies(page, 1);
    await plays({ mode: 'hold', words: 0, times: 1 });
    await sendMessage(page, DESPAIR.question);
    await page.getByRole('alert').filter({ hasText: 'Emergency services: 999' }).waitFor();
    await expect.poll(() => composer(page).evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test('[CHAT-8] are not hidden by the paywall: neither for a message nor in the form', async () => {
    const page = await arrive({ locale: 'en-US' });
    await startConversation(page);
    await waitForReplies(page, 1);
    await sendMessage(page, FEAR);
    await safe(page).waitFor();
    await page.getByRole('heading', { name: 'Upgrade to Continue' }).waitFor();
    await until(() => inSight(page, safe(page)));
    await expect.poll(() => composer(page).inputValue()).toBe(FEAR);
    await page.goto('/ask');
    let checkouts = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/payment/create-checkout')) checkouts += 1;
    });
    await page.getByLabel('Title').fill('I am afraid');
    await page.getByLabel('Describe your situation').fill(FEAR);
    await page.locator('button[type="submit"]').click();
    await safe(page).waitFor();
    expect(checkouts).toBe(0);
    await expect.poll(() => page.getByLabel('Describe your situation').inputValue()).toBe(FEAR);
  });

  test('are there when the coach fails, after a reload, and for a reply that is picked up', async () => {
    await plays({ mode: 'http_401' });
    const page = await arrive({ locale: 'en-US' });
    await startConversation(page, DESPAIR);
    await page.getByText('This message got no reply. It was not counted.').waitFor();
    await alone(page).waitFor();
    await page.reload();
    await alone(page).waitFor();
    await until(() => inSight(page, alone(page)));
    await plays({ mode: 'hold', words: 6, times: 1 });
    await button(page, 'Try again').click();
    await waitForHeldReply(page, 6);
    await page.reload();
    await alone(page).waitFor();
    await plays({ mode: 'ok' });
    await waitForReplies(page, 1);
    await expect
      .poll(() => page.getByRole('region', { name: 'You don’t have to carry this alone' }).count())
      .toBe(1);
    await page.getByText('0/1 free chats used').waitFor();
  });

  test('[ROLE-3] are there for visitors', async () => {
    guest = await visit(browser, product, { locale: 'en-US' });
    const { page } = guest;
    await startConversation(page, DESPAIR);
    await alone(page).waitFor();
    await waitForReplies(page, 1);
    await expect.poll(() => ownMessages(page).count()).toBe(1);
  });

  test('of another country are a choice away, which this browser remembers and sends along', async () => {
    const page = await arrive({ locale: 'en' });
    await startConversation(page, DESPAIR);
    await alone(page).getByText('We don’t know where you are.').waitFor();
    await alone(page).getByRole('button', { name: 'Choose your country' }).focus();
    await page.keyboard.press('Enter');
    const chooser = alone(page).getByLabel('Show numbers for');
    await chooser.waitFor();
    await until(() => chooser.evaluate((field) => field === document.activeElement));
    await chooser.selectOption('NZ');
    await alone(page).getByText('These are for New Zealand.').waitFor();
    await alone(page).getByRole('link', { name: 'Call 111' }).waitFor();
    const [request] = await Promise.all([
      page.waitForRequest((sent) => /\/api\/conversations\/[0-9a-f-]{36}$/.test(sent.url())),
      page.reload(),
    ]);
    expect(request.headers()['x-country']).toBe('NZ');
    await alone(page).getByText('These are for New Zealand.').waitFor();
    expect(guest?.pageErrors).toEqual([]);
  });
});

test('[DASH-6] a title tells of danger too: who helps is shown where a conversation is renamed, and stays with it', async () => {
  const page = await arrive({ locale: 'en-GB', viewport: { width: 360, height: 740 } });
  await startConversation(page);
  await waitForReplies(page, 1);
  await page.goto('/dashboard');
  const details = page.getByRole('dialog', { name: 'Conversation Details' });
  const rename = async (from: string, to: string) => {
    await details.getByRole('heading', { name: from, exact: true }).waitFor();
    await button(page, 'Rename').click();
    await details.getByLabel('New title').fill(to);
    await details.getByLabel('New title').press('Enter');
    await details.getByRole('heading', { name: to, exact: true }).waitFor();
  };
  await page.getByRole('button').filter({ hasText: QUESTION.title }).click();
  await rename(QUESTION.title, 'Money, every weekend');
  await expect
    .poll(() => details.getByRole('heading', { name: 'You don’t have to carry this alone' }).count())
    .toBe(0);
  await rename('Money, every weekend', 'I want to kill myself tonight');
  await alone(page).waitFor();
  await page.getByRole('alert').filter({ hasText: 'Emergency services: 999' }).waitFor();
  const call = alone(page).getByRole('link', { name: 'Call 999' });
  await until(() => call.evaluate((link) => link.getBoundingClientRect().bottom <= window.innerHeight));
  await expect.poll(() => details.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
  await rename('I want to kill myself tonight', 'Money, after all');
  await expect.poll(() => alone(page).count()).toBe(1);
  await rename('Money, after all', 'I want to kill myself');
  await page.reload();
  await page.getByRole('button').filter({ hasText: 'I want to kill myself' }).click();
  await alone(page).waitFor();
  expect(guest?.pageErrors).toEqual([]);
  expect(await accessibilityViolations(page, 'light')).toEqual([]);
  expect(await accessibilityViolations(page, 'dark')).toEqual([]);
});

test('everyday heartbreak brings up no card', async () => {
  const page = await arrive();
  await startConversation(page, {
    ...QUESTION,
    question: 'I could kill him, he forgot our anniversary again this year.',
  });
  await waitForReplies(page, 1);
  await expect.poll(() => page.locator('[data-urgent]').count()).toBe(0);
});

test('[CHAT-8] a danger that only the coach sees brings up the card before its words, and is not counted', async () => {
  await plays({ mode: 'hold', words: 4, times: 1, begins: '[[danger: victim_of_abuse writer]]\n\n' });
  const page = await arrive({ locale: 'en-GB', viewport: { width: 360, height: 740 } });
  await page.goto('/ask');
  await page.getByText('0/1 free chats used').waitFor();
  await startConversation(page);
  await safe(page).waitFor();
  await until(() => inSight(page, safe(page)));
  await safe(page).getByRole('link', { name: 'Call 999' }).waitFor();
  await page.getByRole('alert').filter({ hasText: 'Emergency services: 999' }).waitFor();
  await plays({ mode: 'ok' });
  await waitForReplies(page, 1);
  await expect.poll(() => inSight(page, safe(page))).toBe(true);
  await expect.poll(() => replies(page).innerText()).not.toMatch(/danger:|\[\[|\]\]/);
  await page.getByText('0/1 free chats used').waitFor();
  await page.reload();
  await safe(page).waitFor();
  await expect.poll(() => replies(page).innerText()).not.toMatch(/danger:|\[\[|\]\]/);
  await page.getByText('0/1 free chats used').waitFor();
  expect(guest?.pageErrors).toEqual([]);
});

test('what brings up no card leaves who helps one click away, and nothing that was written is lost on the way', async () => {
  const page = await arrive({ locale: 'en-IE', viewport: { width: 360, height: 740 } });
  const help = page.getByRole('link', { name: 'See who can help' });
  const numbers = page.getByRole('region', { name: 'If you are in danger now' });
  await page.goto('/ask');
  const question = page.getByLabel('Describe your situation');
  await question.fill('Everything is said and done.');
  await help.click();
  await expect.poll(() => numbers.getByLabel('Who helps in').inputValue()).toBe('IE');
  await page.goBack();
  await expect.poll(() => question.inputValue()).toBe('Everything is said and done.');
  await startConversation(page);
  await waitForReplies(page, 1);
  await composer(page).fill('And now it is quiet');
  // With the keyboard: the toast about the limit may lie over it.
  await help.press('Enter');
  await numbers.getByRole('link', { name: 'Call 112' }).first().waitFor();
  await page.goBack();
  await expect.poll(() => composer(page).inputValue()).toBe('And now it is quiet');
  expect(guest?.pageErrors).toEqual([]);
});

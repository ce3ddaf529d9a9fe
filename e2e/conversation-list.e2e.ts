import { type BorrowedProduct, borrowProduct, sharedBrowser, until } from '@app/testkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityViolations } from './axe.ts';
import {
  button,
  composer,
  expectToast,
  ownMessages,
  QUESTION,
  sendMessage,
  setCoach,
  waitForFocusIn,
  waitForHeldReply,
  waitForReplies,
} from './chatting.ts';
import { signUpInBrowser, type Visit, visit } from './visit.ts';

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true };
const LONG = 'He never tells me what he earns, and I found out by accident last night';

let product: BorrowedProduct;
let browser: Browser;
let guest: Visit;

beforeAll(async () => {
  [product, browser] = await Promise.all([borrowProduct(), sharedBrowser()]);
});
afterEach(async () => {
  await guest?.close();
  await setCoach(product.sandboxUrl, { mode: 'ok' });
});
afterAll(() => product?.giveBack());

/** A signed-in person with these conversations, the last of them the newest. @returns their ids. */
async function arrive(titles: readonly string[], options: Parameters<typeof visit>[2] = DESK) {
  guest = await visit(browser, product, options);
  const { session } = await signUpInBrowser(guest);
  const headers = { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token };
  const ids: string[] = [];
  for (const title of titles) {
    const data = { title, question: `${QUESTION.question} (${title})` };
    const answer = await guest.context.request.post('/api/chat-start', { headers, data });
    ids.push((await answer.json()).data.conversationId);
  }
  return { page: guest.page, ids, headers };
}

async function openChat(page: Page, id: string | undefined, replies = 1): Promise<void> {
  await page.goto(`/ask?conversation=${id}`);
  await waitForReplies(page, replies);
}

const aside = (page: Page) => page.getByRole('complementary', { name: 'Your conversations' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Your conversations' });
const options = (page: Page) => page.getByRole('dialog', { name: 'Conversation options' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search your conversations' });
const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const titles = (page: Page, name: string) => list(page, name).getByRole('link').allInnerTexts();
const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const inOptions = (page: Page, name: string) => options(page).getByRole('button', { name, exact: true });
const currentOnes = (page: Page) => page.locator('main [aria-current="page"]').allInnerTexts();

async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) expect(await accessibilityViolations(page, theme)).toEqual([]);
}

describe('beside an open chat, the list of conversations', () => {
  test('has the newest first, marks the current one, and opens another without losing a draft or a reply', async () => {
    const { page, ids } = await arrive(['The weekend', 'My brother', LONG]);
    await openChat(page, ids[1]);
    await until(async () => (await titles(page, 'Your conversations')).length === 3);
    expect(await titles(page, 'Your conversations')).toEqual([LONG, 'My brother', 'The weekend']);
    expect(await currentOnes(page)).toEqual(['My brother']);
    expect(await link(page, 'New conversation').count()).toBe(1);
    await expectAccessible(page);

    await setCoach(product.sandboxUrl, { mode: 'hold', words: 5, times: 1 });
    await sendMessage(page, 'And now?');
    await waitForHeldReply(page, 5);
    await composer(page).fill('Half a thought');
    await link(page, 'The weekend').click();
    await title(page, 'The weekend').waitFor();
    await waitForReplies(page, 1);
    expect(await composer(page).inputValue()).toBe('');
    await expect.poll(() => currentOnes(page)).toEqual(['The weekend']);
    await setCoach(product.sandboxUrl, { mode: 'ok' });
    await page.reload();
    await title(page, 'The weekend').waitFor();
    await page.goBack();
    await title(page, 'My brother').waitFor();
    await waitForReplies(page, 2);
    expect(await ownMessages(page).count()).toBe(2);
    expect(await composer(page).inputValue()).toBe('Half a thought');

    await link(page, 'New conversation').click();
    await page.waitForURL((url) => url.search === '');
    await until(async () => (await currentOnes(page)).includes('New conversation'));
    expect(guest.pageErrors).toEqual([]);
  });

  test('pins with the keyboard, under a heading of their own, and says when too many are pinned', async () => {
    const { page, ids } = await arrive(['The weekend', 'My brother', LONG]);
    await openChat(page, ids[2]);
    await button(page, 'Options for “The weekend”').focus();
    await page.keyboard.press('Enter');
    await waitForFocusIn(options(page));
    await inOptions(page, 'Pin').focus();
    await page.keyboard.press('Enter');
    await inOptions(page, 'Unpin').waitFor();
    await page.keyboard.press('Escape');
    await options(page).waitFor({ state: 'detached' });
    expect(await titles(page, 'Pinned')).toEqual(['The weekend']);
    expect(await titles(page, 'Recent')).toEqual([LONG, 'My brother']);
    await page.reload();
    await until(async () => (await titles(page, 'Pinned')).join() === 'The weekend');

    const sentence = 'You can pin up to 20 conversations. Please unpin one first.';
    const json = { error: sentence, code: 'conflict', requestId: 'x' };
    await page.route('**/api/conversations/*', (route) => route.fulfill({ status: 409, json }), { times: 1 });
    await button(page, 'Options for “My brother”').click();
    await inOptions(page, 'Pin').click();
    await expectToast(page, sentence, '');
    await page.keyboard.press('Escape');
    await button(page, 'Options for “The weekend”').click();
    await inOptions(page, 'Unpin').click();
    await inOptions(page, 'Pin').waitFor();
    await page.keyboard.press('Escape');
    await until(async () => (await titles(page, 'Your conversations')).length === 3);
    expect(guest.pageErrors).toEqual([]);
  });

  test('renames any conversation, and the deletion of the open one leads to a new one', async () => {
    const { page, ids } = await arrive(['The weekend', 'My brother']);
    await openChat(page, ids[1]);
    for (const [old, next] of [
      ['The weekend', 'Our Sundays'],
      ['My brother', 'My sister'],
    ] as const) {
      await button(page, `Options for “${old}”`).click();
      await inOptions(page, 'Rename').click();
      await options(page).getByLabel('New title').fill(next);
      await inOptions(page, 'Save').click();
      await options(page).getByRole('heading', { name: next }).waitFor();
      await button(page, 'Close').click();
      await link(page, next).waitFor();
    }
    await title(page, 'My sister').waitFor();
    await button(page, 'Options for “Our Sundays”').click();
    await inOptions(page, 'Delete').click();
    await link(page, 'Our Sundays').waitFor({ state: 'detached' });
    await title(page, 'My sister').waitFor();
    await button(page, 'Options for “My sister”').click();
    await inOptions(page, 'Delete').click();
    await page.waitForURL((url) => url.search === '');
    await aside(page).getByText('No conversations yet.').waitFor();
    expect(await search(page).count()).toBe(0);
    expect(guest.pageErrors).toEqual([]);
  });

  test('finds words, shows where, and says what it did not find', async () => {
    const { page, ids } = await arrive(['The weekend', 'حماتي تأتي كل يوم']);
    await openChat(page, ids[0]);
    await search(page).fill('حماتي');
    await link(page, 'The weekend').waitFor({ state: 'detached' });
    const found = list(page, 'Your conversations').getByRole('link');
    expect(await found.locator('mark').first().innerText()).toBe('حماتي');
    expect(
      await found
        .locator('[dir=auto]')
        .first()
        .evaluate((text) => getComputedStyle(text).direction),
    ).toBe('rtl');
    await search(page).fill('unicorns');
    await aside(page).getByText('Nothing found.').waitFor();
    await search(page).press('Escape');
    await link(page, 'The weekend').waitFor();
    expect(guest.pageErrors).toEqual([]);
  });

  test('shows a long title whole to the pointer and the keyboard', async () => {
    const { page, ids } = await arrive([LONG]);
    await openChat(page, ids[0]);
    const text = link(page, LONG).locator('span').first();
    expect(await text.evaluate((span) => span.scrollWidth > span.clientWidth)).toBe(true);
    await link(page, LONG).hover();
    await page.getByRole('tooltip').filter({ hasText: LONG }).waitFor({ state: 'attached' });
    await page.mouse.move(900, 500, { steps: 5 });
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Select', exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.getByRole('tooltip').filter({ hasText: LONG }).waitFor({ state: 'attached' });
  });

  test('loads hundreds page by page as they come into view, and again after a failure', async () => {
    const { page, ids } = await arrive(['The weekend']);
    const pages: string[] = [];
    let fails = true;
    await page.route('**/api/conversations?*', async (route) => {
      const query = new URL(route.request().url()).searchParams;
      if (query.get('pinned')) return route.fulfill({ json: { conversations: [], nextCursor: null } });
      if (fails) return route.fulfill({ status: 503, json: {} });
      const from = Number(query.get('cursor') ?? 0);
      pages.push(String(from));
      const conversations = Array.from({ length: 20 }, (_, n) => ({
        id: `00000000-0000-4000-8000-${String(from + n).padStart(12, '0')}`,
        title: `Conversation ${from + n}`,
        preview: '',
        createdAt: new Date().toISOString(),
        messageCount: 2,
        emotionTags: [],
      }));
      await route.fulfill({ json: { conversations, nextCursor: from < 280 ? String(from + 20) : null } });
    });
    await openChat(page, ids[0]);
    await aside(page).getByText('We couldn’t load your conversations.').waitFor();
    fails = false;
    await button(page, 'Try again').click();
    await link(page, 'Conversation 0').waitFor();
    expect(pages.length).toBeLessThanOrEqual(2);
    const links = list(page, 'Your conversations').getByRole('link');
    await until(
      async () => {
        await links.last().scrollIntoViewIfNeeded();
        return (await links.count()) === 300;
      },
      { timeout: 40_000, every: 50 },
    );
    expect(new Set(pages).size).toBe(15);
    expect(guest.pageErrors).toEqual([]);
  });

  test('notices a deletion in another tab', async () => {
    const { page, ids, headers } = await arrive(['The weekend', 'My brother', LONG]);
    await openChat(page, ids[1]);
    await button(page, `Options for “${LONG}”`).click();
    await guest.context.request.delete(`/api/conversations/${ids[2]}`, { headers });
    await inOptions(page, 'Delete').click();
    await expectToast(page, 'Deleted.', 'Undo');
    await link(page, LONG).waitFor({ state: 'detached' });
    const removed = await guest.context.request.delete(`/api/conversations/${ids[0]}`, { headers });
    expect(removed.status()).toBe(204);
    await link(page, 'The weekend').click();
    await page.getByText('We can’t find this conversation').waitFor();
    await link(page, 'The weekend').waitFor({ state: 'detached' });
    await link(page, 'My brother').click();
    await waitForReplies(page, 1);
    await guest.context.request.delete(`/api/conversations/${ids[1]}`, { headers });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.getByText('We can’t find this conversation').waitFor();
    await aside(page).getByText('No conversations yet.').waitFor();
    expect(guest.pageErrors).toEqual([]);
  });

  test('does not disturb the conversation when its code cannot be loaded', async () => {
    const { page, ids } = await arrive(['The weekend']);
    await page.route('**/assets/conversation-list-place-*.js', (route) => route.abort());
    await openChat(page, ids[0]);
    await sendMessage(page, 'And now?');
    await waitForReplies(page, 2);
    await link(page, 'New conversation').waitFor();
    expect(await aside(page).count()).toBe(0);
  });
});

describe('on a phone, the list of conversations', () => {
  const opener = (page: Page) => button(page, 'Your conversations');

  test('is a drawer that Escape, the back button and the current conversation close', async () => {
    const { page, ids } = await arrive(['The weekend', LONG], PHONE);
    await page.goto('/dashboard');
    await openChat(page, ids[0]);
    const address = page.url();
    expect(await aside(page).count()).toBe(0);
    const closings = [
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
      () => link(page, 'The weekend').tap(),
      () => button(page, 'Close').tap(),
    ];
    for (const close of closings) {
      await opener(page).tap();
      await waitForFocusIn(drawer(page));
      await link(page, 'The weekend').waitFor();
      await close();
      await drawer(page).waitFor({ state: 'detached' });
      expect(page.url()).toBe(address);
      await until(() => opener(page).evaluate((element) => element === document.activeElement));
    }
    await page.goBack();
    await page.waitForURL('**/dashboard');
    expect(guest.pageErrors).toEqual([]);
  });

  test('opens, renames and deletes conversations; Escape closes the options alone', async () => {
    const { page, ids } = await arrive(['The weekend', 'My brother', LONG], PHONE);
    await openChat(page, ids[0]);
    await opener(page).tap();
    await link(page, LONG).waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await button(page, 'Options for “My brother”').tap();
    await waitForFocusIn(options(page));
    await page.keyboard.press('Escape');
    await options(page).waitFor({ state: 'detached' });
    await waitForFocusIn(drawer(page));
    await button(page, 'Options for “My brother”').tap();
    await inOptions(page, 'Delete').tap();
    await options(page).waitFor({ state: 'detached' });
    await link(page, 'My brother').waitFor({ state: 'detached' });
    await waitForFocusIn(drawer(page));
    await link(page, LONG).tap();
    await drawer(page).waitFor({ state: 'detached' });
    await title(page, LONG).waitFor();
    await page.goBack();
    await title(page, 'The weekend').waitFor();
    expect(await drawer(page).count()).toBe(0);

    await opener(page).tap();
    await button(page, 'Options for “The weekend”').tap();
    await inOptions(page, 'Delete').tap();
    await page.waitForURL((url) => url.search === '');
    await drawer(page).waitFor({ state: 'detached' });
    expect(guest.pageErrors).toEqual([]);
  });
});

test('the dashboard begins with a way back to the newest conversation', async () => {
  const { page } = await arrive(['The weekend', LONG], PHONE);
  await page.goto('/dashboard');
  const back = page.getByRole('link', { name: `Continue: ${LONG}` });
  await back.waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await page.getByRole('main').getByRole('link').first().innerText()).toContain('Continue:');
  await back.tap();
  await title(page, LONG).waitFor();
  await waitForReplies(page, 1);
  await guest.close();
  const { page: other } = await arrive([], PHONE);
  await other.goto('/dashboard');
  await other.getByText('No conversations yet.').waitFor();
  expect(await other.getByRole('link', { name: /^Continue:/ }).count()).toBe(0);
});

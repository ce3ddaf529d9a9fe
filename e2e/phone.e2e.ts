import { chatEndpoints } from '@app/contracts';
import { type BorrowedProduct, borrowProduct, sharedBrowser, until } from '@app/testkit';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityViolations } from './axe.ts';
import {
  button,
  composer,
  QUESTION,
  replies,
  sendMessage,
  setCoach,
  startConversation,
  waitForHeldReply,
  waitForReplies,
} from './chatting.ts';
import { callApi } from './person.ts';
import { signUpInBrowser, type Visit, visit } from './visit.ts';

/** As in other files, which then share a running product. */
const FREE_MESSAGES = 3;
const PHONE = { width: 360, height: 740 };
/** What a keyboard leaves of it. */
const WITH_KEYBOARD = { width: 360, height: 440 };
const LONG_REPLY = Array.from(
  { length: 20 },
  (_, part) => `Part ${part + 1}. ${'Take your time. '.repeat(9)}`,
);

let product: BorrowedProduct;
let browser: Browser;
let guest: Visit;

beforeAll(async () => {
  const env = { ANONYMOUS_CHAT: 'true', FREE_MESSAGES_PER_MONTH: String(FREE_MESSAGES) };
  [product, browser] = await Promise.all([borrowProduct(env), sharedBrowser()]);
});
afterEach(async () => {
  await guest?.close();
  await playCoach({ mode: 'ok' });
});
afterAll(() => product?.giveBack());

const playCoach = (order: Parameters<typeof setCoach>[1]) => setCoach(product.sandboxUrl, order);

/** A signed-in person with a phone, in a conversation with this many replies. */
async function openConversation(count = 1): Promise<Page> {
  guest = await visit(browser, product, {
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
  });
  const { session } = await signUpInBrowser(guest);
  const headers = { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token };
  const { body } = await callApi(product.url, chatEndpoints.start, { headers, body: QUESTION });
  const conversationId = String(body.data.conversationId);
  for (let sent = 1; sent < count; sent += 1)
    await callApi(product.url, chatEndpoints.followUp, {
      headers,
      body: { conversationId, message: 'And now?' },
    });
  await guest.page.goto(`/ask?conversation=${conversationId}`);
  await waitForReplies(guest.page, count);
  return guest.page;
}

const list = (page: Page) => page.getByRole('region', { name: 'Messages' });

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
}

/** What lies over the list of messages, and where. */
const coveredTexts = (page: Page) =>
  list(page).evaluate((scroller) => {
    const shown = scroller.getBoundingClientRect();
    const covered: string[] = [];
    for (let y = shown.top + 2; y < shown.bottom - 2; y += 8)
      for (let x = shown.left + 2; x < shown.right - 2; x += 8) {
        const top = document.elementFromPoint(x, y);
        if (!top || !scroller.contains(top)) covered.push(`${top?.outerHTML.slice(0, 60)} at ${x}, ${y}`);
      }
    return covered;
  });

/** Whether the message field and its button are in the part of the window that is seen. */
const isComposerSeen = (page: Page) =>
  composer(page).evaluate((field) => {
    const { top, bottom } = (field as HTMLTextAreaElement).form?.getBoundingClientRect() ?? new DOMRect();
    const { offsetTop = 0, height = 0 } = window.visualViewport ?? {};
    return top >= offsetTop && bottom <= offsetTop + height + 0.5;
  });

describe('an open conversation on a phone', () => {
  test('[ASK-9] has the page: messages have at least 60 % of the window, and neither a heading, the renewal nor a footer is shown', async () => {
    const page = await openConversation();
    const { height, width, bottom } = await boxOf(list(page));
    console.log(`messages have ${((100 * height) / PHONE.height).toFixed(1)} % of the window`);
    expect(height / PHONE.height).toBeGreaterThanOrEqual(0.6);
    expect(width).toBe(PHONE.width);
    const field = await boxOf(page.locator('form'));
    expect([field.y, field.bottom]).toEqual([expect.closeTo(bottom, 0), expect.closeTo(PHONE.height, 0)]);
    expect(await isComposerSeen(page)).toBe(true);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    expect((await boxOf(page.getByRole('heading', { level: 1 }))).width).toBeLessThanOrEqual(1);
    expect(await page.getByText(/renew/).count()).toBe(0);
    const bar = await boxOf(page.getByRole('region', { name: QUESTION.title }).locator('header'));
    expect(bar.y).toBeCloseTo((await boxOf(page.getByRole('banner').first())).bottom, 0);
    const text = await boxOf(replies(page).getByRole('paragraph').nth(1));
    expect(text.width).toBeGreaterThan(0.88 * PHONE.width);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    expect(await coveredTexts(page)).toEqual([]);
    for (const theme of ['light', 'dark']) expect(await accessibilityViolations(page, theme)).toEqual([]);
    expect(guest.pageErrors).toEqual([]);
  });

  test('[ASK-2] [PUR-4] shows the usage, the way to the crisis contacts and the educational notice', async () => {
    const page = await openConversation();
    await page.getByText(`1/${FREE_MESSAGES} free chats used`).waitFor();
    const help = page.getByRole('link', { name: 'See who can help' });
    expect((await boxOf(help)).bottom).toBeLessThan((await boxOf(list(page))).y + 6);
    await list(page).evaluate((scroller) => scroller.scrollTo(0, 0));
    const notice = list(page).getByText('Educational content only. Not therapy or medical advice.');
    await until(async () => (await boxOf(notice)).y >= (await boxOf(list(page))).y);
    await help.tap();
    await page.waitForURL('**/safety');
  });

  test('has one title bar with the list of conversations, a menu of actions and the quick exit, which works also over the menu', async () => {
    const page = await openConversation();
    await page.route(/wikipedia/, (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }));
    const bar = page.getByRole('region', { name: QUESTION.title }).locator('header');
    await bar.getByRole('heading', { name: QUESTION.title }).waitFor();
    await bar.getByRole('button', { name: 'Your conversations' }).tap();
    await page.getByRole('dialog', { name: 'Your conversations' }).waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await button(page, 'Conversation options').tap();
    const dialog = page.getByRole('dialog', { name: 'Conversation options' });
    for (const name of ['Download', 'Delete', 'Rename']) await button(page, name).waitFor();
    await dialog.getByRole('link', { name: 'New conversation' }).waitFor();
    await page.locator('.quick-exit button').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await button(page, 'Exit quickly').count()).toBe(1);
    await bar.getByRole('button', { name: 'Exit quickly' }).tap();
    await page.getByText('Elsewhere').waitFor();
    await expect.poll(async () => (await guest.context.cookies(product.url)).length).toBe(0);
  });

  test('keeps the message field above the keyboard, whether that resizes the page or covers it', async () => {
    const page = await openConversation();
    await composer(page).tap();
    await page.setViewportSize(WITH_KEYBOARD);
    await until(() => isComposerSeen(page));
    expect((await boxOf(list(page))).height / WITH_KEYBOARD.height).toBeGreaterThanOrEqual(0.4);
    await composer(page).fill('One\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine');
    await until(() => isComposerSeen(page));
    expect(await coveredTexts(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 300 });
    await until(() => isComposerSeen(page));
    expect((await boxOf(list(page))).height).toBeGreaterThan(60);
    await composer(page).fill('');
    await page.setViewportSize(PHONE);
    const cover = (height: number | null) =>
      page.evaluate((seen) => {
        const viewport = window.visualViewport as VisualViewport;
        if (seen === null) Reflect.deleteProperty(viewport, 'height');
        else Object.defineProperty(viewport, 'height', { configurable: true, get: () => seen });
        viewport.dispatchEvent(new Event('resize'));
      }, height);
    await cover(WITH_KEYBOARD.height);
    await until(() => isComposerSeen(page));
    expect((await boxOf(page.locator('form'))).bottom).toBeCloseTo(WITH_KEYBOARD.height, 0);
    await cover(null);
    await until(async () => Math.round((await boxOf(page.locator('form'))).bottom) === PHONE.height);
  });

  test('has controls of at least 44 px', async () => {
    const page = await openConversation();
    const small = await page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('a[href], button, textarea, summary')]
        .map((control) => ({ name: control.getAttribute('aria-label') ?? control.textContent, control }))
        .filter(({ control }) => {
          const { width, height } = control.getBoundingClientRect();
          return width < 44 || height < 44;
        })
        .map(({ name }) => name),
    );
    expect(small).toEqual([]);
    for (const name of ['This helped', 'Edit', 'Copy reply', 'Exit quickly', 'Conversation options'])
      await button(page, name).waitFor();
  });

  test('[ASK-6] shows the offer below the last message, and the message field stays', async () => {
    const page = await openConversation(FREE_MESSAGES);
    const offer = page.getByRole('heading', { name: 'Upgrade to Continue' });
    await list(page).getByRole('heading', { name: 'Upgrade to Continue' }).waitFor();
    expect((await boxOf(offer)).y).toBeGreaterThan((await boxOf(list(page))).bottom - 1);
    await sendMessage(page, 'One more');
    await until(async () => (await boxOf(offer)).y < (await boxOf(list(page))).bottom);
    expect(await isComposerSeen(page)).toBe(true);
    await list(page).evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight));
    await button(page, 'Upgrade Now').waitFor();
    expect((await boxOf(button(page, 'Upgrade Now'))).bottom).toBeLessThan((await boxOf(list(page))).bottom);
  });
});

describe('in an open conversation on a phone there is one quick exit, and a toast covers neither it nor title, message field and contacts', () => {
  /** The quick exits that are seen. */
  const countExits = (page: Page) =>
    page.locator('button:visible').filter({ hasText: 'Exit quickly' }).count();
  /** What of these parts a toast covers. */
  const coveredParts = (page: Page) =>
    page.evaluate(() => {
      const toast = document.querySelector('[data-toast]')?.getBoundingClientRect();
      if (!toast) return ['there is no toast'];
      return [
        ...document.querySelectorAll('#chat-title, [data-exit], main form, [data-help], [role="dialog"] h2'),
      ]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .filter((part) => {
          const { top, bottom, left, right } = part.getBoundingClientRect();
          return toast.top < bottom && toast.bottom > top && toast.left < right && toast.right > left;
        })
        .map((part) => part.textContent);
    });

  test('[CHAT-7] [ASK-10] with the toast about the limit, beside a keyboard and over a dialog', async () => {
    const page = await openConversation(FREE_MESSAGES);
    expect(await countExits(page)).toBe(1);
    await page.locator('[data-toast]').waitFor();
    await composer(page).tap();
    for (const size of [PHONE, WITH_KEYBOARD, { width: 320, height: 300 }]) {
      await page.setViewportSize(size);
      await until(() => isComposerSeen(page));
      expect(await coveredParts(page)).toEqual([]);
      expect(await countExits(page)).toBe(1);
    }
    await page.setViewportSize(PHONE);
    await sendMessage(page, 'One more');
    for (const name of ['Conversation options', 'Your conversations']) {
      await button(page, name).tap();
      await page.getByRole('dialog', { name }).waitFor();
      await page.locator('[data-toast]').waitFor();
      expect(await coveredParts(page)).toEqual([]);
      expect(await countExits(page)).toBe(1);
      await button(page, 'Close').tap();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await page.context().setOffline(true);
    await page.getByText('You’re offline.').waitFor();
    expect(await countExits(page)).toBe(1);
  });

  test('[CHAT-7] beside the quick exit of the form the whole toast can be read, above the heading', async () => {
    const page = await openConversation(FREE_MESSAGES);
    const toast = page.locator('[data-toast]');
    await toast.waitFor();
    await page.evaluate(() => {
      const noticed = Object.keys(localStorage).filter((key) => key.endsWith(':limit-noticed'));
      for (const key of noticed) localStorage.removeItem(key);
    });
    for (const width of [PHONE.width, 320]) {
      await page.setViewportSize({ ...PHONE, width });
      if (width === PHONE.width) await page.goto('/ask');
      await toast.waitFor();
      expect(await toast.evaluate((box) => box.scrollHeight <= box.clientHeight)).toBe(true);
      const heading = await boxOf(page.getByRole('heading', { level: 1 }));
      expect((await boxOf(toast)).bottom).toBeLessThanOrEqual(heading.y);
      expect((await boxOf(toast)).right).toBeLessThanOrEqual((await boxOf(page.locator('.quick-exit'))).x);
    }
  });

  test('and the quick exit covers nothing of a dialog', async () => {
    const page = await openConversation();
    await button(page, 'Conversation options').tap();
    const dialog = await boxOf(page.getByRole('dialog', { name: 'Conversation options' }));
    expect(dialog.x).toBeGreaterThanOrEqual(8);
    expect(dialog.right).toBeLessThanOrEqual((await boxOf(page.locator('.quick-exit'))).x);
  });
});

describe('a new reply', () => {
  const startOf = async (page: Page) => (await boxOf(replies(page).last())).y - (await boxOf(list(page))).y;
  const distanceToEnd = (page: Page) =>
    list(page).evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop);

  const waitForBeginning = (page: Page) =>
    expect.poll(() => startOf(page)).toSatisfy((start: number) => start >= 0 && start < 20);

  /** A conversation in which the first 300 words of a long reply have arrived; the rest is held back. */
  async function openHeldReply(): Promise<Page> {
    const page = await openConversation();
    await playCoach({ mode: 'hold', words: 300, text: LONG_REPLY.join('\n\n') });
    await sendMessage(page, 'And now?');
    await waitForHeldReply(page, 300);
    await waitForBeginning(page);
    return page;
  }

  test('[ASK-7] is shown from its beginning, and followed once the person has scrolled to its end', async () => {
    const page = await openHeldReply();
    expect(await distanceToEnd(page)).toBeGreaterThan(100);
    await list(page).evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await until(async () => (await startOf(page)) < 0);
    await playCoach({ mode: 'ok' });
    await waitForReplies(page, 2);
    await until(async () => (await distanceToEnd(page)) < 2);
  });

  test('that has arrived below is shown from its beginning by “New messages”', async () => {
    const page = await openConversation();
    await playCoach({ mode: 'hold', words: 5, text: LONG_REPLY.join('\n\n') });
    await sendMessage(page, 'And now?');
    await waitForHeldReply(page, 5);
    await list(page).evaluate((box) => {
      const row = box.querySelector<HTMLElement>('[data-reply]');
      if (row) row.style.paddingTop = '1000px';
      box.scrollTo(0, 0);
    });
    await playCoach({ mode: 'ok' });
    await waitForReplies(page, 2);
    await page.getByRole('button', { name: 'New messages' }).tap();
    await waitForBeginning(page);
    expect(await distanceToEnd(page)).toBeGreaterThan(100);
    expect(await page.getByRole('button', { name: 'New messages' }).count()).toBe(0);
  });

  test('is shown from its beginning also when a row above gets another height while it is short', async () => {
    const page = await openConversation();
    await playCoach({ mode: 'hold', words: 4, text: LONG_REPLY.join('\n\n') });
    await sendMessage(page, 'And now?');
    await waitForHeldReply(page, 4);
    await until(async () => (await distanceToEnd(page)) < 2);
    // The browser scrolls the list then. It does so before or after the list's observers are told: here before.
    await list(page).evaluate((box) => {
      const row = box.querySelector<HTMLElement>('[data-reply]');
      if (row) row.style.paddingTop = '100px';
      box.scrollTop += 100;
    });
    await until(async () => (await distanceToEnd(page)) < 2);
    await playCoach({ mode: 'ok' });
    await waitForReplies(page, 2);
    await waitForBeginning(page);
  });

  test('stays at its beginning when it gets shorter for a moment, as when it is drawn anew', async () => {
    const page = await openHeldReply();
    const setStyle = (style: string) =>
      replies(page)
        .last()
        .evaluate((reply, to) => {
          reply.style.cssText = to;
        }, style);
    await setStyle('height: 10px; overflow: hidden');
    await until(async () => (await startOf(page)) > 20);
    await setStyle('');
    await waitForBeginning(page);
    await playCoach({ mode: 'ok' });
    await waitForReplies(page, 2);
    await waitForBeginning(page);
  });

  test('stays at its beginning when it is complete, for a visitor’s first message too', async () => {
    guest = await visit(browser, product, { viewport: PHONE, isMobile: true, hasTouch: true });
    const { page } = guest;
    await playCoach({ mode: 'ok', text: LONG_REPLY.join('\n\n') });
    await startConversation(page);
    await waitForReplies(page, 1);
    await waitForBeginning(page);
    expect(await page.getByRole('button', { name: 'New messages' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Back to the form' }).waitFor();
  });
});

import { chatEndpoints } from '@app/contracts';
import { type BorrowedProduct, borrowProduct, sharedBrowser } from '@app/testkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityViolations } from './axe.ts';
import {
  button,
  expectToast,
  lastReply,
  loadToaster,
  messageCounts,
  ownMessages,
  QUESTION,
  replies,
  setCoach,
  waitForHeldReply,
  waitForReplies,
} from './chatting.ts';
import { callApi } from './person.ts';
import { signUpInBrowser, type Visit, visit } from './visit.ts';

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

/** A person on a phone, in a conversation with one reply. */
async function openConversation(): Promise<{ page: Page; headers: Record<string, string> }> {
  const viewport = { width: 360, height: 740 };
  guest = await visit(browser, product, { viewport, isMobile: true, hasTouch: true, locale: 'en-GB' });
  const { session } = await signUpInBrowser(guest);
  const headers = { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token };
  const { body } = await callApi(product.url, chatEndpoints.start, { headers, body: QUESTION });
  await guest.page.goto(`/ask?conversation=${body.data.conversationId}`);
  await waitForReplies(guest.page, 1);
  return { page: guest.page, headers };
}

describe('[CHAT-2] the newest reply', () => {
  test('can be written again and from another angle, at the price of a message', async () => {
    const { page, headers } = await openConversation();
    const first = await lastReply(page);
    await setCoach(product.sandboxUrl, { mode: 'hold', words: 8 });
    await button(page, 'Another angle').tap();
    await waitForHeldReply(page, 8);
    expect(await messageCounts(page)).toEqual([1, 1]);
    expect(await button(page, 'Another angle').count()).toBe(0);
    await setCoach(product.sandboxUrl, { mode: 'ok' });
    await waitForReplies(page, 1);
    const other = await lastReply(page);
    expect(other).toContain('from the other side');
    await button(page, 'Try another reply').tap();
    await expect.poll(() => lastReply(page)).not.toBe(other);
    await waitForReplies(page, 1);
    expect(new Set([first, other, await lastReply(page)]).size).toBe(3);
    await page.reload();
    await waitForReplies(page, 1);
    expect(await messageCounts(page)).toEqual([1, 1]);
    expect((await callApi(product.url, chatEndpoints.usage, { headers })).body.count).toBe(3);
    expect(await accessibilityViolations(page, 'light')).toEqual([]);
    for (const name of ['Try another reply', 'Another angle'])
      expect((await button(page, name).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test('comes back when another one fails', async () => {
    const { page } = await openConversation();
    const first = await lastReply(page);
    await loadToaster(page);
    await setCoach(product.sandboxUrl, { mode: 'http_401' });
    await button(page, 'Try another reply').tap();
    await expectToast(page, 'Chat error', /wasn’t counted|try again/);
    await expect.poll(() => lastReply(page)).toBe(first);
    expect(await replies(page).count()).toBe(1);
  });
});

describe('the draft of a message', () => {
  test('is asked for with two fields, shown in three tones and copied as plain text', async () => {
    const { page } = await openConversation();
    await guest.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, 'Draft a message').tap();
    expect(await button(page, 'Write it').isDisabled()).toBe(true);
    await page.getByLabel('Who is it for?').fill('Mia');
    await page.getByLabel('What do you want to say?').fill('ask her to call before visits');
    await button(page, 'Write it').tap();
    await ownMessages(page).getByText('Help me write a message to Mia.').waitFor();
    await waitForReplies(page, 2);
    const choice = (tone: string) => page.getByRole('radio', { name: tone });
    expect(await choice('Balanced').isChecked()).toBe(true);
    await choice('Firm').check({ force: true });
    await button(page, 'Copy message').tap();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('Hi Mia, I want to be clear');
    expect(copied).not.toContain('*');
    expect(await accessibilityViolations(page, 'light')).toEqual([]);
  });

  test('is an ordinary reply when it has no three versions', async () => {
    const { page } = await openConversation();
    await setCoach(product.sandboxUrl, { mode: 'ok', text: 'Tell me first: what happened between you?' });
    await button(page, 'Draft a message').tap();
    await page.getByLabel('Who is it for?').fill('Mia');
    await page.getByLabel('What do you want to say?').fill('sorry');
    await button(page, 'Write it').tap();
    await waitForReplies(page, 2);
    expect(await lastReply(page)).toBe('Tell me first: what happened between you?');
    expect(await page.getByRole('radio').count()).toBe(0);
  });
});

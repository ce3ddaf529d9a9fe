import { type BorrowedProduct, borrowProduct, sharedBrowser, until } from '@app/testkit';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accessibilityViolations } from './axe.ts';
import {
  advanceToToast,
  button,
  lastReply,
  messageCounts,
  ownMessages,
  pauseClock,
  QUESTION,
  sendMessage,
  waitForReplies,
  waitForToaster,
} from './chatting.ts';
import { signUpInBrowser, type Visit, visit } from './visit.ts';

let product: BorrowedProduct;
let browser: Browser;
let guest: Visit;

beforeAll(async () => {
  [product, browser] = await Promise.all([borrowProduct(), sharedBrowser()]);
});
afterEach(() => guest?.close());
afterAll(() => product?.giveBack());

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** A signed-in person with conversations of these titles. */
async function arrive(titles: readonly string[], options: Parameters<typeof visit>[2]) {
  guest = await visit(browser, product, options);
  const { session } = await signUpInBrowser(guest);
  const headers = { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token };
  const ids: string[] = [];
  for (const title of titles) {
    const data = { title, question: `${QUESTION.question} (${title})` };
    const answer = await guest.context.request.post('/api/chat-start', { headers, data });
    ids.push((await answer.json()).data.conversationId);
  }
  const list = async () => {
    const answer = await guest.context.request.get('/api/conversations', { headers });
    return (await answer.json()).conversations.map(({ title }: { title: string }) => title);
  };
  return { page: guest.page, ids, list };
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

test('a message is deleted with its reply, and one reply alone; undoing works by keyboard and after a while', async () => {
  const { page, ids } = await arrive(['Money'], DESK);
  await page.goto(`/ask?conversation=${ids[0]}`);
  await waitForReplies(page, 1);
  await sendMessage(page, 'He never mentions rhubarb.');
  await waitForReplies(page, 2);
  const reply = await lastReply(page);
  await waitForToaster(page);
  await pauseClock(page);
  await ownMessages(page).last().hover();
  await button(page, 'Delete message and reply').last().click();
  await advanceToToast(page, 'Deleted.');
  expect(await messageCounts(page)).toEqual([1, 1]);
  await page.clock.runFor(8_000);
  await page.keyboard.press('F8');
  await page.clock.runFor(60_000);
  await undo(page).focus();
  await page.keyboard.press('Enter');
  await until(async () => {
    await page.clock.runFor(20);
    return (await messageCounts(page)).join() === '2,2';
  });
  await expect.poll(() => lastReply(page)).toBe(reply);

  // Not with the pointer: when the list is scrolled to its end, "New messages" disappears and the button moves.
  await button(page, 'Delete reply').last().press('Enter');
  await expect.poll(() => messageCounts(page)).toEqual([2, 1]);
  await page.clock.runFor(21_000);
  await expect.poll(() => undo(page).count()).toBe(0);
  await page.reload();
  await until(async () => {
    await page.clock.runFor(20);
    return (await messageCounts(page)).join() === '2,1';
  });
  expect(guest.pageErrors).toEqual([]);
});

test('[CHAT-8] after the last reply was deleted the message can be asked again, which says that it counts and is counted once', async () => {
  const { page, ids } = await arrive(['Money'], DESK);
  await page.goto(`/ask?conversation=${ids[0]}`);
  await waitForReplies(page, 1);
  await button(page, 'Delete reply').click();
  await expect.poll(() => messageCounts(page)).toEqual([1, 0]);
  await page.reload();
  const again = button(page, 'Ask again');
  await again.waitFor();
  expect(
    await again.evaluate(({ ariaDescribedByElements }) => ariaDescribedByElements?.[0]?.textContent),
  ).toBe('Counts as a message');
  await again.focus();
  await page.keyboard.press('Enter');
  await waitForReplies(page, 1);
  expect(await messageCounts(page)).toEqual([1, 1]);
  await page.getByText('2/20 free chats used').waitFor();
  expect(await again.count()).toBe(0);
  expect(guest.pageErrors).toEqual([]);
});

test('the only message takes the conversation with it, and undoing leads back to it', async () => {
  const { page, ids, list } = await arrive(['Money'], DESK);
  await page.goto(`/ask?conversation=${ids[0]}`);
  await waitForReplies(page, 1);
  await button(page, 'Delete message and reply').click();
  await page.waitForURL((url) => url.search === '');
  expect(await list()).toEqual([]);
  await undo(page).click();
  await page.waitForURL((url) => url.searchParams.get('conversation') === ids[0]);
  await waitForReplies(page, 1);
  expect(await list()).toEqual(['Money']);
  expect(guest.pageErrors).toEqual([]);
});

test('several conversations are selected and deleted on a phone; undoing brings all of them back', async () => {
  const { page, ids, list } = await arrive(['Money', 'My brother', 'The weekend'], PHONE);
  await page.goto(`/ask?conversation=${ids[0]}`);
  await waitForReplies(page, 1);
  await button(page, 'Your conversations').tap();
  await button(page, 'Select').tap();
  expect(await button(page, 'Delete').isDisabled()).toBe(true);
  await page.getByLabel('My brother').tap();
  await page.getByLabel('The weekend').tap();
  await page.getByText('2 selected').waitFor();
  expect(await accessibilityViolations(page, 'dark')).toEqual([]);
  await button(page, 'Delete').tap();
  await undo(page).waitFor();
  expect(await list()).toEqual(['Money']);
  expect(await page.getByRole('link', { name: 'The weekend' }).count()).toBe(0);
  expect(await accessibilityViolations(page, 'light')).toEqual([]);
  await undo(page).tap();
  await page.getByRole('link', { name: 'The weekend' }).waitFor();
  await page.getByRole('link', { name: 'My brother' }).waitFor();
  expect(await list()).toEqual(['The weekend', 'My brother', 'Money']);
  expect(guest.pageErrors).toEqual([]);
});

test('[DASH-5] several conversations of the dashboard’s history are selected and deleted with the keyboard alone; undoing brings them back', async () => {
  const { page, list } = await arrive(['Money', 'My brother', 'The weekend'], DESK);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'The weekend' }).waitFor();
  await waitForToaster(page);
  await button(page, 'Select').focus();
  await page.keyboard.press('Enter');
  await page.getByText('0 selected').waitFor();
  expect(await button(page, 'Delete').isDisabled()).toBe(true);
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  const reach = async (part: Locator) => {
    await until(async () => {
      await page.keyboard.press('Tab');
      return part.evaluate((element) => element === document.activeElement);
    });
  };
  await reach(box('The weekend'));
  await page.keyboard.press('Space');
  await reach(box('Money'));
  await page.keyboard.press('Space');
  await page.getByText('2 selected').waitFor();
  for (const theme of ['light', 'dark']) expect(await accessibilityViolations(page, theme)).toEqual([]);
  await button(page, 'Delete').focus();
  await page.keyboard.press('Enter');
  await undo(page).waitFor();
  expect(await list()).toEqual(['My brother']);
  await expect
    .poll(() => button(page, 'Select').evaluate((select) => select === document.activeElement))
    .toBe(true);
  await page.getByRole('link', { name: 'Continue: My brother' }).waitFor();
  await page.keyboard.press('F8');
  await reach(undo(page));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'The weekend' }).waitFor();
  expect(await list()).toEqual(['The weekend', 'My brother', 'Money']);
  expect(guest.pageErrors).toEqual([]);
});

test('a cancelled edit keeps its words for the next time, until it is discarded', async () => {
  const { page, ids } = await arrive(['Money'], DESK);
  await page.goto(`/ask?conversation=${ids[0]}`);
  await waitForReplies(page, 1);
  const field = page.getByLabel('Edit your message');
  await button(page, 'Edit').click();
  expect(await button(page, 'Discard').count()).toBe(0);
  await field.fill('Half a thought');
  await page.keyboard.press('Escape');
  await ownMessages(page).getByText(QUESTION.question).waitFor();
  await page.reload();
  await waitForReplies(page, 1);
  await button(page, 'Edit').click();
  await expect.poll(() => field.inputValue()).toBe('Half a thought');
  await button(page, 'Cancel').click();
  await button(page, 'Edit').click();
  await button(page, 'Discard').click();
  await button(page, 'Edit').click();
  await expect.poll(() => field.inputValue()).toBe(`${QUESTION.question} (Money)`);
  expect(guest.pageErrors).toEqual([]);
});

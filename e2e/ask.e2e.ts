import { type BorrowedProduct, borrowProduct, sharedBrowser, until } from '@app/testkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityViolations } from './axe.ts';
import { openBreakableConnection } from './breakable-connection.ts';
import {
  button,
  composer,
  expectToast,
  expectToastFor,
  lastReply,
  messageCounts,
  ownMessages,
  pauseClock,
  QUESTION,
  sendMessage,
  setCoach,
  startConversation,
  waitForHeldReply,
  waitForReplies,
  waitForToaster,
} from './chatting.ts';
import { endSessionElsewhere, newPerson, signUpInBrowser, type Visit, visit } from './visit.ts';

let product: BorrowedProduct;
let browser: Browser;
let guest: Visit | undefined;

beforeAll(async () => {
  [product, browser] = await Promise.all([borrowProduct(), sharedBrowser()]);
});
afterEach(async () => {
  await guest?.close();
  await plays({ mode: 'ok' });
});
afterAll(() => product?.giveBack());

const plays = (order: Parameters<typeof setCoach>[1]) => setCoach(product.sandboxUrl, order);

async function arrive(options: Parameters<typeof visit>[2] = {}): Promise<Page> {
  guest = await visit(browser, product, options);
  await signUpInBrowser(guest);
  return guest.page;
}

/** Somebody who has asked and been answered. */
async function answered(options: Parameters<typeof visit>[2] = {}): Promise<Page> {
  const page = await arrive(options);
  await startConversation(page);
  await waitForReplies(page, 1);
  return page;
}

const badge = (page: Page, used: string) => page.getByText(`${used} free chats used`).waitFor();

describe('the form', () => {
  test('[ASK-1] [ASK-2] [ASK-5] [PUR-6] the page says what it is for, what is used and that it is private', async () => {
    const page = await arrive();
    await page.goto('/ask');
    await page
      .getByRole('heading', { level: 1, name: "Feeling lost in love? I'm here to listen." })
      .waitFor();
    await badge(page, '0/20');
    await page
      .getByText('This is private and only you can see it. We only discuss relationship and family matters.')
      .waitFor();
    await expect.poll(() => page.title()).toBe('Ask | Hearten');
    await expect.poll(() => page.getByLabel('Describe your situation').getAttribute('rows')).toBe('12');
    expect(guest?.pageErrors).toEqual([]);
  });

  test('[ASK-3] [ASK-4] it can be sent once title and description are long enough, and says nothing of it', async () => {
    const page = await arrive();
    await page.goto('/ask');
    const start = button(page, 'Start chat');
    await expect.poll(() => start.isDisabled()).toBe(true);
    await page.getByLabel('Title').fill('  Lov ');
    await page.getByLabel('Describe your situation').fill('Eleven char');
    await expect.poll(() => start.isDisabled()).toBe(true);
    await page.getByLabel('Title').fill('Love');
    await expect.poll(() => start.isEnabled()).toBe(true);
    await page.getByLabel('Describe your situation').fill('  Ten chars ');
    await expect.poll(() => start.isDisabled()).toBe(true);
    for (const feeling of ['Hurt', 'Hopeful', 'Confused', 'Determined']) await button(page, feeling).click();
    await button(page, 'Confused').click();
    const pressed = await page.locator('button[aria-pressed="true"]').allInnerTexts();
    expect(pressed).toEqual(['Hurt', 'Hopeful', 'Determined']);
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });

  test('what was typed survives a reload, and is gone once it was sent or somebody signed out', async () => {
    const page = await arrive();
    await page.goto('/ask');
    await page.getByLabel('Title').fill(QUESTION.title);
    await page.getByLabel('Describe your situation').fill(QUESTION.question);
    await button(page, 'Hurt').click();
    await page.reload();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe(QUESTION.title);
    await expect.poll(() => page.getByLabel('Describe your situation').inputValue()).toBe(QUESTION.question);
    await expect.poll(() => button(page, 'Hurt').getAttribute('aria-pressed')).toBe('true');
    await button(page, 'Start chat').click();
    await waitForReplies(page, 1);
    await page.goto('/ask');
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('');
    await page.getByLabel('Title').fill('Something private');
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .not.toContain('Something private');
  });
});

describe('a conversation', () => {
  test('[PUR-1] [CHAT-1] [ASK-7] asking shows the words at once, that the coach types, and the reply as it comes', async () => {
    await plays({ mode: 'hold', words: 0, times: 1 });
    const page = await arrive();
    const asked = page.waitForRequest('**/api/chat-start');
    await startConversation(page);
    expect((await asked).postDataJSON()).toEqual({ ...QUESTION, anonymous: false, emotionTags: [] });
    await page.getByText('Coach is typing…').waitFor();
    await ownMessages(page).getByText(QUESTION.question).waitFor();
    await page.getByRole('heading', { level: 2, name: QUESTION.title }).waitFor();
    expect(new URL(page.url()).searchParams.get('conversation')).toMatch(/^[0-9a-f-]{36}$/);
    await expect.poll(() => button(page, 'Send').isDisabled()).toBe(true);
    await plays({ mode: 'ok' });
    await waitForReplies(page, 1);
    await expect.poll(() => page.getByText('Coach is typing…').count()).toBe(0);
    await expect.poll(() => lastReply(page)).toMatch(/money/i);
    await badge(page, '1/20');
    expect(guest?.pageErrors).toEqual([]);
  });

  test('[CHAT-2] [ASK-8] Enter sends and clears the field, Shift+Enter begins a line, the newest is in view', async () => {
    const page = await answered();
    await composer(page).pressSequentially('He says');
    await composer(page).press('Shift+Enter');
    await composer(page).pressSequentially('I am controlling.');
    await expect.poll(() => composer(page).inputValue()).toBe('He says\nI am controlling.');
    await composer(page).press('Enter');
    await expect.poll(() => composer(page).inputValue()).toBe('');
    await ownMessages(page).getByText('He says I am controlling.').waitFor();
    await waitForReplies(page, 2);
    await badge(page, '2/20');
    const list = page.getByRole('region', { name: 'Messages' });
    await until(() => list.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop < 2));
  });

  test('[ASK-2] [CHAT-2] a count that was asked for before a reply and comes after it changes nothing', async () => {
    const page = await arrive();
    const replied = Promise.withResolvers<void>();
    await page.route('**/api/usage', async (route) => {
      const answer = await route.fetch();
      await replied.promise;
      await route.fulfill({ response: answer });
    });
    const late: Promise<unknown>[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/usage')) late.push(request.response().catch(() => null));
    });
    await page.goto('/ask');
    await until(() => late.length === 2);
    await page.getByLabel('Title').fill(QUESTION.title);
    await page.getByLabel('Describe your situation').fill(QUESTION.question);
    await button(page, 'Start chat').click();
    await waitForReplies(page, 1);
    await badge(page, '1/20');
    replied.resolve();
    // What the badge waited for is no longer listened to.
    expect(await Promise.all(late)).toContain(null);
    await badge(page, '1/20');
  });

  test('[CHAT-5] nothing but blanks can be sent, and Enter twice sends once', async () => {
    const page = await answered();
    await expect.poll(() => button(page, 'Send').isDisabled()).toBe(true);
    await composer(page).fill('  \n ');
    await expect.poll(() => button(page, 'Send').isDisabled()).toBe(true);
    await composer(page).fill('And now?');
    await page.evaluate(() => {
      const field = document.querySelector('textarea');
      for (const _ of [1, 2, 3])
        field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    });
    await waitForReplies(page, 2);
    await expect.poll(() => ownMessages(page).count()).toBe(2);
    await badge(page, '2/20');
  });

  test('a reply can be stopped, and what was said of it stays', async () => {
    const page = await answered();
    await plays({ mode: 'hold', words: 12, times: 1 });
    await sendMessage(page, 'And now?');
    const said = await waitForHeldReply(page, 12);
    await button(page, 'Stop').click();
    await page.getByText('You stopped this reply').waitFor();
    await expect.poll(() => lastReply(page)).toContain(said);
    await page.reload();
    await page.getByText('You stopped this reply').waitFor();
    await sendMessage(page, 'Go on');
    await waitForReplies(page, 3);
  });

  test('a reload in the middle of a reply goes on with it, and nothing is said twice', async () => {
    const page = await answered();
    await plays({ mode: 'hold', words: 12, times: 1 });
    await sendMessage(page, 'And now?');
    const said = await waitForHeldReply(page, 12);
    await page.reload();
    await expect.poll(() => waitForHeldReply(page, 12)).toBe(said);
    await expect.poll(() => button(page, 'Send').isDisabled()).toBe(true);
    await plays({ mode: 'ok' });
    await waitForReplies(page, 2);
    expect((await lastReply(page)).startsWith(said)).toBe(true);
    await expect.poll(() => messageCounts(page)).toEqual([2, 2]);
    await badge(page, '2/20');
  });

  test('closing the tab loses nothing: the reply is there afterwards', async () => {
    const page = await answered();
    await plays({ mode: 'hold', words: 5, times: 1 });
    await sendMessage(page, 'And now?');
    await waitForHeldReply(page, 5);
    const place = page.url();
    await page.close();
    await plays({ mode: 'ok' });
    const again = await guest?.context.newPage();
    if (!again) throw new Error('There is no visit.');
    await again.goto(place);
    await waitForReplies(again, 2);
  });

  test('a connection cut in the middle of a reply is picked up again', async () => {
    const line = await openBreakableConnection(product.url);
    guest = await visit(browser, line);
    await signUpInBrowser(guest);
    const { page } = guest;
    await startConversation(page);
    await waitForReplies(page, 1);
    await plays({ mode: 'hold', words: 12, times: 1 });
    await sendMessage(page, 'And now?');
    const said = await waitForHeldReply(page, 12);
    line.cut();
    await page.getByText('The connection was lost. Picking the reply up again…').waitFor();
    await expect.poll(() => lastReply(page)).toBe(said);
    await plays({ mode: 'ok' });
    line.mend();
    await waitForReplies(page, 2);
    expect((await lastReply(page)).startsWith(said)).toBe(true);
    await expect.poll(() => ownMessages(page).count()).toBe(2);
    line.close();
  });

  test('two tabs: what one sends while the other’s reply is coming goes back to its field, and both see the reply', async () => {
    const page = await answered();
    const other = await guest?.context.newPage();
    if (!other) throw new Error('There is no visit.');
    await other.goto(page.url());
    await waitForReplies(other, 1);
    await plays({ mode: 'hold', words: 6, times: 1 });
    await sendMessage(page, 'From here');
    await waitForHeldReply(page, 6);
    await sendMessage(other, 'From there');
    await expectToast(other, 'Chat error', /still answering your last message/);
    await expect.poll(() => composer(other).inputValue()).toBe('From there');
    await ownMessages(other).getByText('From here').waitFor();
    await plays({ mode: 'ok' });
    await Promise.all([waitForReplies(page, 2), waitForReplies(other, 2)]);
    await expect.poll(() => ownMessages(other).count()).toBe(2);
    await composer(other).press('Enter');
    await waitForReplies(other, 3);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await waitForReplies(page, 3);
  });

  test('whoever has scrolled up stays there while the reply comes, and is told of it', async () => {
    const page = await answered({ viewport: { width: 900, height: 500 } });
    const list = page.getByRole('region', { name: 'Messages' });
    await plays({ mode: 'hold', words: 5, times: 1 });
    await sendMessage(page, 'And now?');
    await waitForHeldReply(page, 5);
    await list.hover();
    await page.mouse.wheel(0, -5_000);
    await until(() => list.evaluate((box) => box.scrollTop === 0));
    await plays({ mode: 'ok' });
    await waitForReplies(page, 2);
    await expect.poll(() => list.evaluate((box) => box.scrollTop)).toBe(0);
    await page.getByRole('button', { name: 'New messages' }).click();
    await until(() => list.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop < 2));
    await expect.poll(() => page.getByRole('button', { name: 'New messages' }).count()).toBe(0);
  });

  test('[CHAT-5] what is too long is counted, never cut, and can’t be sent', async () => {
    const page = await answered();
    await composer(page).fill('x'.repeat(7_900));
    await page.getByText('100 characters left').waitFor();
    await composer(page).fill('x'.repeat(8_001));
    await page.getByText('1 character too many').waitFor();
    expect((await composer(page).inputValue()).length).toBe(8_001);
    await expect.poll(() => button(page, 'Send').isDisabled()).toBe(true);
  });

  test('a reply can be copied', async () => {
    const page = await answered({ permissions: ['clipboard-read', 'clipboard-write'] });
    // It says so for two seconds: looked for from the start.
    await Promise.all([
      button(page, 'Copied').waitFor(),
      page.getByRole('button', { name: 'Copy reply' }).click(),
    ]);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.slice(0, 20)).toBe((await lastReply(page)).slice(0, 20));
  });

  test('somebody else’s conversation is not here', async () => {
    const mine = await answered();
    const place = mine.url();
    const stranger = await visit(browser, product);
    await signUpInBrowser(stranger);
    await stranger.page.goto(place);
    await stranger.page.getByText('This conversation is not here.').waitFor();
    await expect.poll(() => stranger.page.getByText(QUESTION.question).count()).toBe(0);
    await stranger.close();
  });
});

describe('when something fails', () => {
  test('[CHAT-3] a failed reply says so, is not counted, and is tried again without saying anything twice', async () => {
    const page = await answered();
    await plays({ mode: 'http_401' });
    await sendMessage(page, 'And now?');
    await expectToast(page, 'Chat error', /Your message is saved and was not counted/);
    await page.getByText('Sorry, something went wrong. Please try again.').waitFor();
    await page.getByText('This message got no reply. It was not counted.').waitFor();
    await badge(page, '1/20');
    await page.reload();
    await button(page, 'Try again').waitFor();
    await plays({ mode: 'ok' });
    await button(page, 'Try again').click();
    await waitForReplies(page, 2);
    await expect.poll(() => ownMessages(page).count()).toBe(2);
    await expect.poll(() => page.getByText('Sorry, something went wrong.').count()).toBe(0);
    await badge(page, '2/20');
  });

  test('[CHAT-4] a start whose reply failed is kept, and tried again', async () => {
    await plays({ mode: 'http_401' });
    const page = await arrive();
    await startConversation(page);
    await expectToast(page, 'Start failed', /Your message is saved and was not counted/);
    await plays({ mode: 'ok' });
    await button(page, 'Try again').click();
    await waitForReplies(page, 1);
    await expect.poll(() => ownMessages(page).count()).toBe(1);
    await badge(page, '1/20');
  });

  test('[CHAT-4] a start without a network says so and loses nothing', async () => {
    const page = await arrive();
    await page.goto('/ask');
    await page.getByLabel('Title').fill(QUESTION.title);
    await page.getByLabel('Describe your situation').fill(QUESTION.question);
    await waitForToaster(page);
    await guest?.context.setOffline(true);
    await button(page, 'Start chat').click();
    await expectToast(page, 'Start failed', 'Network error occurred');
    await expect.poll(() => page.getByLabel('Describe your situation').inputValue()).toBe(QUESTION.question);
    await guest?.context.setOffline(false);
    await button(page, 'Start chat').click();
    await waitForReplies(page, 1);
  });

  test('[CHAT-3] a message without a network stays in the list, also over a reload, and goes out once', async () => {
    const page = await arrive();
    await startConversation(page);
    await waitForReplies(page, 1);
    await waitForToaster(page);
    await guest?.context.setOffline(true);
    await sendMessage(page, 'And now?');
    await expectToast(page, 'Chat error', 'Failed to send. Please try again.');
    await page.getByText('This message was not sent.').waitFor();
    await guest?.context.setOffline(false);
    await page.reload();
    await page.getByText('This message was not sent.').waitFor();
    await button(page, 'Try again').click();
    await waitForReplies(page, 2);
    await expect.poll(() => ownMessages(page).count()).toBe(2);
  });

  test('a reply that broke off is marked, not counted, and can be tried again in its place', async () => {
    const page = await answered();
    await plays({ mode: 'cut_off', words: 20 });
    await sendMessage(page, 'And now?');
    await page.getByText('This reply was cut off. It was not counted.').waitFor();
    await badge(page, '1/20');
    await plays({ mode: 'ok' });
    await button(page, 'Try again').click();
    await waitForReplies(page, 2);
    await expect.poll(() => page.getByText('This reply was cut off.').count()).toBe(0);
    await expect.poll(() => messageCounts(page)).toEqual([2, 2]);
  });

  test('[CHAT-8] when the chat service dies in the middle of a reply, that is said, not counted, and the next message works', async () => {
    const page = await answered();
    await plays({ mode: 'hold', words: 12, times: 1 });
    await sendMessage(page, 'And now?');
    await waitForHeldReply(page, 12);
    const { chat } = await product.pids();
    if (chat === undefined) throw new Error('There is no chat service.');
    process.kill(chat, 'SIGKILL');
    await page
      .getByText(/^This (reply was cut off|message got no reply)\. It was not counted\.$/)
      .waitFor({ timeout: 30_000 });
    await badge(page, '1/20');
    await button(page, 'Try again').click();
    await waitForReplies(page, 2);
    await expect.poll(() => messageCounts(page)).toEqual([2, 2]);
    await badge(page, '2/20');
  });

  test('a session that is over leads to the sign-in and back, and what was being sent is not lost', async () => {
    const person = newPerson();
    guest = await visit(browser, product);
    await signUpInBrowser(guest, person);
    const { page } = guest;
    await startConversation(page);
    await waitForReplies(page, 1);
    const place = page.url();
    await endSessionElsewhere(page);
    await sendMessage(page, 'And now?');
    await page.waitForURL(/\/login/);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await button(page, 'Sign In').last().click();
    await page.waitForURL(place);
    await page.getByText('This message was not sent.').waitFor();
    await button(page, 'Try again').click();
    await waitForReplies(page, 2);
    await expect.poll(() => ownMessages(page).count()).toBe(2);
  });
});

describe('at the limit', () => {
  let limited: BorrowedProduct;
  beforeAll(async () => {
    limited = await borrowProduct({ FREE_MESSAGES_PER_MONTH: '2' });
  });
  afterAll(() => limited?.giveBack());

  async function atLimit(options: Parameters<typeof visit>[2] = {}): Promise<Page> {
    guest = await visit(browser, limited, options);
    await signUpInBrowser(guest);
    const { page } = guest;
    await startConversation(page);
    await waitForReplies(page, 1);
    await badge(page, '1/2');
    await sendMessage(page, 'And now?');
    await waitForReplies(page, 2);
    return page;
  }
  const SENTENCE =
    "You've used all 2 free messages this month. Upgrade to continue sending messages for just $2.00.";

  test('[ASK-2] [ASK-10] [CHAT-7] [CHAT-8] reaching it is told once, in the configured number', async () => {
    const page = await atLimit();
    await expectToast(page, 'Free message limit reached! 🎯', SENTENCE);
    await badge(page, '2/2');
    await page.goto('/ask');
    await page.getByRole('heading', { name: 'Upgrade to Continue' }).waitFor();
    await expect.poll(() => page.locator('[data-toast]').count()).toBe(0);
  });

  test('[ASK-4] [ASK-6] [PAY-2] the form offers premium; a checkout that can’t start says so; Cancel takes the card away', async () => {
    const page = await atLimit();
    await page.goto('/ask');
    await page.getByText("You've used all 2 free messages this month.").waitFor();
    await page.getByLabel('Title').fill(QUESTION.title);
    await page.getByLabel('Describe your situation').fill(QUESTION.question);
    await expect.poll(() => button(page, 'Start chat').count()).toBe(0);
    const unlock = button(page, 'Unlock Premium ($2.00)');
    await expect.poll(() => unlock.count()).toBe(2);
    await page.route('**/api/payment/create-checkout', (route) => route.abort());
    const asked = page.waitForRequest('**/api/payment/create-checkout');
    await page.locator('button[type="submit"]').click();
    expect((await asked).postDataJSON()).toEqual({ currency: 'usd', source: 'website' });
    await expectToast(page, 'Checkout Error', 'Failed to start checkout. Please try again.');
    await button(page, 'Cancel').click();
    await expect.poll(() => page.getByRole('heading', { name: 'Upgrade to Continue' }).count()).toBe(0);
    await expect.poll(() => unlock.count()).toBe(1);
    await button(page, 'Upgrade Now').waitFor();
  });

  test('[CHAT-7] the notice of a message beyond it says what the server says, for eight seconds', async () => {
    const page = await atLimit();
    await page.reload();
    await waitForReplies(page, 2);
    const error = 'All used, until the first of the month.';
    await page.route('**/api/chat-followup', (route) =>
      route.fulfill({ status: 402, json: { error, code: 'free_limit_reached', requestId: 'r' } }),
    );
    await sendMessage(page, 'One more');
    await expectToast(page, 'Free message limit reached! 🎯', error);
    await page.unroute('**/api/chat-followup');
    await page.reload();
    await expect.poll(() => composer(page).inputValue()).toBe('One more');
    await pauseClock(page);
    await composer(page).press('Enter');
    await expectToastFor(page, 'Free message limit reached! 🎯', 8_000);
  });

  test('[PAY-1] a browser that speaks German of Germany is asked to pay in euros', async () => {
    const page = await atLimit({ locale: 'de-DE' });
    await page.goto('/ask');
    await page.route('**/api/payment/create-checkout', (route) => route.abort());
    const asked = page.waitForRequest('**/api/payment/create-checkout');
    await button(page, 'Upgrade Now').click();
    expect((await asked).postDataJSON()).toEqual({ currency: 'eur', source: 'website' });
  });

  test('[CHAT-7] a message beyond it goes back to its field, with the paywall', async () => {
    const page = await atLimit();
    await page.reload();
    await waitForReplies(page, 2);
    await sendMessage(page, 'One more');
    await expectToast(page, 'Free message limit reached! 🎯', SENTENCE);
    await page.getByRole('heading', { name: 'Upgrade to Continue' }).waitFor();
    await expect.poll(() => composer(page).inputValue()).toBe('One more');
    await expect.poll(() => ownMessages(page).count()).toBe(2);
    await page.reload();
    await expect.poll(() => composer(page).inputValue()).toBe('One more');
  });
});

describe('on every screen', () => {
  test.each([
    ['a phone', { width: 360, height: 740 }, 0.5, 0.6],
    ['a tablet', { width: 768, height: 1024 }, 0.6, 0.7],
    ['a desk', { width: 1440, height: 900 }, 0.6, 0.7],
  ])(
    '[ASK-9] on %s the window has its share of the height, and nothing scrolls sideways',
    async (_, viewport, least, most) => {
      const page = await answered({ viewport });
      const chat = page.getByRole('region', { name: QUESTION.title });
      // The reply fills the window, so its lower bound shows in its style alone.
      const bounds = await chat.evaluate((element) => {
        const { minHeight, maxHeight } = getComputedStyle(element);
        return [minHeight, maxHeight].map(Number.parseFloat);
      });
      expect(bounds.map((pixels) => pixels / viewport.height)).toEqual(
        [least, most].map((one) => expect.closeTo(one, 2)),
      );
      const share = ((await chat.boundingBox())?.height ?? 0) / viewport.height;
      expect(share).toBeGreaterThanOrEqual(least - 0.002);
      expect(share).toBeLessThanOrEqual(most + 0.002);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    },
  );

  test.each(['light', 'dark'])('nothing stands in anybody’s way, in %s', async (theme) => {
    const page = await arrive();
    await page.goto('/ask');
    await badge(page, '0/20');
    expect(await accessibilityViolations(page, theme)).toEqual([]);
    await startConversation(page);
    await waitForReplies(page, 1);
    await plays({ mode: 'http_401' });
    await sendMessage(page, 'And now?');
    await page.getByText('Sorry, something went wrong. Please try again.').waitFor();
    expect(await accessibilityViolations(page, theme)).toEqual([]);
  });

  test('a reply that is there all at once is announced as well', async () => {
    const page = await arrive();
    await page.route('**/api/chat-start', async (route) => route.fulfill({ response: await route.fetch() }));
    await startConversation(page);
    await page.getByRole('status').filter({ hasText: 'Coach replied:' }).waitFor();
  });

  test('the whole way is open to the keyboard alone, and the reply is announced when it is there', async () => {
    const page = await arrive();
    await page.goto('/ask');
    await page.getByLabel('Title').focus();
    await page.keyboard.type(QUESTION.title);
    await page.keyboard.press('Tab');
    await page.keyboard.type(QUESTION.question);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect.poll(() => button(page, 'Hurt').getAttribute('aria-pressed')).toBe('true');
    for (const _ of ['Hopeful', 'Confused', 'Determined', 'Start chat']) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await waitForReplies(page, 1);
    await page.getByRole('status').filter({ hasText: 'Coach replied:' }).waitFor();
    // Focus stands where writing goes on.
    await page.keyboard.type('And now?');
    await page.keyboard.press('Enter');
    await waitForReplies(page, 2);
  });
});

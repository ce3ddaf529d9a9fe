import { chatEndpoints } from '@app/contracts';
import { type BorrowedProduct, borrowProduct, sharedBrowser, until } from '@app/testkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityViolations } from './axe.ts';
import {
  advanceToToast,
  button,
  composer,
  expectToast,
  expectToastFor,
  lastReply,
  loadToaster,
  messageCounts,
  ownMessages,
  pauseClock,
  QUESTION,
  replies,
  sendMessage,
  setCoach,
  startConversation,
  waitForHeldReply,
  waitForReplies,
} from './chatting.ts';
import { callApi, signUp } from './person.ts';
import { endSessionElsewhere, newPerson, signUpInBrowser, type Visit, visit } from './visit.ts';

/** The free messages of a month, as configured for this file. */
const LIMIT = 6;

let product: BorrowedProduct;
let browser: Browser;
let guest: Visit | undefined;

beforeAll(async () => {
  // With a short lease, the reply of a killed process is given up soon.
  const env = { FREE_MESSAGES_PER_MONTH: String(LIMIT), TURN_LEASE_MS: '3000' };
  [product, browser] = await Promise.all([borrowProduct(env), sharedBrowser()]);
});
afterEach(async () => {
  await guest?.close();
  await setReply({ mode: 'ok' });
});
afterAll(() => product?.giveBack());

const setReply = (order: Parameters<typeof setCoach>[1]) => setCoach(product.sandboxUrl, order);

type VisitOptions = Parameters<typeof visit>[2];

/** A signed-in person on a page that has not loaded anything yet. */
async function arrive(options: VisitOptions = {}): Promise<Page> {
  guest = await visit(browser, product, options);
  await signUpInBrowser(guest);
  return guest.page;
}

/** Starts a conversation over the API. @returns its path. */
async function startOverApi(headers: Record<string, string>): Promise<string> {
  const { status, body } = await callApi(product.url, chatEndpoints.start, { headers, body: QUESTION });
  if (status !== 200 || !('conversationId' in body.data))
    throw new Error(`Starting a conversation answered ${status}: ${JSON.stringify(body)}`);
  return `/ask?conversation=${body.data.conversationId}`;
}

/** A person in a conversation that has one reply. @param used how many free messages this person has used. */
async function openConversation(options: VisitOptions = {}, used = 1): Promise<Page> {
  guest = await visit(browser, product, options);
  const { session } = await signUpInBrowser(guest);
  const headers = { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token };
  const places = await Promise.all(Array.from({ length: used }, () => startOverApi(headers)));
  await guest.page.goto(String(places[0]));
  await waitForReplies(guest.page, 1);
  return guest.page;
}

async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('Title').fill(QUESTION.title);
  await page.getByLabel('Describe your situation').fill(QUESTION.question);
}

const isSubmitInView = (page: Page) =>
  page
    .locator('button[type="submit"]')
    .evaluate((submit) => submit.getBoundingClientRect().bottom <= window.innerHeight);

const badge = (page: Page, used: string) => page.getByText(`${used} free chats used`).waitFor();

describe('the form', () => {
  test('[ASK-1] [ASK-2] [ASK-3] [ASK-4] [ASK-5] [PUR-6] explains itself, and can be sent once both texts are long enough', async () => {
    const page = await arrive();
    await page.goto('/ask');
    await page
      .getByRole('heading', { level: 1, name: "Feeling lost in love? I'm here to listen." })
      .waitFor();
    await badge(page, `0/${LIMIT}`);
    await page
      .getByText('This is private and only you can see it. We only discuss relationship and family matters.')
      .waitFor();
    await expect.poll(() => page.title()).toBe('Ask | Hearten');
    expect(await page.getByLabel('Describe your situation').getAttribute('rows')).toBe('12');
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
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(guest?.pageErrors).toEqual([]);
  });

  test('keeps its text over a reload, until it is sent or the person signs out', async () => {
    const page = await arrive();
    await page.goto('/ask');
    await fillForm(page);
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
  test('[PUR-1] [CHAT-1] [ASK-7] a question is shown as soon as it is sent, and the page says that the coach types until the reply arrives', async () => {
    await setReply({ mode: 'hold', words: 0, times: 1 });
    const page = await arrive();
    const asked = page.waitForRequest('**/api/chat-start');
    await startConversation(page);
    expect((await asked).postDataJSON()).toEqual({ ...QUESTION, anonymous: false, emotionTags: [] });
    await page.getByText('Coach is typing…').waitFor();
    await ownMessages(page).getByText(QUESTION.question).waitFor();
    await page.getByRole('heading', { level: 2, name: QUESTION.title }).waitFor();
    expect(new URL(page.url()).searchParams.get('conversation')).toMatch(/^[0-9a-f-]{36}$/);
    await expect.poll(() => button(page, 'Send').isDisabled()).toBe(true);
    await setReply({ mode: 'ok' });
    await waitForReplies(page, 1);
    await expect.poll(() => page.getByText('Coach is typing…').count()).toBe(0);
    await expect.poll(() => lastReply(page)).toMatch(/disagreement/i);
    await badge(page, `1/${LIMIT}`);
    expect(guest?.pageErrors).toEqual([]);
  });

  test('[CHAT-2] [CHAT-5] [ASK-8] Enter sends once, Shift+Enter breaks the line, empty and too long texts can’t be sent; a reply can be copied', async () => {
    const page = await openConversation({ permissions: ['clipboard-read', 'clipboard-write'] });
    const send = button(page, 'Send');
    // The button says so for two seconds only.
    await Promise.all([
      button(page, 'Copied').waitFor(),
      page.getByRole('button', { name: 'Copy reply' }).click(),
    ]);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.slice(0, 20)).toBe((await lastReply(page)).slice(0, 20));

    await expect.poll(() => send.isDisabled()).toBe(true);
    await composer(page).fill('  \n ');
    await expect.poll(() => send.isDisabled()).toBe(true);
    await composer(page).fill('x'.repeat(7_900));
    await page.getByText('100 characters left').waitFor();
    await composer(page).fill('x'.repeat(8_001));
    await page.getByText('1 character over the limit').waitFor();
    expect((await composer(page).inputValue()).length).toBe(8_001);
    await expect.poll(() => send.isDisabled()).toBe(true);
    await composer(page).fill('');
    await composer(page).pressSequentially('He says');
    await composer(page).press('Shift+Enter');
    await composer(page).pressSequentially('I am controlling.');
    expect(await composer(page).inputValue()).toBe('He says\nI am controlling.');
    await composer(page).press('Enter');
    await expect.poll(() => composer(page).inputValue()).toBe('');
    await ownMessages(page).getByText('He says I am controlling.').waitFor();
    await waitForReplies(page, 2);
    await badge(page, `2/${LIMIT}`);
    const list = page.getByRole('region', { name: 'Messages' });
    await until(() => list.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop < 2));

    await composer(page).fill('And now?');
    await page.evaluate(() => {
      const field = document.querySelector('textarea');
      for (const _ of [1, 2, 3])
        field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    });
    await waitForReplies(page, 3);
    await expect.poll(() => ownMessages(page).count()).toBe(3);
    await badge(page, `3/${LIMIT}`);
  });

  test('[ASK-2] [CHAT-2] a usage count that was requested before a reply and arrives after it changes nothing', async () => {
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
    await fillForm(page);
    await button(page, 'Start chat').click();
    await waitForReplies(page, 1);
    await badge(page, `1/${LIMIT}`);
    replied.resolve();
    // The page has aborted the request.
    expect(await Promise.all(late)).toContain(null);
    await badge(page, `1/${LIMIT}`);
  });

  test('a reply goes on after a reload and after the tab was closed, and can be stopped', async () => {
    const page = await openConversation();
    await setReply({ mode: 'hold', words: 12, times: 1 });
    await sendMessage(page, 'And now?');
    const begun = await waitForHeldReply(page, 12);
    await page.reload();
    await expect.poll(() => waitForHeldReply(page, 12)).toBe(begun);
    await expect.poll(() => button(page, 'Send').isDisabled()).toBe(true);
    await setReply({ mode: 'ok' });
    await waitForReplies(page, 2);
    expect((await lastReply(page)).startsWith(begun)).toBe(true);
    await expect.poll(() => messageCounts(page)).toEqual([2, 2]);
    await badge(page, `2/${LIMIT}`);

    await setReply({ mode: 'hold', words: 5, times: 1 });
    await sendMessage(page, 'And then?');
    // Until the new reply has a row, the last row is the reply before it.
    await ownMessages(page).nth(2).waitFor();
    await until(async () => (await replies(page).count()) === 3);
    await waitForHeldReply(page, 5);
    const place = page.url();
    await page.close();
    await setReply({ mode: 'ok' });
    const again = await guest?.context.newPage();
    if (!again) throw new Error('There is no visit.');
    await again.goto(place);
    await waitForReplies(again, 3);

    await setReply({ mode: 'hold', words: 12, times: 1 });
    await sendMessage(again, 'What else?');
    await until(async () => (await replies(again).count()) === 4);
    const stopped = await waitForHeldReply(again, 12);
    await button(again, 'Stop').click();
    await again.getByText('You stopped this reply').waitFor();
    await expect.poll(() => lastReply(again)).toContain(stopped);
    await again.reload();
    await again.getByText('You stopped this reply').waitFor();
    await sendMessage(again, 'Go on');
    await waitForReplies(again, 5);
  });

  test('a message from a second tab during a reply returns to its field, and both tabs show the reply', async () => {
    const page = await openConversation();
    const other = await guest?.context.newPage();
    if (!other) throw new Error('There is no visit.');
    await other.goto(page.url());
    await waitForReplies(other, 1);
    await setReply({ mode: 'hold', words: 6, times: 1 });
    await sendMessage(page, 'From here');
    await waitForHeldReply(page, 6);
    await sendMessage(other, 'From there');
    await expectToast(other, 'Chat error', /still answering your last message/);
    await expect.poll(() => composer(other).inputValue()).toBe('From there');
    await ownMessages(other).getByText('From here').waitFor();
    await setReply({ mode: 'ok' });
    await Promise.all([waitForReplies(page, 2), waitForReplies(other, 2)]);
    await expect.poll(() => ownMessages(other).count()).toBe(2);
    await composer(other).press('Enter');
    await waitForReplies(other, 3);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await waitForReplies(page, 3);
  });

  test('a person who has scrolled up stays there while a reply arrives, and is told that it is there', async () => {
    const page = await openConversation({ viewport: { width: 900, height: 500 } });
    const list = page.getByRole('region', { name: 'Messages' });
    await setReply({ mode: 'hold', words: 5, times: 1 });
    await sendMessage(page, 'And now?');
    await waitForHeldReply(page, 5);
    await list.hover();
    await page.mouse.wheel(0, -5_000);
    await until(() => list.evaluate((box) => box.scrollTop === 0));
    await setReply({ mode: 'ok' });
    await waitForReplies(page, 2);
    await expect.poll(() => list.evaluate((box) => box.scrollTop)).toBe(0);
    await page.getByRole('button', { name: 'New messages' }).click();
    const startOfReply = () =>
      list.evaluate((box) => {
        const reply = [...box.querySelectorAll('[data-reply]')].at(-1);
        return (reply?.getBoundingClientRect().top ?? 0) - box.getBoundingClientRect().top;
      });
    await expect.poll(startOfReply).toSatisfy((start: number) => start >= 0 && start < 20);
    await expect.poll(() => page.getByRole('button', { name: 'New messages' }).count()).toBe(0);
  });

  test('another person’s conversation can’t be opened', async () => {
    const place = await startOverApi((await signUp(product.url)).headers);
    const page = await arrive();
    await page.goto(place);
    await page.getByText('We can’t find this conversation.').waitFor();
    expect(await page.getByText(QUESTION.question).count()).toBe(0);
  });
});

describe('when something fails', () => {
  test('[CHAT-3] a failed or broken-off reply says so, is not counted, and can be tried again in its place', async () => {
    const page = await openConversation();
    await setReply({ mode: 'http_401' });
    await sendMessage(page, 'And now?');
    await expectToast(page, 'Chat error', /Your message is saved and wasn’t counted/);
    await page.getByText('Sorry, something went wrong. Please try again.').waitFor();
    await page.getByText('This message got no reply and wasn’t counted.').waitFor();
    await badge(page, `1/${LIMIT}`);
    await page.reload();
    await button(page, 'Try again').waitFor();
    await setReply({ mode: 'ok' });
    await button(page, 'Try again').click();
    await waitForReplies(page, 2);
    await expect.poll(() => ownMessages(page).count()).toBe(2);
    await expect.poll(() => page.getByText('Sorry, something went wrong.').count()).toBe(0);
    await badge(page, `2/${LIMIT}`);

    await setReply({ mode: 'cut_off', words: 20 });
    await sendMessage(page, 'And then?');
    await page.getByText('This reply was cut off and wasn’t counted.').waitFor();
    await badge(page, `2/${LIMIT}`);
    await setReply({ mode: 'ok' });
    await button(page, 'Try again').click();
    await waitForReplies(page, 3);
    await expect.poll(() => page.getByText('This reply was cut off').count()).toBe(0);
    await expect.poll(() => messageCounts(page)).toEqual([3, 3]);
  });

  test('[CHAT-4] a start without a network keeps the form, and a start without a reply can be tried again', async () => {
    const page = await arrive();
    await page.goto('/ask');
    await fillForm(page);
    await loadToaster(page);
    await guest?.context.setOffline(true);
    await page.getByText('You’re offline').first().waitFor();
    await button(page, 'Start chat').click();
    await expectToast(page, 'Start failed', 'Network error occurred');
    expect(await page.getByLabel('Describe your situation').inputValue()).toBe(QUESTION.question);
    await guest?.context.setOffline(false);
    await page.getByText('You’re offline').first().waitFor({ state: 'detached' });
    // The toast of the first failure goes with the page.
    await page.reload();
    await setReply({ mode: 'http_401' });
    await button(page, 'Start chat').click();
    await expectToast(page, 'Start failed', /Your message is saved and wasn’t counted/);
    await setReply({ mode: 'ok' });
    await button(page, 'Try again').click();
    await waitForReplies(page, 1);
    await expect.poll(() => ownMessages(page).count()).toBe(1);
    await badge(page, `1/${LIMIT}`);
  });

  test('[CHAT-8] a reply that is lost with the chat service is reported, not counted, and can be tried again', async () => {
    const page = await openConversation();
    await setReply({ mode: 'hold', words: 12, times: 1 });
    await sendMessage(page, 'And now?');
    await waitForHeldReply(page, 12);
    const { chat } = await product.pids();
    if (chat === undefined) throw new Error('There is no chat service.');
    process.kill(chat, 'SIGKILL');
    await page
      .getByText(/^This (reply was cut off|message got no reply) and wasn’t counted\.$/)
      .waitFor({ timeout: 30_000 });
    await badge(page, `1/${LIMIT}`);
    await button(page, 'Try again').click();
    await waitForReplies(page, 2);
    await expect.poll(() => messageCounts(page)).toEqual([2, 2]);
    await badge(page, `2/${LIMIT}`);
  });

  test('a message sent after the session has ended is kept until the person has signed in again', async () => {
    const person = newPerson();
    guest = await visit(browser, product);
    const { session } = await signUpInBrowser(guest, person);
    const { page } = guest;
    const headers = { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token };
    await page.goto(await startOverApi(headers));
    await waitForReplies(page, 1);
    const place = page.url();
    await endSessionElsewhere(page);
    await sendMessage(page, 'And now?');
    await page.waitForURL(/\/login/);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await button(page, 'Sign In').last().click();
    await page.waitForURL(place);
    await page.getByText('This message wasn’t sent.').waitFor();
    await button(page, 'Try again').click();
    await waitForReplies(page, 2);
    await expect.poll(() => ownMessages(page).count()).toBe(2);
  });
});

describe('at the limit', () => {
  const SENTENCE = `You've used all ${LIMIT} free messages this month. Upgrade to continue sending messages for just $2.00.`;
  const REACHED = 'Free message limit reached! 🎯';

  test('[ASK-2] [ASK-4] [ASK-6] [ASK-10] [CHAT-7] [CHAT-8] [PAY-2] the last free message says so once, and then the form offers Premium', async () => {
    const page = await openConversation({}, LIMIT - 1);
    await badge(page, `${LIMIT - 1}/${LIMIT}`);
    await sendMessage(page, 'And now?');
    await waitForReplies(page, 2);
    await expectToast(page, REACHED, SENTENCE);
    await badge(page, `${LIMIT}/${LIMIT}`);

    await page.goto('/ask');
    await page.getByRole('heading', { name: 'Upgrade to Continue' }).waitFor();
    expect(await page.locator('[data-toast]').count()).toBe(0);
    const used = page.getByText(`You've used all ${LIMIT} free messages this month.`, { exact: true });
    await used.waitFor();
    expect(await used.count()).toBe(1);
    // While the card offers Premium, the button of the form is not kept in view beside it.
    expect(await isSubmitInView(page)).toBe(false);
    await page.getByText('Describe your situation first.').waitFor();
    await fillForm(page);
    await page.getByText('Your words stay here while you pay.').waitFor();
    expect(await button(page, 'Start chat').count()).toBe(0);
    const unlock = button(page, 'Unlock Premium ($2.00)');
    expect(await unlock.count()).toBe(2);
    await page.route('**/api/payment/create-checkout', (route) => route.abort());
    const asked = page.waitForRequest('**/api/payment/create-checkout');
    await page.locator('button[type="submit"]').click();
    expect((await asked).postDataJSON()).toEqual({ currency: 'usd', source: 'website' });
    await expectToast(page, 'Checkout Error', 'Failed to start checkout. Please try again.');
    await button(page, 'Cancel').click();
    await page.getByRole('heading', { name: 'Upgrade to Continue' }).waitFor({ state: 'detached' });
    expect(await unlock.count()).toBe(1);
    await used.waitFor();
    await button(page, 'Upgrade Now').waitFor();
    await page.evaluate(() => window.scrollTo(0, 0));
    await until(() => isSubmitInView(page));
  });

  test('[ASK-6] the offer is there while the conversation loads, stays when it is open, and “Cancel” leaves a notice until a message is refused', async () => {
    const page = await openConversation({}, LIMIT);
    const offer = page.getByRole('heading', { name: 'Upgrade to Continue' });
    const release = Promise.withResolvers<void>();
    await page.route(/\/api\/conversations\/[0-9a-f-]{36}$/, async (route) => {
      await release.promise;
      await route.fallback();
    });
    await page.reload();
    await page.getByText('Opening your conversation…').waitFor();
    await offer.waitFor();
    await page.getByText('If you’re not safe,').waitFor();
    release.resolve();
    await waitForReplies(page, 1);
    await offer.waitFor();
    await button(page, 'Cancel').click();
    await offer.waitFor({ state: 'detached' });
    await page.getByText(`You've used all ${LIMIT} free messages this month.`, { exact: true }).waitFor();
    await button(page, 'Upgrade Now').waitFor();
    await sendMessage(page, 'One more');
    await offer.waitFor();
    expect(guest?.pageErrors).toEqual([]);
  });

  test('the last two free messages are announced once a month, beside the usage or below the last message', async () => {
    const page = await openConversation({}, LIMIT - 2);
    const word = page.getByText('2 free messages left.');
    await word.waitFor();
    expect(await page.locator('[data-toast]').count()).toBe(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('region', { name: 'Messages' }).getByText('2 free messages left.').waitFor();
    await sendMessage(page, 'And now?');
    await waitForReplies(page, 2);
    await page.getByText('1 free message left.').waitFor();
    await page.reload();
    await waitForReplies(page, 2);
    await badge(page, `${LIMIT - 1}/${LIMIT}`);
    await page.waitForLoadState('networkidle');
    expect(await page.getByText(/free messages? left/).count()).toBe(0);
  });

  test('[CHAT-7] [PAY-1] one message more returns to its field, with the server’s sentence for eight seconds and a paywall in euros', async () => {
    const page = await openConversation({ locale: 'de-DE' }, LIMIT);
    await sendMessage(page, 'One more');
    await expectToast(page, REACHED, SENTENCE);
    await page.getByRole('heading', { name: 'Upgrade to Continue' }).waitFor();
    await expect.poll(() => composer(page).inputValue()).toBe('One more');
    await expect.poll(() => ownMessages(page).count()).toBe(1);

    await page.reload();
    await expect.poll(() => composer(page).inputValue()).toBe('One more');
    const error = 'All used, until the first of the month.';
    await page.route('**/api/chat-followup', (route) =>
      route.fulfill({ status: 402, json: { error, code: 'free_limit_reached', requestId: 'r' } }),
    );
    await pauseClock(page);
    await composer(page).press('Enter');
    const toast = await advanceToToast(page, REACHED);
    expect(await toast.textContent()).toContain(error);
    await expectToastFor(page, REACHED, 8_000);
    await page.clock.resume();

    await page.route('**/api/payment/create-checkout', (route) => route.abort());
    const asked = page.waitForRequest('**/api/payment/create-checkout');
    await button(page, 'Unlock Premium ($2.00)').first().click();
    expect((await asked).postDataJSON()).toEqual({ currency: 'eur', source: 'website' });
  });
});

describe('on every screen', () => {
  test('[ASK-9] the window has its share of the height, and nothing scrolls sideways, on a small screen, a tablet and a desktop', async () => {
    const page = await openConversation();
    const chat = page.getByRole('region', { name: QUESTION.title });
    for (const [viewport, least, most] of [
      // Narrower ones, where it fills the page: phone.e2e.ts.
      [{ width: 660, height: 740 }, 0.5, 0.6],
      [{ width: 768, height: 1024 }, 0.6, 0.7],
      [{ width: 1440, height: 900 }, 0.6, 0.7],
    ] as const) {
      await page.setViewportSize(viewport);
      // The reply fills the window, so only its style shows the lower bound.
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
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    }
  });

  test('the form and a failed reply have no accessibility violations', async () => {
    const page = await arrive();
    const expectAccessible = async () => {
      for (const theme of ['light', 'dark']) expect(await accessibilityViolations(page, theme)).toEqual([]);
    };
    await page.goto('/ask');
    await badge(page, `0/${LIMIT}`);
    await expectAccessible();
    await fillForm(page);
    await button(page, 'Start chat').click();
    await waitForReplies(page, 1);
    await setReply({ mode: 'http_401' });
    await sendMessage(page, 'And now?');
    await page.getByText('Sorry, something went wrong. Please try again.').waitFor();
    await expectAccessible();
  });

  test('a reply that arrives all at once is announced to screen readers, without Markdown', async () => {
    const page = await arrive();
    await page.route('**/api/chat-start', async (route) => route.fulfill({ response: await route.fetch() }));
    await setReply({ mode: 'ok', text: '**One step:** *listen*, then `ask`.', times: 1 });
    await startConversation(page);
    const announced = page.getByRole('status').filter({ hasText: 'Coach replied:' });
    await expect.poll(() => announced.textContent()).toBe('Coach replied: One step: listen, then ask.');
  });

  test('a person can ask and answer with the keyboard alone, and a complete reply is announced to screen readers', async () => {
    const page = await arrive();
    await page.goto('/ask');
    await page.getByLabel('Describe your situation').focus();
    await page.keyboard.type(QUESTION.question);
    await page.keyboard.press('Tab');
    // The proposed title is selected, so that typing replaces it.
    await page.keyboard.type(QUESTION.title);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect.poll(() => button(page, 'Hurt').getAttribute('aria-pressed')).toBe('true');
    for (const _ of ['Hopeful', 'Confused', 'Determined', 'Start chat']) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await waitForReplies(page, 1);
    await page.getByRole('status').filter({ hasText: 'Coach replied:' }).waitFor();
    // The focus is in the message field.
    await page.keyboard.type('And now?');
    await page.keyboard.press('Enter');
    await waitForReplies(page, 2);
  });
});

import { chatEndpoints } from '@app/contracts';
import { type BorrowedProduct, borrowProduct, sharedBrowser } from '@app/testkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openBreakableConnection } from './breakable-connection.ts';
import {
  button,
  composer,
  expectToast,
  lastReply,
  loadToaster,
  ownMessages,
  QUESTION,
  replies,
  sendMessage,
  setCoach,
  startConversation,
  waitForHeldReply,
  waitForReplies,
} from './chatting.ts';
import { callApi } from './person.ts';
import {
  endSessionElsewhere,
  newPerson,
  signUpInBrowser,
  storedSession,
  type Visit,
  visit,
} from './visit.ts';

let product: BorrowedProduct;
let browser: Browser;
let guest: Visit | undefined;

beforeAll(async () => {
  [product, browser] = await Promise.all([borrowProduct(), sharedBrowser()]);
});
afterEach(async () => {
  await guest?.close();
  await setReply({ mode: 'ok' });
});
afterAll(() => product?.giveBack());

const setReply = (order: Parameters<typeof setCoach>[1]) => setCoach(product.sandboxUrl, order);
const OFFLINE = 'You’re offline. Your message stays here, and you can send it when you’re back.';

/** A person in a conversation that has one reply. @param at where the product answers. */
async function openConversation(
  at: Pick<BorrowedProduct, 'url'> = product,
  person = newPerson(),
  options: Parameters<typeof visit>[2] = {},
): Promise<Page> {
  guest = await visit(browser, at, options);
  const { session } = await signUpInBrowser(guest, person);
  const headers = { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token };
  const { status, body } = await callApi(product.url, chatEndpoints.start, { headers, body: QUESTION });
  if (status !== 200 || !('conversationId' in body.data))
    throw new Error(`Starting a conversation answered ${status}: ${JSON.stringify(body)}`);
  await guest.page.goto(`/ask?conversation=${body.data.conversationId}`);
  await waitForReplies(guest.page, 1);
  return guest.page;
}

async function anotherTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await waitForReplies(other, await replies(page).count());
  return other;
}

describe('without a network', () => {
  test('[CHAT-3] a message is kept, can be edited, survives a reload, and is sent once', async () => {
    const page = await openConversation();
    await loadToaster(page);
    await page.context().setOffline(true);
    await page.getByText(OFFLINE).waitFor();
    await sendMessage(page, 'And now?');
    await expectToast(page, 'Chat error', 'Failed to send. Please try again.');
    await page.getByText('This message wasn’t sent.').waitFor();
    await button(page, 'Edit').click();
    await expect.poll(() => composer(page).inputValue()).toBe('And now?');
    await expect.poll(() => ownMessages(page).count()).toBe(1);
    await composer(page).fill('And what now?');
    await composer(page).press('Enter');
    await page.getByText('This message wasn’t sent.').waitFor();
    await page.context().setOffline(false);
    await page.getByText(OFFLINE).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('This message wasn’t sent.').waitFor();
    await button(page, 'Try again').click();
    await waitForReplies(page, 2);
    await expect.poll(() => ownMessages(page).count()).toBe(2);
    await page.getByText('2/20 free chats used').waitFor();

    await page.context().setOffline(true);
    await sendMessage(page, 'First this.');
    await page.getByText('This message wasn’t sent.').waitFor();
    await page.context().setOffline(false);
    // It is sent together with the next message.
    await sendMessage(page, 'Then that.');
    await waitForReplies(page, 3);
    await expect.poll(() => ownMessages(page).last().textContent()).toContain('First this.\n\nThen that.');
  });

  test('a page whose code can’t be loaded says so, and can be loaded again', async () => {
    const page = await openConversation();
    await page.route('**/assets/dashboard-page-*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('button', { name: /again|reload/i }).waitFor();
    await page.unroute('**/assets/dashboard-page-*.js');
    await page.getByRole('button', { name: /again|reload/i }).click();
    await page.getByRole('heading', { name: 'Message History' }).waitFor();
  });
});

describe('a connection that is lost', () => {
  test('twice during a reply: the reply goes on each time, and nothing appears twice', async () => {
    const line = await openBreakableConnection(product.url);
    const page = await openConversation(line);
    await setReply({ mode: 'hold', words: 8, times: 1 });
    await sendMessage(page, 'And now?');
    const said = await waitForHeldReply(page, 8);
    for (const _ of [1, 2]) {
      line.cut();
      await page.getByText('Connection lost. Reconnecting…').waitFor();
      line.mend();
      await page.getByText('Connection lost. Reconnecting…').waitFor({ state: 'detached' });
      await expect.poll(() => lastReply(page)).toBe(said);
    }
    await setReply({ mode: 'ok' });
    await waitForReplies(page, 2);
    expect((await lastReply(page)).startsWith(said)).toBe(true);
    expect([await ownMessages(page).count(), await replies(page).count()]).toEqual([2, 2]);
    await page.getByText('2/20 free chats used').waitFor();
    line.close();
  });

  test('before the response arrives, like a server that is down: the message can be sent again, and is stored once', async () => {
    const page = await openConversation();
    // The message arrives at the server; the response is lost.
    await page.route(
      '**/api/chat-followup',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await sendMessage(page, 'And now?');
    await page.getByText('This message wasn’t sent.').waitFor();
    await button(page, 'Try again').click();
    await waitForReplies(page, 2);
    expect([await ownMessages(page).count(), await replies(page).count()]).toEqual([2, 2]);
    await page.getByText('2/20 free chats used').waitFor();

    const json = {
      error: 'This is temporarily unavailable.',
      code: 'unavailable',
      requestId: 'r',
    };
    await page.route('**/api/chat-followup', (route) => route.fulfill({ status: 503, json }), { times: 1 });
    await sendMessage(page, 'And then?');
    await page
      .locator('[data-toast]')
      .filter({ hasText: 'Chat error' })
      .getByText('This is temporarily unavailable.')
      .waitFor();
    await button(page, 'Try again').click();
    await waitForReplies(page, 3);
    await expect.poll(() => ownMessages(page).count()).toBe(3);
  });
});

describe('three tabs', () => {
  test('show the same reply while it arrives, and signing out in one of them signs out all', async () => {
    const page = await openConversation();
    const [second, third] = await Promise.all([anotherTab(page), anotherTab(page)]);
    await setReply({ mode: 'hold', words: 6, times: 1 });
    await sendMessage(page, 'From the first');
    await waitForHeldReply(page, 6);
    await Promise.all(
      [second, third].map(async (other) => {
        await other.evaluate(() => window.dispatchEvent(new Event('focus')));
        await ownMessages(other).getByText('From the first').waitFor();
      }),
    );
    await Promise.all([waitForHeldReply(second, 6), waitForHeldReply(third, 6)]);
    await setReply({ mode: 'ok' });
    await Promise.all([page, second, third].map((tab) => waitForReplies(tab, 2)));
    const texts = await Promise.all([page, second, third].map((tab) => replies(tab).last().textContent()));
    expect(new Set(texts).size).toBe(1);
    await third.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await Promise.all([page, second, third].map((tab) => tab.waitForURL(/\/login|\/$/)));
    await expect.poll(() => storedSession(second)).toBeNull();
  });
});

describe('a browser without storage', () => {
  test('says that the person will not stay signed in; signing in, asking and writing on work', async () => {
    guest = await visit(browser, product);
    const { page, context } = guest;
    const person = newPerson();
    await context.request.post('/api/auth/signup', { data: person });
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto('/login');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await button(page, 'Sign In').last().click();
    await page.getByText('Your browser has no room to keep you signed in.').waitFor();
    await page.getByRole('heading', { name: 'Message History' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Ask', exact: true }).click();
    await page.getByLabel('Title').fill(QUESTION.title);
    await page.getByLabel('Describe your situation').fill(QUESTION.question);
    await button(page, 'Start chat').click();
    await waitForReplies(page, 1);
    await sendMessage(page, 'And now?');
    await waitForReplies(page, 2);
    expect(guest.pageErrors).toEqual([]);
  });

  test('that fills up during a conversation: messages and edits are sent', async () => {
    const page = await openConversation();
    await page.evaluate(() => {
      const fill = (size: number) => {
        try {
          for (let at = 0; ; at += 1) localStorage.setItem(`filler-${size}-${at}`, 'x'.repeat(size));
        } catch {
          // No room is left for a text of that size.
        }
      };
      for (const size of [500_000, 10_000, 100, 1]) fill(size);
    });
    await composer(page).fill('A longer thought that has no room anywhere else than here.');
    await composer(page).press('Enter');
    await waitForReplies(page, 2);
    await button(page, 'Edit').click();
    await page.getByLabel('Edit your message').fill('Another thought.');
    await page.keyboard.press('Enter');
    await ownMessages(page).getByText('Another thought.').waitFor();
    await waitForReplies(page, 2);
    expect(guest?.pageErrors).toEqual([]);
  });
});

describe('a session in the browser', () => {
  // Which texts are readable is tested with the session storage.
  test('[AUT-10] that can’t be read is removed, and the person is signed out', async () => {
    guest = await visit(browser, product);
    const { page } = guest;
    await page.goto('/contact');
    for (const broken of ['{', '{"user":{"id":1},"session":{}}']) {
      await page.evaluate((text) => localStorage.setItem('auth_session', text), broken);
      await page.goto('/ask');
      await page.waitForURL(/\/login/);
      await page.getByLabel('Email').waitFor();
      expect(await page.evaluate(() => localStorage.getItem('auth_session'))).toBeNull();
    }
    expect(guest.pageErrors).toEqual([]);
  });

  test('that ends while the person writes: the draft is there after the next sign-in', async () => {
    const person = newPerson();
    const page = await openConversation(product, person);
    const place = page.url();
    await composer(page).fill('What I never told anybody');
    await endSessionElsewhere(page);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.waitForURL(/\/login/);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await button(page, 'Sign In').last().click();
    await page.waitForURL(place);
    await expect.poll(() => composer(page).inputValue()).toBe('What I never told anybody');
  });
});

describe('a browser whose clock is wrong', () => {
  test.each([
    ['an hour ahead', 3_600_000],
    ['an hour behind', -3_600_000],
  ])(
    '%s: the person stays signed in and gets replies, and the session is not renewed in a loop',
    async (_, off) => {
      guest = await visit(browser, product);
      await signUpInBrowser(guest);
      const { page } = guest;
      await page.addInitScript((ms) => {
        const RealDate = Date;
        const now = () => RealDate.now() + ms;
        globalThis.Date = new Proxy(RealDate, {
          construct: (target, args) =>
            args.length === 0 ? new target(now()) : Reflect.construct(target, args),
          apply: () => new RealDate(now()).toString(),
          get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
        });
      }, off);
      let renewals = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/auth/refresh')) renewals += 1;
      });
      await startConversation(page);
      await waitForReplies(page, 1);
      await sendMessage(page, 'And now?');
      await waitForReplies(page, 2);
      await page.reload();
      await waitForReplies(page, 2);
      expect(renewals).toBeLessThanOrEqual(2);
      expect(guest.pageErrors).toEqual([]);
    },
  );
});

test('while the server is slow, a message is shown as being sent, and the history as being loaded', async () => {
  // On wider screens the history stands beside the chat and is loaded already.
  const page = await openConversation(product, newPerson(), { viewport: { width: 960, height: 720 } });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await released;
    await route.continue();
  });
  await sendMessage(page, 'And now?');
  await ownMessages(page).getByText('And now?').waitFor();
  await page.getByText('Sending…').waitFor();
  await page.getByText('Coach is typing…').waitFor();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByText('Loading your conversations…').waitFor({ state: 'attached' });
  release();
  await page.getByRole('region', { name: 'Message History' }).getByRole('button').first().waitFor();
});

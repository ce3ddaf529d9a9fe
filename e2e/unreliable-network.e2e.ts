import { type BorrowedProduct, borrowProduct, sharedBrowser } from '@app/testkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openBreakableConnection } from './breakable-connection.ts';
import {
  button,
  composer,
  expectToast,
  lastReply,
  ownMessages,
  QUESTION,
  replies,
  sendMessage,
  setCoach,
  startConversation,
  waitForHeldReply,
  waitForReplies,
} from './chatting.ts';
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
  await plays({ mode: 'ok' });
});
afterAll(() => product?.giveBack());

const plays = (order: Parameters<typeof setCoach>[1]) => setCoach(product.sandboxUrl, order);
const OFFLINE = 'You’re offline. What you write stays here; you can send it once you’re back.';

async function answered(options: Parameters<typeof visit>[2] = {}): Promise<Page> {
  guest = await visit(browser, product, options);
  await signUpInBrowser(guest);
  await startConversation(guest.page);
  await waitForReplies(guest.page, 1);
  return guest.page;
}

async function anotherTab(page: Page): Promise<Page> {
  await page.waitForURL('**/ask?conversation=*');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await waitForReplies(other, await replies(page).count());
  return other;
}

describe('without a network', () => {
  test('that is said; what is written is kept, can be taken back, and goes out once when one is back', async () => {
    const page = await answered();
    await page.context().setOffline(true);
    await page.getByText(OFFLINE).waitFor();
    await sendMessage(page, 'And now?');
    await page.getByText('This message was not sent.').waitFor();
    await button(page, 'Edit').click();
    await expect.poll(() => composer(page).inputValue()).toBe('And now?');
    await expect.poll(() => ownMessages(page).count()).toBe(1);
    await composer(page).fill('And what now?');
    await composer(page).press('Enter');
    await page.getByText('This message was not sent.').waitFor();
    await page.context().setOffline(false);
    await page.getByText(OFFLINE).waitFor({ state: 'detached' });
    await button(page, 'Try again').click();
    await waitForReplies(page, 2);
    await expect.poll(() => ownMessages(page).count()).toBe(2);
    await page.getByText('2/20 free chats used').waitFor();
  });

  test('one that could not be sent goes along with the next, and nothing is lost', async () => {
    const page = await answered();
    await page.context().setOffline(true);
    await sendMessage(page, 'First this.');
    await page.getByText('This message was not sent.').waitFor();
    await page.context().setOffline(false);
    await sendMessage(page, 'Then that.');
    await waitForReplies(page, 2);
    await expect.poll(() => ownMessages(page).last().textContent()).toContain('First this.\n\nThen that.');
  });

  test('the form says so and keeps what is in it', async () => {
    guest = await visit(browser, product);
    await signUpInBrowser(guest);
    const { page, context } = guest;
    await page.goto('/ask');
    await page.getByLabel('Describe your situation').fill(QUESTION.question);
    await context.setOffline(true);
    await page.getByText('You’re offline').first().waitFor();
    await context.setOffline(false);
    await page.getByText('You’re offline').first().waitFor({ state: 'detached' });
    await expect.poll(() => page.getByLabel('Describe your situation').inputValue()).toBe(QUESTION.question);
  });

  test('a page that was never loaded says that it could not be, and comes when it can', async () => {
    const page = await answered();
    await page.route('**/assets/dashboard-page-*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('button', { name: /again|reload/i }).waitFor();
    await page.unroute('**/assets/dashboard-page-*.js');
    await page.getByRole('button', { name: /again|reload/i }).click();
    await page.getByRole('heading', { name: 'Message History' }).waitFor();
  });
});

describe('a connection that comes and goes', () => {
  test('in the middle of a reply, twice: it is picked up each time and said once', async () => {
    const line = await openBreakableConnection(product.url);
    guest = await visit(browser, line);
    await signUpInBrowser(guest);
    const { page } = guest;
    await startConversation(page);
    await waitForReplies(page, 1);
    await plays({ mode: 'hold', words: 8, times: 1 });
    await sendMessage(page, 'And now?');
    const said = await waitForHeldReply(page, 8);
    for (const _ of [1, 2]) {
      line.cut();
      await page.getByText('The connection was lost. Picking the reply up again…').waitFor();
      line.mend();
      await page
        .getByText('The connection was lost. Picking the reply up again…')
        .waitFor({ state: 'detached' });
      await expect.poll(() => lastReply(page)).toBe(said);
    }
    await plays({ mode: 'ok' });
    await waitForReplies(page, 2);
    expect((await lastReply(page)).startsWith(said)).toBe(true);
    expect([await ownMessages(page).count(), await replies(page).count()]).toEqual([2, 2]);
    await page.getByText('2/20 free chats used').waitFor();
    line.close();
  });

  test('before any answer came: the message is not said twice when it had arrived', async () => {
    const page = await answered();
    // It arrives; the answer does not.
    await page.route(
      '**/api/chat-followup',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await sendMessage(page, 'And now?');
    await page.getByText('This message was not sent.').waitFor();
    await button(page, 'Try again').click();
    await waitForReplies(page, 2);
    expect([await ownMessages(page).count(), await replies(page).count()]).toEqual([2, 2]);
    await page.getByText('2/20 free chats used').waitFor();
  });
});

describe('three tabs', () => {
  test('see one reply come, agree afterwards, and signing out in one signs out all', async () => {
    const page = await answered();
    const [second, third] = [await anotherTab(page), await anotherTab(page)];
    await plays({ mode: 'hold', words: 6, times: 1 });
    await sendMessage(page, 'From the first');
    await waitForHeldReply(page, 6);
    for (const other of [second, third]) {
      await other.evaluate(() => window.dispatchEvent(new Event('focus')));
      await ownMessages(other).getByText('From the first').waitFor();
    }
    await Promise.all([waitForHeldReply(second, 6), waitForHeldReply(third, 6)]);
    await plays({ mode: 'ok' });
    await Promise.all([page, second, third].map((tab) => waitForReplies(tab, 2)));
    const texts = await Promise.all([page, second, third].map((tab) => replies(tab).last().textContent()));
    expect(new Set(texts).size).toBe(1);
    await third.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await Promise.all([page, second, third].map((tab) => tab.waitForURL(/\/login|\/$/)));
    await expect.poll(() => storedSession(second)).toBeNull();
  });
});

describe('a browser that keeps nothing', () => {
  test('whose storage is full: signing in, asking and going on work, and nothing pretends to be kept', async () => {
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
    await page.getByText('This browser has no room to keep you signed in.').waitFor();
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

  test('whose storage fills up while one writes: what is written stays on the page and is sent', async () => {
    const page = await answered();
    await page.evaluate(() => {
      const fill = (size: number) => {
        try {
          for (let at = 0; ; at += 1) localStorage.setItem(`filler-${size}-${at}`, 'x'.repeat(size));
        } catch {
          // Full, to that size.
        }
      };
      for (const size of [500_000, 10_000, 100, 1]) fill(size);
    });
    await composer(page).fill('A longer thought that has no room anywhere else than here.');
    await composer(page).press('Enter');
    await waitForReplies(page, 2);
    await button(page, 'Edit').click();
    await page.getByLabel('Your message, said differently').fill('Another thought.');
    await page.keyboard.press('Enter');
    await ownMessages(page).getByText('Another thought.').waitFor();
    await waitForReplies(page, 2);
    expect(guest?.pageErrors).toEqual([]);
  });
});

describe('a session in the browser', () => {
  test.each(['{', '"text"', '[]', '{"user":null}', '{"user":{"id":1},"session":{}}', 'undefined', '\u0000'])(
    '[AUT-10] that reads %j is removed, and the page is there, signed out',
    async (broken) => {
      guest = await visit(browser, product);
      const { page } = guest;
      await page.goto('/contact');
      await page.evaluate((text) => localStorage.setItem('auth_session', text), broken);
      await page.goto('/ask');
      await page.waitForURL(/\/login/);
      await page.getByLabel('Email').waitFor();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_session'))).toBeNull();
      expect(guest.pageErrors).toEqual([]);
    },
  );

  test('that expires while one writes: the draft is there after signing in again, at the same place', async () => {
    const person = newPerson();
    guest = await visit(browser, product);
    await signUpInBrowser(guest, person);
    const { page } = guest;
    await startConversation(page);
    await waitForReplies(page, 1);
    await page.waitForURL('**/ask?conversation=*');
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

describe('a clock that is wrong', () => {
  test.each([
    ['an hour ahead', 3_600_000],
    ['an hour behind', -3_600_000],
  ])(
    '%s: one stays signed in, asks and is answered, and the session is not renewed in a loop',
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

describe('a blocked pop-up', () => {
  test('[PAY-3] unlocking from the dashboard goes there in this window instead', async () => {
    const page = await answered();
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/dashboard');
    await page.getByText('1/20 used').waitFor();
    await button(page, 'Unlock Premium ($2.00)').click();
    await page.waitForURL((url) => url.origin !== new URL(product.url).origin);
  });
});

describe('a slow or silent server', () => {
  test('slow: the message stands there at once as being sent, and a skeleton stands for the list', async () => {
    const page = await answered();
    let letGo = () => {};
    const held1 = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/**', async (route) => {
      await held1;
      await route.continue();
    });
    await sendMessage(page, 'And now?');
    await ownMessages(page).getByText('And now?').waitFor();
    await page.getByText('Sending…').waitFor();
    await page.getByText('Coach is typing…').waitFor();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByText('Loading your conversations…').waitFor({ state: 'attached' });
    letGo();
    await page.getByRole('region', { name: 'Message History' }).getByRole('button').first().waitFor();
  });

  test('down: that is said with what to do, and it works again afterwards', async () => {
    const page = await answered();
    const json = {
      error: 'This part of the service is briefly unavailable.',
      code: 'unavailable',
      requestId: 'r',
    };
    await page.route('**/api/chat-followup', (route) => route.fulfill({ status: 503, json }), { times: 1 });
    await sendMessage(page, 'And now?');
    await expectToast(page, 'Chat error', 'This part of the service is briefly unavailable.');
    await button(page, 'Try again').click();
    await waitForReplies(page, 2);
    await expect.poll(() => ownMessages(page).count()).toBe(2);
  });
});

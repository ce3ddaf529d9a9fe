import { chatEndpoints, QUICK_EXIT_URL, type Session } from '@app/contracts';
import { type BorrowedProduct, borrowProduct, sharedBrowser, until } from '@app/testkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { button, pauseClock, QUESTION, startConversation, waitForReplies } from './chatting.ts';
import { callApi } from './person.ts';
import { newPerson, type Visit, visit } from './visit.ts';

/** The text of the neutral page in these tests, which never request the real one. */
const NEUTRAL_TEXT = 'Nothing of interest';
const NEUTRAL = /^https:\/\/www\.wikipedia\.org\//;

let product: BorrowedProduct;
let browser: Browser;
let guest: Visit;

beforeAll(async () => {
  const env = { ANONYMOUS_CHAT: 'true', FREE_MESSAGES_PER_MONTH: '3' };
  [product, browser] = await Promise.all([borrowProduct(env), sharedBrowser()]);
});
afterEach(() => guest?.close());
afterAll(() => product?.giveBack());

async function arrive(): Promise<Page> {
  guest = await visit(browser, product);
  await guest.context.route(NEUTRAL, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<title>Elsewhere</title><p>${NEUTRAL_TEXT}</p>` }),
  );
  return guest.page;
}

/** A file of the product that runs no script, and so changes nothing that the browser stores. */
const STATIC_FILE = '/favicon.svg';

/**
 * Signs somebody up and stores the session once: what the browser has cleared is not stored again. In another tab, so that
 * the history of this one begins with a page of the product.
 */
async function signUp({ context }: Visit): Promise<Session> {
  const other = await context.newPage();
  const [response] = await Promise.all([
    context.request.post('/api/auth/signup', { data: newPerson() }),
    other.goto(STATIC_FILE),
  ]);
  const { data } = (await response.json()) as { data: Session };
  await other.evaluate((text) => localStorage.setItem('auth_session', text), JSON.stringify(data));
  await other.close();
  return data;
}

const headersOf = ({ session }: Session) => ({
  authorization: `Bearer ${session.access_token}`,
  'x-session-token': session.token,
});

const exitButton = (page: Page) => button(page, 'Exit quickly');
const waitForNeutralPage = (page: Page) => page.getByText(NEUTRAL_TEXT).waitFor();

/** What the browser still stores of the product. Read in the tab that left, because session storage belongs to a tab. */
async function readStored({ context }: Visit, left: Page): Promise<unknown> {
  await left.goto(STATIC_FILE);
  const stored = await left.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  return { ...stored, cookies: (await context.cookies()).map(({ name }) => name) };
}
const NOTHING = { local: {}, session: {}, caches: [], databases: [], cookies: [] };
/** Polled: the server's answer clears the cookies, perhaps after the neutral page is shown. */
const expectNothingStored = (left: Page = guest.page) =>
  expect.poll(() => readStored(guest, left)).toEqual(NOTHING);

test('quick exit hides the page within 100 ms, opens a neutral page, clears the browser and ends the session on the server', async () => {
  const page = await arrive();
  const headers = headersOf(await signUp(guest));
  await callApi(product.url, chatEndpoints.start, { headers, body: QUESTION });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: QUESTION.title }).first().waitFor();
  await page.evaluate(async () => {
    await caches.open('some cache');
    await new Promise((opened) => {
      indexedDB.open('some database').onsuccess = opened;
    });
    sessionStorage.setItem('kept:somebody:contact', 'a draft');
  });
  const names = (await guest.context.cookies()).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['device', 'refresh']);
  // The neutral page is held back: until it is shown, nothing must be visible.
  const release = Promise.withResolvers<void>();
  await guest.context.route(NEUTRAL, async (route) => {
    await release.promise;
    await route.fallback();
  });
  const left = Date.now();
  const hidden = await exitButton(page).evaluate((exit) => {
    const began = performance.now();
    (exit as HTMLButtonElement).click();
    const ms = performance.now() - began;
    return new Promise<{ ms: number; text: string; title: string }>((seen) => {
      // Before the first paint after the click, whose moment depends on the machine.
      requestAnimationFrame(() =>
        seen({
          ms,
          text: document.documentElement.innerText,
          title: document.title.trim(),
        }),
      );
    });
  });
  console.log(`hidden after ${hidden.ms.toFixed(1)} ms`);
  expect(hidden.ms).toBeLessThan(100);
  expect(hidden.text).toBe('');
  expect(hidden.title).not.toContain('Hearten');
  await until(async () => {
    const answer = await fetch(`${product.url}/api/usage`, { headers });
    return answer.status === 401;
  });
  const ended = Date.now() - left;
  console.log(`the session ended after ${ended} ms`);
  expect(ended).toBeLessThan(2_000);
  release.resolve();
  await waitForNeutralPage(page);
  expect(page.url()).toBe(QUICK_EXIT_URL);
  await expectNothingStored();
});

/** Goes back through the whole history of the tab. @returns the text of every page on the way. */
async function goBackThrough(page: Page): Promise<string[]> {
  const seen: string[] = [];
  const length = await page.evaluate(() => history.length);
  for (let step = 1; step < length; step += 1) {
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForURL((url) => NEUTRAL.test(url.href) || url.href === 'about:blank');
    if (page.url() === 'about:blank') break;
    await waitForNeutralPage(page);
    seen.push(await page.locator('body').innerText());
  }
  return seen;
}

describe('going back after a quick exit', () => {
  test('shows and stores nothing of the product, and requests nothing of the person', async () => {
    const page = await arrive();
    await signUp(guest);
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Account Settings' }).click();
    await page.getByRole('heading', { name: 'Account settings' }).waitFor();
    await page.goto('/library');
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL('**/library/*');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await page.waitForURL('**/terms');
    await exitButton(page).click();
    await waitForNeutralPage(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    const seen = await goBackThrough(page);
    expect(seen.length).toBeGreaterThanOrEqual(4);
    expect(new Set(seen)).toEqual(new Set([NEUTRAL_TEXT]));
    expect(calls).toEqual([]);
    await expectNothingStored();
  });
});

test('without a quick exit, going back from another site shows the page again', async () => {
  const page = await arrive();
  await page.goto('/contact');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(QUICK_EXIT_URL);
  await waitForNeutralPage(page);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
});

describe('the button', () => {
  // Pages for signed-in people only, and visitors: accessibility.e2e.ts.
  test('is shown to a signed-in person on the pages that visitors see too', async () => {
    const page = await arrive();
    await signUp(guest);
    for (const path of ['/', '/library', '/contact', '/nowhere']) {
      await page.goto(path);
      await exitButton(page).waitFor();
    }
    expect(guest.pageErrors).toEqual([]);
  });

  test('appears with the first letter that a visitor writes, and stays on other pages', async () => {
    const page = await arrive();
    await page.goto('/ask');
    await page.getByLabel('Title').waitFor();
    await expect.poll(() => exitButton(page).count()).toBe(0);
    await page.getByLabel('Title').press('W');
    await exitButton(page).waitFor();
    await page.goto('/library');
    await exitButton(page).waitFor();
    await exitButton(page).click();
    await waitForNeutralPage(page);
    await expectNothingStored();
  });

  test('works before the application has loaded, and when it never loads', async () => {
    const page = await arrive();
    await signUp(guest);
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await exitButton(page).click();
    await waitForNeutralPage(page);
    await expectNothingStored();
  });

  test('can be clicked while a dialog is open', async () => {
    const page = await arrive();
    const headers = headersOf(await signUp(guest));
    await callApi(product.url, chatEndpoints.start, { headers, body: QUESTION });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: QUESTION.title }).first().click();
    await page.getByRole('dialog').waitFor();
    await page.locator('.quick-exit button').click();
    await waitForNeutralPage(page);
  });
});

test('quick exit from a visitor’s conversation clears their cookie too', async () => {
  const page = await arrive();
  await startConversation(page);
  await waitForReplies(page, 1);
  expect((await guest.context.cookies()).map(({ name }) => name)).toContain('visitor');
  await exitButton(page).click();
  await waitForNeutralPage(page);
  await expectNothingStored();
});

test('pressing Shift three times is a quick exit, also in a text field, but not with letters in between or slowly', async () => {
  const page = await arrive();
  await page.goto('/ask');
  const title = page.getByLabel('Title');
  await title.focus();
  for (const letter of 'WENOTALK') await title.press(`Shift+${letter}`);
  await expect.poll(() => title.inputValue()).toBe('WENOTALK');
  await exitButton(page).waitFor();
  await pauseClock(page);
  for (const gap of [1_001, 1_001, 0]) {
    await page.clock.runFor(gap);
    await page.keyboard.press('Shift');
  }
  await expect.poll(() => title.inputValue()).toBe('WENOTALK');
  expect(new URL(page.url()).pathname).toBe('/ask');
  await page.clock.runFor(1_001);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift');
  await waitForNeutralPage(page);
  await expectNothingStored();
});

test('quick exit leaves in every tab of the browser', async () => {
  const page = await arrive();
  await signUp(guest);
  const others = [await guest.context.newPage(), await guest.context.newPage()];
  await Promise.all([others[0]?.goto('/dashboard'), others[1]?.goto('/contact'), page.goto('/account')]);
  for (const other of others) {
    await other.getByRole('heading', { level: 1 }).waitFor();
    await other.evaluate(() => sessionStorage.setItem('kept:somebody:contact', 'a draft'));
  }
  await exitButton(page).click();
  for (const other of [page, ...others]) await waitForNeutralPage(other);
  await expectNothingStored();
  for (const other of others) {
    expect(await goBackThrough(other)).toEqual([]);
    await expectNothingStored(other);
    await other.close();
  }
});

test('without access to storage, quick exit works, and going back from another site shows the page again', async () => {
  const page = await arrive();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await page.goto('/contact');
  await page.getByLabel('Subject').press('W');
  await exitButton(page).waitFor();
  await page.goto(QUICK_EXIT_URL);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
  await page.getByLabel('Subject').press('W');
  await exitButton(page).click();
  await waitForNeutralPage(page);
});

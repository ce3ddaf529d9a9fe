import { QUICK_EXIT_URL, type Session } from '@app/contracts';
import { type BorrowedProduct, borrowProduct, sharedBrowser, until } from '@app/testkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { button, QUESTION, startConversation, waitForReplies } from './chatting.ts';
import { newPerson, type Visit, visit } from './visit.ts';

/** What a neutral page says here; the real one is never asked for. */
const ELSEWHERE = 'Nothing of interest';
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
    route.fulfill({ contentType: 'text/html', body: `<title>Elsewhere</title><p>${ELSEWHERE}</p>` }),
  );
  return guest.page;
}

/** Signs up as the page keeps it: nothing is put back when the browser has been cleared. */
async function signUp(page: Page): Promise<Session> {
  await page.goto('/login');
  const response = await page.context().request.post('/api/auth/signup', { data: newPerson() });
  const { data } = (await response.json()) as { data: Session };
  await page.evaluate((text) => localStorage.setItem('auth_session', text), JSON.stringify(data));
  return data;
}

const exitButton = (page: Page) => button(page, 'Exit quickly');
const isElsewhere = (page: Page) => page.getByText(ELSEWHERE).waitFor();

/**
 * What the browser still holds of the product, of whatever kind. It is looked for in the tab that left: session storage
 * belongs to one tab, and a new one would always find none.
 */
async function waitForHeldReply({ context }: Visit, left: Page): Promise<unknown> {
  // A file of ours that runs nothing: only what was there before is there.
  await left.goto('/favicon.svg');
  const stored = await left.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  return { ...stored, cookies: (await context.cookies()).map(({ name }) => name) };
}
const NOTHING = { local: {}, session: {}, caches: [], databases: [], cookies: [] };
/** The cookies go with the server's answer, which comes to a page that is gone: perhaps after the neutral one is there. */
const holdsNothing = (left: Page = guest.page) =>
  expect.poll(() => waitForHeldReply(guest, left)).toEqual(NOTHING);

test('quick exit: the page is hidden within 100 ms, a neutral one takes its place, the browser holds nothing and the session is dead on the server', async () => {
  const page = await arrive();
  const { session } = await signUp(page);
  await startConversation(page);
  await waitForReplies(page, 1);
  await page.evaluate(async () => {
    await caches.open('some cache');
    await new Promise((opened) => {
      indexedDB.open('some database').onsuccess = opened;
    });
    sessionStorage.setItem('kept:somebody:contact', 'a draft');
  });
  const names = (await guest.context.cookies()).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['device', 'refresh']);
  // The neutral page takes its time: what is seen until then must be nothing.
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
      // Before anything is painted after the click. When that is depends on the machine and not on our code.
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
  const headers = { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token };
  await until(async () => {
    const answer = await fetch(`${product.url}/api/usage`, { headers });
    return answer.status === 401;
  });
  const dead = Date.now() - left;
  console.log(`the session was dead after ${dead} ms`);
  expect(dead).toBeLessThan(2_000);
  release.resolve();
  await isElsewhere(page);
  expect(page.url()).toBe(QUICK_EXIT_URL);
  await holdsNothing();
});

/** Every way of going back, until the browser has no more: what each page says, and where it is. */
async function goBackThrough(page: Page): Promise<string[]> {
  const seen: string[] = [];
  const length = await page.evaluate(() => history.length);
  for (let step = 1; step < length; step += 1) {
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForURL((url) => NEUTRAL.test(url.href) || url.href === 'about:blank');
    if (page.url() === 'about:blank') break;
    await isElsewhere(page);
    seen.push(await page.locator('body').innerText());
  }
  return seen;
}

describe('going back after a quick exit', () => {
  test('shows nothing of what was seen, neither on places of one document nor of several, nor does it write anything again', async () => {
    const page = await arrive();
    await signUp(page);
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Account Settings' }).click();
    await page.getByRole('heading', { name: 'Account settings' }).waitFor();
    await page.goto('/library');
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL('**/library/*');
    await exitButton(page).click();
    await isElsewhere(page);
    const seen = await goBackThrough(page);
    expect(seen.length).toBeGreaterThanOrEqual(4);
    expect(new Set(seen)).toEqual(new Set([ELSEWHERE]));
    await holdsNothing();
  });

  test('asks the server for nothing of the person', async () => {
    const page = await arrive();
    await signUp(page);
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto('/account');
    await exitButton(page).click();
    await isElsewhere(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    await page.goBack({ waitUntil: 'commit' });
    await isElsewhere(page);
    expect(calls).toEqual([]);
  });
});

test('who merely comes back from another site finds the page as it was', async () => {
  const page = await arrive();
  await page.goto('/contact');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(QUICK_EXIT_URL);
  await isElsewhere(page);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
});

describe('the button', () => {
  test('is there for whoever is signed in, on every page, and not for who has only looked', async () => {
    const page = await arrive();
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => exitButton(page).count()).toBe(0);
    await signUp(page);
    for (const path of [
      '/',
      '/dashboard',
      '/account',
      '/ask',
      '/library',
      '/contact',
      '/terms',
      '/nowhere',
    ]) {
      await page.goto(path);
      await exitButton(page).waitFor();
    }
    expect(guest.pageErrors).toEqual([]);
  });

  test('appears with the first letter somebody writes, and stays over reloads and pages', async () => {
    const page = await arrive();
    await page.goto('/ask');
    await page.getByLabel('Title').waitFor();
    await expect.poll(() => exitButton(page).count()).toBe(0);
    await page.getByLabel('Title').press('W');
    await exitButton(page).waitFor();
    await page.goto('/library');
    await exitButton(page).waitFor();
    await exitButton(page).click();
    await isElsewhere(page);
    await holdsNothing();
  });

  test('works while the application has not come yet, and when it never does', async () => {
    const page = await arrive();
    await signUp(page);
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await exitButton(page).click();
    await isElsewhere(page);
    await holdsNothing();
  });

  test('can be pressed over an open dialog', async () => {
    const page = await arrive();
    await signUp(page);
    await startConversation(page);
    await waitForReplies(page, 1);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: QUESTION.title }).first().click();
    await page.getByRole('dialog').waitFor();
    await page.locator('.quick-exit button').click();
    await isElsewhere(page);
  });
});

test('a visitor’s cookie goes too, and their conversation can’t be found again', async () => {
  const page = await arrive();
  await startConversation(page);
  await waitForReplies(page, 1);
  expect((await guest.context.cookies()).map(({ name }) => name)).toContain('visitor');
  await exitButton(page).click();
  await isElsewhere(page);
  await holdsNothing();
});

describe('Shift three times', () => {
  test('leaves, also while writing', async () => {
    const page = await arrive();
    await page.goto('/ask');
    await page.getByLabel('Title').press('W');
    await exitButton(page).waitFor();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift');
    await isElsewhere(page);
    await holdsNothing();
  });

  test('capital letters, and presses far apart, do not', async () => {
    const page = await arrive();
    await page.goto('/ask');
    const title = page.getByLabel('Title');
    await title.focus();
    for (const letter of 'WENOTALK') await title.press(`Shift+${letter}`);
    await expect.poll(() => title.inputValue()).toBe('WENOTALK');
    for (const gap of [1_001, 1_001, 0]) {
      await page.evaluate((ms) => {
        const at = performance.now() + ms;
        return new Promise<void>((reached) => {
          const look = () => (performance.now() >= at ? reached() : requestAnimationFrame(look));
          look();
        });
      }, gap);
      await page.keyboard.press('Shift');
    }
    await expect.poll(() => title.inputValue()).toBe('WENOTALK');
    expect(new URL(page.url()).pathname).toBe('/ask');
  });
});

test('the other tabs of the browser leave too', async () => {
  const page = await arrive();
  await signUp(page);
  const others = [await guest.context.newPage(), await guest.context.newPage()];
  await others[0]?.goto('/dashboard');
  await others[1]?.goto('/contact');
  for (const other of others) {
    await other.getByRole('heading', { level: 1 }).waitFor();
    await other.evaluate(() => sessionStorage.setItem('kept:somebody:contact', 'a draft'));
  }
  await page.goto('/account');
  await exitButton(page).click();
  for (const other of [page, ...others]) await isElsewhere(other);
  await holdsNothing();
  for (const other of others) {
    expect(await goBackThrough(other)).toEqual([]);
    await holdsNothing(other);
    await other.close();
  }
});

test('storage that is denied does not keep anybody from leaving, nor a page from being shown again', async () => {
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
  await isElsewhere(page);
});

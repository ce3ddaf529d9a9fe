import { gzipSync } from 'node:zlib';
import { type BorrowedProduct, borrowProduct, sharedBrowser } from '@app/testkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pauseClock } from './chatting.ts';
import { firstScripts, sumOf } from './first-scripts.ts';
import { signUpInBrowser, type Visit, visit } from './visit.ts';

let product: BorrowedProduct;
let browser: Browser;
let guest: Visit | undefined;

beforeAll(async () => {
  [product, browser] = await Promise.all([borrowProduct(), sharedBrowser()]);
});
afterEach(() => guest?.close());
afterAll(() => product?.giveBack());

async function arrive(path: string, options: Parameters<typeof visit>[2] = {}): Promise<Page> {
  guest = await visit(browser, product, options);
  await guest.page.goto(path);
  return guest.page;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

describe('home', () => {
  test('[HOME-1] [HOME-2] [HOME-4] a visitor reads what this is, how it works, what stays private and what it costs, and is led to sign up', async () => {
    const page = await arrive('/');
    await heading(page).getByText('Healing starts with a conversation.', { exact: true }).waitFor();
    const words = await page.getByRole('main').innerText();
    for (const promise of ['Compassionate', 'practical', 'Private', 'judgment-free', 'tailored'])
      expect(words).toContain(promise);
    for (const name of ['Ask', 'Coach', 'Library'])
      await page.getByRole('heading', { level: 3, name, exact: true }).waitFor();
    await page.getByText('An example we wrote, not a real conversation.').waitFor();
    const names = await page.getByRole('heading', { level: 2 }).allInnerTexts();
    expect(names).toEqual([
      'Three ways to start',
      'How it works',
      'What it sounds like',
      'What stays between us',
      'What it costs',
      'Common questions',
      'You don’t need the perfect words. Start with what’s on your mind.',
    ]);
    await page.getByRole('heading', { name: 'Premium $2.00' }).waitFor();
    await page.getByText('20 messages a month').waitFor();
    const answer = page.getByText('No. Hearten is educational');
    await expect.poll(() => answer.isVisible()).toBe(false);
    await page.getByText('Is this therapy?').click();
    await answer.waitFor();
    await page.getByRole('link', { name: 'See what we keep' }).click();
    await page.waitForURL('**/privacy');
    await page.goBack();
    await page.getByRole('link', { name: 'Sign up to ask your question' }).click();
    await page.waitForURL('**/signup');
  });

  test('[HOME-2] has its main button once, and ends with an invitation', async () => {
    guest = await visit(browser, product);
    const { page } = guest;
    await page.goto('/');
    const last = page.getByRole('main').getByRole('region').last();
    await last.getByRole('heading', { name: 'You don’t need the perfect words.' }).waitFor();
    expect(await page.getByRole('link', { name: 'Sign up to ask your question' }).count()).toBe(1);
    await last.getByRole('link', { name: 'Create a free account' }).click();
    await page.waitForURL('**/signup');
  });

  test('every public page can be read without script, and its script changes none of its words', async () => {
    const pages = [
      ['/', 'Healing starts with a conversation.'],
      ['/library', 'Library'],
      ['/library/weekly-check-in-template', 'Weekly check-in template'],
      ['/library/repair-after-conflict', 'Repair after conflict'],
      ['/library/saying-no-kindly', 'Saying no kindly'],
      ['/library/jealousy', 'Jealousy'],
      ['/library/money', 'Money without the fight'],
      ['/library/in-laws', 'In-laws'],
      ['/library/long-distance', 'Long distance'],
      ['/library/parenting-as-a-team', 'Parenting as a team'],
      ['/library/after-a-breakup', 'After a breakup'],
      ['/library/when-it-may-be-abuse', 'When it may be abuse'],
      ['/safety', 'Safety'],
      ['/privacy', 'Privacy Policy'],
      ['/terms', 'Terms of Service'],
    ] as const;
    const words = new Map<string, string>();
    const withoutScript = await visit(browser, product, { javaScriptEnabled: false });
    for (const [path, text] of pages) {
      await withoutScript.page.goto(path);
      await heading(withoutScript.page).getByText(text, { exact: true }).waitFor();
      words.set(path, await withoutScript.page.getByRole('main').innerText());
    }
    await withoutScript.close();

    // A language without a region: /safety then guesses no country, as without script.
    guest = await visit(browser, product, { locale: 'en' });
    const { page, pageErrors } = guest;
    // The answers of the server, such as the counts of /safety, must not arrive before the words are compared.
    await page.route('**/api/**', () => undefined);
    for (const [path] of pages) {
      await page.goto(path);
      await page.waitForFunction(() => document.title !== '' && !document.querySelector('[data-signed-in]'));
      await page.keyboard.press('Tab');
      await expect.poll(() => page.getByRole('main').innerText(), { message: path }).toBe(words.get(path));
    }
    expect(pageErrors).toEqual([]);
  });

  test('[HOME-2] a signed-in person is led to ask, and never sees the page for visitors, not even before the script is loaded', async () => {
    guest = await visit(browser, product);
    await signUpInBrowser(guest);
    const { page } = guest;
    await page.goto('/terms');
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/index-*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    const arrived = page.goto('/', { waitUntil: 'load' });
    await page.waitForFunction(
      () => document.querySelector('#pane') !== null && getComputedStyle(document.body).margin === '0px',
    );
    await expect
      .poll(() => page.getByRole('link', { name: 'Sign up to ask your question' }).isVisible())
      .toBe(false);
    scripts.resolve();
    await arrived;
    const link = page.getByRole('link', { name: 'Ask your question', exact: true });
    await expect.poll(() => link.getAttribute('href')).toBe('/ask');
    expect(guest.pageErrors).toEqual([]);
  });

  test('the first page needs at most 100 kB of script', async () => {
    // Only what is loaded before the page can be used counts. Other code is loaded on use or after a pause, which does
    // not end while the clock of the page is paused.
    const page = await browser.newPage({ baseURL: product.url });
    await pauseClock(page);
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.body());
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForFunction(() => {
      const link = document.querySelector('main a');
      return link !== null && Object.keys(link).some((key) => key.startsWith('__reactProps$'));
    });
    const bytes = (await Promise.all(scripts)).reduce((sum, s) => sum + gzipSync(s, { level: 9 }).length, 0);
    await page.close();
    console.log(`the first page's script: ${bytes} bytes, gzipped`);
    expect(bytes).toBeLessThanOrEqual(100_000);
  });

  test('the ask page needs at most 100 kB of script, compressed as it is sent', () => {
    expect(sumOf(firstScripts('src/pages/chat/ask-page.tsx').values())).toBeLessThanOrEqual(100_000);
  });
});

import { gzipSync } from 'node:zlib';
import { openBrowser, startProduct, type TestProduct } from '@app/testkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signedIn, type Visit, visit } from './visit.ts';

let product: TestProduct;
let browser: Browser;
let guest: Visit | undefined;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});
afterEach(() => guest?.close());
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

async function arrive(path: string, options: Parameters<typeof visit>[2] = {}): Promise<Page> {
  guest = await visit(browser, product, options);
  await guest.page.goto(path);
  return guest.page;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

describe('home', () => {
  test('[HOME-1] [HOME-2] [HOME-4] a visitor reads what this is and is led to sign up', async () => {
    const page = await arrive('/');
    await heading(page).getByText('Healing starts with a conversation.', { exact: true }).waitFor();
    const words = await page.getByRole('main').innerText();
    for (const promise of ['Compassionate', 'practical', 'Private', 'judgment-free', 'tailored'])
      expect(words).toContain(promise);
    for (const name of ['Ask', 'Coach', 'Library'])
      await page.getByRole('heading', { level: 3, name, exact: true }).waitFor();
    await page.getByRole('link', { name: 'Sign up to ask your question' }).click();
    await page.waitForURL('**/signup');
  });

  test('[HOME-2] who is signed in is led to ask', async () => {
    guest = await visit(browser, product);
    await signedIn(guest);
    await guest.page.goto('/');
    const button = guest.page.getByRole('link', { name: 'Ask your question', exact: true });
    expect(await button.getAttribute('href')).toBe('/ask');
  });

  test('the first page needs at most 100 kB of script', async () => {
    guest = await visit(browser, product);
    const scripts: Promise<Buffer>[] = [];
    guest.page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.body());
    });
    await guest.page.goto('/', { waitUntil: 'load' });
    await heading(guest.page).waitFor();
    const bytes = (await Promise.all(scripts)).reduce((sum, s) => sum + gzipSync(s, { level: 9 }).length, 0);
    console.log(`the first page's script: ${bytes} bytes, gzipped`);
    expect(bytes).toBeLessThanOrEqual(100_000);
  });
});

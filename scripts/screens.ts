import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { openBrowser, startProduct } from '@app/testkit';
import type { Page } from 'playwright-core';

/** `npm run screens`: the main pages as pictures in docs/screens, of the product as it is now. */
const FOLDER = path.resolve(import.meta.dirname, '../docs/screens');
const SIZES = { phone: { width: 360, height: 740 }, desk: { width: 1440, height: 900 } };

async function signUp(page: Page): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('First Name').fill('Mia');
  await page.getByLabel('Last Name').fill('Berg');
  await page.getByLabel('Email Address').fill('mia@example.org');
  await page.getByLabel('Password', { exact: true }).fill('lavender lamp post');
  await page.getByLabel('Confirm Password').fill('lavender lamp post');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/dashboard');
}

async function ask(page: Page): Promise<void> {
  await page.goto('/ask');
  await page.getByLabel(/title/i).fill('Dinner in silence');
  await page
    .getByLabel(/situation/i)
    .fill('My husband and I eat dinner in silence, and I miss how we used to talk about everything.');
  await page.getByRole('button', { name: 'Hopeful' }).click();
  await page.getByRole('button', { name: 'Start chat' }).click();
  await page.getByRole('button', { name: 'Copy reply' }).first().waitFor();
}

mkdirSync(FOLDER, { recursive: true });
const product = await startProduct({ env: { SANDBOX_TOKEN_DELAY_MS: '0' } });
const browser = await openBrowser();
try {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: SIZES.desk,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const take = async (name: string) => {
    for (const theme of ['light', 'dark'] as const) {
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await page.evaluate((shown) => document.documentElement.setAttribute('data-theme', shown), theme);
        const suffix = size === 'desk' && theme === 'light' ? '' : `-${size}-${theme}`;
        await page.screenshot({ path: path.join(FOLDER, `${name}${suffix}.png`) });
      }
    }
    await page.setViewportSize(SIZES.desk);
  };
  await page.goto('/');
  await take('home');
  await signUp(page);
  await ask(page);
  await take('ask');
  await page.goto('/dashboard');
  await page.getByText('Dinner in silence').first().waitFor();
  await take('dashboard');
} finally {
  await browser.close();
  await product.stop();
}

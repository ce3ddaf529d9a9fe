import { type BorrowedProduct, borrowProduct, sharedBrowser } from '@app/testkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newPerson, signUpInBrowser, storedSession, type Visit, visit } from './visit.ts';

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

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Appearance' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(name, { exact: true }).click();
  await expect.poll(() => dialog.getByRole('radio', { name, exact: true }).isChecked()).toBe(true);
}

test('[ACC-4] the theme is light until a visitor chooses another one; the choice applies in every tab, and after a reload before the first paint', async () => {
  const page = await arrive('/', { colorScheme: 'dark' });
  await heading(page).waitFor();
  await expect.poll(() => theme(page)).toBe('light');
  const light = await paper(page);
  const other = await page.context().newPage();
  await other.goto('/library');
  await choose(page, 'Dark');
  await expect.poll(() => theme(page)).toBe('dark');
  await expect.poll(() => paper(page)).not.toBe(light);
  await expect.poll(() => theme(other)).toBe('dark');
  await choose(other, 'Match my device');
  await expect.poll(() => theme(page)).toBe('system');
  await page.addInitScript(() => {
    const papers = new Set<string>();
    Object.assign(window, { papers });
    const look = () => {
      if (document.body) papers.add(getComputedStyle(document.documentElement).backgroundColor);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.reload();
  await heading(page).waitFor();
  await expect.poll(() => theme(page)).toBe('system');
  await expect.poll(() => paper(page)).not.toBe(light);
  await page.waitForFunction(() => (window as unknown as { papers: Set<string> }).papers.size > 0);
  const seen = await page.evaluate(() => [...(window as unknown as { papers: Set<string> }).papers]);
  expect(seen).toEqual([await paper(page)]);
  expect(guest?.pageErrors).toEqual([]);
});

test('[ACC-4] a new account takes over the visitor’s theme, and the bar of the browser has the colour of the page', async () => {
  const page = await arrive('/', { colorScheme: 'dark' });
  const bar = () => page.locator('meta[name="theme-color"]').getAttribute('content');
  const hex = async () =>
    `#${(await paper(page))
      .match(/\d+/g)
      ?.map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`;
  const sameColour = () => expect.poll(async () => (await bar()) === (await hex())).toBe(true);
  await sameColour();
  await choose(page, 'Dark');
  await sameColour();
  await page.keyboard.press('Escape');
  await page.goto('/signup');
  const person = newPerson();
  await page.getByLabel('First Name').fill(person.firstName);
  await page.getByLabel('Last Name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password').fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/dashboard');
  expect((await storedSession(page))?.preferences?.theme_preference).toBe('dark');
  await expect.poll(() => theme(page)).toBe('dark');
  await sameColour();
});

test('[ACC-4] a signed-in person can change the theme on any page, and the account keeps it', async () => {
  guest = await visit(browser, product);
  await signUpInBrowser(guest);
  const { page } = guest;
  await page.goto('/library');
  const sent = page.waitForResponse('**/api/user/preferences');
  await choose(page, 'Dark');
  const answer = await sent;
  expect(answer.request().postDataJSON()).toEqual({ themePreference: 'dark' });
  expect((await answer.json()).data.preferences.theme_preference).toBe('dark');
  await expect.poll(() => theme(page)).toBe('dark');
});

const themeSwitch = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Dark theme' });
const isPressed = (page: Page) => themeSwitch(page).getAttribute('aria-pressed');

test('[ACC-4] the switch in the top bar changes the theme of this browser, from what the page shows', async () => {
  const page = await arrive('/', {
    colorScheme: 'dark',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  await expect.poll(() => isPressed(page)).toBe('false');
  const { width, height } = (await themeSwitch(page).boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await themeSwitch(page).click();
  await expect.poll(() => theme(page)).toBe('dark');
  await page.reload();
  await expect.poll(() => theme(page)).toBe('dark');
  await expect.poll(() => isPressed(page)).toBe('true');
  await choose(page, 'Match my device');
  await page.keyboard.press('Escape');
  await expect.poll(() => isPressed(page)).toBe('true');
  await themeSwitch(page).click();
  await expect.poll(() => theme(page)).toBe('light');
  expect(guest?.pageErrors).toEqual([]);
});

test('[ACC-4] the switch in the top bar changes the theme of a signed-in person’s account', async () => {
  guest = await visit(browser, product);
  await signUpInBrowser(guest);
  const { page } = guest;
  await page.goto('/library');
  const sent = page.waitForResponse('**/api/user/preferences');
  await themeSwitch(page).click();
  expect((await sent).request().postDataJSON()).toEqual({ themePreference: 'dark' });
  await expect.poll(() => isPressed(page)).toBe('true');
  expect((await storedSession(page))?.preferences?.theme_preference).toBe('dark');
  await expect.poll(() => page.locator('[data-toast]').count()).toBe(0);
});

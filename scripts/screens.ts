import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser, startProduct, until } from '@app/testkit';
import type { BrowserContext, Page } from 'playwright-core';

/**
 * `npm run screens`: the main pages as pictures in docs/screens, of the product as it is now. With `--all --to <folder>`
 * every page and state, whole, also at the width of a tablet: for looking through them.
 */
const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, to: { type: 'string' } },
});
const FOLDER = path.resolve(values.to ?? path.join(import.meta.dirname, '../docs/screens'));
const SIZES = {
  phone: { width: 360, height: 740 },
  ...(values.all && { tablet: { width: 768, height: 1024 } }),
  desk: { width: 1440, height: 900 },
};
const MAIN = new Set(['home', 'ask', 'ask-form', 'dashboard', 'account', 'library', 'guide', 'safety']);

interface Shot {
  name: string;
  path: string;
  /** Until this is there, the page is not. */
  shows: string;
  before?: (page: Page) => Promise<void>;
}

const OPEN: Shot[] = [
  { name: 'home', path: '/', shows: 'Healing starts with a conversation.' },
  { name: 'signup', path: '/signup', shows: 'Create your account' },
  { name: 'login', path: '/login', shows: 'Remember me' },
  { name: 'forgot', path: '/forgot-password', shows: 'Send Reset Link' },
  { name: 'reset', path: '/reset-password?token=of-a-mail', shows: 'Choose a new password' },
  { name: 'confirm-failed', path: '/confirm?type=signup&token=x', shows: 'Try Signing Up Again' },
  { name: 'library', path: '/library', shows: 'Weekly check-in template' },
  { name: 'guide', path: '/library/weekly-check-in-template', shows: 'Why it works' },
  { name: 'guide-repair', path: '/library/repair-after-conflict', shows: 'Repair after conflict' },
  { name: 'guide-no', path: '/library/saying-no-kindly', shows: 'Saying no kindly' },
  { name: 'contact', path: '/contact', shows: 'Contact us' },
  { name: 'safety', path: '/safety', shows: 'Our promise' },
  { name: 'privacy', path: '/privacy', shows: 'Privacy Policy' },
  { name: 'terms', path: '/terms', shows: 'Terms of Service' },
  { name: 'payment', path: '/payment-success', shows: 'Sign in to see your payment' },
  { name: 'unsubscribe', path: '/unsubscribe?token=of-a-mail', shows: 'Unsubscribe' },
  { name: 'not-found', path: '/nowhere', shows: 'Oops! Page not found' },
  {
    name: 'appearance',
    path: '/library',
    shows: 'As my device',
    before: (page) => page.getByRole('button', { name: 'Appearance' }).click(),
  },
];
const NEW: Shot[] = [
  { name: 'dashboard-new', path: '/dashboard', shows: 'No conversations yet.' },
  { name: 'ask-form', path: '/ask', shows: 'Your free messages renew' },
];
const KNOWN: Shot[] = [
  { name: 'dashboard', path: '/dashboard', shows: 'Dinner in silence' },
  { name: 'account', path: '/account', shows: 'This device' },
  {
    name: 'shortcuts',
    path: '/dashboard',
    shows: 'Use keyboard shortcuts',
    before: (page) => page.getByRole('button', { name: 'Keyboard shortcuts' }).click(),
  },
];

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
const product = await startProduct({ env: { SANDBOX_TOKEN_DELAY_MS: '0', RATE_OTHER: '10000/1m' } });
const browser = await openBrowser();

/** The page as it stands, in every size and both themes. */
async function picture(page: Page, name: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.evaluate((shown) => document.documentElement.setAttribute('data-theme', shown), theme);
      const suffix = size === 'desk' && theme === 'light' ? '' : `-${size}-${theme}`;
      await page.screenshot({ path: path.join(FOLDER, `${name}${suffix}.png`), fullPage: values.all });
    }
  }
  await page.setViewportSize(SIZES.desk);
}

async function take(page: Page, shots: readonly Shot[]): Promise<void> {
  for (const shot of shots.filter(({ name }) => values.all || MAIN.has(name))) {
    await page.goto(shot.path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await shot.before?.(page);
    await page.getByText(shot.shows).first().waitFor();
    // What arrives after the page (pictures, further code) is part of it.
    await page.waitForLoadState('networkidle');
    await until(() => page.evaluate(() => document.fonts.status === 'loaded'));
    await picture(page, shot.name);
  }
}

try {
  const context: BrowserContext = await browser.newContext({
    baseURL: product.url,
    viewport: SIZES.desk,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await take(page, OPEN);
  await signUp(page);
  await take(page, NEW);
  await ask(page);
  await picture(page, 'ask');
  await take(page, KNOWN);
} finally {
  await browser.close();
  await product.stop();
}

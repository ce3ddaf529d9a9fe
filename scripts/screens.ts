import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser, startProduct, until } from '@app/testkit';
import type { BrowserContext, Page } from 'playwright-core';
import { askAboutSilence, askInDanger, signUp } from './screens/person.ts';
import { KNOWN, NEW, OPEN, type Shot } from './screens/shots.ts';
import { STATES } from './screens/states.ts';

/**
 * `npm run screens`: the main pages as pictures in docs/screens, of the product as it is now. With `--all --to <folder>`
 * every page and state, whole, also at the width of a tablet: for looking through them. With `--only <names,…>` those.
 */
const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, to: { type: 'string' }, only: { type: 'string' } },
});
const FOLDER = path.resolve(values.to ?? path.join(import.meta.dirname, '../docs/screens'));
const SIZES = {
  phone: { width: 360, height: 740 },
  ...(values.all && { tablet: { width: 768, height: 1024 } }),
  desk: { width: 1440, height: 900 },
};
const MAIN = ['home', 'ask', 'ask-form', 'dashboard', 'account', 'library', 'guide', 'safety'];
const only = values.only?.split(',');

const isWanted = (name: string) => only?.includes(name) ?? (values.all || MAIN.includes(name));

mkdirSync(FOLDER, { recursive: true });
const product = await startProduct({ env: { SANDBOX_TOKEN_DELAY_MS: '0', RATE_OTHER: '10000/1m' } });
const browser = await openBrowser();

/** Puts the page into a theme, and waits until every colour has changed. */
async function dress(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (chosen) => {
    document.documentElement.setAttribute('data-theme', chosen);
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changing.map(({ finished }) => finished));
  }, theme);
}

/** The page as it stands, in every size and both themes. */
async function picture(page: Page, name: string): Promise<void> {
  if (!isWanted(name)) return;
  for (const theme of ['light', 'dark'] as const) {
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await dress(page, theme);
      const suffix = size === 'desk' && theme === 'light' ? '' : `-${size}-${theme}`;
      await page.screenshot({ path: path.join(FOLDER, `${name}${suffix}.png`), fullPage: values.all });
    }
  }
  await page.setViewportSize(SIZES.desk);
}

async function take(page: Page, shots: readonly Shot[]): Promise<void> {
  for (const shot of shots.filter(({ name }) => isWanted(name))) {
    await shot.first?.(page);
    await page.goto(shot.path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await shot.before?.(page);
    await page.getByText(shot.shows).first().waitFor();
    // What arrives after the page (pictures, further code) is part of it.
    if (!shot.unsettled) await page.waitForLoadState('networkidle');
    await until(() => page.evaluate(() => document.fonts.status === 'loaded'));
    await picture(page, shot.name);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().setOffline(false);
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
  await askAboutSilence(page);
  await picture(page, 'ask');
  await take(page, KNOWN);
  if (values.all) {
    await askInDanger(page);
    await picture(page, 'ask-crisis');
    await take(page, STATES);
  }
} finally {
  await browser.close();
  await product.stop();
}

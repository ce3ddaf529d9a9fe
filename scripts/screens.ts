import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser, startProduct, until } from '@app/testkit';
import type { BrowserContext, Page } from 'playwright-core';
import { takeFilmstrip } from './screens/filmstrip.ts';
import { askAboutSilence, askInDanger, signUp } from './screens/person.ts';
import { AFTER_CONVERSATION, NEW_ACCOUNT, PUBLIC_PAGES, type Shot } from './screens/shots.ts';
import { STATES } from './screens/states.ts';

/**
 * `npm run screens`: takes screenshots of the main pages for docs/screens, and a row of pictures of a newcomer's first
 * minute. `--all --to <folder>` takes full-page screenshots of every page and state. `--only <names,…>` takes only those named.
 */
const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, to: { type: 'string' }, only: { type: 'string' } },
});
const FOLDER = path.resolve(values.to ?? path.join(import.meta.dirname, '../docs/screens'));
const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1440, height: 900 },
};
const MAIN = [
  'home',
  'ask',
  'ask-form',
  'ask-limit',
  'ask-crisis',
  'dashboard',
  'account',
  'library',
  'guide',
  'guide-abuse',
  'contact',
  'safety',
  'first-minute',
];
const only = values.only?.split(',');

const isWanted = (name: string) => only?.includes(name) ?? (values.all || MAIN.includes(name));

mkdirSync(FOLDER, { recursive: true });
const product = await startProduct({ env: { SANDBOX_TOKEN_DELAY_MS: '0', RATE_OTHER: '10000/1m' } });
const browser = await openBrowser();

/** Applies a theme and waits until all colour transitions have finished. */
async function applyTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (chosen) => {
    document.documentElement.setAttribute('data-theme', chosen);
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changing.map(({ finished }) => finished));
  }, theme);
}

/** Takes screenshots of the page in every size and both themes. */
async function takeScreenshots(page: Page, name: string): Promise<void> {
  if (!isWanted(name)) return;
  const devtools = await page.context().newCDPSession(page);
  const setTouch = (enabled: boolean) => devtools.send('Emulation.setTouchEmulationEnabled', { enabled });
  for (const theme of ['light', 'dark'] as const) {
    for (const [size, viewport] of Object.entries(SIZES)) {
      await setTouch(size !== 'desk');
      await page.setViewportSize(viewport);
      await applyTheme(page, theme);
      const suffix = size === 'desk' && theme === 'light' ? '' : `-${size}-${theme}`;
      await page.screenshot({ path: path.join(FOLDER, `${name}${suffix}.png`), fullPage: values.all });
    }
  }
  await setTouch(false);
  await devtools.detach();
  await page.setViewportSize(SIZES.desk);
}

async function takeShots(page: Page, shots: readonly Shot[]): Promise<void> {
  for (const shot of shots.filter(({ name }) => isWanted(name))) {
    await shot.beforeOpen?.(page);
    await page.goto(shot.path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await shot.afterOpen?.(page);
    await page.getByText(shot.shows).first().waitFor();
    // Images and lazily loaded code arrive after the page itself.
    if (!shot.neverSettles) await page.waitForLoadState('networkidle');
    await until(() => page.evaluate(() => document.fonts.status === 'loaded'));
    await takeScreenshots(page, shot.name);
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
  await takeShots(page, PUBLIC_PAGES);
  await signUp(page);
  await takeShots(page, NEW_ACCOUNT);
  await askAboutSilence(page);
  await takeScreenshots(page, 'ask');
  await takeShots(page, AFTER_CONVERSATION);
  await askInDanger(page);
  await takeScreenshots(page, 'ask-crisis');
  await takeShots(page, STATES);
} finally {
  await product.stop();
}
if (isWanted('first-minute')) await takeFilmstrip(browser, FOLDER);
await browser.close();

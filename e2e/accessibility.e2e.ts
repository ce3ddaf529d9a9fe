import { PAGE_PATHS } from '@app/contracts';
import { openBrowser, startProduct, type TestProduct } from '@app/testkit';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { letStay, OPEN_PAGES, OWN_PAGES } from './pages.ts';
import { signedIn, type Visit, visit } from './visit.ts';

let product: TestProduct;
let browser: Browser;
let guest: Visit | undefined;

beforeAll(async () => {
  const env = { RATE_SIGNUP: '1000/1h' };
  [product, browser] = await Promise.all([startProduct({ env }), openBrowser()]);
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

/** Holds the page in a theme, whatever the application makes of it. */
async function dress(page: Page, theme: string): Promise<void> {
  await page.addInitScript((chosen) => {
    document.addEventListener('DOMContentLoaded', () => {
      const hold = () => {
        if (document.documentElement.dataset.theme !== chosen)
          document.documentElement.dataset.theme = chosen;
      };
      new MutationObserver(hold).observe(document.documentElement, { attributes: true });
      hold();
    });
  }, theme);
}

/** Controls under 24 px either way (WCAG 2.5.8), but for links within a sentence. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role="button"]',
    );
    return [...all]
      .filter((control) => {
        const { width, height, bottom } = (control.closest('label') ?? control).getBoundingClientRect();
        const { visibility, display } = getComputedStyle(control);
        const isSeen = width > 0 && height > 0 && bottom > 0 && visibility !== 'hidden';
        const inSentence = control.matches('a') && display === 'inline';
        return isSeen && !inSentence && (width < 24 || height < 24);
      })
      .map((control) => control.outerHTML.slice(0, 100));
  });

/** What is left of 1280 px at 400 % and 200 % zoom, a tablet, and a desk. */
const WIDTHS = [320, 640, 768, 1280];

/** What stands in somebody's way on each of the pages. */
async function barriers(page: Page, width: number, pages: typeof OPEN_PAGES): Promise<string[]> {
  const found: string[] = [];
  await letStay(page);
  for (const [path, text] of pages) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await heading(page).getByText(text, { exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    found.push(...violations.map(({ id, nodes }) => `${path}: ${id} ${nodes.map((n) => n.html)}`));
    for (const each of WIDTHS) {
      await page.setViewportSize({ width: each, height: 800 });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (beyond > 0) found.push(`${path}: ${beyond} px of ${each} are lost at the side`);
      found.push(...(await smallTargets(page)).map((target) => `${path}: too small at ${each}: ${target}`));
    }
  }
  return found;
}

test('every page there is is looked at here', () => {
  const looked = [...OPEN_PAGES, ...OWN_PAGES].map(([path]) => path.split('?')[0]);
  expect(looked.toSorted()).toEqual([...PAGE_PATHS, '/nowhere'].toSorted());
});

describe.each([
  ['light', 320],
  ['dark', 1280],
] as const)('in %s, %i px wide', (theme, width) => {
  test('every open page is readable and operable for everybody, and loses nothing', async () => {
    guest = await visit(browser, product);
    await dress(guest.page, theme);
    expect(await barriers(guest.page, width, OPEN_PAGES)).toEqual([]);
  }, 180_000);

  test('so is every page of one’s own', async () => {
    guest = await visit(browser, product);
    await signedIn(guest);
    await dress(guest.page, theme);
    expect(await barriers(guest.page, width, OWN_PAGES)).toEqual([]);
  }, 60_000);
});

test('nothing moves on its own where less motion is asked for', async () => {
  guest = await visit(browser, product, { reducedMotion: 'reduce' });
  const { page } = guest;
  const moving: string[] = [];
  await letStay(page);
  for (const [path, text] of OPEN_PAGES) {
    await page.goto(path);
    await heading(page).getByText(text, { exact: true }).waitFor();
    moving.push(
      ...(await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 100)
          .map(
            (animation) => `${location.pathname} ${'animationName' in animation && animation.animationName}`,
          ),
      )),
    );
  }
  expect(moving).toEqual([]);
}, 90_000);

test('with forced colours every button keeps an edge, and focus is seen', async () => {
  const page = await arrive('/signup', { forcedColors: 'active' });
  const submit = page.getByRole('button', { name: 'Create Account' });
  const edge = await submit.evaluate((button) => getComputedStyle(button).borderTopWidth);
  expect(Number.parseFloat(edge)).toBeGreaterThan(0);
  for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return { style: outlineStyle, width: Number.parseFloat(outlineWidth) };
  });
  expect(outline.style).not.toBe('none');
  expect(outline.width).toBeGreaterThanOrEqual(2);
});

test('nothing jumps while a page comes', async () => {
  guest = await visit(browser, product);
  const { page } = guest;
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Node }[] };
        const names = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : '?',
        );
        if (value > 0.001) shifts.push(`${location.pathname} ${value.toFixed(4)} ${names}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const jumped: string[] = [];
  await letStay(page);
  const look = async (pages: typeof OPEN_PAGES) => {
    for (const [path, text] of pages) {
      await page.goto(path);
      await heading(page).getByText(text, { exact: true }).waitFor();
      await page.waitForLoadState('networkidle');
      jumped.push(...(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)));
    }
  };
  await look(OPEN_PAGES);
  await signedIn(guest);
  await look(OWN_PAGES);
  expect(jumped).toEqual([]);
}, 90_000);

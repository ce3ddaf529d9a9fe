import { PAGE_PATHS } from '@app/contracts';
import { type BorrowedProduct, borrowProduct, sharedBrowser } from '@app/testkit';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { OPEN_PAGES, OWN_PAGES, preventRedirect } from './pages.ts';
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

/** What was seen on one page while it was loaded and after that. */
interface Seen {
  path: string;
  /** Rules of axe that it breaks. */
  violations: string[];
  /** What does not fit, or is too small to be hit, at each of the widths. */
  misfits: string[];
  /** Animations longer than a tenth of a second. */
  animations: string[];
  /** Layout shifts while it was loaded. */
  shifts: string[];
}

/** Loads each of the pages once. */
async function look(page: Page, width: number, pages: typeof OPEN_PAGES): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const [path, text] of pages) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await heading(page).getByText(text, { exact: true }).waitFor();
    const animations = await longAnimations(page);
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode() // see barriers.ts
      .options({ resultTypes: ['violations'] })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    const misfits: string[] = [];
    for (const each of WIDTHS) {
      await page.setViewportSize({ width: each, height: 800 });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (beyond > 0) misfits.push(`${beyond} px of ${each} are lost at the side`);
      misfits.push(...(await smallTargets(page)).map((target) => `too small at ${each}: ${target}`));
    }
    const broken = violations.map(({ id, nodes }) => `${id} ${nodes.map((n) => n.html)}`);
    seen.push({ path, violations: broken, misfits, animations, shifts });
  }
  return seen;
}

const longAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 100)
      .map((animation) => String('animationName' in animation && animation.animationName)),
  );

/** Has every page that is loaded from now on record its layout shifts. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Node }[] };
        const names = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : '?',
        );
        if (value > 0.001) shifts.push(`${value.toFixed(4)} ${names}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Of all pages, those on which something was found. */
function found(seen: readonly Seen[], ...kinds: (keyof Omit<Seen, 'path'>)[]): string[] {
  return seen.flatMap((page) => kinds.flatMap((kind) => page[kind].map((what) => `${page.path}: ${what}`)));
}

test('every page there is is looked at here', () => {
  const looked = [...OPEN_PAGES, ...OWN_PAGES].map(([path]) => path.split('?')[0]);
  expect(looked.toSorted()).toEqual([...PAGE_PATHS, '/nowhere'].toSorted());
});

describe.each([
  ['light', 320],
  ['dark', 1280],
] as const)('in %s, %i px wide', (theme, width) => {
  let open: Seen[] = [];
  let own: Seen[] = [];

  beforeAll(async () => {
    guest = await visit(browser, product, { reducedMotion: 'reduce' });
    const { page } = guest;
    await preventRedirect(page);
    await recordShifts(page);
    await dress(page, theme);
    open = await look(page, width, OPEN_PAGES);
    await signUpInBrowser(guest);
    own = await look(page, width, OWN_PAGES);
  }, 180_000);

  test('every open page is readable and operable for everybody, and loses nothing', () => {
    expect(open.map(({ path }) => path)).toEqual(OPEN_PAGES.map(([path]) => path));
    expect(found(open, 'violations', 'misfits')).toEqual([]);
  });

  test('so is every page of one’s own', () => {
    expect(own.map(({ path }) => path)).toEqual(OWN_PAGES.map(([path]) => path));
    expect(found(own, 'violations', 'misfits')).toEqual([]);
  });

  test('nothing moves on its own where less motion is asked for', () => {
    expect(found(open, 'animations')).toEqual([]);
  });

  // At 320 px the lines of the fallback font can differ from those of the real one, which a slow machine makes visible.
  if (width === 1280)
    test('nothing jumps while a page comes', () => {
      expect(found([...open, ...own], 'shifts')).toEqual([]);
    });
});

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

import { INDEXED_PAGES, PAGE_PATHS } from '@app/contracts';
import { type BorrowedProduct, borrowProduct, sharedBrowser } from '@app/testkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { OPEN_PAGES, OWN_PAGES, preventRedirect } from './pages.ts';
import { signUpInBrowser, type Visit, visit } from './visit.ts';

const FOOTER = 'Educational content only. Not therapy or medical advice.';
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What is left of 1280 px at 400 % and 200 % zoom, a tablet, and a desktop. */
const WIDTHS = [320, 640, 768, 1280];

let product: BorrowedProduct;
let browser: Browser;
let guest: Visit | undefined;

beforeAll(async () => {
  [product, browser] = await Promise.all([borrowProduct(), sharedBrowser()]);
});
afterEach(() => guest?.close());
afterAll(() => product?.giveBack());

/** Keeps the page in the theme of `window.theme`, which is dark at first, whatever the application sets. */
async function keepTheme(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { theme: 'dark' });
    document.addEventListener('DOMContentLoaded', () => {
      const setTheme = () => {
        const { theme } = window as unknown as { theme: string };
        if (document.documentElement.dataset.theme !== theme) document.documentElement.dataset.theme = theme;
      };
      new MutationObserver(setTheme).observe(document.documentElement, { attributes: true });
      setTheme();
    });
  });
}

/** Changes the theme and waits until the colours have changed. */
async function changeTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (chosen) => {
    Object.assign(window, { theme: chosen });
    document.documentElement.dataset.theme = chosen;
    const ending = document.getAnimations().filter(({ effect }) => {
      return Number.isFinite(Number(effect?.getComputedTiming().endTime));
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }, theme);
}

/** Controls under 24 px either way (WCAG 2.5.8), except links within a sentence. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role="button"]',
    );
    return [...all]
      .filter((control) => {
        const { width, height, bottom } = (control.closest('label') ?? control).getBoundingClientRect();
        const { visibility, display } = getComputedStyle(control);
        const isVisible = width > 0 && height > 0 && bottom > 0 && visibility !== 'hidden';
        const isInSentence = control.matches('a') && display === 'inline';
        return isVisible && !isInSentence && (width < 24 || height < 24);
      })
      .map((control) => control.outerHTML.slice(0, 100));
  });

/** What was found on one page. */
interface Findings {
  path: string;
  title: string;
  description: string | null;
  footer: string;
  exitButtons: number;
  /** The accessibility rules that it breaks. */
  violations: string[];
  /** What does not fit, or is too small to be pressed, at each of the widths. */
  misfits: string[];
  /** Animations longer than a tenth of a second. */
  animations: string[];
  /** Layout shifts while it was loaded. */
  shifts: string[];
}

/** Loads each of the pages once, in the dark theme on a desktop, and then looks at it in both themes and all widths. */
async function inspect(page: Page, pages: typeof OPEN_PAGES): Promise<Findings[]> {
  const all: Findings[] = [];
  for (const [path, text] of pages) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).getByText(text, { exact: true }).waitFor();
    const animations = await longAnimations(page);
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    const footer = await page.getByRole('contentinfo').innerText();
    const title = await page.title();
    const exitButtons = await page.getByRole('button', { name: 'Exit quickly' }).count();
    const violations = await findViolations(page, RULES);
    const misfits: string[] = [];
    for (const width of WIDTHS.toReversed()) {
      await page.setViewportSize({ width, height: 800 });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (beyond > 0) misfits.push(`${beyond} px of ${width} are cut off at the side`);
      misfits.push(...(await smallTargets(page)).map((target) => `too small at ${width}: ${target}`));
    }
    await changeTheme(page, 'light');
    violations.push(...(await findViolations(page, RULES)));
    all.push({ path, title, description, footer, exitButtons, violations, misfits, animations, shifts });
  }
  return all;
}

const longAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 100)
      .map((animation) => String('animationName' in animation && animation.animationName)),
  );

/** Records the layout shifts of every page that is loaded afterwards. */
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

/** The findings of some kinds, each with the path of its page. */
function listFindings(
  pages: readonly Findings[],
  ...kinds: ('violations' | 'misfits' | 'animations' | 'shifts')[]
): string[] {
  return pages.flatMap((page) => kinds.flatMap((kind) => page[kind].map((what) => `${page.path}: ${what}`)));
}

test('every page of the product is tested here', () => {
  const tested = [...OPEN_PAGES, ...OWN_PAGES].map(([path]) => path.split('?')[0]);
  expect(tested.toSorted()).toEqual([...PAGE_PATHS, '/nowhere'].toSorted());
});

describe('every page', () => {
  let open: Findings[] = [];
  let own: Findings[] = [];
  const pageErrors: string[] = [];

  beforeAll(async () => {
    const inspectAs = async (pages: typeof OPEN_PAGES, isSignedIn: boolean) => {
      const person = await visit(browser, product, { reducedMotion: 'reduce' });
      await Promise.all([preventRedirect, recordShifts, keepTheme].map((prepare) => prepare(person.page)));
      if (isSignedIn) await signUpInBrowser(person);
      const findings = await inspect(person.page, pages);
      await person.close();
      pageErrors.push(...person.pageErrors);
      return findings;
    };
    // While one tab waits until its network is idle, the other one is inspected.
    const [some, [others, signedIn]] = await Promise.all([
      inspectAs(OPEN_PAGES.slice(0, 10), false),
      inspectAs(OPEN_PAGES.slice(10), false).then(
        async (rest) => [rest, await inspectAs(OWN_PAGES, true)] as const,
      ),
    ]);
    open = [...some, ...others];
    own = signedIn;
  }, 180_000);

  test('[PUR-4] [PUR-6] [ROLE-2] that is open to visitors has its heading, title and description, and the notice in its footer', () => {
    expect(open.map(({ path }) => path)).toEqual(OPEN_PAGES.map(([path]) => path));
    const indexed = new Map(Object.entries(INDEXED_PAGES));
    for (const { path, title, description, footer } of open) {
      const texts = indexed.get(path);
      expect([path, title]).toEqual([
        path,
        texts ? `${texts.title} | Hearten` : expect.stringMatching(/^.+ \| Hearten$/),
      ]);
      expect([path, description]).toEqual([path, texts?.description ?? 'Practical relationship advice']);
      expect([path, footer.split('\n')]).toEqual([path, expect.arrayContaining([FOOTER])]);
    }
    expect(pageErrors).toEqual([]);
  });

  test('has the quick exit button for a signed-in person, and for a visitor who has not written only where it is urgent', () => {
    const urgent = open.filter(({ exitButtons }) => exitButtons !== 0).map(({ path }) => path);
    expect(urgent).toEqual(['/library/when-it-may-be-abuse', '/safety']);
    expect(own.filter(({ exitButtons }) => exitButtons !== 1)).toEqual([]);
  });

  test('has no accessibility violations, is not cut off and has large enough controls, in both themes and at every width', () => {
    expect(own.map(({ path }) => path)).toEqual(OWN_PAGES.map(([path]) => path));
    expect(listFindings([...open, ...own], 'violations', 'misfits')).toEqual([]);
  });

  test('has no animations when the person asks for less motion', () => {
    expect(listFindings(open, 'animations')).toEqual([]);
  });

  // Measured at 1280 px: at 320 px the fallback font can break lines differently, which a slow machine makes visible.
  test('does not shift its layout while it loads', () => {
    expect(listFindings([...open, ...own], 'shifts')).toEqual([]);
  });
});

test('with forced colours every button has a border, and the focus is visible', async () => {
  guest = await visit(browser, product, { forcedColors: 'active' });
  const { page } = guest;
  await page.goto('/signup');
  const submit = page.getByRole('button', { name: 'Create Account' });
  const border = await submit.evaluate((button) => getComputedStyle(button).borderTopWidth);
  expect(Number.parseFloat(border)).toBeGreaterThan(0);
  for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return { style: outlineStyle, width: Number.parseFloat(outlineWidth) };
  });
  expect(outline.style).not.toBe('none');
  expect(outline.width).toBeGreaterThanOrEqual(2);
});

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { button, composer, QUESTION, waitForReplies } from './chatting.ts';
import { findFaultsOn, OPEN_PAGES, OWN_PAGES, preventRedirect } from './pages.ts';
import { prepareVisits } from './prepare-visits.ts';
import { signUpInBrowser } from './visit.ts';

interface Setting {
  name: string;
  width: number;
  height: number;
  /** The size of the root's text: 16 px, or twice as much. */
  text: number;
}
const SETTINGS: readonly Setting[] = [
  { name: '320 px', width: 320, height: 640, text: 16 },
  { name: '1280 px at 200 % zoom', width: 640, height: 360, text: 16 },
  { name: '200 % text', width: 1280, height: 720, text: 32 },
  { name: '200 % text on a phone', width: 360, height: 740, text: 32 },
  { name: 'a wide, low window', width: 1280, height: 600, text: 16 },
];

const { arrive, arriveWithConversation } = prepareVisits({
  ANONYMOUS_CHAT: 'true',
  FREE_MESSAGES_PER_MONTH: '3',
});

/** Applies the size of window and text, and waits until they are laid out. */
async function applySetting(page: Page, { width, height, text }: Setting): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async (size) => {
    document.documentElement.style.fontSize = `${size}px`;
    // A control that has the focus would not be scrolled into view again.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  }, text);
}

/** What does not fit into the width of the window, which texts are covered, and which controls are covered with focus. */
const findFaults = (page: Page, text: number) =>
  page.evaluate((size) => {
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true }) && width > 1.5 && height > 1.5;
    };
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    /** What stays in its place when the page scrolls, or is moved by that. */
    const floating = [...document.body.querySelectorAll('*')].filter(
      (element) => /fixed|sticky/.test(getComputedStyle(element).position) && isShown(element),
    );
    const covers = (element: Element) =>
      floating.filter(
        (cover) =>
          !cover.contains(element) &&
          !element.contains(cover) &&
          !cover.closest('[data-radix-popper-content-wrapper]'),
      );
    const scrollsSideways = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrollsSideways(element.parentElement));
    const faults: string[] = [];
    const beyond = document.documentElement.scrollWidth - window.innerWidth;
    if (beyond > 0) faults.push(`${beyond} px are cut off at the side`);

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const { parentElement } = text;
      if (text.textContent?.trim() === '' || !parentElement || !isShown(parentElement)) continue;
      const { clipPath, textOverflow } = getComputedStyle(parentElement);
      if (clipPath !== 'none' || textOverflow === 'ellipsis') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const fixed = covers(parentElement).filter((cover) => getComputedStyle(cover).position === 'fixed');
      for (const box of range.getClientRects()) {
        if (box.bottom < 0 || box.width < 1.5) continue;
        if ((box.right > window.innerWidth + 1 || box.left < -1) && !scrollsSideways(parentElement))
          faults.push(`beyond the window: ${nameOf(parentElement)}`);
        for (const cover of fixed)
          if (overlap(cover.getBoundingClientRect(), box))
            faults.push(`${nameOf(cover)} covers the text of ${nameOf(parentElement)}`);
      }
    }

    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], summary, :enabled:not(fieldset))',
    );
    for (const control of [...controls].filter(isShown)) {
      control.focus();
      const { x, y, width, height } = control.getBoundingClientRect();
      // In a field of several lines, the one that is written counts.
      const box = new DOMRect(x, y, width, control.matches('textarea') ? Math.min(height, 3 * size) : height);
      if (box.bottom < 0 || box.top > window.innerHeight)
        faults.push(`not in view with focus: ${nameOf(control)}`);
      for (const cover of covers(control))
        if (overlap(cover.getBoundingClientRect(), box))
          faults.push(`${nameOf(cover)} covers ${nameOf(control)}, which has the focus`);
    }
    return faults;
  }, text);

/** The faults of the page in every setting. */
async function findFaultsInSettings(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const setting of SETTINGS) {
    await applySetting(page, setting);
    faults.push(
      ...new Set((await findFaults(page, setting.text)).map((fault) => `${setting.name}: ${fault}`)),
    );
  }
  return faults;
}

describe('at 320 px, at 200 % zoom, with 200 % text and in a low window, nothing is cut off, and nothing covers a text or what has the focus', () => {
  test('on all open pages', async () => {
    const guest = await arrive();
    await preventRedirect(guest.page);
    expect(await findFaultsOn(guest.page, OPEN_PAGES, findFaultsInSettings)).toEqual([]);
  });

  test('on the pages of a signed-in person, with the quick exit', async () => {
    const guest = await arrive();
    await signUpInBrowser(guest);
    const readable = OPEN_PAGES.filter(([path]) => /^\/(library|contact|safety|terms)/.test(path));
    expect(await findFaultsOn(guest.page, [...OWN_PAGES, ...readable], findFaultsInSettings)).toEqual([]);
  });

  test('in a conversation and on the dashboard with history', async () => {
    const { page, path } = await arriveWithConversation();
    await page.goto(path);
    await waitForReplies(page, 1);
    expect(await findFaultsInSettings(page)).toEqual([]);
    await composer(page).fill('One\ntwo\nthree');
    expect(await findFaultsInSettings(page)).toEqual([]);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: QUESTION.title }).waitFor();
    expect(await findFaultsInSettings(page)).toEqual([]);
  });
});

test.each(SETTINGS)(
  'while a long story is written, the bar with the button leaves its last line free: $name',
  async (setting) => {
    const guest = await arrive();
    const { page } = guest;
    await page.goto('/ask');
    await applySetting(page, setting);
    const story = page.getByLabel('Describe your situation');
    await story.click();
    await page.keyboard.type(Array.from({ length: 16 }, (_, line) => `Line ${line + 1}\n`).join(''));
    await page.keyboard.type('the end');
    const { end, bar } = await story.evaluate((field) => ({
      end: field.getBoundingClientRect().bottom,
      bar:
        field.closest('form')?.querySelector('[type="submit"]')?.parentElement?.getBoundingClientRect().top ??
        0,
    }));
    // The caret is in the last line of the field, above its padding.
    expect(end - 0.625 * setting.text).toBeLessThanOrEqual(Math.max(bar, 0) + 1);
    expect(end).toBeLessThanOrEqual(setting.height + setting.text);
  },
);

test('in a wide, low window the bar with the button leaves the beginnings to choose from free', async () => {
  const guest = await arrive({ viewport: { width: 1280, height: 600 } });
  const { page } = guest;
  await page.goto('/ask');
  const starters = await page.getByRole('group', { name: 'Not sure how to begin?' }).boundingBox();
  const start = await button(page, 'Start chat').evaluate(
    (submit) => submit.parentElement?.getBoundingClientRect().top,
  );
  expect(Number(starters?.y) + Number(starters?.height)).toBeLessThanOrEqual(Number(start));
});

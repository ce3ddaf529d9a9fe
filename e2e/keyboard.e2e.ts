import { type BorrowedProduct, borrowProduct, sharedBrowser, until } from '@app/testkit';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  advanceToToast,
  button,
  composer,
  pauseClock,
  QUESTION,
  waitForFocusIn,
  waitForReplies,
} from './chatting.ts';
import { newPerson, signUpInBrowser, type Visit, visit } from './visit.ts';

let product: BorrowedProduct;
let browser: Browser;
let guest: Visit;

beforeAll(async () => {
  [product, browser] = await Promise.all([borrowProduct(), sharedBrowser()]);
});
afterEach(() => guest?.close());
afterAll(() => product?.giveBack());

async function arrive(path: string, options: Parameters<typeof visit>[2] = {}): Promise<Page> {
  guest = await visit(browser, product, options);
  const { page } = guest;
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

async function arriveSignedIn(path: string): Promise<Page> {
  guest = await visit(browser, product);
  await signUpInBrowser(guest);
  await guest.page.goto(path);
  await guest.page.getByRole('heading', { level: 1 }).waitFor();
  return guest.page;
}

const MANY = 60;

/** Moves to a target with Tab (or Shift+Tab) and checks that focus is visible at every stop. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MANY; stop += 1) {
    const { isThere, unseen } = await target.evaluate((element) => {
      const at = document.activeElement;
      const isThere = element === at;
      // After the last control the browser itself has focus for a moment. A heading has focus for screen readers only.
      if (!at || !document.hasFocus() || at.matches('body, h1') || !at.matches(':focus'))
        return { isThere, unseen: null };
      // The label or the card around a control may show its focus.
      const styles = [at, at.closest('label'), at.closest('li')]
        .filter((one) => one !== null)
        .map((one) => getComputedStyle(one));
      const shows = styles.some(
        ({ outlineStyle, outlineWidth, boxShadow }) =>
          (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
      );
      return { isThere, unseen: shows ? null : at.outerHTML.slice(0, 120) };
    });
    // Where focus was before the first key is not checked.
    if (stop > 0 && unseen !== null) throw new Error(`Focus is not visible at ${unseen}`);
    if (isThere) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${MANY} times ${key} did not lead to ${target}`);
}

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

async function activate(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
/** Waits until a page opened by a link has its heading focused. */
const arriveWithin = (page: Page, name: string | RegExp) =>
  until(() => heading(page, name).evaluate((element) => element === document.activeElement));
/** Presses keys without waiting for the page to handle each one. */
const strike = (page: Page, keys: string) => Promise.all(Array.from(keys, (key) => page.keyboard.press(key)));

test('the keyboard alone is enough to sign up, use the product and sign out', async () => {
  const person = newPerson();
  const page = await arrive('/');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.locator(':focus').innerText()).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await activate(page, page.getByRole('link', { name: 'Sign up to ask your question' }));
  await arriveWithin(page, 'Create your account');
  await typeInto(page, field(page, 'First Name'), person.firstName);
  await typeInto(page, field(page, 'Last Name'), person.lastName);
  await typeInto(page, field(page, 'Email Address'), person.email);
  await typeInto(page, field(page, 'Password'), person.password);
  await typeInto(page, field(page, 'Confirm Password'), person.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await heading(page, 'Welcome, Mia!').waitFor();

  await activate(page, page.getByRole('main').getByRole('link', { name: 'Start New Conversation' }));
  await arriveWithin(page, /Feeling lost in love/);
  await typeInto(page, field(page, 'Title'), 'We argue about money');
  await typeInto(page, page.getByLabel('Describe your situation'), 'Every weekend we argue about money.');
  await activate(page, button(page, 'Hopeful'), 'Space');
  await activate(page, button(page, 'Start chat'));
  await waitForReplies(page, 1);
  await typeInto(page, composer(page), 'How do I begin?');
  await page.keyboard.press('Enter');
  await waitForReplies(page, 2);

  await activate(page, page.getByRole('banner').getByRole('link', { name: 'Dashboard' }));
  await arriveWithin(page, 'Welcome, Mia!');
  await activate(page, page.getByRole('main').getByRole('button', { name: /We argue about money/ }));
  const dialog = page.getByRole('dialog', { name: /Conversation Details/ });
  await waitForFocusIn(dialog);
  await activate(page, dialog.getByRole('button', { name: 'Rename' }));
  const title = dialog.getByRole('textbox');
  await title.waitFor();
  await tabTo(page, title);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Money, calmly');
  await page.keyboard.press('Enter');
  await dialog.getByText('Money, calmly').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('main').getByText('Money, calmly').waitFor();

  await activate(page, page.getByRole('main').getByRole('link', { name: 'Account Settings' }));
  await arriveWithin(page, 'Account settings');
  await tabTo(page, field(page, 'First Name'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Maria');
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByText('Hi, Maria!').waitFor();
  await activate(page, page.getByRole('switch', { name: 'Marketing Emails' }), 'Space');
  await page.locator('[data-toast]').getByText('Preferences updated!').waitFor();
  await tabTo(page, page.getByRole('radio', { name: 'Light' }));
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');

  await activate(page, page.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true }));
  await page.waitForURL('**/login');
  await arriveWithin(page, 'Welcome back');
  expect(guest.pageErrors).toEqual([]);
});

test('on a phone a link of the menu opens its page with the keyboard, without Escape', async () => {
  const page = await arrive('/', { viewport: { width: 360, height: 740 } });
  await activate(page, button(page, 'Menu'));
  await activate(page, page.getByRole('banner').getByRole('link', { name: 'Library' }));
  await arriveWithin(page, 'Library');
});

describe('a toast', () => {
  /** A page with a toast that stays, because the clock of the page is paused. */
  async function toasted(): Promise<{ page: Page; toast: Locator }> {
    const page = await arriveSignedIn('/account');
    await pauseClock(page);
    await page.getByRole('switch', { name: 'Marketing Emails' }).press('Space');
    return { page, toast: await advanceToToast(page, 'Preferences updated!') };
  }

  test('can be reached and left with Tab in both directions, and closing it returns focus to where it was', async () => {
    const { page, toast } = await toasted();
    const first = page.getByRole('link', { name: 'Skip to content' });
    const last = page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' });
    await last.focus();
    await tabTo(page, toast.getByRole('button'));
    await tabTo(page, first);
    await tabTo(page, toast.getByRole('button'), 'Shift+Tab');
    await tabTo(page, last, 'Shift+Tab');
    await expect.poll(() => toast.isVisible()).toBe(true);
    await activate(page, toast.getByRole('button'));
    await expect.poll(() => toast.count()).toBe(0);
    await expect.poll(() => last.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe('keyboard shortcuts', () => {
  test('“?” lists them, Escape closes the list, and focus returns to where it was', async () => {
    const page = await arriveSignedIn('/dashboard');
    const link = page.getByRole('main').getByRole('link', { name: 'Account Settings' });
    await tabTo(page, link);
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await help.getByText('Search your conversations').waitFor();
    await waitForFocusIn(help);
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
    await activate(page, page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' }));
    await help.waitFor();
    expect(guest.pageErrors).toEqual([]);
  });

  test('/ opens the search from any page; g d, g a, g l and n open their pages, whose heading takes focus', async () => {
    guest = await visit(browser, product);
    const { session } = await signUpInBrowser(guest);
    const headers = { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token };
    const started = await guest.context.request.post('/api/chat-start', { headers, data: QUESTION });
    expect(started.status()).toBe(200);
    const { page } = guest;
    await page.goto('/library');
    await heading(page, 'Library').waitFor();
    await page.keyboard.press('/');
    await page.waitForURL('**/dashboard');
    await until(() => page.getByRole('searchbox').evaluate((element) => element === document.activeElement));
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('');
    // Keys in a field are text, so focus leaves the search first.
    await heading(page, 'Welcome, Mia!').focus();
    for (const [keys, path, name] of [
      ['ga', '/account', 'Account settings'],
      ['gl', '/library', 'Library'],
      ['gd', '/dashboard', 'Welcome, Mia!'],
      ['n', '/ask', /Feeling lost in love/],
    ] as const) {
      await strike(page, keys);
      await page.waitForURL(`${product.url}${path}`);
      await arriveWithin(page, name);
    }
    // Beside the form stands the list of conversations, with a search of its own.
    await page.getByRole('searchbox').waitFor();
    await page.keyboard.press('/');
    await until(() => page.getByRole('searchbox').evaluate((element) => element === document.activeElement));
    expect(new URL(page.url()).pathname).toBe('/ask');
    await page.getByRole('heading', { level: 1 }).focus();
    await strike(page, 'gl');
    await heading(page, 'Library').waitFor();
    // The dashboard is known by now: its search is there at once, and the heading must not take the focus from it.
    await page.keyboard.press('/');
    await page.waitForURL('**/dashboard');
    await until(() => page.getByRole('searchbox').evaluate((element) => element === document.activeElement));
    await heading(page, 'Welcome, Mia!').waitFor();
    expect(await page.getByRole('searchbox').evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
  });

  test('typing into a field, Control with a key, and keys over a dialog do nothing', async () => {
    const page = await arriveSignedIn('/ask');
    const title = field(page, 'Title');
    await title.focus();
    await page.keyboard.type('n/gd?ga');
    await expect.poll(() => title.inputValue()).toBe('n/gd?ga');
    await heading(page, /Feeling lost in love/).focus();
    await page.keyboard.press('Control+/');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await strike(page, 'gd');
    expect(new URL(page.url()).pathname).toBe('/ask');
  });

  test('can be turned off permanently in this browser', async () => {
    const page = await arriveSignedIn('/library');
    await page.keyboard.press('?');
    const off = page.getByRole('switch', { name: 'Use keyboard shortcuts' });
    await waitForFocusIn(page.getByRole('dialog'));
    await activate(page, off, 'Space');
    await expect.poll(() => off.isChecked()).toBe(false);
    await page.keyboard.press('Escape');
    await off.waitFor({ state: 'detached' });
    await page.reload();
    await heading(page, 'Library').waitFor();
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expect.poll(() => off.isChecked()).toBe(false);
    await waitForFocusIn(page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await off.waitFor({ state: 'detached' });
    await strike(page, '?gd');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/library');
  });

  test('a visitor sees only the shortcuts that work for visitors', async () => {
    const page = await arrive('/library');
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await help.getByText('Go to the home page').waitFor();
    await expect.poll(() => help.getByText('Go to the dashboard').count()).toBe(0);
  });
});

describe('tooltips', () => {
  const tip = (page: Page) => page.locator('[class*="_tip_"]');

  async function openDialog(page: Page): Promise<Locator> {
    await button(page, 'Appearance').click();
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    await close.waitFor();
    return close;
  }

  test('[UX-1] appear 700 ms after the pointer arrives, and not before', async () => {
    const page = await arrive('/library');
    const close = await openDialog(page);
    await expect.poll(() => tip(page).count()).toBe(0);
    await pauseClock(page);
    await close.hover();
    await page.clock.runFor(699);
    await expect.poll(() => tip(page).count()).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(() => tip(page).innerText()).toBe('Close');
  });

  test('[UX-1] appear at once on keyboard focus, disappear on Escape, and stay while the pointer is on them', async () => {
    const page = await arrive('/library');
    await tabTo(page, button(page, 'Appearance'));
    await page.keyboard.press('Enter');
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    await close.waitFor();
    await waitForFocusIn(page.getByRole('dialog'));
    await tabTo(page, close);
    await expect.poll(() => tip(page).count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => tip(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await close.waitFor({ state: 'detached' });
    await openDialog(page);
    // The pointer may need some time to get there; the paused clock makes that time irrelevant.
    await pauseClock(page);
    await close.hover();
    await page.clock.runFor(700);
    await tip(page).waitFor();
    const box = await tip(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 4, { steps: 5 });
    await page.clock.runFor(1_000);
    await expect.poll(() => tip(page).count()).toBe(1);
    await page.mouse.move(0, 0, { steps: 5 });
    await page.clock.runFor(1_000);
    await expect.poll(() => tip(page).count()).toBe(0);
  });
});

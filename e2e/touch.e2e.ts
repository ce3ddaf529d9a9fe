import { until } from '@app/testkit';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { button, QUESTION, waitForReplies } from './chatting.ts';
import { findFaultsOn, OPEN_PAGES, OWN_PAGES, preventRedirect } from './pages.ts';
import { prepareVisits } from './prepare-visits.ts';
import { signUpInBrowser } from './visit.ts';

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, locale: 'en-US' };

const { arrive, arriveWithConversation } = prepareVisits({
  ANONYMOUS_CHAT: 'true',
  FREE_MESSAGES_PER_MONTH: '3',
});

/**
 * The visible controls of a page that are smaller than 44 x 44 px. A label belongs to the target of its box. Links within a
 * sentence are left out, as WCAG 2.5.8 does.
 */
const findSmallTargets = (page: Page) =>
  page.evaluate(() => {
    const isInSentence = (control: Element) => {
      const block = control.closest(
        'p, li, dd, dt, td, label, legend, blockquote, figcaption, [role="alert"]',
      );
      const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
      return (
        control.matches('a') &&
        getComputedStyle(control).display === 'inline' &&
        words(block?.textContent).length > words(control.textContent).length + 3
      );
    };
    /** A control may be hit in a larger area than the one it shows. */
    const isHitAround = (control: Element) => {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      // At the edge of the screen the target extends inwards.
      const x = Math.min(Math.max(left + width / 2, 22), innerWidth - 22);
      const y = top + height / 2;
      const hits = (atX: number, atY: number) => document.elementFromPoint(atX, atY) === control;
      return hits(x - 21.5, y) && hits(x + 21.5, y) && hits(x, y - 21.5) && hits(x, y + 21.5);
    };
    const targetOf = (control: Element) =>
      control.matches('input[type="checkbox"], input[type="radio"]')
        ? (control.closest('label') ?? control)
        : control;
    return (
      [
        ...document.querySelectorAll(
          'a[href], button, input, select, textarea, summary, [role="button"], [role="switch"]',
        ),
      ]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isInSentence(control))
        .map((control) => ({ control, box: targetOf(control).getBoundingClientRect() }))
        // What only a keyboard reaches lies outside of the page, or is one pixel large.
        .filter(({ box }) => box.width > 1.5 && box.height > 1.5 && box.bottom > 0)
        .filter(({ control, box }) => (box.width < 43.5 || box.height < 43.5) && !isHitAround(control))
        .map(({ control, box }) => {
          const name = control.getAttribute('aria-label') ?? (control.textContent || control.id);
          return `${control.tagName.toLowerCase()} “${name.trim()}” ${box.width.toFixed(0)} x ${box.height.toFixed(0)}`;
        })
    );
  });

describe('on a touch screen, every control is at least 44 x 44 px', () => {
  test('on all open pages', async () => {
    const guest = await arrive(PHONE);
    await preventRedirect(guest.page);
    expect(await findFaultsOn(guest.page, OPEN_PAGES, findSmallTargets)).toEqual([]);
  });

  test('on the pages of a signed-in person', async () => {
    const guest = await arrive(PHONE);
    await signUpInBrowser(guest);
    expect(await findFaultsOn(guest.page, OWN_PAGES, findSmallTargets)).toEqual([]);
  });

  test('in an open chat with replies, in its menu, and in the history', async () => {
    const { page, path } = await arriveWithConversation(PHONE);
    await page.goto(path);
    await waitForReplies(page, 1);
    for (const name of ['This helped', 'Edit', 'Copy reply']) await button(page, name).waitFor();
    expect(await findSmallTargets(page)).toEqual([]);
    await button(page, 'This helped').tap();
    await until(async () => (await page.locator('main textarea').count()) > 1);
    await button(page, 'Edit').tap();
    expect(await findSmallTargets(page)).toEqual([]);
    await button(page, 'Conversation options').tap();
    await page.getByRole('dialog').waitFor();
    expect(await findSmallTargets(page)).toEqual([]);
    await page.goto('/dashboard');
    await page.getByText(QUESTION.title).first().waitFor();
    expect(await findSmallTargets(page)).toEqual([]);
    await button(page, 'Select').tap();
    await page.getByRole('checkbox', { name: QUESTION.title }).waitFor();
    expect(await findSmallTargets(page)).toEqual([]);
  });
});

test('[AUT-5] on a phone the whole sign-in form is in view, also with what went wrong', async () => {
  const { page } = await arrive(PHONE);
  await page.goto('/login');
  const isInView = () =>
    button(page, 'Sign In').evaluate((submit) => submit.getBoundingClientRect().bottom <= window.innerHeight);
  expect(await isInView()).toBe(true);
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByLabel('Password', { exact: true }).fill('lavender lamp post');
  await button(page, 'Sign In').tap();
  await page.getByRole('alert').getByText('The email or password isn’t right.').waitFor();
  expect(await isInView()).toBe(true);
});

describe('on a phone, a toast covers no field of a form', () => {
  const coveredFields = (page: Page) =>
    page.evaluate(() => {
      const toasts = [...document.querySelectorAll('[data-toast]')].map((toast) =>
        toast.getBoundingClientRect(),
      );
      return [...document.querySelectorAll('input, textarea, select')]
        .filter((field) => {
          const { top, bottom, left, right } = field.getBoundingClientRect();
          return toasts.some(
            (toast) => toast.top < bottom && toast.bottom > top && toast.left < right && toast.right > left,
          );
        })
        .map((field) => field.id);
    });

  test.each([
    ['/login', 'Sign In', ['Email', 'Password']],
    [
      '/signup',
      'Create Account',
      ['First Name', 'Last Name', 'Email Address', 'Password', 'Confirm Password'],
    ],
  ] as const)('after a failure on %s', async (path, submit, fields) => {
    const guest = await arrive(PHONE);
    const { page } = guest;
    await page.goto(path);
    await page.route('**/api/auth/**', (route) =>
      route.fulfill({ status: 503, json: { error: 'Busy.', code: 'unavailable', requestId: 'r' } }),
    );
    for (const field of fields)
      await page.getByLabel(field, { exact: false }).first().fill('mia@example.org');
    await button(page, submit).tap();
    await page.locator('[data-toast]').waitFor();
    expect(await coveredFields(page)).toEqual([]);
  });
});

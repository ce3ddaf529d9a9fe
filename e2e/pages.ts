import type { Page } from 'playwright-core';

/** Prevents that /confirm opens the next page after two seconds. Call it before the page is loaded. */
export async function preventRedirect(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.pathname !== '/confirm') return;
    const { setTimeout } = window;
    const unlessLong = (act: () => void, ms = 0) => (ms < 2_000 ? setTimeout(act, ms) : 0);
    Object.assign(window, { setTimeout: unlessLong });
  });
}

/** All pages that are open to everybody, each with its heading. */
export const OPEN_PAGES: [path: string, heading: string][] = [
  ['/', 'Healing starts with a conversation.'],
  ['/signup', 'Create your account'],
  ['/login', 'Welcome back'],
  ['/forgot-password', 'Forgot your password?'],
  ['/reset-password?token=of-a-mail', 'Choose a new password'],
  ['/confirm', 'Welcome to Hearten!'],
  ['/library', 'Library'],
  ['/library/weekly-check-in-template', 'Weekly check-in template'],
  ['/library/repair-after-conflict', 'Repair after conflict'],
  ['/library/saying-no-kindly', 'Saying no kindly'],
  ['/library/jealousy', 'Jealousy'],
  ['/library/money', 'Money without the fight'],
  ['/library/in-laws', 'In-laws'],
  ['/library/long-distance', 'Long distance'],
  ['/library/parenting-as-a-team', 'Parenting as a team'],
  ['/library/after-a-breakup', 'After a breakup'],
  ['/library/when-it-may-be-abuse', 'When it may be abuse'],
  ['/contact', 'Contact us'],
  ['/safety', 'Safety'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/payment-success', 'Sign in to see your payment'],
  ['/unsubscribe?token=of-a-mail', 'Unsubscribe'],
  ['/change-email?token=of-a-mail', 'Confirm your new email'],
  ['/nowhere', 'Oops! Page not found'],
];

/** The pages for signed-in people, as a person sees them who has just signed up. */
export const OWN_PAGES: typeof OPEN_PAGES = [
  ['/dashboard', 'Welcome, Mia!'],
  ['/account', 'Account settings'],
  ['/ask', "Feeling lost in love? I'm here to listen."],
];

/** Opens each of these pages and looks for faults. @returns the faults, each with the path of its page. */
export async function findFaultsOn(
  page: Page,
  pages: typeof OPEN_PAGES,
  findFaults: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const [path, heading] of pages) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    // Guides and terms are prerendered, and nothing is added to them later.
    if (!/^\/(library\/|privacy|terms)/.test(path)) await page.waitForLoadState('networkidle');
    faults.push(...(await findFaults(page)).map((fault) => `${path}: ${fault}`));
  }
  return faults;
}

import type { Page } from 'playwright-core';

/** A page, or a state of it, of which a picture is taken. */
export interface Shot {
  name: string;
  path: string;
  /** Until this is there, the page is not. */
  shows: string;
  /** Before the page is opened. */
  first?: (page: Page) => Promise<unknown>;
  /** Once it is open. */
  before?: (page: Page) => Promise<void>;
  /** Something never arrives: that is what is shown. */
  unsettled?: true;
}

/** Open to everybody. */
export const OPEN: Shot[] = [
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
/** Behind the sign-in, before anything was said. */
export const NEW: Shot[] = [
  { name: 'dashboard-new', path: '/dashboard', shows: 'No conversations yet.' },
  { name: 'ask-form', path: '/ask', shows: 'Your free messages renew' },
];
/** Behind the sign-in, after a conversation. */
export const KNOWN: Shot[] = [
  { name: 'dashboard', path: '/dashboard', shows: 'Dinner in silence' },
  { name: 'account', path: '/account', shows: 'This device' },
  {
    name: 'shortcuts',
    path: '/dashboard',
    shows: 'Use keyboard shortcuts',
    before: (page) => page.getByRole('button', { name: 'Keyboard shortcuts' }).click(),
  },
];

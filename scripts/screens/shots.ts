import type { Page } from 'playwright-core';

/** A page or one state of it, of which a screenshot is taken. */
export interface Shot {
  name: string;
  path: string;
  /** A text that appears when the page is ready. */
  shows: string;
  beforeOpen?: (page: Page) => Promise<unknown>;
  afterOpen?: (page: Page) => Promise<void>;
  /** The shot shows a loading state: a request never gets an answer. */
  neverSettles?: true;
}

/** Two accounts claim an address. */
const DISPUTED = {
  status: 409,
  json: {
    error: 'More than one account was created with this email address.',
    code: 'address_disputed',
    requestId: 'r',
    accounts: [
      {
        reference: 'AAAAAAAAAAAAAAAAAAAAAA',
        createdAt: '2026-11-02T18:24:00.000Z',
        device: 'Chrome on Android',
        messages: 24,
        premium: true,
        madeHere: true,
        linked: false,
      },
      {
        reference: 'BBBBBBBBBBBBBBBBBBBBBB',
        createdAt: '2026-11-20T07:05:00.000Z',
        device: 'Firefox on Windows',
        messages: 0,
        premium: false,
        madeHere: false,
        linked: true,
      },
    ],
  },
};

/** Pages that need no account. */
export const PUBLIC_PAGES: Shot[] = [
  { name: 'home', path: '/', shows: 'Healing starts with a conversation.' },
  { name: 'signup', path: '/signup', shows: 'Create your account' },
  { name: 'login', path: '/login', shows: 'Remember me' },
  { name: 'forgot', path: '/forgot-password', shows: 'Send Reset Link' },
  { name: 'reset', path: '/reset-password?token=of-a-mail', shows: 'Choose a new password' },
  { name: 'confirm-failed', path: '/confirm?type=signup&token=x', shows: 'Try Signing Up Again' },
  {
    name: 'confirm-choice',
    path: '/confirm?type=signup&token=x',
    shows: 'Keep this account',
    beforeOpen: (page) => page.route('**/api/auth/confirm-email', (route) => route.fulfill(DISPUTED)),
    afterOpen: (page) => page.getByRole('radio').first().check(),
  },
  { name: 'library', path: '/library', shows: 'Weekly check-in template' },
  { name: 'guide', path: '/library/weekly-check-in-template', shows: 'Why it works' },
  { name: 'guide-repair', path: '/library/repair-after-conflict', shows: 'Repair after conflict' },
  { name: 'guide-no', path: '/library/saying-no-kindly', shows: 'Saying no kindly' },
  { name: 'guide-money', path: '/library/money', shows: 'Three ways to share the costs' },
  { name: 'guide-abuse', path: '/library/when-it-may-be-abuse', shows: 'Is any of this familiar?' },
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
    shows: 'Match my device',
    afterOpen: (page) => page.getByRole('button', { name: 'Appearance' }).click(),
  },
];
/** Pages of an account without conversations. */
export const NEW_ACCOUNT: Shot[] = [
  { name: 'dashboard-new', path: '/dashboard', shows: 'No conversations yet.' },
  { name: 'ask-form', path: '/ask', shows: 'Your free messages renew' },
];
/** Pages of an account with a conversation. */
export const AFTER_CONVERSATION: Shot[] = [
  { name: 'dashboard', path: '/dashboard', shows: 'Dinner in silence' },
  { name: 'account', path: '/account', shows: 'This device' },
  {
    name: 'shortcuts',
    path: '/dashboard',
    shows: 'Use keyboard shortcuts',
    afterOpen: (page) => page.getByRole('button', { name: 'Keyboard shortcuts' }).click(),
  },
];

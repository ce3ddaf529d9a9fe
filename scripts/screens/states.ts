import type { Page, Route } from 'playwright-core';
import type { Shot } from './shots.ts';

const MONTH = { limit: 20, resetsAt: '2026-12-01T00:00:00.000Z' };
const UNAVAILABLE = { error: 'Not now.', code: 'unavailable', requestId: 'r' };

const fails = (route: Route) => route.fulfill({ status: 503, json: UNAVAILABLE });
/** Never answers. */
const hangs = () => undefined;

async function atLimit(page: Page): Promise<void> {
  await page.route('**/api/usage', (route) =>
    route.fulfill({ json: { count: 20, hasPurchase: false, ...MONTH } }),
  );
}

async function withPremium(page: Page): Promise<void> {
  const data = { purchased: true, purchase_date: '2026-11-02T12:00:00.000Z' };
  await page.route('**/api/usage', (route) =>
    route.fulfill({ json: { count: 40, hasPurchase: true, ...MONTH } }),
  );
  await page.route('**/api/payment/status*', (route) => route.fulfill({ json: { data } }));
}

async function search(page: Page, words: string): Promise<void> {
  await page.getByLabel('Search your conversations').fill(words);
}

async function loseConnection(page: Page): Promise<void> {
  await page.context().setOffline(true);
}

async function sendMessage(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Subject' }).fill('My receipt');
  await page.getByRole('textbox', { name: 'Message' }).fill('Could you send me the receipt once more?');
  await page.getByRole('button', { name: 'Send Message' }).click();
}

/** Whatever would happen after three seconds doesn't: a page that leads on stays, for this picture and all that follow. */
async function stay(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout: later } = window;
    window.setTimeout = ((act: () => void, ms?: number) =>
      ms === 3_000 ? 0 : later(act, ms)) as typeof later;
  });
}

async function openConversation(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: title }).click();
}

const somewhere = '/ask?conversation=0b1f6a4e-5c7d-4e8f-9a0b-1c2d3e4f5a6b';

/** What is seldom seen and must be right all the same; the server's answers are played where it would not give them. */
export const STATES: Shot[] = [
  {
    name: 'dashboard-found',
    path: '/dashboard',
    shows: 'Dinner in silence',
    before: (page) => search(page, 'silence'),
  },
  {
    name: 'dashboard-nothing-found',
    path: '/dashboard',
    shows: 'Nothing found.',
    before: (page) => search(page, 'zebra'),
  },
  {
    name: 'dashboard-conversation',
    path: '/dashboard',
    shows: 'Conversation Details',
    before: (page) => openConversation(page, 'Dinner in silence'),
  },
  {
    name: 'dashboard-crisis',
    path: '/dashboard',
    shows: 'You don’t have to carry this alone',
    before: (page) => openConversation(page, 'Everything is grey'),
  },
  {
    name: 'dashboard-failing',
    path: '/dashboard',
    shows: 'Your conversations could not be loaded.',
    first: (page) => page.route('**/api/conversations?*', fails),
  },
  {
    name: 'dashboard-loading',
    path: '/dashboard',
    shows: 'Message History',
    first: (page) => page.route('**/api/conversations?*', hangs),
    unsettled: true,
  },
  { name: 'dashboard-limit', path: '/dashboard', shows: '20/20 used', first: atLimit },
  { name: 'dashboard-premium', path: '/dashboard', shows: 'Premium Unlocked', first: withPremium },
  { name: 'ask-limit', path: '/ask', shows: 'Upgrade to Continue', first: atLimit },
  { name: 'ask-premium', path: '/ask', shows: 'Premium Access', first: withPremium },
  { name: 'ask-missing', path: somewhere, shows: 'New conversation' },
  {
    name: 'ask-failing',
    path: somewhere,
    shows: 'Try again',
    first: (page) => page.route('**/api/conversations/*', fails),
  },
  {
    name: 'ask-loading',
    path: somewhere,
    shows: 'Opening your conversation…',
    first: (page) => page.route('**/api/conversations/*', hangs),
    unsettled: true,
  },
  {
    name: 'account-failing',
    path: '/account',
    shows: 'Your devices could not be loaded.',
    first: async (page) => {
      await page.route('**/api/user/sessions', fails);
      await page.route('**/api/payment/status', fails);
    },
  },
  {
    name: 'account-loading',
    path: '/account',
    shows: 'Signed-in devices',
    first: (page) => page.route('**/api/user/sessions', hangs),
    unsettled: true,
  },
  { name: 'account-premium', path: '/account', shows: 'Premium Unlocked', first: withPremium },
  {
    name: 'session-ended',
    path: '/account',
    shows: 'Your session has ended.',
    first: async (page) => {
      await page.route('**/api/auth/refresh', (route) =>
        route.fulfill({ status: 401, json: { ...UNAVAILABLE, code: 'unauthorized' } }),
      );
      await page.route('**/api/user/sessions', (route) =>
        route.fulfill({ status: 401, json: { ...UNAVAILABLE, code: 'unauthorized' } }),
      );
    },
  },
  { name: 'ask-form-offline', path: '/ask', shows: 'You’re offline', before: loseConnection },
  { name: 'contact-sent', path: '/contact', shows: 'Thank you for writing', before: sendMessage },
  {
    name: 'payment-unverified',
    path: '/payment-success?session_id=cs_of_a_payment',
    shows: 'One more moment',
    first: (page) => page.route('**/api/payment/status*', fails),
  },
  {
    name: 'payment-paid',
    path: '/payment-success?session_id=cs_of_a_payment',
    shows: 'Payment Successful!',
    first: async (page) => {
      await withPremium(page);
      await stay(page);
    },
  },
];

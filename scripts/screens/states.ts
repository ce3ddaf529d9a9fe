import type { Page, Route } from 'playwright-core';
import type { Shot } from './shots.ts';

const MONTH = { limit: 20, resetsAt: '2026-12-01T00:00:00.000Z' };
const UNAVAILABLE = { error: 'Not now.', code: 'unavailable', requestId: 'r' };

const failRequest = (route: Route) => route.fulfill({ status: 503, json: UNAVAILABLE });
/** A route handler that never answers. */
const leaveUnanswered = () => undefined;

async function fakeReachedLimit(page: Page): Promise<void> {
  await page.route('**/api/usage', (route) =>
    route.fulfill({ json: { count: 20, hasPurchase: false, ...MONTH } }),
  );
}

async function fakePremium(page: Page): Promise<void> {
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

/** Disables timers of 3 seconds, so that the page does not redirect during this shot and the following ones. */
async function disableRedirect(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout: later } = window;
    window.setTimeout = ((act: () => void, ms?: number) =>
      ms === 3_000 ? 0 : later(act, ms)) as typeof later;
  });
}

async function openConversation(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: title }).click();
}

const MISSING_CONVERSATION = '/ask?conversation=0b1f6a4e-5c7d-4e8f-9a0b-1c2d3e4f5a6b';

/** States that occur rarely. Answers that the server would not give here are faked. */
export const STATES: Shot[] = [
  {
    name: 'dashboard-found',
    path: '/dashboard',
    shows: 'Dinner in silence',
    afterOpen: (page) => search(page, 'silence'),
  },
  {
    name: 'dashboard-nothing-found',
    path: '/dashboard',
    shows: 'Nothing found.',
    afterOpen: (page) => search(page, 'zebra'),
  },
  {
    name: 'dashboard-conversation',
    path: '/dashboard',
    shows: 'Conversation Details',
    afterOpen: (page) => openConversation(page, 'Dinner in silence'),
  },
  {
    name: 'dashboard-crisis',
    path: '/dashboard',
    shows: 'You don’t have to carry this alone',
    afterOpen: (page) => openConversation(page, 'Everything is grey'),
  },
  {
    name: 'dashboard-failing',
    path: '/dashboard',
    shows: 'We couldn’t load your conversations.',
    beforeOpen: (page) => page.route('**/api/conversations?*', failRequest),
  },
  {
    name: 'dashboard-loading',
    path: '/dashboard',
    shows: 'Message History',
    beforeOpen: (page) => page.route('**/api/conversations?*', leaveUnanswered),
    neverSettles: true,
  },
  { name: 'dashboard-limit', path: '/dashboard', shows: '20/20 used', beforeOpen: fakeReachedLimit },
  { name: 'dashboard-premium', path: '/dashboard', shows: 'Premium Unlocked', beforeOpen: fakePremium },
  { name: 'ask-limit', path: '/ask', shows: 'Upgrade to Continue', beforeOpen: fakeReachedLimit },
  { name: 'ask-premium', path: '/ask', shows: 'Premium Access', beforeOpen: fakePremium },
  { name: 'ask-missing', path: MISSING_CONVERSATION, shows: 'New conversation' },
  {
    name: 'ask-failing',
    path: MISSING_CONVERSATION,
    shows: 'Try again',
    beforeOpen: (page) => page.route('**/api/conversations/*', failRequest),
  },
  {
    name: 'ask-loading',
    path: MISSING_CONVERSATION,
    shows: 'Opening your conversation…',
    beforeOpen: (page) => page.route('**/api/conversations/*', leaveUnanswered),
    neverSettles: true,
  },
  {
    name: 'account-failing',
    path: '/account',
    shows: 'We couldn’t load your devices.',
    beforeOpen: async (page) => {
      await page.route('**/api/user/sessions', failRequest);
      await page.route('**/api/payment/status', failRequest);
    },
  },
  {
    name: 'account-loading',
    path: '/account',
    shows: 'Signed-in devices',
    beforeOpen: (page) => page.route('**/api/user/sessions', leaveUnanswered),
    neverSettles: true,
  },
  { name: 'account-premium', path: '/account', shows: 'Premium Unlocked', beforeOpen: fakePremium },
  { name: 'ask-form-offline', path: '/ask', shows: 'You’re offline', afterOpen: loseConnection },
  { name: 'contact-sent', path: '/contact', shows: 'Message sent successfully!', afterOpen: sendMessage },
  {
    name: 'payment-unverified',
    path: '/payment-success?session_id=cs_of_a_payment',
    shows: 'Almost there',
    beforeOpen: (page) => page.route('**/api/payment/status*', failRequest),
  },
  {
    name: 'payment-paid',
    path: '/payment-success?session_id=cs_of_a_payment',
    shows: 'Payment Successful!',
    beforeOpen: async (page) => {
      await fakePremium(page);
      await disableRedirect(page);
    },
  },
  // The last one: the refused call signs the person out.
  {
    name: 'session-ended',
    path: '/account',
    shows: 'Your session has ended.',
    beforeOpen: async (page) => {
      await page.route('**/api/auth/refresh', (route) =>
        route.fulfill({ status: 401, json: { ...UNAVAILABLE, code: 'unauthorized' } }),
      );
      await page.route('**/api/user/sessions', (route) =>
        route.fulfill({ status: 401, json: { ...UNAVAILABLE, code: 'unauthorized' } }),
      );
    },
  },
];

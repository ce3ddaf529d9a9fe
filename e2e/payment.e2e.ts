import { billingEndpoints, chatEndpoints } from '@app/contracts';
import { type BorrowedProduct, borrowProduct, sharedBrowser, until } from '@app/testkit';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityViolations } from './axe.ts';
import { button, expectToast, pauseClock, QUESTION, sendMessage, waitForReplies } from './chatting.ts';
import { callApi, signUp } from './person.ts';
import { newPerson, recordNavigations, signUpInBrowser, storedSession, type Visit, visit } from './visit.ts';

let product: BorrowedProduct;
let browser: Browser;
let guest: Visit | undefined;

beforeAll(async () => {
  const env = { FREE_MESSAGES_PER_MONTH: '1', ANONYMOUS_CHAT: 'true' };
  [product, browser] = await Promise.all([borrowProduct(env), sharedBrowser()]);
});
afterEach(async () => {
  await guest?.close();
  await Promise.all([stripe('', { mode: 'ok' }), stripe('/webhooks', { mode: 'send' })]);
});
afterAll(() => product?.giveBack());

const UNLOCK = 'Unlock Premium ($2.00)';
const STILL_UPDATING =
  "Your payment was processed, but we're still updating your account. Please refresh the page in a moment.";
const VIEWPORT = { width: 1280, height: 900 };

type Headers = Record<string, string>;

/** Sets how the payment provider, or the delivery of its notices, behaves from now on. */
async function stripe(
  what: '' | '/webhooks',
  order: { mode: string; times?: number; copies?: number },
): Promise<void> {
  const answer = await fetch(`${product.sandboxUrl}/control/stripe${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}: ${await answer.text()}`);
}

/** The subjects of the mails to a person. */
async function mailsTo({ email }: { email: string }): Promise<string[]> {
  const inbox = `${product.sandboxUrl}/inbox.json?to=${encodeURIComponent(email)}`;
  const { mails } = (await (await fetch(inbox)).json()) as { mails: { subject: string }[] };
  return mails.map(({ subject }) => subject);
}

async function noticesDelivered(): Promise<void> {
  await fetch(`${product.sandboxUrl}/control/stripe/webhooks/wait`, { method: 'POST' });
}

/** A signed-in person on a page that has not loaded anything yet. */
async function arrive(person = newPerson()): Promise<{ page: Page; headers: Headers }> {
  guest = await visit(browser, product, { viewport: VIEWPORT });
  const { session } = await signUpInBrowser(guest, person);
  const headers = { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token };
  return { page: guest.page, headers };
}

/** A signed-in person who has used the one free message. Nothing is loaded yet. */
async function arriveAtLimit(person = newPerson()): Promise<Page> {
  const { page, headers } = await arrive(person);
  const answer = await callApi(product.url, chatEndpoints.start, { headers, body: QUESTION });
  if (answer.status !== 200) throw new Error(`Starting a conversation answered ${answer.status}.`);
  return page;
}

/** Opens a checkout over the API. @returns the id of its session. */
async function openCheckout(headers: Headers): Promise<string> {
  const { status, body } = await callApi(product.url, billingEndpoints.createCheckout, {
    headers,
    body: { currency: 'usd', source: 'website' },
  });
  const id = /cs_\w+/.exec(body.data?.url ?? '')?.[0];
  if (id === undefined) throw new Error(`Opening a checkout answered ${status}: ${JSON.stringify(body)}`);
  return id;
}

/** Pays a checkout without opening the provider's page. */
async function payCheckout(id: string): Promise<void> {
  const answer = await fetch(`${product.sandboxUrl}/control/stripe/sessions/${id}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(200);
}

/** From the paywall to the provider's page. */
async function toPayPage(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Upgrade to Continue' }).waitFor();
  await button(page, UNLOCK).first().click();
  await page.waitForURL(/\/pay\/cs_/);
}

async function pay(page: Page): Promise<void> {
  // The page knows the address of the account.
  await page.getByText(/^Receipt to .+@/).waitFor();
  await button(page, 'Pay $2.00').click();
}

/** Holds back the answer to the payment check. @returns a function that lets it through. */
async function holdAnswer(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/payment/status*', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Moves the stopped clock of the page on until something is shown. @param ms the size of one step. */
async function advanceTo(page: Page, shown: Locator, ms = 20): Promise<void> {
  await until(async () => {
    await page.clock.runFor(ms);
    return shown.isVisible();
  });
}

/**
 * Moves the stopped clock of the page past the two seconds before the payment check, until the result is shown. A step is
 * shorter than the three seconds after which the chat opens, so the result cannot be missed.
 */
const advanceToResult = (page: Page, result: Locator) => advanceTo(page, result, 2_000);

/** React runs the effects of a render a moment later, from a message to itself: waits until they have run. */
async function effectsRun(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1)
      await new Promise<unknown>((received) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = received;
        port2.postMessage(null);
      });
  });
}

/** In both colour schemes. */
async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) expect(await accessibilityViolations(page, theme)).toEqual([]);
}

/** The same where the clock is stopped: the check needs timers, so the clock moves by single milliseconds meanwhile. */
async function expectAccessibleWhileStopped(page: Page): Promise<void> {
  let isDone = false;
  const check = async () => {
    await expectAccessible(page).finally(() => {
      isDone = true;
    });
  };
  const runClock = async () => {
    while (!isDone) await page.clock.runFor(1);
  };
  await Promise.all([check(), runClock()]);
}

const successful = (page: Page) => page.getByRole('heading', { level: 1, name: 'Payment Successful!' });
const unverified = (page: Page) => page.getByRole('alert').getByText(STILL_UPDATING, { exact: true });
const premiumBadge = (page: Page) => page.getByText('Premium Access', { exact: true }).waitFor();
const pathname = (page: Page) => page.evaluate(() => window.location.pathname);

describe('from the paywall', () => {
  test('[PUR-3] [PAY-2] [PAY-4] [ASK-2] a person at the limit pays, gets Premium and a receipt', async () => {
    const person = newPerson();
    const page = await arriveAtLimit(person);
    await page.goto('/ask');
    await page.getByText('1/1 free chats used').waitFor();
    await toPayPage(page);
    const release = await holdAnswer(page);
    await pauseClock(page);
    await pay(page);
    await page.waitForURL(/\/payment-success\?session_id=cs_/);
    await advanceTo(page, page.getByText('Processing your payment...'));
    release();
    await advanceToResult(page, successful(page));
    await advanceTo(page, page.locator('[data-toast]').getByText('Payment successful!', { exact: true }));
    const linkTo = (name: string) => page.getByRole('link', { name }).getAttribute('href');
    expect(await linkTo('Start Chatting')).toBe('/ask');
    expect(await linkTo('Go to Dashboard')).toBe('/dashboard');
    expect(guest?.pageErrors).toEqual([]);
    await page.clock.runFor(3_000);
    await page.waitForURL(`${product.url}/ask`);
    await page.clock.resume();
    await premiumBadge(page);
    expect((await storedSession(page))?.purchase).toEqual({
      purchased: true,
      purchase_date: expect.stringMatching(/^20\d\d-/),
    });
    await page.getByLabel('Title').fill(QUESTION.title);
    await page.getByLabel('Describe your situation').fill(QUESTION.question);
    await button(page, 'Start chat').click();
    await waitForReplies(page, 1);
    await sendMessage(page, 'And now?');
    await waitForReplies(page, 2);
    await until(
      async () => (await mailsTo(person)).filter((subject) => subject === 'Your receipt').length === 1,
      { timeout: 30_000, every: 100 },
    );
  });

  test('[PAY-2] [PAY-6] a checkout that can’t start can be tried again; a declined card, and leaving, buy nothing', async () => {
    const page = await arriveAtLimit();
    await page.goto('/ask');
    await page.getByRole('heading', { name: 'Upgrade to Continue' }).waitFor();
    await stripe('', { mode: 'http_500' });
    await button(page, UNLOCK).first().click();
    await expectToast(
      page,
      'Checkout Error',
      'Payments aren’t available right now. Please try again in a few minutes.',
    );
    await stripe('', { mode: 'ok' });
    // The circuit breaker of the billing service closes a moment after the last failure.
    await expect
      .poll(
        async () => {
          if (!page.url().includes('/pay/')) await button(page, UNLOCK).first().click({ timeout: 2_000 });
          await page.waitForURL(/\/pay\/cs_/, { timeout: 3_000 }).catch(() => undefined);
          return page.url();
        },
        { timeout: 30_000 },
      )
      .toContain('/pay/');
    await button(page, 'Decline').click();
    await page.getByText('Nothing was charged.').waitFor();
    await button(page, 'Leave').click();
    await page.waitForURL(`${product.url}/ask`);
    await page.getByText('1/1 free chats used').waitFor();
    await page.getByRole('heading', { name: 'Upgrade to Continue' }).waitFor();
  });
});

/** What a browser reports when a person returns to a tab. */
const comeBackTo = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

describe('other tabs', () => {
  test('[PAY-4] [ASK-2] [DASH-3] show Premium after a payment, without a reload', async () => {
    const page = await arriveAtLimit();
    const [ask, account] = await Promise.all([page.context().newPage(), page.context().newPage()]);
    await page.goto('/dashboard');
    await page.getByText('1/1 used').waitFor();
    await ask.goto('/ask');
    await ask.getByRole('heading', { name: 'Upgrade to Continue' }).waitFor();
    await account.goto('/account');
    await account.getByText('You’re on the free plan.').waitFor();
    const opened = page.context().waitForEvent('page');
    await button(page, UNLOCK).click();
    const tab = await opened;
    await tab.waitForURL(/\/pay\/cs_/);
    await pay(tab);
    await successful(tab).waitFor();
    await page.getByRole('heading', { name: 'Premium Unlocked' }).waitFor();
    await premiumBadge(ask);
    await ask.getByRole('heading', { name: 'Upgrade to Continue' }).waitFor({ state: 'detached' });
    await button(ask, 'Start chat').waitFor();
    await account.getByText('Premium Unlocked').waitFor();
  });

  test('[PAY-2] [PAY-3] [PAY-6] whoever presses a button to pay when they have Premium sees Premium, not an error', async () => {
    for (const path of ['/ask', '/dashboard']) {
      const { page, headers } = await arrive();
      await callApi(product.url, chatEndpoints.start, { headers, body: QUESTION });
      await page.goto(path);
      await button(page, UNLOCK).first().waitFor();
      await page.waitForLoadState('networkidle');
      await payCheckout(await openCheckout(headers));
      await noticesDelivered();
      await button(page, UNLOCK).first().click();
      await expectToast(page, 'You already have Premium', 'Your messages are unlimited.');
      await page
        .getByText(path === '/ask' ? 'Premium Access' : 'Premium Unlocked', { exact: true })
        .waitFor();
      await expect.poll(() => button(page, UNLOCK).count()).toBe(0);
      await expect.poll(() => page.locator('[data-toast=danger]').count()).toBe(0);
      await guest?.close();
    }
  });
});

describe('from the dashboard', () => {
  test('[PAY-3] the checkout opens in a new tab, and closing the tab right after the payment loses nothing', async () => {
    const page = await arriveAtLimit();
    await page.goto('/dashboard');
    await page.getByText('1/1 used').waitFor();
    const opened = page.context().waitForEvent('page');
    await button(page, UNLOCK).click();
    const tab = await opened;
    await tab.waitForURL(/\/pay\/cs_/);
    // The tab is closed before the page after the payment can ask for anything.
    await holdAnswer(tab);
    const comesBack = tab.waitForRequest('**/payment-success*');
    await button(tab, 'Pay $2.00').click({ noWaitAfter: true });
    await comesBack;
    await tab.close();
    await noticesDelivered();
    await comeBackTo(page);
    await page.getByRole('heading', { name: 'Premium Unlocked' }).waitFor();
    await page.getByText('Purchased', { exact: true }).waitFor();
  });

  test('[PAY-3] if new tabs are blocked, the checkout opens in the same tab after one second', async () => {
    const page = await arriveAtLimit();
    await page.goto('/dashboard');
    await page.evaluate(() => {
      window.open = () => {
        document.title = 'blocked';
        return null;
      };
    });
    await page.getByText('1/1 used').waitFor();
    const left = await recordNavigations(page);
    await pauseClock(page);
    await button(page, UNLOCK).click();
    await page.waitForFunction(() => document.title === 'blocked');
    await page.clock.runFor(999);
    expect(left).toEqual([]);
    await page.clock.runFor(1);
    await page.waitForURL(/\/pay\/cs_/);
  });
});

describe('the page after the payment', () => {
  test('[PAY-4] [PAY-5] [PAY-6] asks the provider if its notice is lost, and can repeat a check that failed', async () => {
    await stripe('/webhooks', { mode: 'lose' });
    const { page, headers } = await arrive();
    const id = await openCheckout(headers);
    await payCheckout(id);
    let down = true;
    await page.route('**/api/payment/status*', (route) => (down ? route.abort() : route.continue()));
    await pauseClock(page);
    await page.goto(`/payment-success?session_id=${id}`);
    await advanceToResult(page, unverified(page));
    expect(guest?.pageErrors).toEqual([]);
    await expectAccessibleWhileStopped(page);
    down = false;
    await button(page, 'Refresh Page').click();
    await advanceToResult(page, successful(page));
    await page.clock.runFor(3_000);
    await page.waitForURL(`${product.url}/ask`);
    await page.clock.resume();
    await premiumBadge(page);
  });

  test('[PAY-5] [PAY-6] grants nothing for a missing, invalid or unknown session, or for another person’s', async () => {
    const other = await signUp(product.url);
    const id = await openCheckout(other.headers);
    await payCheckout(id);
    const { page } = await arrive();
    await pauseClock(page);
    for (const query of ['', '?session_id=%3Cscript%3E', '?session_id=cs_test_nobody', `?session_id=${id}`]) {
      await page.goto(`/payment-success${query}`);
      await advanceToResult(page, unverified(page));
    }
    await page.clock.resume();
    await page.goto('/ask');
    await page.getByText('0/1 free chats used').waitFor();
    expect(guest?.pageErrors).toEqual([]);
  });

  test('[ROLE-2] asks a person who is signed out to sign in, and then shows the payment', async () => {
    const person = await signUp(product.url);
    const id = await openCheckout(person.headers);
    await payCheckout(id);
    guest = await visit(browser, product, { viewport: VIEWPORT });
    const { page } = guest;
    await page.goto(`/payment-success?session_id=${id}`);
    await page.getByRole('heading', { level: 1, name: 'Sign in to see your payment' }).waitFor();
    expect(await accessibilityViolations(page, 'light')).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await pauseClock(page);
    await button(page, 'Sign In').last().click();
    await advanceToResult(page, successful(page));
    expect(page.url()).toBe(`${product.url}/payment-success?session_id=${id}`);
  });

  test('[PAY-4] says that a check is slow, survives a reload, and opens no chat for a person who has left it', async () => {
    const { page, headers } = await arrive();
    const id = await openCheckout(headers);
    await payCheckout(id);
    const release = await holdAnswer(page);
    const asked = page.waitForRequest('**/api/payment/status*');
    await pauseClock(page);
    await page.goto(`/payment-success?session_id=${id}`);
    await advanceTo(page, page.getByText('Processing your payment...'));
    await page.clock.runFor(2_000);
    await asked;
    await effectsRun(page);
    await page.clock.runFor(4_500);
    await page.getByText('This is taking longer than usual.').waitFor();
    await expectAccessibleWhileStopped(page);
    release();
    await advanceToResult(page, successful(page));
    await expectAccessibleWhileStopped(page);
    await page.reload();
    await advanceToResult(page, successful(page));
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await advanceTo(page, page.getByRole('heading', { name: 'Premium Unlocked' }));
    await page.clock.runFor(10_000);
    expect(await pathname(page)).toBe('/dashboard');
  });

  test('[PAY-4] asks the provider after two seconds, and opens the chat three seconds later', async () => {
    const { page, headers } = await arrive();
    const id = await openCheckout(headers);
    await payCheckout(id);
    await pauseClock(page);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes(`/api/payment/status?session_id=${id}`)) asked += 1;
    });
    await page.goto(`/payment-success?session_id=${id}`);
    // The first render needs the clock, too: at most one step of it is missing from the two seconds.
    await advanceTo(page, page.getByText('Processing your payment...'));
    await effectsRun(page);
    await page.clock.runFor(1_970);
    expect(asked).toBe(0);
    await page.clock.runFor(30);
    await successful(page).waitFor();
    expect(asked).toBe(1);
    await effectsRun(page);
    await page.clock.runFor(2_999);
    expect(await pathname(page)).toBe('/payment-success');
    await page.clock.runFor(1);
    await page.waitForURL(`${product.url}/ask`);
  });
});

describe('the provider’s notice', () => {
  interface Notices {
    events: { id: string; type: string; data: { object: { id: string } } }[];
    deliveries: { event: string; status: number | null }[];
  }
  const listNotices = async (): Promise<Notices> =>
    (await fetch(`${product.sandboxUrl}/control/stripe/events`)).json() as Promise<Notices>;
  const sendAgain = async ({ id }: { id: string }): Promise<void> => {
    const answer = await fetch(`${product.sandboxUrl}/control/stripe/events/${id}/resend`, {
      method: 'POST',
    });
    expect(answer.status).toBe(204);
  };

  test('[PAY-6] sent five times at once, and again after billing was killed, grants Premium within 5 s, with one receipt', async () => {
    const person = await signUp(product.url);
    const { headers } = person;
    const id = await openCheckout(headers);
    const before = (await listNotices()).events.length;
    await stripe('/webhooks', { mode: 'duplicate', copies: 5 });
    // No page asks for the payment: only the notice reports it.
    await payCheckout(id);
    const since = performance.now();
    await until(
      async () =>
        (await callApi(product.url, billingEndpoints.paymentStatus, { headers })).body.data.purchased,
    );
    expect(performance.now() - since).toBeLessThan(5_000);
    await noticesDelivered();
    const { events, deliveries } = await listNotices();
    const ofThisPayment = events.slice(before);
    const completed = ofThisPayment.find(({ data }) => data.object.id === id);
    expect(completed?.type).toBe('checkout.session.completed');
    expect(deliveries.filter(({ event }) => event === completed?.id).map(({ status }) => status)).toEqual(
      Array.from({ length: 5 }, () => 200),
    );
    await until(async () => (await mailsTo(person)).includes('Your receipt'), {
      timeout: 30_000,
      every: 100,
    });

    const { billing } = await product.pids();
    if (billing === undefined) throw new Error('There is no billing service.');
    process.kill(billing, 'SIGKILL');
    if (!completed) throw new Error('The provider has sent no notice of the payment.');
    const sent = [completed, completed, completed, completed, ...ofThisPayment];
    await Promise.all(sent.map(sendAgain));
    await noticesDelivered();
    const { billing: restarted } = await product.pids();
    expect(restarted).not.toBe(billing);
    const accepted = (await listNotices()).deliveries
      .slice(deliveries.length)
      .filter(({ status }) => status === 200);
    expect(accepted.length).toBe(sent.length);
    // The refund is requested last, so its mail arrives after the mail of a second receipt would.
    expect((await callApi(product.url, billingEndpoints.refund, { headers })).status).toBe(200);
    await until(async () => (await mailsTo(person)).includes('Your refund'), { timeout: 30_000, every: 100 });
    expect((await mailsTo(person)).filter((subject) => /receipt|refund/.test(subject)).toSorted()).toEqual([
      'Your receipt',
      'Your refund',
    ]);
  });
});

test('a person gives Premium back on the account page, after confirming it', async () => {
  const { page, headers } = await arrive();
  await payCheckout(await openCheckout(headers));
  await noticesDelivered();
  await page.goto('/account');
  await page.getByText('Premium Unlocked').waitFor();
  await button(page, 'Get a refund').click();
  const dialog = page.getByRole('dialog', { name: 'Get a refund for Premium?' });
  await dialog.waitFor();
  expect(guest?.pageErrors).toEqual([]);
  await expectAccessible(page);
  await button(page, 'Keep Premium').click();
  await dialog.waitFor({ state: 'detached' });
  await button(page, 'Get a refund').click();
  await button(page, 'Yes, refund me').click();
  await page.locator('[data-toast]').getByText('Your refund is on its way').waitFor();
  await page.getByText('You’re on the free plan.').waitFor();
  await until(async () => (await storedSession(page))?.purchase?.purchased === false);
  // The chat service learns of it from an event.
  await until(async () => !(await callApi(product.url, chatEndpoints.usage, { headers })).body.hasPurchase);
  await page.getByRole('link', { name: 'See what Premium offers' }).click();
  await page.getByRole('heading', { name: 'Free Trial' }).waitFor();
  const offer = page.getByRole('region', { name: 'Premium Access' });
  await expect.poll(() => offer.evaluate((panel) => panel === document.activeElement)).toBe(true);
  await expect
    .poll(() =>
      offer.evaluate(
        (panel) =>
          panel.getBoundingClientRect().top >= 0 && panel.getBoundingClientRect().bottom <= innerHeight,
      ),
    )
    .toBe(true);
  // A person learns this before buying again.
  await page.getByText('You’ve already had a refund once, so buying Premium again is final.').waitFor();
});

test('at the limit, the ask page and the dashboard with its dialog have no accessibility violations', async () => {
  const page = await arriveAtLimit();
  await page.goto('/ask');
  await page.getByRole('heading', { name: 'Upgrade to Continue' }).waitFor();
  await expectAccessible(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: QUESTION.title }).click();
  await page.getByRole('dialog', { name: 'Conversation Details' }).waitFor();
  await expectAccessible(page);
});

import { billingEndpoints, chatEndpoints } from '@app/contracts';
import { type BorrowedProduct, borrowProduct, sharedBrowser, until } from '@app/testkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityViolations } from './axe.ts';
import {
  button,
  expectToast,
  pauseClock,
  QUESTION,
  sendMessage,
  startConversation,
  waitForReplies,
} from './chatting.ts';
import { callApi } from './person.ts';
import {
  newPerson,
  type Person,
  recordNavigations,
  signUpInBrowser,
  storedSession,
  type Visit,
  visit,
} from './visit.ts';

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
const anywhere = { width: 1280, height: 900 };

/** Tells the sandbox how the payment provider, or its notices, behave next. */
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

/** The subjects of what was mailed to somebody. */
async function mailsTo({ email }: Person): Promise<string[]> {
  const inbox = `${product.sandboxUrl}/inbox.json?to=${encodeURIComponent(email)}`;
  const { mails } = (await (await fetch(inbox)).json()) as { mails: { subject: string }[] };
  return mails.map(({ subject }) => subject);
}

async function noticesDelivered(): Promise<void> {
  await fetch(`${product.sandboxUrl}/control/stripe/webhooks/wait`, { method: 'POST' });
}

/** Somebody who has used their one free message, and sees so on the page. */
async function atLimit(person: Person = newPerson()): Promise<Page> {
  guest = await visit(browser, product, { viewport: anywhere });
  const { session } = await signUpInBrowser(guest, person);
  const headers = { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token };
  const answer = await callApi(product.url, chatEndpoints.start, { headers, body: QUESTION });
  if (answer.status !== 200) throw new Error(`Starting a conversation answered ${answer.status}.`);
  const { page } = guest;
  await page.goto('/ask');
  await page.getByText('1/1 free chats used').waitFor();
  return page;
}

/** From the paywall to the provider's page. */
async function toPayPage(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Upgrade to Continue' }).waitFor();
  await button(page, UNLOCK).first().click();
  await page.waitForURL(/\/pay\/cs_/);
}

async function pay(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('payer@example.org');
  await button(page, 'Pay $2.00').click();
}

/** Holds back what is answered about the payment. @returns lets it go. */
async function answerHeld(page: Page): Promise<() => void> {
  const { promise: waitForHeldReply, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/payment/status*', async (route) => {
    await waitForHeldReply;
    await route.continue();
  });
  return letGo;
}

/**
 * Nobody is taken on to the chat three seconds after the payment was seen, however long a test looks around (those seconds
 * have a test of their own).
 * @returns takes them on.
 */
async function takingOnHeld(page: Page): Promise<() => Promise<void>> {
  await page.context().addInitScript(() => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((act: () => void, delay?: number) => {
      if (delay !== 3_000) return later(act, delay);
      document.addEventListener('take-on', act, { once: true });
      return 0;
    }) as typeof window.setTimeout;
  });
  return () => page.evaluate(() => void document.dispatchEvent(new Event('take-on')));
}

/** React runs the effects of what it has drawn a moment later, by messages to itself: waits until they are through. */
async function effectsRun(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1)
      await new Promise<unknown>((hydrated) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = hydrated;
        port2.postMessage(null);
      });
  });
}

/** What calls need in place of the page's. */
async function headersOf(page: Page): Promise<Record<string, string>> {
  const { session } = (await storedSession(page)) ?? {};
  return { authorization: `Bearer ${session?.access_token}`, 'x-session-token': String(session?.token) };
}

const successful = (page: Page) => page.getByRole('heading', { level: 1, name: 'Payment Successful!' });
const unverified = (page: Page) => page.getByRole('alert').getByText(STILL_UPDATING, { exact: true });
const premiumBadge = (page: Page) => page.getByText('Premium Access', { exact: true }).waitFor();

describe('from the paywall', () => {
  test('[PUR-3] [PAY-2] [PAY-4] [ASK-2] the limit, the checkout, the payment, premium, and a receipt', async () => {
    const person = newPerson();
    guest = await visit(browser, product, { viewport: anywhere });
    await signUpInBrowser(guest, person);
    const { page } = guest;
    await startConversation(page);
    await waitForReplies(page, 1);
    await page.getByText('1/1 free chats used').waitFor();
    await page.goto('/ask');
    await toPayPage(page);
    const [answer, takeOn] = [await answerHeld(page), await takingOnHeld(page)];
    await pay(page);
    await page.waitForURL(/\/payment-success\?session_id=cs_/);
    await page.getByText('Processing your payment...').waitFor();
    answer();
    await successful(page).waitFor();
    await page.locator('[data-toast]').getByText('Payment successful!', { exact: true }).waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: 'Start Chatting' }).getAttribute('href'))
      .toBe('/ask');
    await expect
      .poll(() => page.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href'))
      .toBe('/dashboard');
    expect(guest?.pageErrors).toEqual([]);
    await takeOn();
    await page.waitForURL(`${product.url}/ask`);
    await premiumBadge(page);
    expect((await storedSession(page))?.purchase).toEqual({
      purchased: true,
      purchase_date: expect.stringMatching(/^20\d\d-/),
    });
    await startConversation(page);
    await waitForReplies(page, 1);
    await sendMessage(page, 'And now?');
    await waitForReplies(page, 2);
    await until(
      async () => (await mailsTo(person)).filter((subject) => subject === 'Your receipt').length === 1,
      { timeout: 30_000, every: 100 },
    );
  });

  test('[PAY-6] a card that is declined, and leaving, buy nothing', async () => {
    const page = await atLimit();
    await toPayPage(page);
    await page.getByLabel('Email').fill('payer@example.org');
    await button(page, 'Decline').click();
    await page.getByText('Nothing was charged.').waitFor();
    await button(page, 'Leave').click();
    await page.waitForURL(`${product.url}/ask`);
    await page.getByText('1/1 free chats used').waitFor();
    await page.getByRole('heading', { name: 'Upgrade to Continue' }).waitFor();
  });

  test('[PAY-2] a provider that can’t be reached is told, and trying again works', async () => {
    const page = await atLimit();
    await stripe('', { mode: 'http_500' });
    await button(page, UNLOCK).first().click();
    await expectToast(
      page,
      'Checkout Error',
      'Payments can’t be reached right now. Please try again in a few minutes.',
    );
    await stripe('', { mode: 'ok' });
    // The client rests for a moment after a provider's failures.
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
  });
});

describe('from the dashboard', () => {
  test('[PAY-3] the checkout opens in a new tab; closing it right after paying loses nothing', async () => {
    const page = await atLimit();
    await page.goto('/dashboard');
    await page.getByText('1/1 used').waitFor();
    const opened = page.context().waitForEvent('page');
    await button(page, UNLOCK).click();
    const tab = await opened;
    await tab.waitForURL(/\/pay\/cs_/);
    // What comes after the payment is never seen: it is closed as it sets out for there, and could ask for nothing.
    await answerHeld(tab);
    await tab.getByLabel('Email').fill('payer@example.org');
    const comesBack = tab.waitForRequest('**/payment-success*');
    await button(tab, 'Pay $2.00').click({ noWaitAfter: true });
    await comesBack;
    await tab.close();
    await noticesDelivered();
    await page.reload();
    await page.getByRole('heading', { name: 'Premium Unlocked' }).waitFor();
    await page.getByText('Purchased', { exact: true }).waitFor();
  });

  test('[PAY-3] where new tabs are blocked this one goes there after a second', async () => {
    const page = await atLimit();
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
    await expect.poll(() => page.title()).toBe('blocked');
    await page.clock.runFor(999);
    expect(left).toEqual([]);
    await page.clock.runFor(1);
    await page.waitForURL(/\/pay\/cs_/);
    await page.clock.resume();
    await takingOnHeld(page);
    await pay(page);
    await successful(page).waitFor();
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await page.getByRole('heading', { name: 'Premium Unlocked' }).waitFor();
  });
});

describe('coming back from paying', () => {
  test('[PAY-4] [PAY-6] where the provider’s notice is lost, the provider is asked', async () => {
    await stripe('/webhooks', { mode: 'lose' });
    const page = await atLimit();
    await toPayPage(page);
    await pay(page);
    await successful(page).waitFor();
    await page.waitForURL(`${product.url}/ask`);
    await premiumBadge(page);
  });

  test('[PAY-5] what can’t be verified is said, and refreshing the page finds it', async () => {
    await stripe('/webhooks', { mode: 'lose' });
    const page = await atLimit();
    await toPayPage(page);
    let down = true;
    await page.route('**/api/payment/status*', (route) => (down ? route.abort() : route.continue()));
    await pay(page);
    await unverified(page).waitFor();
    expect(guest?.pageErrors).toEqual([]);
    expect(await accessibilityViolations(page, 'light')).toEqual([]);
    expect(await accessibilityViolations(page, 'dark')).toEqual([]);
    down = false;
    await button(page, 'Refresh Page').click();
    await successful(page).waitFor();
  });

  test('[PAY-5] [PAY-6] nothing is believed of an address: no session, none of ours, somebody else’s', async () => {
    const other = await atLimit();
    await toPayPage(other);
    const session = /cs_\w+/.exec(other.url())?.[0];
    await pay(other);
    await successful(other).waitFor();
    await guest?.close();
    guest = await visit(browser, product);
    await signUpInBrowser(guest);
    const { page } = guest;
    for (const query of [
      '',
      '?session_id=%3Cscript%3E',
      '?session_id=cs_test_nobody',
      `?session_id=${session}`,
    ]) {
      await page.goto(`/payment-success${query}`);
      await unverified(page).waitFor();
    }
    await page.goto('/ask');
    await page.getByText('0/1 free chats used').waitFor();
    expect(guest.pageErrors).toEqual([]);
  });

  test('[ROLE-2] whoever is signed out meanwhile signs in and is taken right back', async () => {
    const person = newPerson();
    const page = await atLimit(person);
    await toPayPage(page);
    const session = /cs_\w+/.exec(page.url())?.[0];
    await page.goto('/');
    await page.evaluate(() => localStorage.removeItem('auth_session'));
    await page.goto(`/payment-success?session_id=${session}`);
    await page.getByRole('heading', { level: 1, name: 'Sign in to see your payment' }).waitFor();
    expect(await accessibilityViolations(page, 'light')).toEqual([]);
    await fetch(`${product.sandboxUrl}/control/stripe/sessions/${session}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await button(page, 'Sign In').last().click();
    await page.waitForURL(`${product.url}/payment-success?session_id=${session}`);
    await successful(page).waitFor();
  });

  test('[PAY-4] a slow answer is waited for; reloading is harmless; leaving ends what was to follow', async () => {
    const page = await atLimit();
    await toPayPage(page);
    const session = /cs_\w+/.exec(page.url())?.[0];
    await pay(page);
    await page.waitForURL(`${product.url}/ask`);
    const answer = await answerHeld(page);
    await page.clock.install();
    const asked = page.waitForRequest('**/api/payment/status*');
    await page.goto(`/payment-success?session_id=${session}`);
    await page.getByText('Processing your payment...').waitFor();
    await page.clock.runFor(2_000);
    await asked;
    await page.clock.runFor(4_500);
    await page.getByText('This takes longer than usual.').waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    answer();
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await until(async () => {
      await page.clock.runFor(20);
      return page.getByRole('heading', { name: 'Premium Unlocked' }).isVisible();
    });
    await page.clock.runFor(10_000);
    expect(await page.evaluate(() => window.location.pathname)).toBe('/dashboard');
  });

  test('[PAY-4] the provider is asked after two seconds, and the chat opens after three more', async () => {
    const page = await atLimit();
    await toPayPage(page);
    const session = /cs_\w+/.exec(page.url())?.[0];
    await pay(page);
    await page.waitForURL(`${product.url}/ask`);
    await pauseClock(page);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes(`/api/payment/status?session_id=${session}`)) asked += 1;
    });
    await page.goto(`/payment-success?session_id=${session}`);
    // The page's first drawing takes the clock, too: no more than one of these steps is lost to it.
    await until(async () => {
      await page.clock.runFor(20);
      return page.getByText('Processing your payment...').isVisible();
    });
    await effectsRun(page);
    await page.clock.runFor(1_970);
    expect(asked).toBe(0);
    await page.clock.runFor(30);
    await successful(page).waitFor();
    expect(asked).toBe(1);
    await effectsRun(page);
    await page.clock.runFor(2_999);
    expect(await page.evaluate(() => window.location.pathname)).toBe('/payment-success');
    await page.clock.runFor(1);
    await page.waitForURL(`${product.url}/ask`);
  });

  test('nothing stands in anybody’s way while one waits, and when it is done', async () => {
    const page = await atLimit();
    await toPayPage(page);
    await takingOnHeld(page);
    const answer = await answerHeld(page);
    await pay(page);
    await page.getByText('This takes longer than usual.').waitFor();
    for (const theme of ['light', 'dark']) expect(await accessibilityViolations(page, theme)).toEqual([]);
    answer();
    await successful(page).waitFor();
    for (const theme of ['light', 'dark']) expect(await accessibilityViolations(page, theme)).toEqual([]);
  });
});

describe('the provider’s notice', () => {
  interface Told {
    events: { id: string; type: string; data: { object: { id: string } } }[];
    deliveries: { event: string; status: number | null }[];
  }
  const told = async (): Promise<Told> =>
    (await fetch(`${product.sandboxUrl}/control/stripe/events`)).json() as Promise<Told>;
  const sendAgain = async ({ id }: { id: string }): Promise<void> => {
    const answer = await fetch(`${product.sandboxUrl}/control/stripe/events/${id}/resend`, {
      method: 'POST',
    });
    expect(answer.status).toBe(204);
  };

  test('[PAY-6] five times at once, and again after billing was killed: premium in 5 s, one purchase, one receipt', async () => {
    const person = newPerson();
    const page = await atLimit(person);
    const headers = await headersOf(page);
    await toPayPage(page);
    const session = /cs_\w+/.exec(page.url())?.[0];
    const before = (await told()).events.length;
    // The tab is closed: nothing but the notice tells of the payment.
    await page.goto('about:blank');
    await stripe('/webhooks', { mode: 'duplicate', copies: 5 });
    const paid = await fetch(`${product.sandboxUrl}/control/stripe/sessions/${session}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(paid.status).toBe(200);
    const since = performance.now();
    await until(
      async () =>
        (await callApi(product.url, billingEndpoints.paymentStatus, { headers })).body.data.purchased,
    );
    expect(performance.now() - since).toBeLessThan(5_000);
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Premium Unlocked' }).waitFor();
    await noticesDelivered();
    const { events, deliveries } = await told();
    const these = events.slice(before);
    const completed = these.find(({ data }) => data.object.id === session);
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
    if (!completed) throw new Error('There is no notice of it.');
    const sent = [completed, completed, completed, completed, ...these];
    await Promise.all(sent.map(sendAgain));
    await noticesDelivered();
    const { billing: restarted } = await product.pids();
    expect(restarted).not.toBe(billing);
    const taken = (await told()).deliveries.slice(deliveries.length).filter(({ status }) => status === 200);
    expect(taken.length).toBe(sent.length);
    // Giving it back is asked for after whatever those notices asked for, so its mail comes after a second receipt's.
    await page.goto('/account');
    await button(page, 'Give Premium back').click();
    await button(page, 'Yes, refund me').click();
    await page.getByText('You are on the free plan.').waitFor();
    await until(async () => (await mailsTo(person)).includes('Your refund'), { timeout: 30_000, every: 100 });
    expect((await mailsTo(person)).filter((subject) => /receipt|refund/.test(subject)).toSorted()).toEqual([
      'Your receipt',
      'Your refund',
    ]);
  });
});

describe('changing one’s mind', () => {
  test('premium is given back from the account page, once that was confirmed', async () => {
    const page = await atLimit();
    await toPayPage(page);
    await pay(page);
    await successful(page).waitFor();
    await page.goto('/account');
    await page.getByText('Premium Unlocked').waitFor();
    await button(page, 'Give Premium back').click();
    const dialog = page.getByRole('dialog', { name: 'Give Premium back?' });
    await dialog.waitFor();
    expect(guest?.pageErrors).toEqual([]);
    expect(await accessibilityViolations(page, 'light')).toEqual([]);
    expect(await accessibilityViolations(page, 'dark')).toEqual([]);
    await button(page, 'Keep Premium').click();
    await dialog.waitFor({ state: 'detached' });
    await button(page, 'Give Premium back').click();
    await button(page, 'Yes, refund me').click();
    await page.locator('[data-toast]').getByText('Your refund is on its way').waitFor();
    await page.getByText('You are on the free plan.').waitFor();
    await until(async () => (await storedSession(page))?.purchase?.purchased === false);
    // The chat hears of it by an event.
    const headers = await headersOf(page);
    await until(async () => !(await callApi(product.url, chatEndpoints.usage, { headers })).body.hasPurchase);
    await page.getByRole('link', { name: 'See what Premium offers' }).click();
    await page.getByRole('heading', { name: 'Free Trial' }).waitFor();
    // Told before it is bought again.
    await page.getByText('You have given Premium back once, so buying it again is final.').waitFor();
  });
});

test('nothing stands in anybody’s way on the ask page at the limit, and on the dashboard with its dialog open', async () => {
  const page = await atLimit();
  for (const theme of ['light', 'dark']) {
    await page.goto('/ask');
    await page.getByRole('heading', { name: 'Upgrade to Continue' }).waitFor();
    expect(await accessibilityViolations(page, theme)).toEqual([]);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: QUESTION.title }).click();
    await page.getByRole('dialog', { name: 'Conversation Details' }).waitFor();
    expect(await accessibilityViolations(page, theme)).toEqual([]);
  }
});

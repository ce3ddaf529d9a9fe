import { randomUUID } from 'node:crypto';
import { authEndpoints, chatEndpoints, FAILURES } from '@app/contracts';
import { type BorrowedProduct, borrowProduct, sharedBrowser, until } from '@app/testkit';
import type { Browser, Locator, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pauseClock } from './chatting.ts';
import { callApi } from './person.ts';
import {
  endSessionElsewhere,
  linkInMail,
  newPerson,
  type Person,
  recordNavigations,
  signUpInBrowser,
  storedSession,
  type Visit,
  visit,
} from './visit.ts';

const PARTS = ['preferences', 'profile', 'purchase', 'session', 'usageCount', 'user'];

let product: BorrowedProduct;
let browser: Browser;
let guest: Visit;

beforeAll(async () => {
  [product, browser] = await Promise.all([borrowProduct(), sharedBrowser()]);
});
afterEach(() => guest?.close());
afterAll(() => product?.giveBack());

async function arrive(path: string): Promise<Page> {
  guest = await visit(browser, product);
  await guest.page.goto(path);
  await guest.page.getByRole('heading', { level: 1 }).waitFor();
  return guest.page;
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Advances the paused clock of the page until an element is there. */
async function advanceUntil(page: Page, element: Locator): Promise<void> {
  await until(
    async () => {
      await page.clock.runFor(20);
      return (await element.count()) > 0;
    },
    { timeout: 20_000 },
  );
}

async function fillSignup(page: Page, person: Person): Promise<void> {
  await field(page, 'First Name').fill(person.firstName);
  await field(page, 'Last Name').fill(person.lastName);
  await field(page, 'Email Address').fill(person.email);
  await field(page, 'Password').fill(person.password);
  await field(page, 'Confirm Password').fill(person.password);
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await press(page, 'Sign In');
}

/** Signs somebody up outside of the browser. */
async function createAccount(): Promise<Person> {
  const person = newPerson();
  const response = await fetch(`${product.url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  expect(response.status).toBe(200);
  return person;
}

/** Signs somebody up who has confirmed their address. */
async function createConfirmedAccount(): Promise<Person> {
  const person = await createAccount();
  const token = new URL(await linkInMail(product, person.email, '/confirm')).searchParams.get('token');
  const response = await fetch(`${product.url}/api/auth/confirm-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  expect(response.status).toBe(200);
  return person;
}

describe('signing up', () => {
  test('[AUT-1] [AUT-3] [AUT-10] creates one account after two quick clicks, keeps the session and opens the dashboard', async () => {
    const page = await arrive('/signup');
    const conditions = page.getByText(
      'You must be 18 or older to use Hearten. By creating an account, you confirm that you are and agree to our terms and privacy policy.',
    );
    const links = await conditions
      .getByRole('link')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(links).toEqual(['/terms', '/privacy']);
    await fillSignup(page, newPerson());
    const release = Promise.withResolvers<void>();
    let sent = 0;
    await page.route('**/api/auth/signup', async (route) => {
      sent += 1;
      await release.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Create Account', exact: true }).dblclick();
    await page.getByRole('button', { name: 'Creating Account...', exact: true }).waitFor();
    await field(page, 'Email Address').press('Enter');
    const reloaded = page.waitForEvent('load');
    release.resolve();
    await toast(page, 'Account created successfully!').waitFor();
    await reloaded;
    await page.waitForURL('**/dashboard');
    expect(sent).toBe(1);
    await page.getByText('Hi, Mia!').waitFor();
    expect(Object.keys((await storedSession(page)) ?? {}).toSorted()).toEqual(PARTS);
    expect(guest.pageErrors).toEqual([]);
  });

  test('[AUT-2] [AUT-4] says what is wrong with each field, and that an address already has an account', async () => {
    const [{ email }, page] = await Promise.all([createConfirmedAccount(), arrive('/signup')]);
    await press(page, 'Create Account');
    for (const sentence of [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Password is required',
    ])
      await page.getByText(sentence, { exact: true }).waitFor();
    await page.waitForFunction(() => (document.activeElement as HTMLInputElement).name === 'firstName');
    const first = field(page, 'First Name');
    await expect.poll(() => first.getAttribute('aria-invalid')).toBe('true');
    await first.fill('Mia');
    await expect.poll(() => page.getByText('First name is required').count()).toBe(0);
    await field(page, 'Email Address').fill('mia@example');
    await field(page, 'Password').fill('seven77');
    await field(page, 'Confirm Password').fill('seven78');
    await press(page, 'Create Account');
    await page.getByText('Please enter a valid email address', { exact: true }).waitFor();
    await page.getByText('Password must be at least 8 characters', { exact: true }).waitFor();
    await page.getByText('Passwords do not match', { exact: true }).waitFor();

    await fillSignup(page, newPerson({ email }));
    await press(page, 'Create Account');
    await toast(page, 'Signup failed').waitFor();
    const taken = 'An account with this email address already exists.';
    await page.getByRole('alert').getByText(taken).waitFor();
    // Each sentence is shown once: here, or at its field.
    expect(await page.getByText(taken).count()).toBe(1);
    await expect.poll(() => first.inputValue()).toBe('Mia');
    await field(page, 'Email Address').fill(newPerson().email);
    await field(page, 'Password').fill('password1');
    await field(page, 'Confirm Password').fill('password1');
    await press(page, 'Create Account');
    await expect.poll(() => page.getByText('This password is too easy to guess.').count()).toBe(1);
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });
});

describe('signing in', () => {
  test('[UX-2] [AUT-5] opens the dashboard 100 ms after the answer, and never sends “Remember me”', async () => {
    const { email, password } = await createAccount();
    const page = await arrive('/login');
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill(password);
    await page.getByLabel('Remember me').check();
    await pauseClock(page);
    const request = page.waitForRequest('**/api/auth/login');
    await press(page, 'Sign In');
    expect((await request).postDataJSON()).toEqual({ email, password });
    await page.waitForFunction(() => localStorage.getItem('auth_session') !== null);
    const left = await recordNavigations(page);
    await page.clock.runFor(99);
    expect(left).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => left).toEqual([`${product.url}/dashboard`]);
    await page.waitForURL('**/dashboard');
  });

  test('[AUT-5] [UX-3] [NAV-3] says why it failed; a typed password can be shown; then the page opens that the person had asked for', async () => {
    const { email, password } = await createAccount();
    const page = await arrive('/ask?from=mail');
    await page.waitForURL('**/login');
    await signIn(page, email, 'not my password');
    await toast(page, 'Sign in failed').waitFor();
    await page.getByRole('alert').waitFor();
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 502, body: '<html>' }));
    await press(page, 'Sign In');
    await page.getByRole('alert').getByText('Login failed', { exact: true }).waitFor();
    await page.unroute('**/api/auth/login');
    await page.route('**/api/auth/login', (route) => route.abort());
    await press(page, 'Sign In');
    await page.getByRole('alert').getByText('Network error occurred', { exact: true }).waitFor();
    await page.unroute('**/api/auth/login');
    await expect.poll(() => field(page, 'Password').getAttribute('type')).toBe('password');
    await press(page, 'Show what you typed');
    await expect.poll(() => field(page, 'Password').getAttribute('type')).toBe('text');
    await signIn(page, email, password);
    await toast(page, 'Welcome back!').waitFor();
    await page.waitForURL('**/ask?from=mail');
  });

  test('[NAV-3] whoever wants to ask about a guide gets there, however often they switch between signing up and in', async () => {
    const { email, password } = await createAccount();
    const page = await arrive('/library/saying-no-kindly');
    const follow = (part: 'main' | 'banner', name: string) =>
      page.getByRole(part).getByRole('link', { name, exact: true }).click();
    await follow('main', 'Sign up to ask about this');
    await heading(page, 'Create your account').waitFor();
    await follow('main', 'Sign in');
    await heading(page, 'Welcome back').waitFor();
    await follow('banner', 'Sign Up');
    await heading(page, 'Create your account').waitFor();
    await follow('banner', 'Sign In');
    await heading(page, 'Welcome back').waitFor();
    await follow('main', 'Forgot your password?');
    await heading(page, 'Forgot your password?').waitFor();
    await follow('main', 'Back to Login');
    await heading(page, 'Welcome back').waitFor();
    await signIn(page, email, password);
    await page.waitForURL(`${product.url}/ask`);
  });
});

describe('a forgotten password', () => {
  test('[AUT-6] [AUT-7] [AUT-13] is replaced with the link of a mail, which works once', async () => {
    const { email } = await createAccount();
    const page = await arrive('/forgot-password');
    const button = page.getByRole('button', { name: 'Send Reset Link' });
    await expect.poll(() => button.isDisabled()).toBe(true);
    await field(page, 'Email Address').fill(email);
    await button.click();
    await toast(page, 'Reset link sent!').waitFor();
    await heading(page, 'Check Your Email!').waitFor();
    await page.getByText(email).waitFor();
    await page.getByRole('link', { name: 'Back to Login' }).waitFor();

    const link = await linkInMail(product, email, '/reset-password');
    await page.goto(link);
    const update = page.getByRole('button', { name: 'Update Password' });
    await expect.poll(() => update.isDisabled()).toBe(true);
    await field(page, 'New Password').fill('a brighter lamp');
    await field(page, 'Confirm New Password').fill('a darker lamp');
    await update.click();
    await page.getByText('Passwords do not match', { exact: true }).waitFor();
    await field(page, 'Confirm New Password').fill('a brighter lamp');
    await update.click();
    await toast(page, 'Password updated!').waitFor();
    await page.waitForURL('**/login');
    await signIn(page, email, 'a brighter lamp');
    await page.waitForURL('**/dashboard');

    await page.goto(link);
    await field(page, 'New Password').fill('a third lamp in a row');
    await field(page, 'Confirm New Password').fill('a third lamp in a row');
    await update.click();
    const alert = page.getByRole('alert');
    await alert.getByText('Reset failed', { exact: true }).waitFor();
    await alert.getByText('This password reset link is invalid or has expired.', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Get a new link' }).waitFor();
  });

  test('[AUT-8] a reset link without a token leads to the page that sends a new one', async () => {
    guest = await visit(browser, product);
    const { page } = guest;
    // The toast disappears soon, perhaps before the page has loaded.
    await Promise.all([
      toast(page, 'Invalid reset link').waitFor(),
      toast(page, 'This password reset link is invalid or has expired.').waitFor(),
      page.goto('/reset-password'),
    ]);
    await page.waitForURL('**/forgot-password');
  });
});

describe('confirming an address', () => {
  test('[AUT-9] [AUT-13] the link of the mail confirms it, says what to do next and opens the sign-in page', async () => {
    const { email } = await createAccount();
    guest = await visit(browser, product);
    const { page } = guest;
    const link = await linkInMail(product, email, '/confirm');
    await pauseClock(page);
    await page.goto(link);
    await advanceUntil(page, heading(page, 'Welcome to Hearten!'));
    for (const step of ['Sign in to your account', 'Start your healing journey'])
      await page.getByText(step, { exact: true }).waitFor();
    await page.getByText('Access coaching').waitFor();
    await page.clock.runFor(3_000);
    await page.waitForURL('**/login');
  });

  test('[AUT-9] [DASH-1] a person who is signed in confirms it too, and is welcomed on the dashboard, in every tab', async () => {
    guest = await visit(browser, product);
    const { page, context } = guest;
    const { email } = (await signUpInBrowser(guest)).user;
    const otherTab = await context.newPage();
    await Promise.all([page, otherTab].map((tab) => tab.goto('/dashboard')));
    await page.goto(await linkInMail(product, email, '/confirm'));
    await heading(page, 'Welcome to Hearten!').waitFor();
    await page.getByText('Your email address is confirmed.', { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Sign in now' }).count()).toBe(0);
    await otherTab.getByText('Your account is ready.').waitFor();
    await page.waitForURL('**/dashboard');
    await page.getByText('Your account is ready.').waitFor();
    expect((await storedSession(page))?.user?.email_confirmed_at).toEqual(expect.any(String));

    await page.goto('/confirm?type=signup&token=nonsense');
    await page.getByText('Your email is already confirmed.').waitFor();
    const toDashboard = page.getByRole('main').getByRole('link', { name: 'Go to Dashboard' });
    expect(await toDashboard.getAttribute('href')).toBe('/dashboard');
  });

  test('[AUT-13] when somebody else has signed up with the address too, its owner chooses an account and sees what each contains', async () => {
    guest = await visit(browser, product);
    const { page } = guest;
    const own = newPerson();
    const { session } = await signUpInBrowser(guest, own);
    const headers = { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token };
    const question = { title: 'The dishes', question: 'We argue about the dishes every evening.' };
    await callApi(product.url, chatEndpoints.start, { body: question, headers });
    const ownLink = await linkInMail(product, own.email, '/confirm');
    const stranger = { ...own, firstName: 'Percival', password: 'another lamp post' };
    await callApi(product.url, authEndpoints.signup, { body: stranger });
    let link = ownLink;
    await until(async () => {
      link = await linkInMail(product, own.email, '/confirm');
      return link !== ownLink;
    });

    await page.goto(link);
    await heading(page, 'Which account is yours?').waitFor();
    const keep = page.getByRole('button', { name: 'Keep this account' });
    await expect.poll(() => keep.isDisabled()).toBe(true);
    const mine = page.getByRole('radio', { name: /Used in this browser/ });
    await expect
      .poll(() => mine.evaluate((radio) => radio.closest('label')?.textContent))
      .toMatch(/2 messages/);
    await page.getByRole('radio', { name: /No messages.*The link in your email is for this one/ }).waitFor();
    await expect.poll(() => page.getByText('Percival').count()).toBe(0);
    await mine.check();
    await keep.click();
    await heading(page, 'Welcome to Hearten!').waitFor();

    const logIn = (person: Person) =>
      callApi(product.url, authEndpoints.login, { body: { email: own.email, password: person.password } });
    expect((await logIn(stranger)).status).toBe(401);
    const { data } = (await logIn(own)).body;
    expect([data.user.email_confirmed_at, data.usageCount]).toEqual([expect.any(String), 1]);
  });

  test('[AUT-9] a recovery link opens the new password page, an invalid one shows what to do, any other one opens the sign-in page', async () => {
    const page = await arrive('/confirm?type=recovery&token=a%2Bb');
    await page.waitForURL('**/reset-password?token=a%2Bb');
    await heading(page, 'Choose a new password').waitFor();

    await page.goto('/confirm?type=signup&token=nonsense');
    await heading(page, 'Confirmation Failed').waitFor();
    await page.getByRole('alert').getByText('This confirmation link is invalid or has expired.').waitFor();
    await page.getByText('if your email still needs to be confirmed, we’ll send you a new link.').waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: 'Try Signing Up Again' }).getAttribute('href'))
      .toBe('/signup');
    await expect
      .poll(() => page.getByRole('link', { name: 'Sign In Instead' }).getAttribute('href'))
      .toBe('/login');

    await pauseClock(page);
    await page.goto('/confirm?type=whatever');
    const welcome = page.getByText('Welcome! You can sign in to access your account.', { exact: true });
    await advanceUntil(page, welcome);
    await page.clock.runFor(2_000);
    await page.waitForURL('**/login');
  });
});

describe('the session', () => {
  test('[AUT-10] is removed when it can’t be read, and the page works', async () => {
    guest = await visit(browser, product);
    await guest.page.addInitScript(() => localStorage.setItem('auth_session', '{"user":'));
    await guest.page.goto('/library');
    await guest.page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
    await expect.poll(() => storedSession(guest.page)).toBeNull();
  });

  test('[AUT-11] [AUT-12] ends in every tab and on the server when the person signs out, and nothing is kept', async () => {
    guest = await visit(browser, product);
    const { session } = await signUpInBrowser(guest);
    const other = await guest.context.newPage();
    await Promise.all([guest.page.goto('/'), other.goto('/dashboard')]);
    await other.getByText('Hi, Mia!').waitFor();
    await guest.page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await other.waitForURL('**/login');
    await expect.poll(() => storedSession(guest.page)).toBeNull();
    const { request } = guest.context;
    const headers = { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token };
    await expect.poll(async () => (await request.get('/api/user/sessions', { headers })).status()).toBe(401);
    expect((await request.post('/api/auth/refresh')).status()).toBe(401);
  });

  test('ends on a slow network too, and a late answer does not end the session of the next person', async () => {
    guest = await visit(browser, product);
    const { page, context } = guest;
    const { session } = await signUpInBrowser(guest);
    const requests: Route[] = [];
    await page.route('**/api/auth/logout', (route) => {
      requests.push(route);
    });
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
    // The page has given up the first request after 1.5 seconds, and has sent another one in the background.
    await expect.poll(() => requests.length).toBe(2);

    const next = newPerson();
    await signUpInBrowser(guest, next);
    const answered = page.waitForResponse('**/api/auth/logout');
    await requests[1]?.continue();
    await (await answered).finished();
    const headers = { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token };
    await expect
      .poll(async () => (await context.request.get('/api/user/sessions', { headers })).status())
      .toBe(401);
    const renewed = await context.request.post('/api/auth/refresh');
    expect(renewed.status()).toBe(200);
  });

  test('that the server has ended leads to the sign-in page, which leads back', async () => {
    guest = await visit(browser, product);
    const person = newPerson();
    await signUpInBrowser(guest, person);
    await guest.page.goto('/');
    await guest.page.getByText('Hi, Mia!').waitFor();
    await endSessionElsewhere(guest.page);
    await guest.page.goto('/ask');
    await guest.page.waitForURL('**/login');
    await guest.page.getByText('Your session has ended.').waitFor();
    await signIn(guest.page, person.email, person.password);
    await guest.page.waitForURL('**/ask');
  });
});

// That the server answers so: services/auth/src/signups/confirmation-required.test.ts.
test('[AUT-3] with REQUIRE_CONFIRMED_EMAIL, signing up asks to open the mail, and signing in works after its link was opened', async () => {
  guest = await visit(browser, product);
  const { page, context } = guest;
  const person = newPerson();
  await page.route('**/api/auth/signup', async (route) => {
    const answer = await route.fetch();
    const { requestId } = await answer.json();
    await context.clearCookies();
    await route.fulfill({ json: { requestId } });
  });
  const { status, sentence } = FAILURES.email_not_confirmed;
  const refusal = { error: sentence, code: 'email_not_confirmed', requestId: randomUUID() };
  await page.route('**/api/auth/login', (route) => route.fulfill({ status, json: refusal }));
  await page.goto('/signup');
  await fillSignup(page, person);
  await press(page, 'Create Account');
  await toast(page, 'Account created successfully!').waitFor();
  await page.locator('[data-toast]').getByText('We sent you an email.').waitFor();
  await page.waitForURL('**/login');
  await signIn(page, person.email, person.password);
  await page.getByRole('alert').getByText(sentence).waitFor();
  await page.unroute('**/api/auth/login');
  await page.clock.install();
  await page.goto(await linkInMail(product, person.email, '/confirm'));
  await heading(page, 'Welcome to Hearten!').waitFor();
  await page.clock.fastForward(3_000);
  await page.waitForURL('**/login');
  await signIn(page, person.email, person.password);
  await page.waitForURL('**/dashboard');
});

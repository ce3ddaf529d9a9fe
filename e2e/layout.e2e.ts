import { PAGE_PATHS, publicEndpoints, session } from '@app/contracts';
import { type BorrowedProduct, borrowProduct, sharedBrowser } from '@app/testkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pauseClock } from './chatting.ts';
import { signUpInBrowser, type Visit, visit } from './visit.ts';

let product: BorrowedProduct;
let browser: Browser;
let guest: Visit | undefined;

beforeAll(async () => {
  [product, browser] = await Promise.all([borrowProduct(), sharedBrowser()]);
});
afterEach(() => guest?.close());
afterAll(() => product?.giveBack());

async function arrive(path: string, options: Parameters<typeof visit>[2] = {}): Promise<Page> {
  guest = await visit(browser, product, options);
  await guest.page.goto(path);
  return guest.page;
}

const bar = (page: Page) => page.getByRole('banner');
const linksOf = (page: Page) => bar(page).getByRole('link').allInnerTexts();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

describe('the top bar', () => {
  test('[NAV-4] [NAV-5] shows a visitor Library, Contact, Sign In and Sign Up, but not Ask', async () => {
    const page = await arrive('/login');
    await expect.poll(() => linksOf(page)).toEqual(['Hearten', 'Library', 'Contact', 'Sign In', 'Sign Up']);
    await bar(page).getByRole('link', { name: 'Hearten home' }).click();
    await page.waitForURL(`${product.url}/`);
  });

  test('[NAV-4] [NAV-5] shows a signed-in person Ask, Account, Dashboard, a greeting and Sign Out', async () => {
    guest = await visit(browser, product);
    await signUpInBrowser(guest);
    const { page } = guest;
    await page.goto('/');
    await bar(page).getByText('Hi, Mia!').waitFor();
    await expect
      .poll(() => linksOf(page))
      .toEqual(['Hearten', 'Ask', 'Library', 'Contact', 'Account', 'Dashboard']);
    await bar(page).getByRole('button', { name: 'Sign Out' }).click();
    await bar(page).getByRole('link', { name: 'Sign In' }).waitFor();
  });

  test('[NAV-6] shows visitors Ask, which they may open, with ANONYMOUS_CHAT', async () => {
    guest = await visit(browser, product);
    const { page } = guest;
    // The page knows the setting only from what the gateway writes into it.
    await page.route('**/ask', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('anonymousChat&quot;:false', 'anonymousChat&quot;:true');
      await route.fulfill({ response, body });
    });
    await page.goto('/ask');
    await heading(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/ask');
    await bar(page).getByRole('link', { name: 'Ask', exact: true }).waitFor();
  });

  test('is a menu on a phone; the keyboard opens it, and it closes after a link was followed', async () => {
    const page = await arrive('/contact', { viewport: { width: 320, height: 640 } });
    const signIn = bar(page).getByRole('link', { name: 'Sign In' });
    await expect.poll(() => signIn.isVisible()).toBe(false);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator(':focus').innerText()).toBe('Skip to content');
    const menu = bar(page).getByRole('button', { name: 'Menu' });
    await menu.focus();
    await page.keyboard.press('Enter');
    await signIn.waitFor();
    await signIn.press('Enter');
    await heading(page).getByText('Welcome back').waitFor();
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('every page', () => {
  test('links to safety, privacy and terms; following a link moves the focus to the new heading and changes the canonical address', async () => {
    const page = await arrive('/library');
    const canonical = page.locator('link[rel="canonical"]');
    await expect.poll(() => canonical.getAttribute('href')).toBe(`${product.url}/library`);
    const footer = page.getByRole('contentinfo');
    const targets = await footer
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/safety', '/privacy', '/terms']);
    await page.getByRole('main').getByRole('link', { name: 'Saying no kindly' }).click();
    await heading(page).getByText('Saying no kindly').waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await expect.poll(() => canonical.getAttribute('href')).toBe(`${product.url}/library/saying-no-kindly`);
    for (const name of ['Safety', 'Privacy', 'Terms']) await footer.getByRole('link', { name }).click();
    await heading(page).getByText('Terms of Service').waitFor();
  });

  test('has icons and a picture for link previews', async () => {
    guest = await visit(browser, product);
    const { request } = guest.context;
    const types = { 'favicon.ico': 'image/', 'favicon.svg': 'image/svg', 'share.png': 'image/png' };
    for (const [file, type] of Object.entries(types)) {
      const answer = await request.get(`/${file}`);
      expect([answer.status(), answer.headers()['content-type']]).toEqual([
        200,
        expect.stringContaining(type),
      ]);
    }
    const manifest = await (await request.get('/manifest.webmanifest')).json();
    for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  });

  test('opens in an old tab after a new version has removed its old script', async () => {
    const page = await arrive('/contact');
    await heading(page).waitFor();
    let requests = 0;
    await page.route('**/assets/login-page-*.js', (route) => {
      requests += 1;
      return requests === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue();
    });
    await bar(page).getByRole('link', { name: 'Sign In' }).click();
    await heading(page).getByText('Welcome back').waitFor();
    expect(requests).toBe(2);
  });
});

describe('[ROLE-1] there are visitors and signed-in people, and no administrators', () => {
  test('no call, page or session has another role', () => {
    const kinds = new Set(publicEndpoints.map(({ access }) => access));
    expect([...kinds].toSorted()).toEqual(['open', 'signedIn', 'signedInOrVisitor']);
    const paths = [...publicEndpoints.map(({ path }) => path), ...PAGE_PATHS];
    expect(paths.filter((path) => /admin|staff|moderat|manage|backoffice/i.test(path))).toEqual([]);
    const { user, profile, preferences, session: grant, purchase } = session.shape;
    const parts = [session, user, profile, preferences, grant, purchase].flatMap(({ shape }) =>
      Object.keys(shape),
    );
    expect(parts.filter((name) => /role|admin|staff|right|scope/i.test(name))).toEqual([]);
  });

  test('no page and no call is for administrators, not even for a signed-in person', async () => {
    guest = await visit(browser, product);
    const { session: grant } = await signUpInBrowser(guest);
    const headers = { authorization: `Bearer ${grant.access_token}`, 'x-session-token': grant.token };
    for (const path of ['/admin', '/users', '/dashboard/admin']) {
      const answer = await guest.page.goto(path);
      expect([path, answer?.status()]).toEqual([path, 404]);
      await heading(guest.page).getByText('Oops! Page not found').waitFor();
      expect([path, (await fetch(`${product.url}/api${path}`, { headers })).status]).toEqual([path, 404]);
    }
  });
});

describe('entering a page', () => {
  test('[NAV-2] an unknown path shows “Page not found”, is logged, and has a link to the home page', async () => {
    guest = await visit(browser, product);
    const { page } = guest;
    const logged = page.waitForEvent('console', (line) => line.text().includes('/some/old/path'));
    await page.goto('/some/old/path');
    await page.getByText('404', { exact: true }).waitFor();
    await heading(page).getByText('Oops! Page not found', { exact: true }).waitFor();
    expect((await logged).type()).toBe('warning');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.waitForURL(`${product.url}/`);
  });

  test('[ROLE-2] [PAY-2] [NAV-3] dashboard, account, ask, checkout and conversations need a session; a visitor is sent to sign in', async () => {
    guest = await visit(browser, product);
    const { page } = guest;
    for (const path of ['/dashboard', '/account', '/ask']) {
      await page.goto(path);
      await page.waitForURL('**/login');
      await page.getByText('Please sign in to continue. We’ll take you right back.').waitFor();
    }
    for (const [method, path] of [
      ['POST', '/payment/create-checkout'],
      ['GET', '/payment/status'],
      ['GET', '/conversations'],
      ['PUT', '/user/profile'],
      ['DELETE', '/user/account'],
      ['POST', '/chat-start'],
    ] as const) {
      const answer = await page.request.fetch(`/api${path}`, { method, data: {} });
      expect([path, answer.status()]).toEqual([path, 401]);
    }
  });

  test.each([
    ['/', '[HOME-3] a pulsing heart'],
    ['/dashboard', '[NAV-3] a spinner'],
  ])('%s shows “Loading...” until it is known whether the session is valid: %s', async (path) => {
    guest = await visit(browser, product);
    const session = await signUpInBrowser(guest);
    const { page } = guest;
    const expired = { ...session, session: { ...session.session, expires_at: '2026-01-01T00:00:00.000Z' } };
    await page.addInitScript((text) => localStorage.setItem('auth_session', text), JSON.stringify(expired));
    const release = Promise.withResolvers<void>();
    await page.route('**/api/auth/refresh', async (route) => {
      await release.promise;
      await route.continue();
    });
    // No timeout of the page ends meanwhile.
    await pauseClock(page);
    await page.goto(path);
    await page.getByRole('status').getByText('Loading...', { exact: true }).waitFor();
    await expect.poll(() => heading(page).count()).toBe(0);
    release.resolve();
    await page.clock.resume();
    await heading(page).waitFor();
    await bar(page).getByText('Hi, Mia!').waitFor();
  });
});

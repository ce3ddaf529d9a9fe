import { INDEXED_PAGES, PAGE_PATHS, publicEndpoints, session } from '@app/contracts';
import { type BorrowedProduct, borrowProduct, sharedBrowser } from '@app/testkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pauseClock } from './chatting.ts';
import { OPEN_PAGES, preventRedirect } from './pages.ts';
import { signUpInBrowser, type Visit, visit } from './visit.ts';

const FOOTER = 'Educational content only. Not therapy or medical advice.';
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
  test('[NAV-4] [NAV-5] a visitor finds Library, Contact, Sign In and Sign Up, and no Ask', async () => {
    const page = await arrive('/login');
    await expect.poll(() => linksOf(page)).toEqual(['Hearten', 'Library', 'Contact', 'Sign In', 'Sign Up']);
    await bar(page).getByRole('link', { name: 'Hearten home' }).click();
    await page.waitForURL(`${product.url}/`);
  });

  test('[NAV-4] [NAV-5] who is signed in finds Ask, Account, Dashboard, a greeting and Sign Out', async () => {
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

  test('[NAV-6] with ANONYMOUS_CHAT visitors find Ask too, and may enter', async () => {
    guest = await visit(browser, product);
    const { page } = guest;
    // What the gateway writes into the page is all that the page knows of the setting.
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

  test('on a phone it folds into a menu that the keyboard opens, and that closes when it has led somewhere', async () => {
    const page = await arrive('/', { viewport: { width: 320, height: 640 } });
    const library = bar(page).getByRole('link', { name: 'Sign In' });
    await expect.poll(() => library.isVisible()).toBe(false);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator(':focus').innerText()).toBe('Skip to content');
    const menu = bar(page).getByRole('button', { name: 'Menu' });
    await menu.focus();
    await page.keyboard.press('Enter');
    await library.waitFor();
    await library.press('Enter');
    await heading(page).getByText('Welcome back').waitFor();
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('every page', () => {
  test.each(OPEN_PAGES)(
    '[PUR-4] [PUR-6] %s has its heading, its title and the notice',
    async (path, text) => {
      guest = await visit(browser, product);
      const { page } = guest;
      await preventRedirect(page);
      await page.goto(path);
      await heading(page).getByText(text, { exact: true }).waitFor();
      await expect.poll(() => page.title()).toMatch(/^.+ \| Hearten$/);
      const own = Object.entries(INDEXED_PAGES).find(([found]) => found === path)?.[1];
      await expect
        .poll(() => page.locator('meta[name="description"]').getAttribute('content'))
        .toBe(own?.description ?? 'Practical relationship advice');
      if (own !== undefined) await expect.poll(() => page.title()).toBe(`${own.title} | Hearten`);
      await page.getByRole('contentinfo').getByText(FOOTER, { exact: true }).waitFor();
      expect(guest?.pageErrors).toEqual([]);
    },
  );

  test('is shared under its own address, also when one came to it from another', async () => {
    const page = await arrive('/library');
    const canonical = page.locator('link[rel="canonical"]');
    await expect.poll(() => canonical.getAttribute('href')).toBe(`${product.url}/library`);
    await page.getByRole('main').getByRole('link', { name: 'Saying no kindly' }).click();
    await heading(page).getByText('Saying no kindly').waitFor();
    await expect.poll(() => canonical.getAttribute('href')).toBe(`${product.url}/library/saying-no-kindly`);
  });

  test('has its icons and its picture for previews', async () => {
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

  test('going to another page takes focus to its heading', async () => {
    const page = await arrive('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await heading(page).getByText('Forgot your password?').waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  });

  test('opens also when a newer version took its code away under an open browser', async () => {
    const page = await arrive('/');
    await heading(page).waitFor();
    let gone = 0;
    await page.route('**/assets/login-page-*.js', (route) => {
      gone += 1;
      return gone === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue();
    });
    await bar(page).getByRole('link', { name: 'Sign In' }).click();
    await heading(page).getByText('Welcome back').waitFor();
    expect(gone).toBe(2);
  });

  test('leads from its footer to safety, privacy and terms', async () => {
    const page = await arrive('/library');
    const footer = page.getByRole('contentinfo');
    const places = await footer
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(places).toEqual(['/safety', '/privacy', '/terms']);
    for (const name of ['Safety', 'Privacy', 'Terms']) await footer.getByRole('link', { name }).click();
    await heading(page).getByText('Terms of Service').waitFor();
  });
});

describe('[ROLE-1] there are visitors and signed-in people, and nobody above them', () => {
  test('no call, no page and no session knows of another role', () => {
    const kinds = new Set(publicEndpoints.map(({ access }) => access));
    expect([...kinds].toSorted()).toEqual(['open', 'signedIn', 'signedInOrVisitor']);
    const places = [...publicEndpoints.map(({ path }) => path), ...PAGE_PATHS];
    expect(places.filter((path) => /admin|staff|moderat|manage|backoffice/i.test(path))).toEqual([]);
    const { user, profile, preferences, session: grant, purchase } = session.shape;
    const parts = [session, user, profile, preferences, grant, purchase].flatMap(({ shape }) =>
      Object.keys(shape),
    );
    expect(parts.filter((name) => /role|admin|staff|right|scope/i.test(name))).toEqual([]);
  });

  test.each(['/admin', '/users', '/dashboard/admin'])(
    '%s is no page and no call, also for who is signed in',
    async (path) => {
      guest = await visit(browser, product);
      const { session: grant } = await signUpInBrowser(guest);
      const answer = await guest.page.goto(path);
      expect(answer?.status()).toBe(404);
      await heading(guest.page).getByText('Oops! Page not found').waitFor();
      const headers = { authorization: `Bearer ${grant.access_token}`, 'x-session-token': grant.token };
      expect((await fetch(`${product.url}/api${path}`, { headers })).status).toBe(404);
    },
  );
});

describe('who may enter', () => {
  test('[NAV-2] a path without a page is said to have none, is logged, and leads home', async () => {
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

  test('[ROLE-2] [PAY-2] a visitor enters every page that is for everybody; dashboard, account, ask, checkout and conversations need a session', async () => {
    guest = await visit(browser, product);
    const { page } = guest;
    await preventRedirect(page);
    for (const [path, text] of OPEN_PAGES) {
      await page.goto(path);
      await heading(page).getByText(text, { exact: true }).waitFor();
    }
    for (const path of ['/dashboard', '/account', '/ask']) {
      await page.goto(path);
      await page.waitForURL('**/login');
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

  test.each(['/dashboard', '/ask'])('[NAV-3] %s sends a visitor to sign in', async (path) => {
    const page = await arrive(path);
    await page.waitForURL('**/login');
    await page.getByText('Please sign in to continue. We will take you right back.').waitFor();
  });

  test.each([
    ['/', '[HOME-3] a pulsing heart'],
    ['/dashboard', '[NAV-3] a spinner'],
  ])('%s shows “Loading...” while nobody knows yet whether the session lives: %s', async (path) => {
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
    // Nobody's patience ends while it is looked at.
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

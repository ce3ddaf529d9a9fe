import { randomUUID } from 'node:crypto';
import { authEndpoints, type Session } from '@app/contracts';
import type { BorrowedProduct } from '@app/testkit';
import { until } from '@app/testkit';
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { callApi, waitUntilSessionEnded } from './person.ts';

/** A page in its own browser profile, and the errors it reported. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Errors of the page's script and violations of the Content-Security-Policy. */
  pageErrors: string[];
  close(): Promise<void>;
}

/** The API calls in progress in a profile. */
const callsOf = new WeakMap<BrowserContext, Set<Request>>();

function watchCalls(context: BrowserContext): void {
  const calls = new Set<Request>();
  callsOf.set(context, calls);
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.add(request);
  });
  context.on('requestfinished', (request) => calls.delete(request));
  context.on('requestfailed', (request) => calls.delete(request));
}

/** Closes a profile. Calls that a test still holds back are released. */
async function closeProfile(context: BrowserContext): Promise<void> {
  if (!callsOf.delete(context)) return;
  const behavior = 'ignoreErrors';
  await Promise.all([...context.pages(), context].map((routed) => routed.unrouteAll({ behavior })));
  await context.close();
}

/** Opens a new profile on the product. Nothing is loaded yet. */
export async function visit(
  browser: Browser,
  product: Pick<BorrowedProduct, 'url'>,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: product.url,
    reducedMotion: 'reduce',
    // Says nothing about the country, wherever the tests run.
    timezoneId: 'UTC',
    ...options,
  });
  const pageErrors: string[] = [];
  watchCalls(context);
  await context.exposeFunction('complain', (what: string) => pageErrors.push(what));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const { complain } = window as unknown as { complain(what: string): void };
      complain(`${violatedDirective} forbids ${blockedURI} (${sourceFile})`);
    });
  });
  if (options.javaScriptEnabled !== false) context.on('page', waitForHydration);
  context.on('weberror', (error) => pageErrors.push(error.error().message));
  return { context, page: await context.newPage(), pageErrors, close: () => closeProfile(context) };
}

/** A prerendered page is visible before its script handles clicks. People click again then; tests wait. */
function waitForHydration(page: Page): void {
  const hydrated = () =>
    page.waitForFunction(() =>
      [...document.querySelectorAll('#root :is(a, button, input, select, textarea)')].every((control) =>
        Object.keys(control).some((key) => key.startsWith('__reactProps$')),
      ),
    );
  const { goto, reload } = page;
  page.goto = async (...to) => {
    const answer = await goto.call(page, ...to);
    await hydrated();
    return answer;
  };
  page.reload = async (...how) => {
    const answer = await reload.call(page, ...how);
    await hydrated();
    return answer;
  };
}

/** Records where a page navigates to from now on, as soon as it begins; the request itself is seen only later. */
export async function recordNavigations(page: Page): Promise<readonly string[]> {
  const places: string[] = [];
  await page.exposeFunction('setOut', (url: string) => places.push(url));
  await page.evaluate(() => {
    window.navigation?.addEventListener('navigate', ({ destination }) => {
      const { setOut } = window as unknown as { setOut(url: string): void };
      setOut(destination.url);
    });
  });
  return places;
}

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** A person without an account, unknown to all other tests. */
export function newPerson(parts: Partial<Person> = {}): Person {
  return {
    firstName: 'Mia',
    lastName: 'Berg',
    email: `mia.${randomUUID()}@example.org`,
    password: 'lavender lamp post',
    ...parts,
  };
}

/** Creates the account over the API and stores its session in the profile, with the refresh cookie. */
export async function signUpInBrowser({ context }: Visit, person: Person = newPerson()): Promise<Session> {
  const response = await context.request.post('/api/auth/signup', { data: person });
  if (!response.ok()) throw new Error(`Signing up answered ${response.status()}: ${await response.text()}`);
  const { data } = (await response.json()) as { data: Session };
  await context.addInitScript((session) => {
    // Only once for each profile, so that later changes by the page stay.
    if (localStorage.getItem('signed_in_once') !== null) return;
    localStorage.setItem('signed_in_once', 'yes');
    localStorage.setItem('auth_session', session);
  }, JSON.stringify(data));
  return data;
}

/** The session that the page has stored. */
export function storedSession(page: Page): Promise<Partial<Session> | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('auth_session') ?? 'null'));
}

/** Ends the page’s session as another device would. The page notices only at its next call. */
export async function endSessionElsewhere(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await until(() => callsOf.get(page.context())?.size === 0);
  const { session } = (await storedSession(page)) ?? {};
  const headers = {
    authorization: `Bearer ${session?.access_token}`,
    'x-session-token': String(session?.token),
  };
  const { origin } = new URL(page.url());
  await callApi(origin, authEndpoints.logout, { headers });
  await waitUntilSessionEnded(origin, headers);
}

interface InboxMail {
  subject: string;
  receivedAt: string;
  links: string[];
}

/** Waits for a mail to this address with a link to `path` of the product. @returns the link of the newest one. */
export async function linkInMail(
  product: Pick<BorrowedProduct, 'sandboxUrl'>,
  to: string,
  path: string,
): Promise<string> {
  let link: string | undefined;
  await until(
    async () => {
      const answer = await fetch(`${product.sandboxUrl}/inbox.json?to=${encodeURIComponent(to)}`);
      const { mails } = (await answer.json()) as { mails: InboxMail[] };
      const newest = mails.toSorted((a, b) => b.receivedAt.localeCompare(a.receivedAt));
      link = newest.flatMap(({ links }) => links).find((l) => new URL(l).pathname === path);
      return link !== undefined;
    },
    { timeout: 30_000, every: 100 },
  );
  return String(link);
}

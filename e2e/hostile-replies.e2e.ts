import { type BorrowedProduct, borrowProduct, sharedBrowser } from '@app/testkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { QUESTION, replies, sendMessage, setCoach, startConversation, waitForReplies } from './chatting.ts';
import { HOSTILE } from './hostile-replies.ts';
import { signUpInBrowser, storedSession, type Visit, visit } from './visit.ts';

let product: BorrowedProduct;
let browser: Browser;
let guest: Visit | undefined;
/** What a hostile text ran or fetched. */
let findings: string[];

beforeAll(async () => {
  const env = { FREE_MESSAGES_PER_MONTH: '1000' };
  [product, browser] = await Promise.all([borrowProduct(env), sharedBrowser()]);
});
afterEach(async () => {
  await guest?.close();
  await setCoach(product.sandboxUrl, { mode: 'ok' });
});
afterAll(() => product?.giveBack());

/** Signs somebody up in a browser that records every request to another site, every dialog and every new window. */
async function signUpWatched(): Promise<{ page: Page; headers: Record<string, string> }> {
  guest = await visit(browser, product);
  findings = guest.pageErrors;
  const { session } = await signUpInBrowser(guest);
  const { context, page } = guest;
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== product.url) findings.push(`fetched ${request.url()}`);
  });
  context.on('page', (opened) => void findings.push(`opened ${opened.url()}`));
  context.on('dialog', (dialog) => {
    findings.push(`asked ${dialog.message()}`);
    void dialog.dismiss();
  });
  return {
    page,
    headers: { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token },
  };
}

/** The elements within some places that are neither text, nor its markup, nor an allowed link. */
async function forbiddenElements(page: Page, within: string): Promise<string[]> {
  return page.locator(within).evaluateAll((places) => {
    const allowed = /^(DIV|P|STRONG|EM|UL|OL|LI|BLOCKQUOTE|A|SPAN|BDI|MARK|TIME)$/;
    const wrong: string[] = [];
    for (const element of places.flatMap((place) => [...place.querySelectorAll('*')])) {
      const { tagName, attributes } = element;
      if (!allowed.test(tagName)) wrong.push(element.outerHTML);
      for (const { name } of attributes)
        if (/^on|^(src|srcset|style|srcdoc|action|data)$/.test(name)) wrong.push(element.outerHTML);
      if (!(element instanceof HTMLAnchorElement)) continue;
      const isGuide = /^\/library(\/[a-z0-9-]+)?$/.test(element.getAttribute('href') ?? '');
      const isOtherSite = /^https?:\/\//.test(element.getAttribute('href') ?? '');
      const isIsolated = /noopener noreferrer/.test(element.rel) && element.target === '_blank';
      if (!isGuide && !(isOtherSite && isIsolated)) wrong.push(element.outerHTML);
    }
    return 'ran' in window || '__ran' in window ? [...wrong, 'something ran'] : wrong;
  });
}

/** The texts of messages, without what the page adds to them. */
const MESSAGE_TEXTS = 'section[aria-label="Messages"] [role="listitem"] > div:nth-of-type(1)';

/** The first letters of every text that begins like an HTML element, as the page shows it. */
const tagsOf = (texts: readonly string[]) =>
  texts
    .map((text) => text.replace(/\\([<>])/g, '$1'))
    .filter((text) => /^<\w/.test(text))
    .map((text) => text.slice(0, 8))
    .toSorted();

test('hostile replies run nothing and fetch nothing: while they arrive, after a reload, and in the dashboard’s dialog', async () => {
  expect(new Set(HOSTILE).size).toBe(HOSTILE.length);
  expect(HOSTILE.length).toBeGreaterThanOrEqual(120);
  // Each text begins a paragraph of its reply.
  const groups = chunksOf(HOSTILE, 16);
  const { page } = await signUpWatched();
  await setCoach(product.sandboxUrl, { mode: 'ok', text: 'Yes.' });
  await startConversation(page);
  await waitForReplies(page, 1);
  for (const [at, texts] of groups.entries()) {
    await setCoach(product.sandboxUrl, { mode: 'ok', text: texts.join('\n\n') });
    await sendMessage(page, `And ${at}?`);
    await waitForReplies(page, at + 2);
    // HTML is shown as it was written.
    expect(tagsOf(await replies(page).last().locator('p').allTextContents())).toEqual(tagsOf(texts));
  }
  await expect.poll(() => page.locator(MESSAGE_TEXTS).count()).toBe(2 * groups.length + 2);
  expect(await forbiddenElements(page, MESSAGE_TEXTS)).toEqual([]);
  await page.reload();
  await waitForReplies(page, groups.length + 1);
  await expect.poll(() => page.locator(MESSAGE_TEXTS).count()).toBe(2 * groups.length + 2);
  expect(await forbiddenElements(page, MESSAGE_TEXTS)).toEqual([]);
  await page.goto('/dashboard');
  const item = page.getByRole('region', { name: 'Message History' }).getByRole('button');
  await item.filter({ hasText: QUESTION.title }).click();
  const dialog = page.getByRole('dialog', { name: 'Conversation Details' });
  await dialog
    .getByRole('listitem')
    .nth(groups.length * 2)
    .waitFor({ state: 'attached' });
  expect(await forbiddenElements(page, '[role="dialog"] ol > li')).toEqual([]);
  expect(findings).toEqual([]);
});

test('hostile titles, questions and previews run nothing and fetch nothing: in the history, in a search, and in the conversation', async () => {
  const { page, headers } = await signUpWatched();
  const startWith = async (text: string) => {
    const data = { title: `# ${text}`.slice(0, 120), question: `${text} and so on.` };
    const answer = await page.request.post('/api/chat-start', { headers, data });
    expect([answer.status(), data.title]).toEqual([200, data.title]);
    return String((await answer.json()).data.conversationId);
  };
  const ids: string[] = [];
  for (const texts of chunksOf(HOSTILE, 5)) {
    // The history shows how the last reply begins.
    await setCoach(product.sandboxUrl, { mode: 'ok', text: texts.join('\n\n') });
    ids.push(...(await Promise.all(texts.map(startWith))));
  }
  await page.goto('/dashboard');
  const history = page.getByRole('region', { name: 'Message History' });
  const items = history.getByRole('listitem');
  const more = history.getByRole('button', { name: 'Load more' });
  for (let shown = 20; shown < HOSTILE.length; shown += 20) {
    await items.nth(shown - 1).waitFor();
    await expect.poll(() => items.count()).toBe(shown);
    await more.click();
  }
  await expect.poll(() => items.count()).toBe(HOSTILE.length);
  const inList = 'section[aria-labelledby="history-title"] li button span';
  expect(await forbiddenElements(page, inList)).toEqual([]);
  await page.getByRole('searchbox').fill('script');
  await history.locator('mark').first().waitFor();
  expect(await forbiddenElements(page, inList)).toEqual([]);
  for (const id of ids.filter((_, at) => at % 40 === 0)) {
    await page.goto(`/ask?conversation=${id}`);
    await waitForReplies(page, 1);
    expect(await forbiddenElements(page, `${MESSAGE_TEXTS}, h2`)).toEqual([]);
  }
  expect(findings).toEqual([]);
});

/** Parts of a list, each as long as possible and at most that long. */
function chunksOf(texts: readonly string[], length: number): string[][] {
  const count = Math.ceil(texts.length / length);
  return Array.from({ length: count }, (_, at) => texts.slice(at * length, (at + 1) * length));
}

test('hostile names run nothing and fetch nothing, also when another tab changes them', async () => {
  const { page, headers } = await signUpWatched();
  const names = { firstName: HOSTILE[0]?.slice(0, 80), lastName: '<b>x</b>' };
  expect((await page.request.put('/api/user/profile', { headers, data: names })).ok()).toBe(true);
  await page.goto('/dashboard');
  await page.getByText('No conversations yet.').waitFor();
  const other = await guest?.context.newPage();
  if (!other) throw new Error('There is no visit.');
  // The window that this test has opened itself.
  findings.splice(0);
  await other.goto('/favicon.svg');
  const session = await storedSession(other);
  for (const text of HOSTILE) {
    const name = text.slice(0, 80);
    const profile = { ...session?.profile, first_name: name };
    await other.evaluate(
      (changed) => localStorage.setItem('auth_session', changed),
      JSON.stringify({ ...session, profile }),
    );
    await page.waitForFunction(
      (greeting) => document.querySelector('h1')?.textContent === greeting,
      `Welcome, ${name.trim() || 'there'}!`,
    );
  }
  expect(await forbiddenElements(page, 'h1, header nav span')).toEqual([]);
  expect(findings).toEqual([]);
});

import { type BorrowedProduct, borrowProduct, sharedBrowser } from '@app/testkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  ownMessages,
  QUESTION,
  replies,
  sendMessage,
  setCoach,
  startConversation,
  waitForReplies,
} from './chatting.ts';
import { HOSTILE } from './hostile-replies.ts';
import { signUpInBrowser, storedSession, type Visit, visit } from './visit.ts';

let product: BorrowedProduct;
let browser: Browser;
let guest: Visit | undefined;
/** What ran or was fetched, of what must not. */
let findings: string[];

const MINUTES = 60_000;

beforeAll(async () => {
  const env = { FREE_MESSAGES_PER_MONTH: '1000' };
  [product, browser] = await Promise.all([borrowProduct(env), sharedBrowser()]);
});
afterEach(async () => {
  await guest?.close();
  await setCoach(product.sandboxUrl, { mode: 'ok' });
});
afterAll(() => product?.giveBack());

/** Somebody whose browser tells of every request that leaves us, every dialog and every window. */
async function watched(): Promise<{ page: Page; headers: Record<string, string> }> {
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

/** What on the page is more than text, its marks and links that are allowed. */
async function strays(page: Page, within: string): Promise<string[]> {
  return page.locator(within).evaluateAll((places) => {
    const marks = /^(DIV|P|STRONG|EM|UL|OL|LI|BLOCKQUOTE|A|SPAN|BDI|MARK|TIME)$/;
    const wrong: string[] = [];
    for (const element of places.flatMap((place) => [...place.querySelectorAll('*')])) {
      const { tagName, attributes } = element;
      if (!marks.test(tagName)) wrong.push(element.outerHTML);
      for (const { name } of attributes)
        if (/^on|^(src|srcset|style|srcdoc|action|data)$/.test(name)) wrong.push(element.outerHTML);
      if (!(element instanceof HTMLAnchorElement)) continue;
      const inside = /^\/library(\/[a-z0-9-]+)?$/.test(element.getAttribute('href') ?? '');
      const outside = /^https?:\/\//.test(element.getAttribute('href') ?? '');
      const marked = /noopener noreferrer/.test(element.rel) && element.target === '_blank';
      if (!inside && !(outside && marked)) wrong.push(element.outerHTML);
    }
    return 'ran' in window || '__ran' in window ? [...wrong, 'something ran'] : wrong;
  });
}

/** In a reply's own words. */
const BUBBLES = 'section[aria-label="Messages"] [role="listitem"] > div:nth-of-type(1)';

test('hostile replies run nothing and fetch nothing: as they come, in the record, and in the dashboard’s dialog', {
  timeout: 8 * MINUTES,
}, async () => {
  expect(new Set(HOSTILE).size).toBe(HOSTILE.length);
  expect(HOSTILE.length).toBeGreaterThanOrEqual(120);
  const { page } = await watched();
  await startConversation(page);
  await waitForReplies(page, 1);
  for (const [at, text] of HOSTILE.entries()) {
    await setCoach(product.sandboxUrl, { mode: 'ok', text });
    await sendMessage(page, `And ${at}?`);
    await waitForReplies(page, at + 2);
    const shown = await replies(page).last().textContent();
    // What is no mark of the small language is seen, letter by letter.
    if (/^<\w+/.test(text)) expect(shown).toContain(text.slice(0, 8));
  }
  await expect.poll(() => page.locator(BUBBLES).count()).toBe(2 * HOSTILE.length + 2);
  expect(await strays(page, BUBBLES)).toEqual([]);
  await page.reload();
  await waitForReplies(page, HOSTILE.length + 1);
  await expect.poll(() => ownMessages(page).count()).toBe(HOSTILE.length + 1);
  expect(await strays(page, BUBBLES)).toEqual([]);
  await page.goto('/dashboard');
  const item = page.getByRole('region', { name: 'Message History' }).getByRole('button');
  await item.filter({ hasText: QUESTION.title }).click();
  const dialog = page.getByRole('dialog', { name: 'Conversation Details' });
  await dialog
    .getByRole('listitem')
    .nth(HOSTILE.length * 2)
    .waitFor({ state: 'attached' });
  expect(await strays(page, '[role="dialog"] ol > li')).toEqual([]);
  expect(findings).toEqual([]);
});

test('hostile titles and questions run nothing and fetch nothing: in the list, searched for, opened, and gone on with', {
  timeout: 8 * MINUTES,
}, async () => {
  const { page, headers } = await watched();
  const titles = HOSTILE.map((text) => `# ${text}`.slice(0, 120));
  const questions = HOSTILE.map((text) => `${text} and so on.`);
  const ids: string[] = [];
  for (const [at, title] of titles.entries()) {
    const data = { title, question: questions[at] };
    const answer = await page.request.post('/api/chat-start', { headers, data });
    expect([answer.status(), title]).toEqual([200, title]);
    ids.push((await answer.json()).data.conversationId);
  }
  await page.goto('/dashboard');
  const history = page.getByRole('region', { name: 'Message History' });
  const items = history.getByRole('listitem');
  const more = history.getByRole('button', { name: 'Load more' });
  for (let shown = 20; shown < titles.length; shown += 20) {
    await expect.poll(() => items.count()).toBe(shown);
    await more.click();
  }
  await expect.poll(() => items.count()).toBe(titles.length);
  const inList = 'section[aria-labelledby="history-title"] li button span';
  expect(await strays(page, inList)).toEqual([]);
  await page.getByRole('searchbox').fill('script');
  await history.locator('mark').first().waitFor();
  expect(await strays(page, inList)).toEqual([]);
  for (const id of ids.filter((_, at) => at % 12 === 0)) {
    await page.goto(`/ask?conversation=${id}`);
    await waitForReplies(page, 1);
    expect(await strays(page, `${BUBBLES}, h2`)).toEqual([]);
  }
  expect(findings).toEqual([]);
});

test('hostile names run nothing and fetch nothing, also those that another tab brings', async () => {
  const { page, headers } = await watched();
  const [first] = HOSTILE;
  const names = { firstName: first?.slice(0, 80), lastName: '<b>x</b>' };
  expect((await page.request.put('/api/user/profile', { headers, data: names })).ok()).toBe(true);
  await page.goto('/dashboard');
  await page.getByText('No conversations yet.').waitFor();
  const other = await guest?.context.newPage();
  if (!other) throw new Error('There is no visit.');
  // The one window that was opened is ours.
  findings.splice(0);
  await other.goto('/contact');
  const session = await storedSession(other);
  for (const text of HOSTILE) {
    const name = text.slice(0, 80);
    const profile = { ...session?.profile, first_name: name };
    await other.evaluate(
      (kept) => localStorage.setItem('auth_session', kept),
      JSON.stringify({ ...session, profile }),
    );
    const greeting = `Welcome, ${name.trim() || 'there'}!`;
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent(), { timeout: 10_000 })
      .toBe(greeting);
  }
  expect(await strays(page, 'h1, header nav span')).toEqual([]);
  expect(findings).toEqual([]);
});

import { readFile } from 'node:fs/promises';
import { openBrowser, startProduct, type TestProduct, until } from '@app/testkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { button, composer, ownWords, QUESTION, replies, repliesWhole } from './chatting.ts';
import { signedIn, type Visit, visit } from './visit.ts';

let product: TestProduct;
let browser: Browser;
let guest: Visit | undefined;

beforeAll(async () => {
  const env = {
    FREE_MESSAGES_PER_MONTH: '60',
    RATE_SIGNUP: '1000/1h',
    RATE_CHAT: '1000/1m',
    SANDBOX_TOKEN_DELAY_MS: '0',
  };
  [product, browser] = await Promise.all([startProduct({ env }), openBrowser()]);
});
afterEach(() => guest?.close());
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

interface Arrival {
  page: Page;
  /** Starts a conversation over the API; gives its id. */
  start: (title: string, question?: string) => Promise<string>;
}

async function arrive(options: Parameters<typeof visit>[2] = {}): Promise<Arrival> {
  const arrived = await visit(browser, product, options);
  guest = arrived;
  const { session } = await signedIn(arrived);
  const headers = { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token };
  return {
    page: arrived.page,
    async start(title, question = `${QUESTION.question} (${title})`) {
      const data = { title, question, emotionTags: ['Hurt'] };
      const answer = await arrived.context.request.post('/api/chat-start', { headers, data });
      if (!answer.ok()) throw new Error(`Starting answered ${answer.status()}: ${await answer.text()}`);
      return (await answer.json()).data.conversationId;
    },
  };
}

const history = (page: Page) => page.getByRole('region', { name: 'Message History' });
const items = (page: Page) => history(page).getByRole('listitem');
const item = (page: Page, title: string) => history(page).getByRole('button').filter({ hasText: title });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Conversation Details' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search your conversations' });
const isFocused = (place: ReturnType<Page['locator']>) =>
  until(() => place.evaluate((element) => element === document.activeElement));

describe('the search', () => {
  test('finds words of one’s own conversations, marks them, and shows where they stand', async () => {
    const { page, start } = await arrive();
    await start(
      'The weekend',
      'We met at the Café Élan and now we only argue about it, every single weekend.',
    );
    await start('My brother', 'My brother borrowed a lot of money and says nothing about it any more.');
    await page.goto('/dashboard');
    await item(page, 'My brother').waitFor();
    await search(page).fill('CAFE argue');
    await item(page, 'My brother').waitFor({ state: 'detached' });
    expect(await items(page).count()).toBe(1);
    const marked = await items(page).locator('mark').allInnerTexts();
    expect(marked).toEqual(expect.arrayContaining(['Café', 'argue']));
    await page.getByRole('status').filter({ hasText: '1 conversation found' }).waitFor();
    expect(await barriers(page, 'light')).toEqual([]);
    expect(await barriers(page, 'dark')).toEqual([]);
    await item(page, 'The weekend').click();
    await dialog(page).getByText('We met at the Café').first().waitFor();
    expect(guest?.complaints).toEqual([]);
  });

  test('asks once somebody has stopped typing, and not for each letter', async () => {
    const { page, start } = await arrive();
    await start('The weekend');
    await page.goto('/dashboard');
    await item(page, 'The weekend').waitFor();
    const asked: string[] = [];
    page.on('request', (request) => {
      const words = new URL(request.url()).searchParams.get('q');
      if (words !== null) asked.push(words);
    });
    await page.clock.install();
    await search(page).pressSequentially('week');
    await page.clock.runFor(240);
    expect(asked).toEqual([]);
    await page.clock.runFor(50);
    await until(() => asked.length > 0);
    expect(asked).toEqual(['week']);
  });

  test('that finds nothing says so and leads back; Escape empties it', async () => {
    const { page, start } = await arrive();
    await start('The weekend');
    await page.goto('/dashboard');
    await search(page).fill('unicorns');
    await page.getByText('Nothing found.').waitFor();
    await button(page, 'Show all conversations').click();
    await item(page, 'The weekend').waitFor();
    await search(page).fill('unicorns');
    await page.getByText('Nothing found.').waitFor();
    await search(page).press('Escape');
    await item(page, 'The weekend').waitFor();
    expect(await search(page).inputValue()).toBe('');
  });

  test('that fails says so and is tried again', async () => {
    const { page, start } = await arrive();
    await start('The weekend');
    await page.goto('/dashboard');
    await item(page, 'The weekend').waitFor();
    await page.route('**/api/conversations?*q=*', (route) => route.fulfill({ status: 503, json: {} }), {
      times: 1,
    });
    await search(page).fill('weekend');
    await page.getByText('Your conversations could not be loaded.').waitFor();
    await button(page, 'Try again').click();
    await item(page, 'The weekend').waitFor();
  });

  test('is not offered to who has nothing to look through', async () => {
    const { page } = await arrive();
    await page.goto('/dashboard');
    await page.getByText('No conversations yet.').waitFor();
    expect(await search(page).count()).toBe(0);
  });
});

describe('a conversation', () => {
  test('is renamed from its dialog, by keyboard alone, everywhere it stands', async () => {
    const { page, start } = await arrive();
    await start('The weekend');
    await page.goto('/dashboard');
    await item(page, 'The weekend').click();
    await dialog(page).getByRole('button', { name: 'Rename' }).focus();
    await page.keyboard.press('Enter');
    const field = dialog(page).getByLabel('New title');
    await isFocused(field);
    // All of it is selected: typing replaces it.
    await page.keyboard.type('No');
    await page.keyboard.press('Enter');
    await dialog(page).getByText('A title has at least 4 characters.').waitFor();
    await page.keyboard.type('t this one');
    await page.keyboard.press('Escape');
    await dialog(page).getByRole('heading', { name: 'The weekend' }).waitFor();
    await isFocused(dialog(page).getByRole('button', { name: 'Rename' }));
    await page.keyboard.press('Enter');
    await isFocused(field);
    await page.keyboard.type('Our Sundays');
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('heading', { name: 'Our Sundays' }).waitFor();
    await page.getByText('Conversation renamed').waitFor();
    await page.keyboard.press('Escape');
    await item(page, 'Our Sundays').waitFor();
    await item(page, 'Our Sundays').click();
    await dialog(page).getByRole('link', { name: 'Continue this conversation' }).click();
    await page.getByRole('heading', { level: 2, name: 'Our Sundays' }).waitFor();
    expect(guest?.complaints).toEqual([]);
  });

  test('that can’t be renamed says why and loses nothing', async () => {
    const { page, start } = await arrive();
    await start('The weekend');
    await page.goto('/dashboard');
    await item(page, 'The weekend').click();
    await page.route('**/api/conversations/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await dialog(page).getByRole('button', { name: 'Rename' }).click();
    await dialog(page).getByLabel('New title').fill('Our Sundays');
    await button(page, 'Save').click();
    await dialog(page).getByText('Network error occurred').waitFor();
    expect(await dialog(page).getByLabel('New title').inputValue()).toBe('Our Sundays');
  });

  test('is downloaded as Markdown, whole, under a name any system takes', async () => {
    const { page, start } = await arrive({ acceptDownloads: true });
    await start('../We argue: <b>money?</b>', 'We argue about *money* & <i>time</i> every single weekend.');
    await page.goto('/dashboard');
    await item(page, 'We argue').click();
    const reply = await dialog(page).getByRole('listitem').last().innerText();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('button', { name: 'Download' }).click(),
    ]);
    const day = new Date().toISOString().slice(0, 10);
    expect(file.suggestedFilename()).toBe(`We-argue-b-money-b-${day}.md`);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/^# \.\.\/We argue: &lt;b>money\?&lt;\/b>\n/);
    expect(text).toContain('Feelings: Hurt');
    expect(text).toMatch(/## You · /);
    expect(text).toContain('We argue about \\*money\\* & &lt;i>time&lt;/i> every single weekend.');
    expect(text).toMatch(/## Hearten · /);
    const lastWords = reply.trim().split(/\s+/).slice(-4).join(' ');
    expect(text).toContain(lastWords);
    expect(guest?.complaints).toEqual([]);
  });

  test('goes on from the history', async () => {
    const { page, start } = await arrive();
    await start('The weekend');
    await page.goto('/dashboard');
    await item(page, 'The weekend').click();
    await dialog(page).getByRole('link', { name: 'Continue this conversation' }).click();
    await repliesWhole(page, 1);
    await composer(page).fill('And now?');
    await composer(page).press('Enter');
    await repliesWhole(page, 2);
    expect([await ownWords(page).count(), await replies(page).count()]).toEqual([2, 2]);
  });
});

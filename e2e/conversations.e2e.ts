import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { AI_DISCLOSURE } from '@app/contracts';
import { type BorrowedProduct, borrowProduct, sharedBrowser, until } from '@app/testkit';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityViolations } from './axe.ts';
import {
  button,
  composer,
  expectToast,
  messageCounts,
  ownMessages,
  pauseClock,
  QUESTION,
  replies,
  sendMessage,
  setCoach,
  startConversation,
  waitForFocusIn,
  waitForHeldReply,
  waitForReplies,
} from './chatting.ts';
import { signUpInBrowser, type Visit, visit } from './visit.ts';

let product: BorrowedProduct;
let browser: Browser;
let guest: Visit | undefined;

beforeAll(async () => {
  [product, browser] = await Promise.all([borrowProduct(), sharedBrowser()]);
});
afterEach(async () => {
  await guest?.close();
  await plays({ mode: 'ok' });
});
afterAll(() => product?.giveBack());

interface Arrival {
  page: Page;
  /** Starts a conversation over the API; gives its id. */
  start: (title: string, question?: string) => Promise<string>;
}

async function arrive(options: Parameters<typeof visit>[2] = {}): Promise<Arrival> {
  const arrived = await visit(browser, product, options);
  guest = arrived;
  const { session } = await signUpInBrowser(arrived);
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

/** Somebody in a conversation that has one reply. */
async function talking(options: Parameters<typeof visit>[2] = {}): Promise<Page> {
  const { page, start } = await arrive(options);
  const id = await start('The weekend');
  await page.goto(`/ask?conversation=${id}`);
  await waitForReplies(page, 1);
  return page;
}

const plays = (order: Parameters<typeof setCoach>[1]) => setCoach(product.sandboxUrl, order);
const SOFTWARE = AI_DISCLOSURE;

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
    await expect.poll(() => items(page).count()).toBe(1);
    const marked = await items(page).locator('mark').allInnerTexts();
    expect(marked).toEqual(expect.arrayContaining(['Café', 'argue']));
    await page.getByRole('status').filter({ hasText: '1 conversation found' }).waitFor();
    expect(guest?.pageErrors).toEqual([]);
    expect(await accessibilityViolations(page, 'light')).toEqual([]);
    expect(await accessibilityViolations(page, 'dark')).toEqual([]);
    await item(page, 'The weekend').click();
    await dialog(page).getByText('We met at the Café').first().waitFor();
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
    await pauseClock(page);
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
    await expect.poll(() => search(page).inputValue()).toBe('');
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
    await expect.poll(() => search(page).count()).toBe(0);
  });
});

describe('a conversation', () => {
  test('is renamed from its dialog, by keyboard alone, everywhere it stands', async () => {
    const { page, start } = await arrive();
    await start('The weekend');
    await page.goto('/dashboard');
    await item(page, 'The weekend').click();
    await waitForFocusIn(dialog(page));
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
    await page.locator('[data-toast]').getByText('Conversation renamed').waitFor();
    await page.keyboard.press('Escape');
    await item(page, 'Our Sundays').waitFor();
    await item(page, 'Our Sundays').click();
    await dialog(page).getByRole('link', { name: 'Continue this conversation' }).click();
    await page.getByRole('heading', { level: 2, name: 'Our Sundays' }).waitFor();
    expect(guest?.pageErrors).toEqual([]);
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
    await expect.poll(() => dialog(page).getByLabel('New title').inputValue()).toBe('Our Sundays');
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
    expect(guest?.pageErrors).toEqual([]);
  });

  test('goes on from the history', async () => {
    const { page, start } = await arrive();
    await start('The weekend');
    await page.goto('/dashboard');
    await item(page, 'The weekend').click();
    await dialog(page).getByRole('link', { name: 'Continue this conversation' }).click();
    await waitForReplies(page, 1);
    await composer(page).fill('And now?');
    await composer(page).press('Enter');
    await waitForReplies(page, 2);
    await expect.poll(() => messageCounts(page)).toEqual([2, 2]);
  });
});

describe('the conversation one is in', () => {
  const options = (page: Page) => page.getByRole('dialog', { name: 'Conversation options' });
  const opener = (page: Page) => button(page, 'Conversation options');
  const inDialog = (page: Page, name: string) => options(page).getByRole('button', { name, exact: true });

  test('is renamed from its header, by keyboard alone, while the coach replies', async () => {
    const page = await talking();
    await plays({ mode: 'hold', words: 5, times: 1 });
    await sendMessage(page, 'And now?');
    await waitForHeldReply(page, 5);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await waitForFocusIn(options(page));
    await inDialog(page, 'Rename').focus();
    await page.keyboard.press('Enter');
    await isFocused(options(page).getByLabel('New title'));
    await page.keyboard.type('Our Sundays');
    await page.keyboard.press('Enter');
    await options(page).getByRole('heading', { name: 'Our Sundays' }).waitFor();
    await page.locator('[data-toast]').getByText('Conversation renamed').waitFor();
    await page.keyboard.press('Escape');
    await options(page).waitFor({ state: 'detached' });
    await isFocused(opener(page));
    await page.getByRole('heading', { level: 2, name: 'Our Sundays' }).waitFor();
    await plays({ mode: 'ok' });
    await waitForReplies(page, 2);
    await page.goto('/dashboard');
    await item(page, 'Our Sundays').waitFor();
    expect(guest?.pageErrors).toEqual([]);
  });

  test('says who helps where its new title tells of danger, in the dialog and in the chat', async () => {
    const page = await talking();
    await opener(page).click();
    await inDialog(page, 'Rename').click();
    await options(page).getByLabel('New title').fill('I want to kill myself');
    await inDialog(page, 'Save').click();
    const help = 'You don’t have to carry this alone';
    await options(page).getByRole('heading', { name: help }).waitFor();
    await page.keyboard.press('Escape');
    await options(page).waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: help }).waitFor();
  });

  test('is downloaded as the server holds it, on a phone', async () => {
    const page = await talking({
      acceptDownloads: true,
      viewport: { width: 320, height: 640 },
      hasTouch: true,
    });
    await opener(page).tap();
    const [file] = await Promise.all([page.waitForEvent('download'), inDialog(page, 'Download').tap()]);
    expect(file.suggestedFilename()).toBe(`The-weekend-${new Date().toISOString().slice(0, 10)}.md`);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/^# The weekend\n/);
    expect(text.match(/^## (You|Hearten) · /gm)).toHaveLength(2);
    expect(guest?.pageErrors).toEqual([]);
    expect(await accessibilityViolations(page, 'light')).toEqual([]);
    expect(await accessibilityViolations(page, 'dark')).toEqual([]);
    await button(page, 'Close').tap();
    await options(page).waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);
  });

  test('is deleted once one is sure, with what was half written in it, and leads to a new one', async () => {
    const page = await talking();
    const id = String(new URL(page.url()).searchParams.get('conversation'));
    await composer(page).fill('Half a thought about Sunday');
    await opener(page).click();
    await inDialog(page, 'Delete').click();
    await isFocused(inDialog(page, 'Keep it'));
    await inDialog(page, 'Keep it').click();
    await inDialog(page, 'Delete').click();
    await inDialog(page, 'Delete for good').click();
    await page.locator('[data-toast]').getByText('Conversation deleted').waitFor();
    await page.getByLabel('Title').waitFor();
    expect(new URL(page.url()).search).toBe('');
    const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    await expect.poll(() => kept()).not.toContain(id);
    await expect.poll(() => kept()).not.toContain('Half a thought');
    await until(() => page.evaluate(() => document.activeElement !== document.body));
    await page.goto('/dashboard');
    await page.getByText('No conversations yet.').waitFor();
    await page.goto(`/ask?conversation=${id}`);
    await page.getByText('This conversation is not here').waitFor();
    expect(guest?.pageErrors).toEqual([]);
  });

  test('goes on where its options can’t be loaded, or it can’t be changed', async () => {
    const page = await talking();
    await page.route('**/assets/conversation-options-dialog-*.js', (route) => route.abort(), { times: 1 });
    await opener(page).click();
    await page
      .locator('[data-toast]')
      .getByText('The options could not be loaded. Please try again.')
      .waitFor();
    await sendMessage(page, 'And now?');
    await waitForReplies(page, 2);
    await page.reload();
    await waitForReplies(page, 2);
    await opener(page).click();
    await page.route('**/api/conversations/*', (route) => route.abort());
    await inDialog(page, 'Download').click();
    await expectToast(page, 'Error', 'Failed to load conversation');
    await inDialog(page, 'Delete').click();
    await inDialog(page, 'Delete for good').click();
    await page.getByText('The conversation could not be deleted. Please try again.').waitFor();
    await button(page, 'Close').click();
    await options(page).waitFor({ state: 'detached' });
    await expect.poll(() => ownMessages(page).count()).toBe(2);
  });
});

describe('the newest message', () => {
  test('[CHAT-2] is said differently, by keyboard alone: it stands in its own place with a new reply', async () => {
    const page = await talking();
    await sendMessage(page, 'He never listens to me.');
    await waitForReplies(page, 2);
    const before = await replies(page).first().innerText();
    await expect.poll(() => button(page, 'Edit').count()).toBe(1);
    await button(page, 'Edit').focus();
    await page.keyboard.press('Enter');
    const field = page.getByLabel('Your message, said differently');
    await isFocused(field);
    await expect.poll(() => field.inputValue()).toBe('He never listens to me.');
    await page.keyboard.press('Escape');
    await ownMessages(page).getByText('He never listens to me.').waitFor();
    await isFocused(composer(page));
    await button(page, 'Edit').click();
    await field.fill('He listens');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('sometimes.');
    await page.keyboard.press('Enter');
    await ownMessages(page).getByText('He listens sometimes.').waitFor();
    await waitForReplies(page, 2);
    await expect.poll(() => messageCounts(page)).toEqual([2, 2]);
    await expect.poll(() => page.getByText('He never listens to me.').count()).toBe(0);
    await expect.poll(() => replies(page).first().innerText()).toBe(before);
    await page.getByText('3/20 free chats used').waitFor();
    await page.reload();
    await ownMessages(page).getByText('He listens sometimes.').waitFor();
    await expect.poll(() => ownMessages(page).count()).toBe(2);
    expect(guest?.pageErrors).toEqual([]);
  });

  test('may be the first; what is written of it survives a reload, and a failure keeps old and new apart', async () => {
    const page = await talking();
    await button(page, 'Edit').click();
    await page.getByLabel('Your message, said differently').fill('We argue about the garden all the time.');
    await page.reload();
    const field = page.getByLabel('Your message, said differently');
    await field.waitFor();
    await expect.poll(() => field.inputValue()).toBe('We argue about the garden all the time.');
    await plays({ mode: 'http_401' });
    await button(page, 'Send again').click();
    await page.getByText('This message got no reply. It was not counted.').waitFor();
    await expect.poll(() => messageCounts(page)).toEqual([1, 1]);
    await plays({ mode: 'ok' });
    await button(page, 'Try again').click();
    await waitForReplies(page, 1);
    await ownMessages(page).getByText('We argue about the garden all the time.').waitFor();
    await expect.poll(() => messageCounts(page)).toEqual([1, 1]);
  });

  test('can’t be said differently while the coach replies, nor when another tab has said more', async () => {
    const page = await talking();
    await plays({ mode: 'hold', words: 5, times: 1 });
    await sendMessage(page, 'And now?');
    await waitForHeldReply(page, 5);
    await expect.poll(() => button(page, 'Edit').count()).toBe(0);
    await plays({ mode: 'ok' });
    await waitForReplies(page, 2);
    const other = await guest?.context.newPage();
    if (!other) throw new Error('There is no visit.');
    await other.goto(page.url());
    await waitForReplies(other, 2);
    await button(other, 'Edit').click();
    await other.getByLabel('Your message, said differently').fill('And what now?');
    await sendMessage(page, 'And then?');
    await waitForReplies(page, 3);
    await button(other, 'Send again').click();
    await expectToast(other, 'Chat error', /can’t be changed any more/);
    await ownMessages(other).getByText('And then?').waitFor();
    await expect.poll(() => composer(other).inputValue()).toBe('And what now?');
  });
});

describe('a reply', () => {
  test('is rated with a thumb and a reason, which stays seen, and can be changed', async () => {
    const page = await talking();
    const up = page.getByRole('button', { name: 'This helped' });
    const down = page.getByRole('button', { name: 'This did not help' });
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/feedback')) sent.push(request.postDataJSON());
    });
    await down.click();
    await page.getByLabel('What was missing? (optional)').fill('Too general.');
    await button(page, 'Send feedback').click();
    await page.getByText('Thank you.').waitFor();
    expect(sent).toEqual([{ rating: 'down' }, { rating: 'down', reason: 'Too general.' }]);
    await page.reload();
    await until(async () => (await down.getAttribute('aria-pressed')) === 'true');
    await expect.poll(() => up.getAttribute('aria-pressed')).toBe('false');
    const kept = page.waitForResponse('**/feedback');
    await up.click();
    await button(page, 'Not now').click();
    await kept;
    await page.reload();
    await until(async () => (await up.getAttribute('aria-pressed')) === 'true');
    expect(sent).toHaveLength(3);
    expect(guest?.pageErrors).toEqual([]);
  });

  test('keeps its rating although the page is left before that has gone out', async () => {
    const page = await talking();
    const conversation = page.url();
    const up = page.getByRole('button', { name: 'This helped' });
    const going: Route[] = [];
    await page.route('**/feedback', (route) => {
      going.push(route);
    });
    await up.click();
    await expect.poll(() => going.length).toBe(1);
    await page.goto('about:blank');
    await going[0]?.continue();
    // It may still be on its way when the page is seen again.
    await until(async () => {
      await page.goto(conversation);
      await waitForReplies(page, 1);
      return (await up.getAttribute('aria-pressed')) === 'true';
    });
  });

  test('whose rating could not be kept says so and shows what is true', async () => {
    const page = await talking();
    await page.route('**/feedback', (route) => route.abort());
    await page.getByRole('button', { name: 'This helped' }).click();
    await expectToast(page, 'Your rating was not kept', 'Network error occurred');
    await expect
      .poll(() => page.getByRole('button', { name: 'This helped' }).getAttribute('aria-pressed'))
      .toBe('false');
  });
});

describe('who one is talking with', () => {
  test('is said at the start of every chat, and again after three hours', async () => {
    const page = await talking();
    await expect.poll(() => page.getByText(SOFTWARE).count()).toBe(1);
    await page.clock.install({ time: Date.now() + 150 * 60_000 });
    await page.reload();
    await waitForReplies(page, 1);
    await expect.poll(() => page.getByText(SOFTWARE).count()).toBe(1);
    await page.clock.fastForward(31 * 60_000);
    await until(async () => (await page.getByText(SOFTWARE).count()) === 2);
  });
});

describe('too much at once', () => {
  let strict: BorrowedProduct;
  beforeAll(async () => {
    strict = await borrowProduct({ RATE_CHAT: '2/15s' });
  });
  afterAll(() => strict?.giveBack());

  test('keeps what was written, counts the seconds down, and lets it be sent then', async () => {
    guest = await visit(browser, strict);
    const { session } = await signUpInBrowser(guest);
    const { page } = guest;
    const headers = { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token };
    await startConversation(page);
    await waitForReplies(page, 1);
    const resting = page
      .locator('form')
      .getByText(/^You can send again in \d+ seconds?\.$/)
      .first();
    const whole = page.getByRole('button', { name: 'Copy reply' });
    // Messages to nowhere count as well, and take no time. Again, should this machine not send the next one within the window.
    for (let sent = 1; (await resting.count()) === 0; sent += 1) {
      const data = { conversationId: randomUUID(), message: 'Hello?' };
      await Promise.all([1, 2].map(() => page.request.post('/api/chat-followup', { headers, data })));
      await sendMessage(page, 'And now?');
      await until(async () => (await resting.count()) > 0 || (await whole.count()) > sent);
    }
    await expect.poll(() => composer(page).inputValue()).toBe('And now?');
    // Both in one look: the seconds pass.
    const [rests, blocked] = await page
      .locator('form')
      .evaluate((form) => [
        form.textContent.includes('You can send again in'),
        form.querySelector<HTMLButtonElement>('[type="submit"]')?.disabled,
      ]);
    expect(blocked).toBe(rests);
    const said = await ownMessages(page).count();
    await until(async () => await button(page, 'Send').isEnabled(), { timeout: 40_000 });
    await expect.poll(() => page.getByText(/You can send again in/).count()).toBe(0);
    await composer(page).press('Enter');
    await waitForReplies(page, said + 1);
    await expect.poll(() => ownMessages(page).count()).toBe(said + 1);
  });
});

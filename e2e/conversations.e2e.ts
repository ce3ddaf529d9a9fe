import { readFile } from 'node:fs/promises';
import { AI_DISCLOSURE, FAILURES } from '@app/contracts';
import { type BorrowedProduct, borrowProduct, sharedBrowser, until } from '@app/testkit';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityViolations } from './axe.ts';
import {
  button,
  composer,
  expectToast,
  firstReply,
  messageCounts,
  ownMessages,
  pauseClock,
  QUESTION,
  sendMessage,
  setCoach,
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
  await setReply({ mode: 'ok' });
});
afterAll(() => product?.giveBack());

interface Arrival {
  page: Page;
  /** Starts a conversation over the API. @returns its id. */
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

/** A person in a conversation that has one reply. */
async function openConversation(options: Parameters<typeof visit>[2] = {}): Promise<Page> {
  const { page, start } = await arrive(options);
  const id = await start('The weekend');
  await page.goto(`/ask?conversation=${id}`);
  await waitForReplies(page, 1);
  return page;
}

const setReply = (order: Parameters<typeof setCoach>[1]) => setCoach(product.sandboxUrl, order);
const EDITED = 'Edit your message';

/** In both colour schemes. */
async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) expect(await accessibilityViolations(page, theme)).toEqual([]);
}

describe('the search', () => {
  test('finds words of one’s own conversations, marks them, and opens the conversation that contains them', async () => {
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
    await expectAccessible(page);
    await item(page, 'The weekend').click();
    await dialog(page).getByText('We met at the Café').first().waitFor();
  });

  test('waits until the person stops typing, and can be left or repeated when it finds nothing or fails', async () => {
    const { page, start } = await arrive();
    await start('The weekend');
    await page.goto('/dashboard');
    await item(page, 'The weekend').waitFor();
    await search(page).fill('unicorns');
    await page.getByText('Nothing found.').waitFor();
    await button(page, 'Show all conversations').click();
    await item(page, 'The weekend').waitFor();
    await search(page).fill('unicorns');
    await page.getByText('Nothing found.').waitFor();
    await search(page).press('Escape');
    await item(page, 'The weekend').waitFor();
    expect(await search(page).inputValue()).toBe('');

    await page.route('**/api/conversations?*q=*', (route) => route.fulfill({ status: 503, json: {} }), {
      times: 1,
    });
    await search(page).fill('weekend');
    await page.getByText('We couldn’t load your conversations.').waitFor();
    await button(page, 'Try again').click();
    await item(page, 'The weekend').waitFor();

    const asked: string[] = [];
    page.on('request', (request) => {
      const words = new URL(request.url()).searchParams.get('q');
      if (words !== null) asked.push(words);
    });
    await search(page).press('Escape');
    await pauseClock(page);
    await search(page).pressSequentially('week');
    await page.clock.runFor(240);
    expect(asked).toEqual([]);
    await page.clock.runFor(50);
    await until(() => asked.length > 0);
    expect(asked).toEqual(['week']);
  });
});

describe('the dialog of a conversation in the history', () => {
  test('renames the conversation with the keyboard, loses nothing when that fails, and leads back into the chat', async () => {
    const { page, start } = await arrive();
    await start('The weekend');
    await page.goto('/dashboard');
    await item(page, 'The weekend').click();
    await waitForFocusIn(dialog(page));
    await dialog(page).getByRole('button', { name: 'Rename' }).focus();
    await page.keyboard.press('Enter');
    const field = dialog(page).getByLabel('New title');
    await isFocused(field);
    // The old title is selected, so that typing replaces it.
    await page.keyboard.type('No');
    await page.keyboard.press('Enter');
    await dialog(page).getByText('Please use at least 4 characters.').waitFor();
    await page.keyboard.type('t this one');
    await page.keyboard.press('Escape');
    await dialog(page).getByRole('heading', { name: 'The weekend' }).waitFor();
    await isFocused(dialog(page).getByRole('button', { name: 'Rename' }));
    await page.keyboard.press('Enter');
    await isFocused(field);
    await page.route('**/api/conversations/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await page.keyboard.type('Our Sundays');
    await page.keyboard.press('Enter');
    await dialog(page).getByText('Network error occurred').waitFor();
    expect(await field.inputValue()).toBe('Our Sundays');
    await page.unroute('**/api/conversations/*');
    await field.press('Enter');
    await dialog(page).getByRole('heading', { name: 'Our Sundays' }).waitFor();
    await page.locator('[data-toast]').getByText('Conversation renamed').waitFor();
    await page.keyboard.press('Escape');
    await item(page, 'Our Sundays').click();
    await dialog(page).getByRole('link', { name: 'Continue this conversation' }).click();
    await page.getByRole('heading', { level: 2, name: 'Our Sundays' }).waitFor();
    await waitForReplies(page, 1);
    await sendMessage(page, 'And now?');
    await waitForReplies(page, 2);
    await expect.poll(() => messageCounts(page)).toEqual([2, 2]);
    expect(guest?.pageErrors).toEqual([]);
  });

  test('downloads the whole conversation as Markdown, with a file name and a head that tell nothing', async () => {
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
    expect(file.suggestedFilename()).toBe(`notes-${day}.md`);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/^# Notes\n/);
    for (const telltale of ['We argue: ', 'Hurt', 'Hearten', 'Coach', 'coach'])
      expect(text).not.toContain(telltale);
    expect(text).toMatch(/## You · /);
    expect(text).toContain('We argue about \\*money\\* & &lt;i>time&lt;/i> every single weekend.');
    expect(text).toMatch(/## Reply · /);
    const lastWords = reply.trim().split(/\s+/).slice(-4).join(' ');
    expect(text).toContain(lastWords);
    expect(guest?.pageErrors).toEqual([]);
  });
});

describe('the options of an open conversation', () => {
  const options = (page: Page) => page.getByRole('dialog', { name: 'Conversation options' });
  const opener = (page: Page) => button(page, 'Conversation options');
  const inDialog = (page: Page, name: string) => options(page).getByRole('button', { name, exact: true });

  test('rename it with the keyboard while the coach replies, and show help if the title tells of danger', async () => {
    const page = await openConversation();
    await setReply({ mode: 'hold', words: 5, times: 1 });
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
    await setReply({ mode: 'ok' });
    await waitForReplies(page, 2);
    await opener(page).click();
    await inDialog(page, 'Rename').click();
    await options(page).getByLabel('New title').fill('I want to kill myself');
    await inDialog(page, 'Save').click();
    const help = 'You don’t have to carry this alone';
    await options(page).getByRole('heading', { name: help }).waitFor();
    await page.keyboard.press('Escape');
    await options(page).waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: help }).waitFor();
    await page.goto('/dashboard');
    await item(page, 'I want to kill myself').waitFor();
    expect(guest?.pageErrors).toEqual([]);
  });

  test('download on a phone what the server holds', async () => {
    const page = await openConversation({
      acceptDownloads: true,
      viewport: { width: 320, height: 640 },
      hasTouch: true,
    });
    await opener(page).tap();
    const [file] = await Promise.all([page.waitForEvent('download'), inDialog(page, 'Download').tap()]);
    expect(file.suggestedFilename()).toBe(`notes-${new Date().toISOString().slice(0, 10)}.md`);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/^# Notes\n/);
    expect(text.match(/^## (You|Reply) · /gm)).toHaveLength(2);
    expect(guest?.pageErrors).toEqual([]);
    await expectAccessible(page);
    await button(page, 'Close').tap();
    await options(page).waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);
  });

  test('delete it after a confirmation, with its unsent draft, and lead to a new one', async () => {
    const page = await openConversation();
    const id = String(new URL(page.url()).searchParams.get('conversation'));
    await composer(page).fill('Half a thought about Sunday');
    await opener(page).click();
    await inDialog(page, 'Delete').click();
    await page.locator('[data-toast]').getByText('Deleted.').waitFor();
    await page.getByLabel('Title').waitFor();
    expect(new URL(page.url()).search).toBe('');
    const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    await expect.poll(() => kept()).not.toContain(id);
    await expect.poll(() => kept()).not.toContain('Half a thought');
    await until(() => page.evaluate(() => document.activeElement !== document.body));
    await page.goto('/dashboard');
    await page.getByText('No conversations yet.').waitFor();
    // There is nothing to search.
    expect(await search(page).count()).toBe(0);
    await page.goto(`/ask?conversation=${id}`);
    await page.getByText('We can’t find this conversation').waitFor();
    expect(guest?.pageErrors).toEqual([]);
  });

  test('don’t disturb the conversation when they can’t be loaded, or a change fails', async () => {
    const page = await openConversation();
    await page.route('**/assets/conversation-options-dialog-*.js', (route) => route.abort(), { times: 1 });
    await opener(page).click();
    await page.locator('[data-toast]').getByText('We couldn’t load the options. Please try again.').waitFor();
    await sendMessage(page, 'And now?');
    await waitForReplies(page, 2);
    await page.reload();
    await waitForReplies(page, 2);
    await opener(page).click();
    // A lost connection would be retried for three seconds, a failure response is not.
    await page.route('**/api/conversations/*', (route) => route.fulfill({ status: 503, json: {} }));
    await inDialog(page, 'Download').click();
    await expectToast(page, 'Error', 'Failed to load conversation');
    await page.unroute('**/api/conversations/*');
    await page.route('**/api/conversations/*', (route) => route.abort());
    await inDialog(page, 'Delete').click();
    await page.getByText('We couldn’t delete this. Please try again.').waitFor();
    await button(page, 'Close').click();
    await options(page).waitFor({ state: 'detached' });
    await expect.poll(() => ownMessages(page).count()).toBe(2);
  });
});

describe('editing the newest message', () => {
  test('[CHAT-2] works with the keyboard alone, and replaces the message and its reply', async () => {
    const page = await openConversation();
    await sendMessage(page, 'He never listens to me.');
    await waitForReplies(page, 2);
    const before = await firstReply(page);
    await expect.poll(() => button(page, 'Edit').count()).toBe(1);
    await button(page, 'Edit').focus();
    await page.keyboard.press('Enter');
    const field = page.getByLabel(EDITED);
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
    await expect.poll(() => firstReply(page)).toBe(before);
    await page.getByText('3/20 free chats used').waitFor();
    await page.reload();
    await ownMessages(page).getByText('He listens sometimes.').waitFor();
    await expect.poll(() => ownMessages(page).count()).toBe(2);
    expect(guest?.pageErrors).toEqual([]);
  });

  test('works for the first message, survives a reload, and can be tried again when it fails', async () => {
    const page = await openConversation();
    await button(page, 'Edit').click();
    await page.getByLabel(EDITED).fill('We argue about the garden all the time.');
    await page.reload();
    const field = page.getByLabel(EDITED);
    await field.waitFor();
    await expect.poll(() => field.inputValue()).toBe('We argue about the garden all the time.');
    await setReply({ mode: 'http_401' });
    await button(page, 'Send again').click();
    await page.getByText('This message got no reply and wasn’t counted.').waitFor();
    await expect.poll(() => messageCounts(page)).toEqual([1, 1]);
    await setReply({ mode: 'ok' });
    await button(page, 'Try again').click();
    await waitForReplies(page, 1);
    await ownMessages(page).getByText('We argue about the garden all the time.').waitFor();
    await expect.poll(() => messageCounts(page)).toEqual([1, 1]);
  });

  test('is impossible while the coach replies, and after another tab has sent a message', async () => {
    const page = await openConversation();
    await setReply({ mode: 'hold', words: 5, times: 1 });
    await sendMessage(page, 'And now?');
    await waitForHeldReply(page, 5);
    await expect.poll(() => button(page, 'Edit').count()).toBe(0);
    await setReply({ mode: 'ok' });
    await waitForReplies(page, 2);
    const other = await guest?.context.newPage();
    if (!other) throw new Error('There is no visit.');
    await other.goto(page.url());
    await waitForReplies(other, 2);
    await button(other, 'Edit').click();
    await other.getByLabel(EDITED).fill('And what now?');
    await sendMessage(page, 'And then?');
    await waitForReplies(page, 3);
    await button(other, 'Send again').click();
    await expectToast(other, 'Chat error', /can’t be edited anymore/);
    await ownMessages(other).getByText('And then?').waitFor();
    await expect.poll(() => composer(other).inputValue()).toBe('And what now?');
  });
});

describe('the rating of a reply', () => {
  test('has a reason, survives a reload, can be changed, and is withdrawn when it can’t be stored', async () => {
    const page = await openConversation();
    const up = page.getByRole('button', { name: 'This helped' });
    const down = page.getByRole('button', { name: 'This didn’t help' });
    await page.route('**/feedback', (route) => route.abort());
    await up.click();
    await expectToast(page, 'We couldn’t save your rating', 'Network error occurred');
    await expect.poll(() => up.getAttribute('aria-pressed')).toBe('false');
    await page.unroute('**/feedback');
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

  test('is stored although the person leaves the page before the server answers', async () => {
    const page = await openConversation();
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
    // The page may be opened again before the rating has arrived.
    await until(async () => {
      await page.goto(conversation);
      await waitForReplies(page, 1);
      return (await up.getAttribute('aria-pressed')) === 'true';
    });
  });
});

test('a chat says at its start, and again after three hours, that the coach is an AI', async () => {
  const page = await openConversation();
  const disclosures = page.getByText(AI_DISCLOSURE);
  await expect.poll(() => disclosures.count()).toBe(1);
  await page.clock.install({ time: Date.now() + 150 * 60_000 });
  await page.reload();
  await waitForReplies(page, 1);
  await expect.poll(() => disclosures.count()).toBe(1);
  await page.clock.fastForward(31 * 60_000);
  await until(async () => (await disclosures.count()) === 2);
});

test('after too many messages at once the text stays in its field, the seconds are counted down, and it can be sent', async () => {
  const page = await openConversation();
  const refusal = {
    status: 429,
    headers: { 'retry-after': '15' },
    json: { error: FAILURES.rate_limited.sentence, code: 'rate_limited', requestId: 'r' },
  };
  await page.route('**/api/chat-followup', (route) => route.fulfill(refusal), { times: 1 });
  await pauseClock(page);
  await sendMessage(page, 'And now?');
  const wait = (text: string) => page.locator('form p:not([role])').getByText(text, { exact: true });
  await until(async () => {
    await page.clock.runFor(1);
    return wait('You can send again in 15 seconds.').isVisible();
  });
  expect(await composer(page).inputValue()).toBe('And now?');
  expect(await button(page, 'Send').isDisabled()).toBe(true);
  await page.clock.runFor(4_700);
  await wait('You can send again in 11 seconds.').waitFor();
  await page.clock.runFor(9_000);
  await wait('You can send again in 2 seconds.').waitFor();
  expect(await button(page, 'Send').isDisabled()).toBe(true);
  await page.clock.runFor(2_000);
  await page.clock.resume();
  await button(page, 'Send').and(page.locator(':enabled')).waitFor();
  await expect.poll(() => page.getByText(/You can send again in/).count()).toBe(0);
  await composer(page).press('Enter');
  await waitForReplies(page, 2);
  expect(await ownMessages(page).count()).toBe(2);
});

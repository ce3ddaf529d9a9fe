import { chatEndpoints } from '@app/contracts';
import { contactsFor, contactsForFinding } from '@app/contracts/crisis';
import { type BorrowedProduct, borrowProduct, sharedBrowser, until } from '@app/testkit';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityViolations } from './axe.ts';
import {
  button,
  composer,
  ownMessages,
  QUESTION,
  replies,
  sendMessage,
  setCoach,
  startConversation,
  waitForHeldReply,
  waitForReplies,
} from './chatting.ts';
import { callApi } from './person.ts';
import { signUpInBrowser, type Visit, visit } from './visit.ts';

let product: BorrowedProduct;
let browser: Browser;
let guest: Visit | undefined;

beforeAll(async () => {
  const env = { ANONYMOUS_CHAT: 'true', FREE_MESSAGES_PER_MONTH: String(FREE_MESSAGES) };
  [product, browser] = await Promise.all([borrowProduct(env), sharedBrowser()]);
});
afterEach(async () => {
  await guest?.close();
  await playCoach({ mode: 'ok' });
});
afterAll(() => product?.giveBack());

const playCoach = (order: Parameters<typeof setCoach>[1]) => setCoach(product.sandboxUrl, order);

const DESPAIR = { title: 'Everything is grey', question: 'I want to kill myself tonight, I can’t go on.' };
/** As in other files, which then share a running product. */
const FREE_MESSAGES = 3;
/** Violent words that mean no danger. */
const ANGER = { ...QUESTION, question: 'I could kill him, he forgot our anniversary again this year.' };
const PHONE = { width: 360, height: 740 };
const FEAR = 'He strangled me last night and he has a gun.';
/** Screening leaves open who hurts whom. */
const WHO_HURTS_WHOM = 'I pushed my husband and he fell down the stairs, he is bruised all over.';

async function arrive(options: Parameters<typeof visit>[2] = {}): Promise<Page> {
  guest = await visit(browser, product, options);
  await signUpInBrowser(guest);
  return guest.page;
}

/** Signs somebody up who has used all free messages in one conversation. */
async function arriveWithConversation(options: Parameters<typeof visit>[2]): Promise<[Page, string]> {
  guest = await visit(browser, product, options);
  const { session } = await signUpInBrowser(guest);
  const headers = { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token };
  const { body } = await callApi(product.url, chatEndpoints.start, { headers, body: QUESTION });
  const conversationId = String(body.data.conversationId);
  for (let used = 1; used < FREE_MESSAGES; used += 1) {
    const followUp = { conversationId, message: 'What can I do?' };
    await callApi(product.url, chatEndpoints.followUp, { headers, body: followUp });
  }
  return [guest.page, `/ask?conversation=${conversationId}`];
}

/** Fills in the form that is open, and starts. */
async function submitForm(page: Page, { title, question } = QUESTION): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Describe your situation').fill(question);
  await page.locator('button[type="submit"]').click();
}

const card = (page: Page, heading: string) => page.getByRole('region', { name: heading });
const selfHarmCard = (page: Page) => card(page, 'You don’t have to carry this alone');
const abuseCard = (page: Page) => card(page, 'You deserve to be safe');

/** Whether the heading and the first number of a card are visible without scrolling. */
async function isInView(page: Page, shown: ReturnType<typeof card>): Promise<boolean> {
  const list = await page.getByRole('region', { name: 'Messages' }).boundingBox();
  const heading = await shown.getByRole('heading').boundingBox();
  const call = await shown
    .getByRole('link', { name: /^Call / })
    .first()
    .boundingBox();
  if (!list || !heading || !call) return false;
  return heading.y >= list.y && call.y + call.height <= list.y + list.height;
}

describe('crisis contacts', () => {
  test.each([
    ['a phone', 'light', PHONE],
    ['a desktop', 'dark', { width: 1440, height: 900 }],
  ])(
    'are shown on %s (%s) before the reply begins, and stay in view while it arrives',
    async (_, theme, viewport) => {
      await playCoach({ mode: 'hold', words: 0 });
      const page = await arrive({ locale: 'en-GB', viewport });
      await page.goto('/ask');
      await submitForm(page, DESPAIR);
      await selfHarmCard(page).waitFor();
      await expect.poll(() => replies(page).getByText('Coach is typing…').count()).toBe(1);
      await until(() => isInView(page, selfHarmCard(page)));
      const hrefs = await selfHarmCard(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(expect.arrayContaining(['tel:999', 'tel:116123']));
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      await playCoach({ mode: 'ok' });
      await waitForReplies(page, 1);
      await expect.poll(() => isInView(page, selfHarmCard(page))).toBe(true);
      expect(guest?.pageErrors).toEqual([]);
      expect(await accessibilityViolations(page, theme)).toEqual([]);
    },
  );

  test('speak to both, first to those who are hurt, when it is open who hurts whom', async () => {
    const page = await arrive({ locale: 'en-GB', viewport: SMALL_PHONE });
    await startConversation(page, { title: 'He fell', question: WHO_HURTS_WHOM });
    const both = card(page, 'Before anyone gets hurt, talk to someone');
    await both.getByText('If someone is hurting you or another person, call 999.').waitFor();
    await both.getByText('If you’re afraid of what you might do').waitFor();
    const shown = () => both.getByRole('listitem').locator('strong').allInnerTexts();
    await expect
      .poll(async () => (await shown()).slice(0, 3))
      .toEqual([
        'Emergency services',
        'National Domestic Abuse Helpline',
        'Respect Phoneline, for those who hurt a partner',
      ]);
    await both.getByText('If you were choked or strangled').waitFor();
    await waitForReplies(page, 1);
    await page.reload();
    await both.waitFor();
    await both.getByRole('button', { name: 'Somewhere else?' }).click();
    await both.getByLabel('Show numbers for').selectOption('DE');
    const german = contactsForFinding('DE', { kind: 'harm_to_others', inDanger: 'writer' });
    await expect.poll(shown).toEqual(expect.arrayContaining(german.slice(0, 3).map(({ name }) => name)));
    expect(guest?.pageErrors).toEqual([]);
    expect(await accessibilityViolations(page, 'light')).toEqual([]);
    expect(await accessibilityViolations(page, 'dark')).toEqual([]);
  });

  test('are announced by screen readers at once, and the focus stays in the message field', async () => {
    const [page, conversation] = await arriveWithConversation({ locale: 'en-GB' });
    await page.goto(conversation);
    await waitForReplies(page, FREE_MESSAGES);
    await playCoach({ mode: 'hold', words: 0 });
    await sendMessage(page, DESPAIR.question);
    await page.getByRole('alert').filter({ hasText: 'Call 999' }).waitFor();
    await expect.poll(() => composer(page).evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test('[CHAT-8] are shown above the paywall, after a message and in the form', async () => {
    const [page, conversation] = await arriveWithConversation({ locale: 'en-US' });
    await page.goto(conversation);
    await waitForReplies(page, FREE_MESSAGES);
    await sendMessage(page, FEAR);
    await abuseCard(page).waitFor();
    await page.getByRole('heading', { name: 'Upgrade to Continue' }).waitFor();
    await until(() => isInView(page, abuseCard(page)));
    await expect.poll(() => composer(page).inputValue()).toBe(FEAR);
    await page.goto('/ask');
    let checkouts = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/payment/create-checkout')) checkouts += 1;
    });
    await submitForm(page, { title: 'I am afraid', question: FEAR });
    await abuseCard(page).waitFor();
    expect(checkouts).toBe(0);
    await expect.poll(() => page.getByLabel('Describe your situation').inputValue()).toBe(FEAR);
  });

  test('are shown when the reply fails, after a reload, and while a reply continues after a reload', async () => {
    await playCoach({ mode: 'http_401' });
    const page = await arrive({ locale: 'en-US' });
    await startConversation(page, DESPAIR);
    await page.getByText('This message got no reply and wasn’t counted.').waitFor();
    await selfHarmCard(page).waitFor();
    await page.reload();
    await selfHarmCard(page).waitFor();
    await until(() => isInView(page, selfHarmCard(page)));
    await playCoach({ mode: 'hold', words: 6 });
    await button(page, 'Try again').click();
    await waitForHeldReply(page, 6);
    await page.reload();
    await selfHarmCard(page).waitFor();
    await playCoach({ mode: 'ok' });
    await waitForReplies(page, 1);
    await expect
      .poll(() => page.getByRole('region', { name: 'You don’t have to carry this alone' }).count())
      .toBe(1);
    await page.getByText('0/3 free chats used').waitFor();
  });

  test('[ROLE-3] are shown to visitors, who can choose another country; the browser keeps it and sends it to the server', async () => {
    guest = await visit(browser, product, { locale: 'en' });
    const { page } = guest;
    await startConversation(page, DESPAIR);
    await selfHarmCard(page).getByText('We don’t know where you are.').waitFor();
    for (const name of ['Find a Helpline', 'Befrienders Worldwide'])
      await selfHarmCard(page).getByRole('link', { name }).waitFor();
    const chooser = selfHarmCard(page).getByLabel('Show numbers for');
    await chooser.focus();
    await chooser.selectOption('NZ');
    await until(() => chooser.evaluate((field) => field === document.activeElement));
    await selfHarmCard(page).getByText('Country: New Zealand').waitFor();
    await selfHarmCard(page).getByRole('link', { name: 'Call 111' }).waitFor();
    const [request] = await Promise.all([
      page.waitForRequest((sent) => /\/api\/conversations\/[0-9a-f-]{36}$/.test(sent.url())),
      page.reload(),
    ]);
    expect(request.headers()['x-country']).toBe('NZ');
    await selfHarmCard(page).getByText('Country: New Zealand').waitFor();
    await waitForReplies(page, 1);
    await expect.poll(() => ownMessages(page).count()).toBe(1);
    expect(guest?.pageErrors).toEqual([]);
  });
});

test('[DASH-6] a new title that tells of danger shows crisis contacts, and they stay with the conversation', async () => {
  const [page] = await arriveWithConversation({ locale: 'en-GB', viewport: PHONE });
  await page.goto('/dashboard');
  const details = page.getByRole('dialog', { name: 'Conversation Details' });
  const rename = async (from: string, to: string) => {
    await details.getByRole('heading', { name: from, exact: true }).waitFor();
    // With the keyboard: on a phone the toast about the last change lies over the button for five seconds.
    await button(page, 'Rename').press('Enter');
    await details.getByLabel('New title').fill(to);
    await details.getByLabel('New title').press('Enter');
    await details.getByRole('heading', { name: to, exact: true }).waitFor();
  };
  await page.getByRole('button').filter({ hasText: QUESTION.title }).click();
  await rename(QUESTION.title, 'Money, every weekend');
  await expect
    .poll(() => details.getByRole('heading', { name: 'You don’t have to carry this alone' }).count())
    .toBe(0);
  await rename('Money, every weekend', 'I want to kill myself tonight');
  await selfHarmCard(page).waitFor();
  await page.getByRole('alert').filter({ hasText: 'Call 999' }).waitFor();
  const call = selfHarmCard(page).getByRole('link', { name: 'Call 999' });
  await until(() => call.evaluate((link) => link.getBoundingClientRect().bottom <= window.innerHeight));
  await expect.poll(() => details.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
  await rename('I want to kill myself tonight', 'Money, after all');
  await expect.poll(() => selfHarmCard(page).count()).toBe(1);
  await rename('Money, after all', 'I want to kill myself');
  await page.reload();
  await page.getByRole('button').filter({ hasText: 'I want to kill myself' }).click();
  await selfHarmCard(page).waitFor();
  expect(guest?.pageErrors).toEqual([]);
  expect(await accessibilityViolations(page, 'light')).toEqual([]);
  expect(await accessibilityViolations(page, 'dark')).toEqual([]);
});

test('[CHAT-8] a danger that only the coach recognises shows the card before the reply, and the message is not counted', async () => {
  await playCoach({ mode: 'hold', words: 4, times: 1, begins: '[[danger: victim_of_abuse writer]]\n\n' });
  const page = await arrive({ locale: 'en-GB', viewport: PHONE });
  await page.goto('/ask');
  await page.getByText('0/3 free chats used').waitFor();
  await submitForm(page);
  await abuseCard(page).waitFor();
  await until(() => isInView(page, abuseCard(page)));
  await abuseCard(page).getByRole('link', { name: 'Call 999' }).waitFor();
  await page.getByRole('alert').filter({ hasText: 'Call 999' }).waitFor();
  await playCoach({ mode: 'ok' });
  await waitForReplies(page, 1);
  await expect.poll(() => isInView(page, abuseCard(page))).toBe(true);
  await expect.poll(() => replies(page).innerText()).not.toMatch(/danger:|\[\[|\]\]/);
  await page.getByText('0/3 free chats used').waitFor();
  await page.reload();
  await abuseCard(page).waitFor();
  await expect.poll(() => replies(page).innerText()).not.toMatch(/danger:|\[\[|\]\]/);
  await page.getByText('0/3 free chats used').waitFor();
  expect(guest?.pageErrors).toEqual([]);
});

test('without a danger no card is shown, the safety page is one click away, and drafts are kept meanwhile', async () => {
  const page = await arrive({ locale: 'en-IE', viewport: PHONE });
  const help = page.getByRole('link', { name: 'See who can help' });
  const numbers = page.getByRole('region', { name: 'If you are in danger now' });
  await page.goto('/ask');
  const question = page.getByLabel('Describe your situation');
  await question.fill('Everything is said and done.');
  await help.click();
  await expect.poll(() => numbers.getByLabel('Find help in').inputValue()).toBe('IE');
  await page.goBack();
  await expect.poll(() => question.inputValue()).toBe('Everything is said and done.');
  await submitForm(page, ANGER);
  await waitForReplies(page, 1);
  await expect.poll(() => page.locator('[data-urgent]').count()).toBe(0);
  await composer(page).fill('And now it is quiet');
  await help.click();
  await numbers.getByRole('link', { name: 'Call 112' }).first().waitFor();
  await page.goBack();
  await expect.poll(() => composer(page).inputValue()).toBe('And now it is quiet');
  expect(guest?.pageErrors).toEqual([]);
});

const SMALL_PHONE = { width: 360, height: 640 };

/** The links that something else covers, after each was scrolled into view. */
function coveredLinks(part: Locator): Promise<string[]> {
  return part.getByRole('link').evaluateAll((links) =>
    links
      .filter((link) => {
        link.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = link.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return !(top && link.contains(top));
      })
      .map((link) => link.textContent ?? ''),
  );
}

describe('[CHAT-7] nothing lies over crisis contacts on a small phone', () => {
  test('not the button for new messages', async () => {
    const page = await arrive({ locale: 'en-GB', viewport: SMALL_PHONE });
    await startConversation(page);
    await waitForReplies(page, 1);
    await playCoach({ mode: 'hold', words: 0 });
    await sendMessage(page, FEAR);
    await abuseCard(page).waitFor();
    await until(() => isInView(page, abuseCard(page)));
    expect(await page.getByRole('button', { name: /^New messages/ }).count()).toBe(0);
    await playCoach({ mode: 'ok' });
    await waitForReplies(page, 2);
    await page.getByRole('button', { name: /^New messages/ }).waitFor();
    await until(() => isInView(page, abuseCard(page)));
    await expect.poll(() => coveredLinks(abuseCard(page))).toEqual([]);
    await abuseCard(page).getByText('see a doctor today').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBe(SMALL_PHONE.width);
    expect(guest?.pageErrors).toEqual([]);
  });

  test('and a first reply below them is announced by the button for new messages, however fast it came', async () => {
    const page = await arrive({ locale: 'en-GB', viewport: SMALL_PHONE });
    await startConversation(page, DESPAIR);
    await waitForReplies(page, 1);
    await page.getByRole('button', { name: /^New messages/ }).waitFor();
    await until(() => isInView(page, selfHarmCard(page)));
  });

  test('not the toast about the limit, which leaves the way to the contacts free too', async () => {
    const [page, conversation] = await arriveWithConversation({ locale: 'en-GB', viewport: SMALL_PHONE });
    await page.goto('/ask');
    await page.locator('[data-toast]').waitFor();
    expect(await coveredLinks(page.locator('[data-help]'))).toEqual([]);
    await page.goto(conversation);
    await waitForReplies(page, FREE_MESSAGES);
    await sendMessage(page, FEAR);
    await abuseCard(page).waitFor();
    await page.getByRole('heading', { name: 'Upgrade to Continue' }).waitFor();
    expect(await page.locator('[data-toast]').count()).toBe(0);
    expect(await coveredLinks(abuseCard(page))).toEqual([]);
  });
});

test('[CHAT-8] after a danger the conversation goes on beyond the limit, contacts are one tap away, and no offer is shown', async () => {
  const page = await arrive({ locale: 'en-GB', viewport: SMALL_PHONE });
  await startConversation(page, DESPAIR);
  await waitForReplies(page, 1);
  for (let sent = 1; sent <= FREE_MESSAGES + 1; sent += 1) {
    await sendMessage(page, 'What now?');
    await waitForReplies(page, 1 + sent);
  }
  await page.getByText('3/3 free chats used').waitFor();
  expect(await page.getByText('Upgrade to Continue').count()).toBe(0);
  expect(await page.locator('[data-toast]').count()).toBe(0);
  await page.reload();
  await waitForReplies(page, 2 + FREE_MESSAGES);
  expect(await page.locator('[data-toast]').count()).toBe(0);
  await page.getByRole('region', { name: 'Messages' }).evaluate((list) => list.scrollTo(0, 0));
  await button(page, 'Get help now').click();
  await until(() => isInView(page, selfHarmCard(page)));
  await until(() => page.evaluate(() => document.activeElement?.hasAttribute('data-urgent') === true));
  expect(guest?.pageErrors).toEqual([]);
  expect(await accessibilityViolations(page, 'light')).toEqual([]);
  expect(await accessibilityViolations(page, 'dark')).toEqual([]);
});

describe('a quiet line', () => {
  /** Adds a likely finding to what the server streams, and to the conversation when it is opened again. */
  async function addConcern(page: Page, country: string | null): Promise<void> {
    const kind = 'victim_of_abuse';
    const concern = { kind, inDanger: 'writer', country, resources: contactsFor(country, kind) };
    await page.route('**/api/chat-start', async (route) => {
      const answer = await route.fetch();
      const [start, ...others] = (await answer.text()).split(/(?=event: (?:delta|done)\n)/);
      const event = `event: concern\ndata: ${JSON.stringify(concern)}\n\n`;
      await route.fulfill({ response: answer, body: [start, event, ...others].join('') });
    });
    await page.route(/\/api\/conversations\/[0-9a-f-]{36}$/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), concern } });
    });
  }
  const line = (page: Page) => page.getByRole('listitem').filter({ hasText: 'If you’re not safe,' });

  test('under the message calls the emergency number, and opens all contacts', async () => {
    const page = await arrive({ locale: 'en-GB', viewport: SMALL_PHONE });
    await addConcern(page, 'DE');
    await startConversation(page);
    await waitForReplies(page, 1);
    for (const reloaded of [false, true]) {
      if (reloaded) await page.reload();
      const call = line(page).getByRole('link', { name: 'call 112', exact: true });
      await call.waitFor();
      await expect.poll(() => call.getAttribute('href')).toBe('tel:112');
    }
    expect(await page.locator('[data-urgent]').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Get help now' }).count()).toBe(0);
    const moreHelp = line(page).getByRole('button', { name: 'More help' });
    await line(page).getByRole('link', { name: 'call 112', exact: true }).focus();
    await page.keyboard.press('Tab');
    expect(await moreHelp.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await line(page).getByRole('button', { name: 'Less', exact: true, expanded: true }).waitFor();
    const more = card(page, 'People who can help');
    await more.getByRole('link', { name: 'Call 116 016' }).waitFor();
    await expect.poll(() => coveredLinks(line(page))).toEqual([]);
    expect(await accessibilityViolations(page, 'light')).toEqual([]);
    expect(await accessibilityViolations(page, 'dark')).toEqual([]);
    expect(guest?.pageErrors).toEqual([]);
  });

  test('leads to a directory and to the choice of a country where the country is unknown', async () => {
    const page = await arrive({ locale: 'en' });
    await addConcern(page, null);
    await startConversation(page);
    await line(page).getByRole('link', { name: 'find a helpline near you' }).waitFor();
    await line(page).getByRole('button', { name: 'More help' }).click();
    await card(page, 'People who can help').getByLabel('Show numbers for').selectOption('CH');
    await line(page).getByRole('link', { name: 'call 112', exact: true }).waitFor();
  });

  test('[CHAT-7] is above every offer at the paywall, before and after a message is refused', async () => {
    const [page, conversation] = await arriveWithConversation({ locale: 'en-GB', viewport: SMALL_PHONE });
    const isAboveOffer = async () => {
      const call = page.getByRole('link', { name: 'call 999', exact: true });
      await call.waitFor();
      const offer = page.getByRole('heading', { name: 'Upgrade to Continue' });
      const [one, other] = [await call.boundingBox(), await offer.boundingBox()];
      return one !== null && other !== null && one.y + one.height <= other.y;
    };
    await page.goto('/ask');
    await until(isAboveOffer);
    await page.goto(conversation);
    await waitForReplies(page, FREE_MESSAGES);
    await until(isAboveOffer);
    await sendMessage(page, 'And what about the dishes?');
    await expect.poll(() => composer(page).inputValue()).toBe('And what about the dishes?');
    await until(isAboveOffer);
    expect(await page.getByRole('link', { name: 'call 999', exact: true }).count()).toBe(1);
    expect(await accessibilityViolations(page, 'light')).toEqual([]);
    expect(await accessibilityViolations(page, 'dark')).toEqual([]);
    expect(guest?.pageErrors).toEqual([]);
  });

  test('[ROLE-3] is shown to visitors at the paywall', async () => {
    guest = await visit(browser, product, { locale: 'en-GB' });
    const { page } = guest;
    await startConversation(page);
    for (let sent = 1; sent < FREE_MESSAGES; sent += 1) {
      await waitForReplies(page, sent);
      await sendMessage(page, 'What can I do?');
    }
    await waitForReplies(page, FREE_MESSAGES);
    await sendMessage(page, 'And now?');
    await page.getByRole('link', { name: 'call 999', exact: true }).waitFor();
  });
});

test('contacts are those of the browser’s time zone, whatever its language', async () => {
  const page = await arrive({ locale: 'en-US', timezoneId: 'Asia/Calcutta' });
  await startConversation(page, DESPAIR);
  await selfHarmCard(page).getByText('Country: India').waitFor();
  const call = selfHarmCard(page).getByRole('link', { name: 'Call 112' });
  await expect.poll(async () => (await call.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await selfHarmCard(page).getByRole('button', { name: 'Somewhere else?' }).click();
  await selfHarmCard(page).getByLabel('Show numbers for').selectOption('GB');
  await selfHarmCard(page).getByRole('link', { name: 'Call 999' }).waitFor();
});

test('somebody who may hurt others also reads whom to call when they are the one being hurt', async () => {
  const page = await arrive({ locale: 'en-GB', timezoneId: 'Europe/London' });
  const question = 'I hit my wife again last night, and I am afraid that I will kill her. How do I stop?';
  await startConversation(page, { title: 'My temper', question });
  const shown = card(page, 'Before anything happens, talk to someone');
  await shown.getByText('If you’re the one being hurt, call 999.').waitFor();
});

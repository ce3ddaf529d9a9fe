import { type BorrowedProduct, borrowProduct, sharedBrowser, until } from '@app/testkit';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityViolations } from './axe.ts';
import { button, composer, ownMessages, QUESTION, replies, setCoach, waitForReplies } from './chatting.ts';
import { newPerson, signUpInBrowser, type Visit, visit } from './visit.ts';

const PHONE = { width: 360, height: 740 };

let product: BorrowedProduct;
let browser: Browser;
let guest: Visit;

beforeAll(async () => {
  const env = { ANONYMOUS_CHAT: 'true', FREE_MESSAGES_PER_MONTH: '3' };
  [product, browser] = await Promise.all([borrowProduct(env), sharedBrowser()]);
});
afterEach(async () => {
  await guest?.close();
  await setCoach(product.sandboxUrl, { mode: 'ok' });
});
afterAll(() => product?.giveBack());

async function arrive({ signedIn = false } = {}): Promise<Page> {
  guest = await visit(browser, product, { viewport: PHONE, isMobile: true, hasTouch: true, locale: 'en-GB' });
  if (signedIn) await signUpInBrowser(guest);
  return guest.page;
}

const story = (page: Page) => page.getByLabel('Describe your situation');
const title = (page: Page) => page.getByLabel('Title');
const start = (page: Page) => button(page, 'Start chat');

/** Whether an element is completely in the part of the window that is seen, and nothing covers it. */
const isSeen = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const seen = window.visualViewport?.height ?? window.innerHeight;
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= seen + 0.5 && element.contains(above);
  });

/** Taps, and counts it. */
function countedTaps() {
  let taps = 0;
  return {
    tap: async (part: Locator) => {
      await part.tap();
      taps += 1;
    },
    count: () => taps,
  };
}

/** Waits for the first words of a reply that is still being written. */
async function expectFirstWords(page: Page): Promise<void> {
  await until(async () => (await replies(page).count()) === 1);
  await expect.poll(() => replies(page).first().innerText()).toMatch(/\w+ \w+ \w+/);
  await ownMessages(page).getByText(QUESTION.question).waitFor();
}

describe('the path to the first words of a reply, on a phone', () => {
  test('[HOME-1] [HOME-2] [ROLE-3] for a visitor is two taps and one text, and signing up keeps the conversation', async () => {
    const page = await arrive();
    await setCoach(product.sandboxUrl, { mode: 'hold', words: 8, times: 1 });
    const fingers = countedTaps();
    await page.goto('/');
    expect(await isSeen(story(page))).toBe(true);
    expect(await page.getByRole('link', { name: 'Sign up to ask your question' }).count()).toBe(1);
    await fingers.tap(story(page));
    await story(page).pressSequentially(QUESTION.question);
    await until(() => isSeen(start(page)));
    await fingers.tap(start(page));
    await expectFirstWords(page);
    console.log(`a visitor: ${fingers.count()} taps`);
    expect(fingers.count()).toBeLessThanOrEqual(3);
    await page
      .getByRole('heading', { level: 2, name: /^My partner and I argue about money every/ })
      .waitFor();
    await setCoach(product.sandboxUrl, { mode: 'ok' });
    await waitForReplies(page, 1);

    const place = page.url();
    await page.getByRole('link', { name: 'Keep this conversation' }).tap();
    await page.waitForURL('**/signup');
    const person = newPerson();
    await page.getByLabel('First Name').fill(person.firstName);
    await page.getByLabel('Last Name').fill(person.lastName);
    await page.getByLabel('Email Address').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Confirm Password').fill(person.password);
    await button(page, 'Create Account').tap();
    await page.waitForURL(place);
    await ownMessages(page).getByText(QUESTION.question).waitFor();
    await waitForReplies(page, 1);
    expect(await page.getByRole('link', { name: 'Keep this conversation' }).count()).toBe(0);
    await button(page, 'Your conversations').waitFor();
    expect(guest.pageErrors).toEqual([]);
  });

  test.each(['/', '/dashboard'])(
    'for a signed-in person is at most three taps and one text from %s',
    async (from) => {
      const page = await arrive({ signedIn: true });
      await setCoach(product.sandboxUrl, { mode: 'hold', words: 8, times: 1 });
      const fingers = countedTaps();
      await page.goto(from);
      await page.getByRole('heading', { level: 1 }).waitFor();
      if ((await story(page).count()) === 0) {
        const way = page.getByRole('main').locator('a[href="/ask"]').first();
        await way.waitFor();
        await fingers.tap(way);
      }
      await fingers.tap(story(page));
      await story(page).pressSequentially(QUESTION.question);
      await fingers.tap(start(page));
      await expectFirstWords(page);
      console.log(`a signed-in person from ${from}: ${fingers.count()} taps`);
      expect(fingers.count()).toBeLessThanOrEqual(3);
    },
  );
});

test('the box of the home page has its styles before its code is loaded', async () => {
  guest = await visit(browser, product, { viewport: PHONE, javaScriptEnabled: false });
  await guest.page.goto('/');
  const width = (await story(guest.page).boundingBox())?.width ?? 0;
  expect(width).toBeGreaterThan(PHONE.width * 0.7);
});

describe('the form on a phone', () => {
  test('[ASK-3] [ASK-4] asks for the story first, proposes the title, says what is missing, and always shows its button', async () => {
    const page = await arrive();
    await page.goto('/ask');
    const hint = async () => {
      const id = await start(page).getAttribute('aria-describedby');
      return page.locator(`[id="${id}"][role="status"]`).innerText();
    };
    await expect.poll(hint).toBe('Describe your situation to start.');
    expect(await isSeen(start(page))).toBe(true);
    expect(await story(page).getAttribute('rows')).toBe('12');
    await story(page).fill('We argue.');
    await expect.poll(hint).toBe('Add a little more to start.');
    expect(await start(page).isDisabled()).toBe(true);
    await story(page).fill(QUESTION.question);
    await expect
      .poll(() => title(page).inputValue())
      .toBe('My partner and I argue about money every weekend');
    await expect.poll(hint).toBe('');
    expect(await start(page).isEnabled()).toBe(true);
    await title(page).fill('');
    await expect.poll(hint).toBe('Add a title to start.');
    await title(page).fill('Money');
    await story(page).fill('Something else happened yesterday.');
    expect(await title(page).inputValue()).toBe('Money');
    expect(await page.getByRole('alert').count()).toBe(0);
    const [first, second] = await Promise.all([story(page).boundingBox(), title(page).boundingBox()]);
    expect(Number(first?.y)).toBeLessThan(Number(second?.y));
    await story(page).fill('A line\n'.repeat(40));
    await until(() => isSeen(start(page)));
    await story(page).tap();
    await page.setViewportSize({ width: 360, height: 440 });
    await until(() => isSeen(start(page)));
    await page.setViewportSize(PHONE);
    await page.evaluate(() => {
      const viewport = window.visualViewport as VisualViewport;
      Object.defineProperty(viewport, 'height', { configurable: true, get: () => 440 });
      viewport.dispatchEvent(new Event('resize'));
    });
    await until(() => isSeen(start(page)));
    for (const theme of ['light', 'dark']) expect(await accessibilityViolations(page, theme)).toEqual([]);
  });

  test('offers beginnings of a story until something is typed', async () => {
    const page = await arrive();
    await page.goto('/ask');
    const chip = button(page, 'I feel alone in my relationship');
    await chip.tap();
    await expect.poll(() => story(page).inputValue()).toBe('I feel alone in my relationship ');
    expect(await chip.count()).toBe(0);
    await page.keyboard.type('since we moved.');
    await expect.poll(() => title(page).inputValue()).toBe('I feel alone in my relationship since we moved');
    await story(page).fill('');
    await chip.waitFor();
  });
});

/** Replaces the browser's speech recognition by one that a test drives. */
async function stubRecognition(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Recognition extends EventTarget {
      lang = '';
      start() {
        Object.assign(window, { recognition: this });
      }
      stop() {
        this.dispatchEvent(new Event('end'));
      }
      abort() {
        this.stop();
      }
    }
    Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
  });
}

/** What the browser reports while it listens. */
const report = (page: Page, name: 'result' | 'error' | 'end', detail: object = {}) =>
  page.evaluate(
    ([type, fields]) => {
      const { recognition } = window as unknown as { recognition: EventTarget };
      recognition.dispatchEvent(Object.assign(new Event(type), fields));
    },
    [name, detail] as const,
  );
const hear = (page: Page, ...said: string[]) =>
  report(page, 'result', { results: said.map((transcript) => [{ transcript }]) });

describe('voice input', () => {
  test('asks once about privacy, dictates at the cursor in form and chat, and ends when the person types', async () => {
    const page = await arrive();
    await stubRecognition(page);
    await page.goto('/ask');
    await story(page).fill('We argue. It hurts.');
    await story(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(9, 9));
    const dictate = button(page, 'Dictate');
    await dictate.tap();
    const dialog = page.getByRole('dialog', { name: 'Before you dictate' });
    await dialog.getByText('Some browsers send what you say to their maker’s servers').waitFor();
    await button(page, 'Not now').tap();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => 'recognition' in window)).toBe(false);
    await dictate.tap();
    await button(page, 'Use voice input').tap();
    await page.getByText('Listening…').waitFor();
    expect(
      await page.evaluate(() => (window as unknown as { recognition: { lang: string } }).recognition.lang),
    ).toBe('en-GB');
    await hear(page, 'About');
    await hear(page, 'About money', ' every day.');
    await expect.poll(() => story(page).inputValue()).toBe('We argue. About money every day. It hurts.');
    const stop = button(page, 'Stop dictating');
    const box = await stop.boundingBox();
    expect([box?.width, box?.height]).toEqual([44, 44]);
    for (const theme of ['light', 'dark']) expect(await accessibilityViolations(page, theme)).toEqual([]);
    await stop.tap();
    await dictate.waitFor();

    await start(page).tap();
    await waitForReplies(page, 1);
    await dictate.tap();
    await page.getByText('Listening…').waitFor();
    await hear(page, 'And now');
    await expect.poll(() => composer(page).inputValue()).toBe('And now');
    await composer(page).press('End');
    await composer(page).pressSequentially('?');
    await dictate.waitFor();
    await hear(page, 'And now what');
    expect(await composer(page).inputValue()).toBe('And now?');
    expect(guest.pageErrors).toEqual([]);
  });

  test('says what went wrong in words, and can be tried again', async () => {
    const page = await arrive();
    await stubRecognition(page);
    await page.addInitScript(() => localStorage.setItem('voice_accepted', 'yes'));
    await page.goto('/ask');
    for (const [error, sentence] of [
      ['not-allowed', /doesn’t let us use the microphone/],
      ['no-speech', /didn’t hear anything/],
      ['audio-capture', /couldn’t find a microphone/],
      ['network', /couldn’t reach its speech service/],
    ] as const) {
      await button(page, 'Dictate').tap();
      await button(page, 'Stop dictating').waitFor();
      await report(page, 'error', { error });
      await report(page, 'end');
      await page.getByRole('status').getByText(sentence).waitFor();
    }
    expect(await page.locator('[data-toast]').count()).toBe(0);
  });

  test('is not offered where the browser has none', async () => {
    const page = await arrive();
    await page.addInitScript(() => {
      for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
        Reflect.deleteProperty(window, name);
    });
    await page.goto('/ask');
    await story(page).fill('We argue about money.');
    expect(await page.evaluate(() => 'webkitSpeechRecognition' in window)).toBe(false);
    expect(await button(page, 'Dictate').count()).toBe(0);
  });
});

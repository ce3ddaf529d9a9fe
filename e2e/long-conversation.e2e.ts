import { type BorrowedProduct, borrowProduct, sharedBrowser, until } from '@app/testkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { button, ownMessages, QUESTION, replies, sendMessage, setCoach } from './chatting.ts';
import { signUpInBrowser, type Visit, visit } from './visit.ts';

const MESSAGES = 500;
/** What the browser may watch of a conversation of so many messages, to leave out what is out of sight. */
const FEW = 60;

let product: BorrowedProduct;
let browser: Browser;
let guest: Visit;
let page: Page;
/** So many messages take their time on a busy machine. */
const SLOWLY = { timeout: 30_000, every: 50 };
const list = () => page.getByRole('region', { name: 'Messages' });
const firstWords = () => ownMessages(page).first().getByText(QUESTION.question);
const atEnd = () => list().evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop < 2);

beforeAll(async () => {
  [product, browser] = await Promise.all([
    borrowProduct({ FREE_MESSAGES_PER_MONTH: '1000' }),
    sharedBrowser(),
  ]);
  guest = await visit(browser, product);
  page = guest.page;
  const { session } = await signUpInBrowser(guest);
  const headers = { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token };
  const post = async (path: string, data: object) =>
    (await (await page.request.post(path, { headers, data })).json()).data;
  await setCoach(product.sandboxUrl, {
    mode: 'ok',
    text: 'Say **one thing** at a time.\n\n- Early\n- Kindly',
  });
  const { conversationId } = await post('/api/chat-start', QUESTION);
  for (let said = 2; said < MESSAGES; said += 2)
    await post('/api/chat-followup', { conversationId, message: `And what about week ${said / 2}?` });
  await page.goto(`/ask?conversation=${conversationId}`);
  await until(async () => (await replies(page).count()) === MESSAGES / 2, SLOWLY);
}, 240_000);
afterAll(() => product?.giveBack());

test('a conversation of 500 messages opens at its end, and what is out of sight is left out, many messages at a time', async () => {
  await until(atEnd, SLOWLY);
  const look = () =>
    list().evaluate((box) => {
      const all = [...box.querySelectorAll('*')];
      const rows = [...box.querySelectorAll('[role="listitem"]')];
      return {
        watched: all.filter((one) => getComputedStyle(one).contentVisibility === 'auto').length,
        shown: rows.map((row) => row.checkVisibility({ contentVisibilityAuto: true })),
      };
    });
  // What was in sight at the beginning, and no longer is, is left out a frame later.
  await until(async () => {
    const { shown } = await look();
    return !shown[0] && shown.at(-1) && shown.filter(Boolean).length < MESSAGES / 8;
  }, SLOWLY);
  const { watched, shown } = await look();
  expect(shown.length).toBeGreaterThan(MESSAGES);
  expect(watched).toBeLessThan(FEW);
});

test('words that arrive in a conversation of 500 messages touch one row, and no other is drawn again', async () => {
  // A quarter of a minute: long enough for whoever looks late, and stopped after that.
  const text = 'It helps to say one thing at a time, and to say it early. '.repeat(60);
  await setCoach(product.sandboxUrl, { mode: 'slow', delayMs: 20, text, times: 1 });
  await sendMessage(page, 'And now?');
  await replies(page).getByText('It helps to say').last().waitFor();
  const seen = await list().evaluate(async (box) => {
    // Each row that is drawn again says anew when it was said, and asks for the day.
    const { toDateString } = Date.prototype;
    let drawn = 0;
    Date.prototype.toDateString = function counted() {
      drawn += 1;
      return toDateString.call(this);
    };
    const last = [...box.querySelectorAll('[role="listitem"]')].at(-1);
    const touched = new Set<Element | null | undefined>();
    const before = last?.textContent.length ?? 0;
    await new Promise<void>((resolve) => {
      new MutationObserver((changes, observer) => {
        for (const { target } of changes) touched.add(target.parentElement?.closest('[role="listitem"]'));
        if ((last?.textContent.length ?? 0) < before + 500) return;
        observer.disconnect();
        resolve();
      }).observe(box, { childList: true, characterData: true, attributes: true, subtree: true });
    });
    Date.prototype.toDateString = toDateString;
    return { drawn, touched: touched.size, last: touched.has(last) };
  });
  expect(seen).toEqual({ drawn: 0, touched: 1, last: true });
  await button(page, 'Stop').click();
  await until(async () => (await button(page, 'Copy reply').count()) === MESSAGES / 2 + 1, SLOWLY);
  await until(atEnd, SLOWLY);
});

/** The accessibility roles from the words of a message up to the list they stand in. */
const ROLES = ['StaticText', 'paragraph', 'listitem', 'list', 'region'];

/** The accessibility roles from the first place with these words upwards, as a screen reader is given them. */
async function rolesOf(words: string): Promise<unknown[]> {
  const devtools = await guest.context.newCDPSession(page);
  const search = `document.evaluate('//text()[. = ${JSON.stringify(words)}]', document, null, 9).singleNodeValue`;
  await devtools.send('Accessibility.enable');
  const { result } = await devtools.send('Runtime.evaluate', { expression: search });
  const { nodes } = await devtools.send('Accessibility.getAXNodeAndAncestors', {
    objectId: String(result.objectId),
  });
  await devtools.detach();
  return nodes.filter(({ ignored }) => !ignored).map(({ role }) => role?.value);
}

/** Rows that are laid out on the way may move the list once more: then the key is pressed again, as a person would. */
async function pressUntil(key: 'Home' | 'End', isThere: () => Promise<boolean>): Promise<void> {
  await until(async () => {
    if (await isThere()) return true;
    await list().press(key);
    return isThere();
  }, SLOWLY);
}

test('[ASK-7] the first of 500 messages is there for whoever goes by keyboard, listens, or looks for words', async () => {
  const inSight = () =>
    firstWords().evaluate((one) => {
      const box = one.closest('section')?.getBoundingClientRect() ?? new DOMRect();
      const { top, bottom } = one.getBoundingClientRect();
      return bottom > box.top && top < box.bottom;
    });
  await pressUntil('End', atEnd);
  await expect
    .poll(() => firstWords().evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true })))
    .toBe(false);
  await pressUntil('Home', inSight);
  await expect
    .poll(async () => (await rolesOf(QUESTION.question)).slice(0, 5), { timeout: 30_000 })
    .toEqual(ROLES);

  await pressUntil('End', atEnd);
  // A link to words finds them as a browser's own search does, which no script can open.
  await page.goto(`${page.url()}#:~:text=${encodeURIComponent(QUESTION.question)}`);
  await until(inSight, SLOWLY);
});

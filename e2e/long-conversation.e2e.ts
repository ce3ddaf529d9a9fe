import { type BorrowedProduct, borrowProduct, sharedBrowser, until } from '@app/testkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { button, ownMessages, QUESTION, replies, sendMessage, setCoach } from './chatting.ts';
import { signUpInBrowser, type Visit, visit } from './visit.ts';

const MESSAGES = 500;
/** How many elements the browser may observe in order to skip rendering what is not visible. */
const FEW = 60;

let product: BorrowedProduct;
let browser: Browser;
let guest: Visit;
let page: Page;
/** So many messages need time on a busy machine. */
const SLOWLY = { timeout: 30_000, every: 50 };
const list = () => page.getByRole('region', { name: 'Messages' });
const firstWords = () => ownMessages(page).first().getByText(QUESTION.question);
const atStartOfReply = async () => {
  const [box, reply] = await Promise.all([list().boundingBox(), replies(page).last().boundingBox()]);
  const distance = (reply?.y ?? Number.NaN) - (box?.y ?? Number.NaN);
  return distance >= 0 && distance < 20;
};
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

test('a conversation of 500 messages opens at its end, and messages that are not visible are not rendered', async () => {
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
  // The browser stops rendering the first messages one frame after they are no longer visible.
  await until(async () => {
    const { shown } = await look();
    return !shown[0] && shown.at(-1) && shown.filter(Boolean).length < MESSAGES / 8;
  }, SLOWLY);
  const { watched, shown } = await look();
  expect(shown.length).toBeGreaterThan(MESSAGES);
  expect(watched).toBeLessThan(FEW);
});

test('words that arrive in a conversation of 500 messages change one row, and no other row is rendered again', async () => {
  // The reply would take 15 s, so that it is still arriving on a slow machine; the test stops it.
  const text = 'It helps to say one thing at a time, and to say it early. '.repeat(60);
  await setCoach(product.sandboxUrl, { mode: 'slow', delayMs: 20, text, times: 1 });
  await sendMessage(page, 'And now?');
  await replies(page).getByText('It helps to say').last().waitFor();
  const seen = await list().evaluate(async (box) => {
    // Each row that is rendered again formats its time and calls this function.
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
  // Of a reply that is higher than the list, as much as arrived before it was stopped, the beginning stays in view.
  await until(async () => (await atEnd()) || (await atStartOfReply()), SLOWLY);
});

/** The accessibility roles from the text of a message up to the region with the list. */
const ROLES = ['StaticText', 'paragraph', 'listitem', 'list', 'region'];

/** The accessibility roles of a text and its ancestors, as a screen reader gets them. */
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

/** Presses a key until the list is there: rows that are laid out on the way can move the list again. */
async function pressUntil(key: 'Home' | 'End', isThere: () => Promise<boolean>): Promise<void> {
  await until(async () => {
    if (await isThere()) return true;
    await list().press(key);
    return isThere();
  }, SLOWLY);
}

test('[ASK-7] the first of 500 messages can be reached by keyboard, by screen reader, and by searching for its words', async () => {
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
  // A text-fragment link finds words like the search of the browser, which a script cannot open.
  await page.goto(`${page.url()}#:~:text=${encodeURIComponent(QUESTION.question)}`);
  await until(inSight, SLOWLY);
});

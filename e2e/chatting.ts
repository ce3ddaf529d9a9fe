import { until } from '@app/testkit';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export const QUESTION = {
  title: 'We argue about money',
  question: 'My partner and I argue about money every weekend, and then we do not speak for days.',
};

/** Sets how the coach of the sandbox behaves from now on. */
export async function setCoach(
  sandboxUrl: string | undefined,
  order: { mode: string; times?: number; words?: number; text?: string; begins?: string; delayMs?: number },
): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/control/coach`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
  if (!answer.ok) throw new Error(`The coach answered ${answer.status}: ${await answer.text()}`);
}

export const composer = (page: Page) => page.getByPlaceholder('Type a message…');
const messagesBy = (page: Page, who: 'You' | 'Coach') =>
  page.getByRole('listitem').filter({ has: page.getByText(who, { exact: true }) });
export const ownMessages = (page: Page) => messagesBy(page, 'You');
export const replies = (page: Page) => messagesBy(page, 'Coach');
/** The numbers of messages in the list: the person's, the coach's. */
export const messageCounts = async (page: Page) => [
  await ownMessages(page).count(),
  await replies(page).count(),
];
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The text of a reply, complete or not, without its time (which shows the date too once midnight has passed) and buttons. */
const replyText = (reply: Locator) => reply.locator(':scope > div').first().innerText();
export const firstReply = (page: Page) => replyText(replies(page).first());
export const lastReply = (page: Page) => replyText(replies(page).last());

/** Fills in the form and starts the chat. */
export async function startConversation(page: Page, { title, question } = QUESTION): Promise<void> {
  await page.goto('/ask');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Describe your situation').fill(question);
  await button(page, 'Start chat').click();
}

/** Writes a message and sends it with Enter. */
export async function sendMessage(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}

/** Waits until this many replies are complete. */
export async function waitForReplies(page: Page, count: number): Promise<void> {
  await until(async () => (await page.getByRole('button', { name: 'Copy reply' }).count()) === count, {
    timeout: 40_000,
    every: 50,
  });
}

/** Waits until a coach that pauses has written this many words. @returns the text so far. */
export async function waitForHeldReply(page: Page, words: number): Promise<string> {
  await until(async () => (await lastReply(page)).split(/\s+/).length >= words, {
    timeout: 30_000,
    every: 50,
  });
  return lastReply(page);
}

/** Advances the page's paused clock until the toast with this title is there. Pause it before the action that shows it. */
export async function advanceToToast(page: Page, title: string): Promise<Locator> {
  const toast = page.locator('[data-toast]').filter({ hasText: title });
  await until(async () => {
    await page.clock.runFor(20);
    return (await toast.count()) === 1;
  });
  return toast;
}

/**
 * Expects that a toast stays this long by the page's paused clock, to half a second. Pause the clock before the action
 * that shows the toast.
 */
export async function expectToastFor(page: Page, title: string, ms: number): Promise<void> {
  const toast = await advanceToToast(page, title);
  await page.clock.runFor(ms - 500);
  await expect.poll(() => toast.count()).toBe(1);
  await page.clock.runFor(1_000);
  await expect.poll(() => toast.count()).toBe(0);
}

/** Pauses the page's clock, one minute ahead. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Waits until the code that shows toasts is loaded, with its imports; a page loads it two seconds after its start. */
export async function waitForToaster(page: Page): Promise<void> {
  const script = await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    const hasStyles = fetched.some((name) => /\/toaster-[^/]+\.css$/.test(name));
    return hasStyles && fetched.find((name) => /\/toaster-[^/]+\.js$/.test(name));
  });
  await page.evaluate(`import(${JSON.stringify(await script.jsonValue())})`);
}

/** Makes the page load the code that shows toasts now, as it does when it is online again, and waits for it. */
export async function loadToaster(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await waitForToaster(page);
}

/** Waits for exactly one toast with this title, and this description. It runs in the page, because toasts disappear soon. */
export async function expectToast(page: Page, title: string, description: string | RegExp): Promise<void> {
  await page.waitForFunction(
    ([heading, words]) => {
      const texts = [...document.querySelectorAll('[data-toast]')].map(({ textContent }) => textContent);
      const [said, ...others] = texts.filter((text) => text?.includes(heading));
      return (
        others.length === 0 && (typeof words === 'string' ? said?.includes(words) : words.test(said ?? ''))
      );
    },
    [title, description] as const,
  );
}

/** Waits until the focus is in a dialog, so that it receives the keyboard. */
export async function waitForFocusIn(dialog: Locator): Promise<void> {
  await until(() => dialog.evaluate((element) => element.contains(document.activeElement)));
}

import { until } from '@app/testkit';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export const QUESTION = {
  title: 'We argue about money',
  question: 'My partner and I argue about money every weekend, and then we do not speak for days.',
};

/** Tells the sandbox how the coach behaves next. */
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
/** How many messages are in the list: one's own, the coach's. */
export const messageCounts = async (page: Page) => [
  await ownMessages(page).count(),
  await replies(page).count(),
];
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The words of the reply that is being given, or was given last, without what stands around them. */
export async function lastReply(page: Page): Promise<string> {
  const row = await replies(page).last().innerText();
  return row.replace(/^Coach\s*/, '').replace(/\s*\d{1,2}:\d{2}\s[AP]M[\s\S]*$/, '');
}

/** Fills the form in and starts. */
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

/** Waits until so many replies are there, whole. */
export async function waitForReplies(page: Page, count: number): Promise<void> {
  await until(async () => (await page.getByRole('button', { name: 'Copy reply' }).count()) === count, {
    timeout: 40_000,
    every: 50,
  });
}

/** Waits until the coach, who holds, has said all it will say for now; gives its words. */
export async function waitForHeldReply(page: Page, words: number): Promise<string> {
  await until(async () => (await lastReply(page)).split(/\s+/).length >= words, {
    timeout: 30_000,
    every: 50,
  });
  return lastReply(page);
}

/** The toast of a title, where the clock stood still before what shows it was done: here it is moved on until it is there. */
export async function advanceToToast(page: Page, title: string): Promise<Locator> {
  const toast = page.locator('[data-toast]').filter({ hasText: title });
  await until(async () => {
    await page.clock.runFor(20);
    return (await toast.count()) === 1;
  });
  return toast;
}

/** How long a toast stays by the page's clock, to half a second. The clock has to stand still before what shows it is done. */
export async function expectToastFor(page: Page, title: string, ms: number): Promise<void> {
  const toast = await advanceToToast(page, title);
  await page.clock.runFor(ms - 500);
  await expect.poll(() => toast.count()).toBe(1);
  await page.clock.runFor(1_000);
  await expect.poll(() => toast.count()).toBe(0);
}

/** Stops the page's clock a minute ahead. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** The code that shows toasts is loaded once the page has settled: waits until it is there, with all that it imports. */
export async function waitForToaster(page: Page): Promise<void> {
  const script = await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    const hasStyles = fetched.some((name) => /\/toaster-[^/]+\.css$/.test(name));
    return hasStyles && fetched.find((name) => /\/toaster-[^/]+\.js$/.test(name));
  });
  await page.evaluate(`import(${JSON.stringify(await script.jsonValue())})`);
}

/** Loads the code that shows toasts at once, as a page does that comes back online, and waits for it. */
export async function loadToaster(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await waitForToaster(page);
}

/** The only toast of a title has that description: looked for from within the page, for it soon goes. */
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

/** Waits until a dialog has taken focus, and with it hears the keyboard. */
export async function waitForFocusIn(dialog: Locator): Promise<void> {
  await until(() => dialog.evaluate((element) => element.contains(document.activeElement)));
}

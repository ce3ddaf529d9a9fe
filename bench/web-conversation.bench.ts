import { openBrowser, startProduct, type TestProduct } from '@app/testkit';
import type { CDPSession, Page } from 'playwright-core';
import { test } from 'vitest';
import { coachPlays, composer } from '../e2e/chatting.ts';
import { signedIn, visit } from '../e2e/visit.ts';

const SIZES = [10, 500] as const;
const REPLY = `${'It helps to say one thing at a time, and to say it early. '.repeat(6)}

- **First** write down what you wish for.
- Then ask what *they* wish for.
- Agree on [a time to talk](/library/weekly-check-in-template).

${'Listening is not the same as agreeing, and it costs less than you fear. '.repeat(5)}`;
const STREAMED_WORDS = 600;
const WHEEL_TURNS = 60;
const TYPED = 'What I would like to say to him is that';

interface Figures {
  /** Milliseconds the page's main thread worked. */
  worked: number;
  /** Of that, in layout and style. */
  drawn: number;
  frames: number;
  /** Frames that came more than one late (33 ms and more after the one before). */
  late: number;
  /** Milliseconds. */
  slowest: number;
  longTasks: number;
}

/** What a stretch of time cost the page: the browser's own metrics, and the frames as they came. */
async function measured(page: Page, devtools: CDPSession, act: () => Promise<void>): Promise<Figures> {
  const metrics = async () => {
    const { metrics: read } = await devtools.send('Performance.getMetrics');
    const of = (name: string) => (read.find((metric) => metric.name === name)?.value ?? 0) * 1_000;
    return { worked: of('TaskDuration'), drawn: of('LayoutDuration') + of('RecalcStyleDuration') };
  };
  await page.evaluate(() => {
    const seen = { frames: [] as number[], longTasks: 0, on: true };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => (seen.longTasks += list.getEntries().length)).observe({
      type: 'longtask',
    });
    let last = performance.now();
    const frame = (now: number) => {
      seen.frames.push(now - last);
      last = now;
      if (seen.on) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const before = await metrics();
  await act();
  const after = await metrics();
  const { frames, longTasks } = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { frames: number[]; longTasks: number; on: boolean } };
    seen.on = false;
    return seen;
  });
  return {
    worked: after.worked - before.worked,
    drawn: after.drawn - before.drawn,
    frames: frames.length,
    late: frames.filter((gap) => gap >= 33).length,
    slowest: Math.max(...frames.slice(1)),
    longTasks,
  };
}

const nextFrame = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));

async function scrolled(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Messages' }).hover();
  for (let turn = 0; turn < WHEEL_TURNS; turn += 1) {
    await page.mouse.wheel(0, turn < WHEEL_TURNS / 2 ? -700 : 700);
    await nextFrame(page);
  }
}

/** Asked in the page with little: a locator that looks at every row would be most of what is measured. */
function lastIsWhole(page: Page, rows: number) {
  return page.waitForFunction(
    (least) => {
      const all = document.querySelectorAll('section[aria-label="Messages"] [role="listitem"]');
      return all.length >= least && all[all.length - 1]?.querySelector('time') != null;
    },
    rows,
    { polling: 100, timeout: 120_000 },
  );
}

async function streamed(page: Page, product: TestProduct, messages: number): Promise<void> {
  const text = REPLY.repeat(9).split(' ').slice(0, STREAMED_WORDS).join(' ');
  await coachPlays(product.sandboxUrl, { mode: 'slow', delayMs: 8, text, times: 1 });
  await composer(page).fill('And now?');
  await composer(page).press('Enter');
  await lastIsWhole(page, messages + 2);
}

test(`a conversation of ${SIZES.join(' and of ')} messages: scrolled, written in and streamed into`, async () => {
  const env = {
    FREE_MESSAGES_PER_MONTH: '100000',
    RATE_CHAT: '100000/1m',
    SANDBOX_TOKEN_DELAY_MS: '0',
    LOG_LEVEL: 'warn',
  };
  const [product, browser] = await Promise.all([startProduct({ env }), openBrowser()]);
  try {
    const guest = await visit(browser, product, { viewport: { width: 1440, height: 900 } });
    const { session } = await signedIn(guest);
    const headers = { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token };
    const { page } = guest;
    const post = async (path: string, data: object) =>
      (await page.request.post(path, { headers, data })).json();
    const devtools = await guest.context.newCDPSession(page);
    await devtools.send('Performance.enable');
    const table: Record<string, Record<string, number>> = {};
    for (const size of SIZES) {
      await coachPlays(product.sandboxUrl, { mode: 'ok', text: REPLY });
      const question = 'We argue about money every single weekend.';
      const { conversationId } = (await post('/api/chat-start', { title: 'Money', question })).data;
      for (let said = 2; said < size; said += 2)
        await post('/api/chat-followup', { conversationId, message: `${question} (${said})` });
      await page.goto(`/ask?conversation=${conversationId}`);
      await lastIsWhole(page, size);
      const figures = {
        scrolled: await measured(page, devtools, () => scrolled(page)),
        typed: await measured(page, devtools, async () => {
          await composer(page).pressSequentially(TYPED);
          await composer(page).fill('');
        }),
        streamed: await measured(page, devtools, () => streamed(page, product, size)),
      };
      for (const [what, numbers] of Object.entries(figures)) {
        const rounded = Object.entries(numbers).map(([name, value]) => [name, Math.round(Number(value))]);
        table[`${what}, ${size}`] = Object.fromEntries(rounded);
      }
    }
    console.table(table);
    const ratio = (what: string) =>
      ((table[`${what}, 500`]?.worked ?? 0) / (table[`${what}, 10`]?.worked ?? 1)).toFixed(2);
    console.log(
      `main thread, 500 messages to 10: scrolling × ${ratio('scrolled')}, typing × ${ratio('typed')}, streaming × ${ratio('streamed')}`,
    );
  } finally {
    await browser.close();
    await product.stop();
  }
});

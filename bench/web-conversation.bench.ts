import { openBrowser, startProduct, type TestProduct } from '@app/testkit';
import type { CDPSession, Page } from 'playwright-core';
import { test } from 'vitest';
import { composer, setCoach } from '../e2e/chatting.ts';
import { signUpInBrowser, visit } from '../e2e/visit.ts';

const SIZES = [10, 500] as const;
const REPLY = `${'It helps to say one thing at a time, and to say it early. '.repeat(6)}

- **First** write down what you wish for.
- Then ask what *they* wish for.
- Agree on [a time to talk](/library/weekly-check-in-template).

${'Listening is not the same as agreeing, and it costs less than you fear. '.repeat(5)}`;
const STREAMED_WORDS = 600;
const WHEEL_EVENTS = 60;
const TYPED_TEXT = 'What I would like to say to him is that';

interface Figures {
  /** Milliseconds in which the page's main thread was busy. */
  mainThreadMs: number;
  /** The part of it that was spent on layout and style. */
  layoutMs: number;
  frames: number;
  /** Frames drawn 33 ms or more after the previous frame. */
  lateFrames: number;
  slowestFrameMs: number;
  longTasks: number;
}

/** Measures an action with the browser's metrics and with the times of its frames. */
async function measure(page: Page, devtools: CDPSession, act: () => Promise<void>): Promise<Figures> {
  const readMetrics = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const milliseconds = (name: string) =>
      (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1_000;
    return {
      mainThreadMs: milliseconds('TaskDuration'),
      layoutMs: milliseconds('LayoutDuration') + milliseconds('RecalcStyleDuration'),
    };
  };
  await page.evaluate(() => {
    const recording = { frames: [] as number[], longTasks: 0, isActive: true };
    Object.assign(window, { recording });
    new PerformanceObserver((list) => (recording.longTasks += list.getEntries().length)).observe({
      type: 'longtask',
    });
    let last = performance.now();
    const frame = (now: number) => {
      recording.frames.push(now - last);
      last = now;
      if (recording.isActive) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const before = await readMetrics();
  await act();
  const after = await readMetrics();
  const { frames, longTasks } = await page.evaluate(() => {
    const { recording } = window as unknown as {
      recording: { frames: number[]; longTasks: number; isActive: boolean };
    };
    recording.isActive = false;
    return recording;
  });
  return {
    mainThreadMs: after.mainThreadMs - before.mainThreadMs,
    layoutMs: after.layoutMs - before.layoutMs,
    frames: frames.length,
    lateFrames: frames.filter((gap) => gap >= 33).length,
    slowestFrameMs: Math.max(...frames.slice(1)),
    longTasks,
  };
}

const waitForFrame = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));

async function scroll(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Messages' }).hover();
  for (let event = 0; event < WHEEL_EVENTS; event += 1) {
    await page.mouse.wheel(0, event < WHEEL_EVENTS / 2 ? -700 : 700);
    await waitForFrame(page);
  }
}

/**
 * Waits until the last message is complete. It evaluates a small function in the page, because a locator that inspects every row
 * would dominate the measurement.
 */
function waitForLastMessage(page: Page, rows: number) {
  return page.waitForFunction(
    (minimum) => {
      const all = document.querySelectorAll('section[aria-label="Messages"] [role="listitem"]');
      return all.length >= minimum && all[all.length - 1]?.querySelector('time') != null;
    },
    rows,
    { polling: 100, timeout: 120_000 },
  );
}

async function streamReply(page: Page, product: TestProduct, messages: number): Promise<void> {
  const text = REPLY.repeat(9).split(' ').slice(0, STREAMED_WORDS).join(' ');
  await setCoach(product.sandboxUrl, { mode: 'slow', delayMs: 8, text, times: 1 });
  await composer(page).fill('And now?');
  await composer(page).press('Enter');
  await waitForLastMessage(page, messages + 2);
}

test(`scrolling, typing and streaming in conversations of ${SIZES.join(' and ')} messages`, async () => {
  const env = {
    FREE_MESSAGES_PER_MONTH: '100000',
    RATE_CHAT: '100000/1m',
    SANDBOX_TOKEN_DELAY_MS: '0',
    LOG_LEVEL: 'warn',
  };
  const [product, browser] = await Promise.all([startProduct({ env }), openBrowser()]);
  try {
    const guest = await visit(browser, product, { viewport: { width: 1440, height: 900 } });
    const { session } = await signUpInBrowser(guest);
    const headers = { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token };
    const { page } = guest;
    const post = async (path: string, data: object) =>
      (await page.request.post(path, { headers, data })).json();
    const devtools = await guest.context.newCDPSession(page);
    await devtools.send('Performance.enable');
    const table: Record<string, Record<string, number>> = {};
    for (const size of SIZES) {
      await setCoach(product.sandboxUrl, { mode: 'ok', text: REPLY });
      const question = 'We argue about money every single weekend.';
      const { conversationId } = (await post('/api/chat-start', { title: 'Money', question })).data;
      for (let sent = 2; sent < size; sent += 2)
        await post('/api/chat-followup', { conversationId, message: `${question} (${sent})` });
      await page.goto(`/ask?conversation=${conversationId}`);
      await waitForLastMessage(page, size);
      const figures = {
        scrolling: await measure(page, devtools, () => scroll(page)),
        typing: await measure(page, devtools, async () => {
          await composer(page).pressSequentially(TYPED_TEXT);
          await composer(page).fill('');
        }),
        streaming: await measure(page, devtools, () => streamReply(page, product, size)),
      };
      for (const [action, numbers] of Object.entries(figures)) {
        const rounded = Object.entries(numbers).map(([name, value]) => [name, Math.round(Number(value))]);
        table[`${action}, ${size}`] = Object.fromEntries(rounded);
      }
    }
    console.table(table);
    const ratio = (action: string) =>
      ((table[`${action}, 500`]?.mainThreadMs ?? 0) / (table[`${action}, 10`]?.mainThreadMs ?? 1)).toFixed(2);
    console.log(
      `main thread, 500 messages compared with 10: scrolling × ${ratio('scrolling')}, typing × ${ratio('typing')}, streaming × ${ratio('streaming')}`,
    );
  } finally {
    await browser.close();
    await product.stop();
  }
});

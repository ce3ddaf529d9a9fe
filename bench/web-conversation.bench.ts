import { openBrowser } from '@app/testkit';
import type { CDPSession, Page } from 'playwright-core';
import { composer, setCoach } from '../e2e/chatting.ts';
import { signUpInBrowser, visit } from '../e2e/visit.ts';
import { type Benchmark, type Row, ratioOf, spreadOf } from './measure.ts';
import { startMeasuredProduct } from './product.ts';

/** Messages of the long conversation, and of the short one that it is compared with. */
const LONG = 500;
const SHORT = 10;
const ROUNDS = 3;
const REPLY = `${'It helps to say one thing at a time, and to say it early. '.repeat(6)}

- **First** write down what you wish for.
- Then ask what *they* wish for.
- Agree on [a time to talk](/library/weekly-check-in-template).

${'Listening is not the same as agreeing, and it costs less than you fear. '.repeat(5)}`;
const STREAMED_WORDS = 600;
const WHEEL_EVENTS = 60;
const TYPED_TEXT = 'What I would like to say to him is that';

const ACTIONS = ['scrolling', 'typing', 'streaming'] as const;

interface Figures {
  /** Milliseconds in which the page's main thread was busy. */
  mainThreadMs: number;
  /** The share of frames that were drawn 33 ms or more after the one before, in percent. */
  lateFrames: number;
}
type ByAction = Record<(typeof ACTIONS)[number], Figures>;

/** Measures an action with the browser's metrics and with the times of its frames. */
async function measure(page: Page, devtools: CDPSession, act: () => Promise<void>): Promise<Figures> {
  const readMainThread = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  };
  const recording = await page.evaluateHandle(() => {
    const frames: number[] = [];
    let last = performance.now();
    let isActive = true;
    const frame = (now: number) => {
      frames.push(now - last);
      last = now;
      if (isActive) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    return {
      stop() {
        isActive = false;
        return frames;
      },
    };
  });
  const before = await readMainThread();
  await act();
  const mainThreadMs = (await readMainThread()) - before;
  const frames = await recording.evaluate((running) => running.stop());
  const late = frames.filter((gap) => gap >= 33).length;
  return { mainThreadMs, lateFrames: (100 * late) / Math.max(1, frames.length) };
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

async function streamReply(page: Page, sandboxUrl: string | undefined, messages: number): Promise<void> {
  const text = REPLY.repeat(9).split(' ').slice(0, STREAMED_WORDS).join(' ');
  await setCoach(sandboxUrl, { mode: 'slow', delayMs: 8, text, times: 1 });
  await composer(page).fill('And now?');
  await composer(page).press('Enter');
  await waitForLastMessage(page, messages + 2);
}

/** What the browser does in a long conversation, compared with a short one. */
const webConversation: Benchmark = {
  title: `Scrolling, typing and streaming in a conversation of ${LONG} messages`,
  async run() {
    const browser = await openBrowser();
    const product = await startMeasuredProduct();
    try {
      const guest = await visit(browser, product, { viewport: { width: 1440, height: 900 } });
      const { session } = await signUpInBrowser(guest);
      const headers = { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token };
      const { page } = guest;
      const devtools = await guest.context.newCDPSession(page);
      await devtools.send('Performance.enable');
      const post = async (path: string, data: object) =>
        (await page.request.post(path, { headers, data })).json();

      const startConversation = async (size: number) => {
        await setCoach(product.sandboxUrl, { mode: 'ok', text: REPLY });
        const question = 'We argue about money every single weekend.';
        const { conversationId } = (await post('/api/chat-start', { title: 'Money', question })).data;
        for (let sent = 2; sent < size; sent += 2)
          await post('/api/chat-followup', { conversationId, message: `${question} (${sent})` });
        return { conversationId, size };
      };
      const conversations = { short: await startConversation(SHORT), long: await startConversation(LONG) };

      const measureConversation = async (conversation: { conversationId: string; size: number }) => {
        await page.goto(`/ask?conversation=${conversation.conversationId}`);
        await waitForLastMessage(page, conversation.size);
        const figures: ByAction = {
          scrolling: await measure(page, devtools, () => scroll(page)),
          typing: await measure(page, devtools, async () => {
            await composer(page).pressSequentially(TYPED_TEXT);
            await composer(page).fill('');
          }),
          streaming: await measure(page, devtools, () =>
            streamReply(page, product.sandboxUrl, conversation.size),
          ),
        };
        conversation.size += 2;
        return figures;
      };
      const measured: Record<keyof typeof conversations, ByAction[]> = { short: [], long: [] };
      for (let round = 0; round < ROUNDS; round += 1) {
        measured.short.push(await measureConversation(conversations.short));
        measured.long.push(await measureConversation(conversations.long));
      }
      return ACTIONS.flatMap((action) => rowsOf(action, measured.long, measured.short));
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};
export default webConversation;

function rowsOf(action: keyof ByAction, long: readonly ByAction[], short: readonly ByAction[]): Row[] {
  const pick = (rounds: readonly ByAction[], figure: keyof Figures) =>
    rounds.map((round) => round[action][figure]);
  const name = `${SHORT} messages`;
  return [
    {
      what: `${action}: main thread`,
      unit: 'ms',
      product: spreadOf(pick(long, 'mainThreadMs')),
      peer: { name, value: spreadOf(pick(short, 'mainThreadMs')) },
      ratio: ratioOf(pick(long, 'mainThreadMs'), pick(short, 'mainThreadMs')),
      goal: '',
      isMet: true,
    },
    {
      what: `${action}: late frames`,
      unit: '%',
      product: spreadOf(pick(long, 'lateFrames')),
      peer: { name, value: spreadOf(pick(short, 'lateFrames')) },
      goal: '',
      isMet: true,
    },
  ];
}

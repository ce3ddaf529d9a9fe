import type {
  ConversationDetail,
  FailureBody,
  FailureCode,
  Message,
  SafetyNotice,
  StreamEvent,
  Usage,
} from '@app/contracts';
import { FAILURES } from '@app/contracts';
import { describe, expect, test } from 'vitest';
import { CallFailure, networkFailure } from '../../../api/call-failure.ts';
import { createChatController } from './chat-controller.ts';
import type { ChatCalls } from './chat-ports.ts';
import { editableMessage, isRewriting, regenerableMessage, shownMessages } from './chat-selectors.ts';
import { createPendingSends, NOT_STARTED } from './pending-sends.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const TS = '2026-11-21T10:00:00.000Z';
const usage: Usage = { count: 1, hasPurchase: false, limit: 20, resetsAt: '2026-12-01T00:00:00.000Z' };
const body = { title: 'Money', question: 'We argue about money.', emotionTags: [] };

let messageCount = 0;
function message(role: Message['role'], content: string, state?: Message['state']): Message {
  messageCount += 1;
  return { id: `m${messageCount}`, role, content, ts: TS, ...(state ? { state } : {}) };
}
function detail(messages: Message[], replying = false): ConversationDetail {
  return { id: ID, title: 'Money', createdAt: TS, emotionTags: [], messages, replying };
}
function failure(code: FailureCode, parts: { retryAfter?: number; body?: FailureBody } = {}): CallFailure {
  return new CallFailure({ status: FAILURES[code].status, code, message: FAILURES[code].sentence, ...parts });
}
const start = (userMessage: Message): StreamEvent => ({
  event: 'start',
  data: { conversationId: ID, userMessage },
});
const delta = (text: string): StreamEvent => ({ event: 'delta', data: { text } });
const done = (messages: Message[]): StreamEvent => ({
  event: 'done',
  data: { messages, usage, safety: null },
});
const broken = (code: FailureCode): StreamEvent => ({
  event: 'error',
  data: { error: FAILURES[code].sentence, code, requestId: 'r' },
});

/** A stream of events that a test controls. */
function createStream() {
  const queue: (StreamEvent | Error)[] = [];
  let wake = () => {};
  const push = (thing: StreamEvent | Error) => {
    queue.push(thing);
    wake();
  };
  async function* events() {
    while (true) {
      while (queue.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      const next = queue.shift();
      if (next instanceof Error) throw next;
      if (next === undefined) continue;
      yield next;
      if (next.event === 'done' || next.event === 'error') return;
    }
  }
  return { push, cut: () => push(networkFailure(new Error('cut'))), events: events() };
}

type Scripted = { [Name in keyof ChatCalls]: unknown[] };

/** Lets all pending promise callbacks run. */
async function flushMicrotasks() {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
}

function setUp(storage = new Map<string, string>()) {
  const script: Scripted = {
    start: [],
    followUp: [],
    resume: [],
    read: [],
    stop: [],
    removeMessage: [],
    restoreMessage: [],
  };
  const requests: [string, ...unknown[]][] = [];
  const notified: [string, ...unknown[]][] = [];
  const waits: number[] = [];
  const answer = (name: keyof ChatCalls, args: unknown[]) => {
    requests.push([name, ...args.filter((arg) => !(arg instanceof AbortSignal))]);
    if (script[name].length === 0)
      return Promise.reject(networkFailure(new Error(`${name} is not scripted`)));
    const next = script[name].shift();
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  };
  const call =
    (name: keyof ChatCalls) =>
    (...args: unknown[]) =>
      answer(name, args) as Promise<never>;
  const recorder =
    (name: string) =>
    (...args: unknown[]) =>
      void notified.push([name, ...args]);
  let keys = 0;
  const pending = createPendingSends({
    get: (name) => storage.get(name) ?? null,
    set: (name, text) => (text === null ? void storage.delete(name) : void storage.set(name, text)),
  });
  const chat = createChatController({
    calls: {
      start: call('start'),
      followUp: call('followUp'),
      resume: call('resume'),
      read: call('read'),
      stop: call('stop'),
      removeMessage: call('removeMessage'),
      restoreMessage: call('restoreMessage'),
    },
    listener: {
      started: recorder('started'),
      usage: recorder('usage'),
      startFailed: recorder('startFailed'),
      sendFailed: recorder('sendFailed'),
      stopFailed: recorder('stopFailed'),
      deleted: recorder('deleted'),
      restored: recorder('restored'),
      deleteFailed: recorder('deleteFailed'),
      paywall: recorder('paywall'),
      messageReturned: recorder('messageReturned'),
      delaySending: recorder('delaySending'),
    },
    pending,
    now: () => TS,
    newId: () => `key-${++keys}`,
    scheduleFrame: (act) => {
      const isCanceled = { value: false };
      queueMicrotask(() => !isCanceled.value && act());
      return () => {
        isCanceled.value = true;
      };
    },
    wait: async (ms) => void waits.push(ms),
  });
  const names = () => notified.map(([name]) => name);
  return { chat, script, requests, notified, names, pending, storage, waits };
}

async function openChat(messages: Message[] = [message('user', 'Hi'), message('assistant', 'Hello')]) {
  const setup = setUp();
  setup.script.read.push(detail(messages));
  await setup.chat.open(ID);
  return { ...setup, messages };
}

describe('starting a conversation', () => {
  test('[CHAT-1] it has an id as soon as the server has stored it, and the reply streams in', async () => {
    const { chat, script, notified } = setUp();
    const stream = createStream();
    script.start.push(stream.events);
    void chat.start(body);
    expect(chat.snapshot().phase).toBe('sending');
    const mine = message('user', body.question);
    stream.push(start(mine));
    await flushMicrotasks();
    expect(notified).toEqual([['started', ID]]);
    expect(chat.snapshot()).toMatchObject({
      phase: 'waiting',
      conversationId: ID,
      title: 'Money',
      messages: [mine],
    });
    stream.push(delta('Money is '));
    stream.push(delta('hard.'));
    await flushMicrotasks();
    expect(chat.snapshot()).toMatchObject({ phase: 'streaming', reply: 'Money is hard.' });
    const data = {
      conversationId: ID,
      messages: [mine, message('assistant', 'Money is hard.')],
      usage,
      safety: null,
    };
    stream.push({ event: 'done', data: { data: { ...data, paywall: false, message: null } } });
    await flushMicrotasks();
    expect(chat.snapshot()).toMatchObject({ phase: 'done', reply: '', messages: data.messages });
    expect(notified.at(-1)).toEqual(['usage', usage]);
  });

  test('[CHAT-1] the paywall is shown instead, and the next attempt is a new start', async () => {
    const { chat, script, notified, pending } = setUp();
    const stream = createStream();
    script.start.push(stream.events);
    void chat.start(body);
    const data = {
      conversationId: null,
      messages: [],
      paywall: true as const,
      message: 'All used.',
      safety: null,
    };
    stream.push({ event: 'done', data: { data } });
    await flushMicrotasks();
    expect(notified).toEqual([['paywall', 'All used.']]);
    expect(chat.snapshot().phase).toBe('idle');
    expect(pending.get(NOT_STARTED)).toBeNull();
  });

  test('[CHAT-4] a start without a response is reported, and the same text is sent with the same key', async () => {
    const { chat, script, requests, names } = setUp();
    script.start.push(networkFailure(new Error()), networkFailure(new Error()), networkFailure(new Error()));
    await chat.start(body);
    await chat.start(body);
    await chat.start({ ...body, title: 'Other' });
    expect(names()).toEqual(['startFailed', 'startFailed', 'startFailed']);
    expect(requests.map(([, , key]) => key)).toEqual(['key-1', 'key-1', 'key-2']);
    expect(chat.snapshot()).toMatchObject({ phase: 'idle', conversationId: null });
  });

  test('[CHAT-4] a start whose reply failed is stored, and retried as the same start', async () => {
    const { chat, script, notified, requests } = setUp();
    const stream = createStream();
    const mine = message('user', body.question);
    script.start.push(stream.events);
    script.read.push(detail([{ ...mine, state: 'unanswered' }]));
    void chat.start(body);
    stream.push(start(mine));
    stream.push(broken('coach_unavailable'));
    await flushMicrotasks();
    expect(notified.map(([name, , begun]) => [name, begun])).toContainEqual(['startFailed', true]);
    expect(chat.snapshot()).toMatchObject({ phase: 'failed', messages: [{ state: 'unanswered' }] });
    const again = createStream();
    script.start.push(again.events);
    void chat.retry();
    expect(chat.snapshot().phase).toBe('sending');
    again.push(start(mine));
    await flushMicrotasks();
    expect(requests.filter(([name]) => name === 'start')).toEqual([
      ['start', body, 'key-1'],
      ['start', body, 'key-1'],
    ]);
    expect(chat.snapshot().messages).toEqual([mine]);
  });
});

describe('sending a message', () => {
  test('[CHAT-2] it is shown at once, and the server’s list replaces it', async () => {
    const { chat, script, messages, notified, pending } = await openChat();
    const stream = createStream();
    script.followUp.push(stream.events);
    expect(chat.sendMessage('And now?')).toBe(true);
    expect(chat.snapshot()).toMatchObject({
      phase: 'sending',
      outgoing: { text: 'And now?', failed: false },
    });
    const mine = message('user', 'And now?');
    stream.push(start(mine));
    stream.push(delta('Now '));
    await flushMicrotasks();
    expect(chat.snapshot()).toMatchObject({ phase: 'streaming', outgoing: null, reply: 'Now ' });
    const whole = [...messages, mine, message('assistant', 'Now breathe.')];
    stream.push(done(structuredClone(whole)));
    await flushMicrotasks();
    expect(chat.snapshot().messages).toEqual(whole);
    expect(chat.snapshot().messages[0]).toBe(messages[0]);
    expect(notified).toContainEqual(['usage', usage]);
    expect(pending.get(ID)).toBeNull();
  });

  test('[CHAT-5] nothing is sent while a reply is pending or when the text is empty', async () => {
    const { chat, script, requests } = await openChat();
    script.followUp.push(createStream().events);
    expect([chat.sendMessage('  \n '), chat.sendMessage('One'), chat.sendMessage('Two')]).toEqual([
      false,
      true,
      false,
    ]);
    await flushMicrotasks();
    expect(requests.filter(([name]) => name === 'followUp')).toHaveLength(1);
  });

  test.each(['internal', 'unavailable', 'coach_unavailable'] as const)(
    '[CHAT-3] after %s it stays in the list and is sent again with the same key',
    async (code) => {
      const { chat, script, requests, names } = await openChat();
      script.followUp.push(failure(code));
      chat.sendMessage('And now?');
      await flushMicrotasks();
      expect(chat.snapshot()).toMatchObject({
        phase: 'failed',
        outgoing: { text: 'And now?', failed: true },
      });
      expect(names()).toContain('sendFailed');
      script.followUp.push(createStream().events);
      void chat.retry();
      await flushMicrotasks();
      expect(chat.snapshot()).toMatchObject({ phase: 'sending', outgoing: { failed: false } });
      const sends = requests.filter(([name]) => name === 'followUp');
      expect(sends).toEqual([
        ['followUp', ID, { message: 'And now?' }, 'key-1'],
        ['followUp', ID, { message: 'And now?' }, 'key-1'],
      ]);
    },
  );

  test('a rate-limited message returns to the composer, with the delay before it can be sent', async () => {
    const { chat, script, notified, pending } = await openChat();
    script.followUp.push(failure('rate_limited', { retryAfter: 12 }));
    chat.sendMessage('And now?');
    await flushMicrotasks();
    expect(chat.snapshot()).toMatchObject({ phase: 'idle', outgoing: null });
    expect(notified).toContainEqual(['delaySending', 12]);
    expect(notified).toContainEqual([
      'messageReturned',
      { text: 'And now?', conversationId: ID, replaces: null },
    ]);
    expect(pending.get(ID)).toBeNull();
  });

  test('a message that may have arrived keeps its key when its retry is rate-limited', async () => {
    const { chat, script, requests, notified } = await openChat();
    script.followUp.push(networkFailure(new Error()), failure('rate_limited', { retryAfter: 3 }));
    chat.sendMessage('And now?');
    await flushMicrotasks();
    await chat.retry();
    expect(chat.snapshot().outgoing).toMatchObject({ text: 'And now?', failed: true });
    expect(notified).toContainEqual(['delaySending', 3]);
    script.followUp.push(createStream().events);
    void chat.retry();
    await flushMicrotasks();
    const keys = requests.filter(([name]) => name === 'followUp').map((call) => call.at(-1));
    expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
  });

  test('a message that could not be sent is sent with the next one, or returns to the composer', async () => {
    const { chat, script, requests, notified, pending } = await openChat();
    script.followUp.push(networkFailure(new Error()), networkFailure(new Error()));
    chat.sendMessage('One');
    await flushMicrotasks();
    chat.sendMessage('Two');
    await flushMicrotasks();
    expect(requests.at(-1)).toEqual(['followUp', ID, { message: 'One\n\nTwo' }, 'key-2']);
    chat.returnUnsent();
    expect(notified.at(-1)).toEqual([
      'messageReturned',
      { text: 'One\n\nTwo', conversationId: ID, replaces: null },
    ]);
    expect(chat.snapshot()).toMatchObject({ phase: 'idle', outgoing: null });
    expect(pending.get(ID)).toBeNull();
  });

  test('[CHAT-3] a message that never arrived is shown after a reload and sent with the same key', async () => {
    const { chat, script, storage, messages } = await openChat();
    script.followUp.push(networkFailure(new Error()));
    chat.sendMessage('And now?');
    await flushMicrotasks();
    const reloaded = setUp(storage);
    reloaded.script.read.push(detail(messages));
    await reloaded.chat.open(ID);
    expect(reloaded.chat.snapshot().outgoing).toMatchObject({ text: 'And now?', failed: true });
    reloaded.script.followUp.push(createStream().events);
    void reloaded.chat.retry();
    expect(reloaded.requests.at(-1)).toEqual(['followUp', ID, { message: 'And now?' }, 'key-1']);
  });

  test('a message that was stored without a response is not shown twice after a reload', async () => {
    const { chat, script, storage, messages } = await openChat();
    script.followUp.push(networkFailure(new Error()));
    chat.sendMessage('And now?');
    await flushMicrotasks();
    const reloaded = setUp(storage);
    reloaded.script.read.push(
      detail([...messages, message('user', 'And now?'), message('assistant', 'So.')]),
    );
    await reloaded.chat.open(ID);
    expect(reloaded.chat.snapshot().outgoing).toBeNull();
    expect(reloaded.pending.get(ID)).toBeNull();
  });

  test('an earlier message with the same text is not mistaken for the one that never arrived', async () => {
    const { chat, script, storage, messages } = await openChat([
      message('user', 'ok'),
      message('assistant', 'Good.'),
    ]);
    script.followUp.push(networkFailure(new Error()));
    chat.sendMessage('ok');
    await flushMicrotasks();
    const reloaded = setUp(storage);
    reloaded.script.read.push(detail(messages));
    await reloaded.chat.open(ID);
    expect(reloaded.chat.snapshot().outgoing).toMatchObject({ text: 'ok', failed: true });
  });

  test('[CHAT-7] at the limit the text returns to the composer', async () => {
    const { chat, script, notified } = await openChat();
    script.followUp.push(failure('free_limit_reached'));
    chat.sendMessage('And now?');
    await flushMicrotasks();
    expect(notified).toEqual([
      ['messageReturned', { text: 'And now?', conversationId: ID, replaces: null }],
      ['paywall', FAILURES.free_limit_reached.sentence],
    ]);
    expect(chat.snapshot()).toMatchObject({ phase: 'idle', outgoing: null });
  });

  test('while another tab’s reply is in progress the text returns to the composer, and that reply is shown', async () => {
    const { chat, script, names, messages } = await openChat();
    const stream = createStream();
    const theirs = [...messages, message('user', 'From there')];
    script.followUp.push(failure('turn_in_progress'));
    script.read.push(detail(theirs, true));
    script.resume.push(stream.events);
    chat.sendMessage('From here');
    await flushMicrotasks();
    expect(names()).toEqual(['messageReturned', 'sendFailed', 'usage']);
    expect(chat.snapshot()).toMatchObject({ phase: 'waiting', messages: theirs });
    stream.push(delta('Hm'));
    await flushMicrotasks();
    expect(chat.snapshot().reply).toBe('Hm');
  });

  test('an interrupted reply is shown as the server stored it', async () => {
    const { chat, script, requests, messages, names } = await openChat();
    const stream = createStream();
    const mine = message('user', 'And now?');
    const kept = [...messages, mine, message('assistant', 'A part', 'interrupted')];
    script.followUp.push(stream.events);
    script.read.push(detail(kept));
    chat.sendMessage('And now?');
    stream.push(start(mine));
    stream.push(delta('A part'));
    stream.push(broken('coach_unavailable'));
    await flushMicrotasks();
    expect(chat.snapshot()).toMatchObject({ phase: 'failed', messages: kept, reply: '' });
    expect(names()).toContain('sendFailed');
    script.followUp.push(createStream().events);
    void chat.retry();
    expect(chat.snapshot().messages).toEqual([...messages, mine]);
    expect(requests.at(-1)).toEqual(['followUp', ID, { message: 'And now?' }, 'key-1']);
  });

  test('a reply interrupted in another browser is not retried: the message would be sent twice', async () => {
    const { chat, requests } = await openChat([
      message('user', 'Hi'),
      message('assistant', 'A pa', 'interrupted'),
    ]);
    await chat.retry();
    expect(requests.filter(([name]) => name === 'followUp')).toEqual([]);
  });
});

describe('a connection that is lost', () => {
  async function loseConnectionMidReply() {
    const setup = await openChat();
    const stream = createStream();
    const mine = message('user', 'And now?');
    setup.script.followUp.push(stream.events);
    setup.chat.sendMessage('And now?');
    stream.push(start(mine));
    stream.push(delta('Take a breath'));
    await flushMicrotasks();
    return { ...setup, stream, mine };
  }

  test('the reply is resumed from its start without showing less than before', async () => {
    const { chat, script, stream, mine, messages, waits } = await loseConnectionMidReply();
    const again = createStream();
    script.resume.push(networkFailure(new Error()), failure('unavailable'), again.events);
    stream.cut();
    await flushMicrotasks();
    expect(waits).toEqual([500, 1_000]);
    again.push(start(mine));
    again.push(delta('Take '));
    await flushMicrotasks();
    expect(chat.snapshot()).toMatchObject({ phase: 'streaming', reply: 'Take a breath' });
    again.push(delta('a breath and talk.'));
    await flushMicrotasks();
    expect(chat.snapshot().reply).toBe('Take a breath and talk.');
    again.push(done([...messages, mine, message('assistant', 'Take a breath and talk.')]));
    await flushMicrotasks();
    expect(chat.snapshot().phase).toBe('done');
  });

  test('a reply without a word yet: the person is told that we try again once an attempt has failed', async () => {
    const { chat, script } = setUp();
    script.read.push(detail([message('user', 'And now?')], true));
    const seen: [string, boolean][] = [];
    chat.subscribe(() => {
      const { phase, isRetrying } = chat.snapshot();
      if (phase === 'reconnecting') seen.push([phase, isRetrying]);
    });
    const again = createStream();
    script.resume.push(failure('unavailable'), failure('unavailable'), again.events);
    void chat.open(ID);
    await flushMicrotasks();
    expect(new Set(seen.map(([, isRetrying]) => isRetrying))).toEqual(new Set([false, true]));
    expect(chat.snapshot().phase).toBe('waiting');
  });

  test('when the turn has ended meanwhile, the stored messages are shown', async () => {
    const { chat, script, stream, mine, messages, notified } = await loseConnectionMidReply();
    const stored = [...messages, mine, message('assistant', 'Take a breath, then talk.')];
    script.resume.push(null);
    script.read.push(detail(stored));
    stream.cut();
    await flushMicrotasks();
    expect(chat.snapshot()).toMatchObject({ phase: 'done', messages: stored, reply: '' });
    expect(notified).toContainEqual(['usage', null]);
  });

  test('it tries for longer than a failover of the database takes, then waits until the network or the person is back', async () => {
    const { chat, script, stream, requests, waits } = await loseConnectionMidReply();
    stream.cut();
    await flushMicrotasks();
    await flushMicrotasks();
    expect(chat.snapshot()).toMatchObject({ phase: 'disconnected', reply: 'Take a breath' });
    expect(requests.filter(([name]) => name === 'resume')).toHaveLength(10);
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThan(40_000);
    expect(chat.sendMessage('More')).toBe(false);
    const again = createStream();
    script.resume.push(again.events);
    void chat.reconnect();
    await flushMicrotasks();
    expect(chat.snapshot().phase).toBe('streaming');
  });

  test('an unstable connection is resumed as often as it delivers new text', async () => {
    const { chat, script, stream, mine, messages, waits } = await loseConnectionMidReply();
    let said = 'Take a breath';
    let before = stream;
    for (let times = 1; times <= 8; times += 1) {
      const again = createStream();
      script.resume.push(again.events);
      before.cut();
      await flushMicrotasks();
      said += ' again';
      again.push(start(mine));
      again.push(delta(said));
      await flushMicrotasks();
      expect(chat.snapshot()).toMatchObject({ phase: 'streaming', reply: said });
      before = again;
    }
    expect(waits).toEqual(Array(7).fill(500));
    before.push(done([...messages, mine, message('assistant', said)]));
    await flushMicrotasks();
    expect(chat.snapshot().phase).toBe('done');
  });

  test('a connection that delivers no new text is given up', async () => {
    const { chat, script, stream, mine } = await loseConnectionMidReply();
    stream.cut();
    for (let times = 1; times <= 10; times += 1) {
      const again = createStream();
      script.resume.push(again.events);
      again.push(start(mine));
      again.push(delta('Take a breath'));
      again.cut();
    }
    await flushMicrotasks();
    await flushMicrotasks();
    await flushMicrotasks();
    expect(chat.snapshot()).toMatchObject({ phase: 'disconnected', reply: 'Take a breath' });
  });

  test('a reload in the middle of a reply resumes it', async () => {
    const { chat, script } = setUp();
    const stream = createStream();
    const mine = message('user', 'Hi');
    script.read.push(detail([mine], true));
    script.resume.push(stream.events);
    void chat.open(ID);
    await flushMicrotasks();
    expect(chat.snapshot()).toMatchObject({ phase: 'waiting', messages: [mine] });
    stream.push(delta('Hello'));
    await flushMicrotasks();
    expect(chat.snapshot()).toMatchObject({ phase: 'streaming', reply: 'Hello' });
  });

  test('a deleted conversation is reported as missing; one that cannot be loaded can be retried', async () => {
    const gone = setUp();
    gone.script.read.push(failure('not_found'));
    await gone.chat.open(ID);
    expect(gone.chat.snapshot().opening).toBe('missing');
    const unread = setUp();
    unread.script.read.push(networkFailure(new Error()), detail([message('user', 'Hi')]));
    await unread.chat.open(ID);
    expect(unread.chat.snapshot().opening).toBe('failed');
    await unread.chat.reconnect();
    expect(unread.chat.snapshot()).toMatchObject({ opening: 'no', messages: [{ content: 'Hi' }] });
  });
});

describe('stopping and leaving', () => {
  test('a stopped reply is shown as the server stored it, and the stream is closed', async () => {
    const { chat, script, messages, notified } = await openChat();
    const stream = createStream();
    const mine = message('user', 'And now?');
    script.followUp.push(stream.events);
    chat.sendMessage('And now?');
    stream.push(start(mine));
    stream.push(delta('Take a'));
    await flushMicrotasks();
    const kept = [...messages, mine, message('assistant', 'Take a', 'stopped')];
    script.stop.push({ messages: kept, usage });
    await chat.stop();
    expect(chat.snapshot()).toMatchObject({ phase: 'stopped', messages: kept, stopping: false });
    stream.push(delta(' breath'));
    await flushMicrotasks();
    expect(chat.snapshot()).toMatchObject({ phase: 'stopped', reply: '' });
    expect(notified).toEqual([['usage', usage]]);
  });

  test('a failed stop is reported, and the reply continues', async () => {
    const { chat, script, names } = await openChat();
    script.followUp.push(createStream().events);
    chat.sendMessage('And now?');
    await flushMicrotasks();
    script.stop.push(failure('unavailable'));
    await chat.stop();
    expect(names()).toEqual(['stopFailed']);
    expect(chat.snapshot()).toMatchObject({ phase: 'sending', stopping: false });
  });

  test('reconnecting shows the messages of another tab and its reply', async () => {
    const { chat, script, messages } = await openChat();
    const more = [...messages, message('user', 'From there')];
    script.read.push(detail(more, true));
    script.resume.push(createStream().events);
    void chat.reconnect();
    await flushMicrotasks();
    expect(chat.snapshot()).toMatchObject({ phase: 'waiting', messages: more });
  });

  test('reconnecting notices that the conversation was deleted in another tab, and only then closes it', async () => {
    const { chat, script, messages } = await openChat();
    script.read.push(failure('unavailable'));
    await chat.reconnect();
    expect(chat.snapshot()).toMatchObject({ opening: 'no', messages });
    script.read.push(failure('not_found'));
    await chat.reconnect();
    expect(chat.snapshot().opening).toBe('missing');
  });

  test('events that arrive after closing change nothing', async () => {
    const { chat, script } = await openChat();
    const stream = createStream();
    script.followUp.push(stream.events);
    chat.sendMessage('And now?');
    await flushMicrotasks();
    chat.close();
    stream.push(start(message('user', 'And now?')));
    stream.push(delta('x'));
    await flushMicrotasks();
    expect(chat.snapshot()).toMatchObject({ conversationId: null, messages: [], phase: 'idle' });
  });
});

describe('editing the newest message', () => {
  async function startEdit() {
    const setup = await openChat();
    const [question] = setup.messages;
    if (!question) throw new Error('There is no question.');
    const stream = createStream();
    setup.script.followUp.push(stream.events);
    return { ...setup, question, stream };
  }

  test('it replaces the old message at once, and the old reply disappears', async () => {
    const { chat, requests, question, stream } = await startEdit();
    expect(editableMessage(chat.snapshot())).toBe(question);
    chat.sendMessage('Hi there', question.id);
    expect(requests.at(-1)).toEqual([
      'followUp',
      ID,
      { message: 'Hi there', replaces: question.id },
      'key-1',
    ]);
    expect(shownMessages(chat.snapshot())).toEqual([]);
    expect(editableMessage(chat.snapshot())).toBeNull();
    const mine = message('user', 'Hi there');
    stream.push(start(mine));
    await flushMicrotasks();
    expect(chat.snapshot().messages).toEqual([mine]);
    const whole = [mine, message('assistant', 'Hello you')];
    stream.push(done(whole));
    await flushMicrotasks();
    expect(chat.snapshot()).toMatchObject({ phase: 'done', messages: whole });
  });

  test('a refusal restores the old message and returns the new text to the form', async () => {
    const { chat, script, notified, question, messages } = await openChat().then((setup) => ({
      ...setup,
      question: setup.messages[0],
    }));
    script.followUp.push(failure('free_limit_reached'));
    chat.sendMessage('Hi there', question?.id);
    await flushMicrotasks();
    expect(shownMessages(chat.snapshot())).toEqual(messages);
    expect(notified[0]).toEqual([
      'messageReturned',
      { text: 'Hi there', conversationId: ID, replaces: question?.id },
    ]);
  });

  test('when another message was sent meanwhile, the text returns as a new message', async () => {
    const { chat, script, notified, messages } = await openChat();
    const newer = [...messages, message('user', 'From there'), message('assistant', 'Yes')];
    script.followUp.push(failure('conflict'));
    script.read.push(detail(newer));
    chat.sendMessage('Hi there', messages[0]?.id);
    await flushMicrotasks();
    expect(notified[0]).toEqual([
      'messageReturned',
      { text: 'Hi there', conversationId: ID, replaces: null },
    ]);
    expect(chat.snapshot().messages).toEqual(newer);
  });

  test('an edit that never arrived is shown after a reload and sent as the same edit', async () => {
    const { chat, script, storage, messages } = await openChat();
    script.followUp.push(networkFailure(new Error()));
    // The same text is still an edit: it asks for a new reply.
    chat.sendMessage('Hi', messages[0]?.id);
    await flushMicrotasks();
    const reloaded = setUp(storage);
    reloaded.script.read.push(detail(messages));
    await reloaded.chat.open(ID);
    expect(reloaded.chat.snapshot().outgoing).toMatchObject({ text: 'Hi', replaces: messages[0]?.id });
    reloaded.script.followUp.push(createStream().events);
    void reloaded.chat.retry();
    expect(reloaded.requests.at(-1)).toEqual([
      'followUp',
      ID,
      { message: 'Hi', replaces: messages[0]?.id },
      'key-1',
    ]);
  });

  test('an edit that arrived without a response is not shown twice', async () => {
    const { chat, script, storage, messages } = await openChat();
    script.followUp.push(networkFailure(new Error()));
    chat.sendMessage('Hi there', messages[0]?.id);
    await flushMicrotasks();
    const reloaded = setUp(storage);
    reloaded.script.read.push(detail([message('user', 'Hi there'), message('assistant', 'So.')]));
    await reloaded.chat.open(ID);
    expect(reloaded.chat.snapshot().outgoing).toBeNull();
  });
});

describe('whom one can turn to', () => {
  const notice: SafetyNotice = {
    kind: 'self_harm',
    inDanger: 'writer',
    country: null,
    resources: [{ name: 'Somebody', phone: '1', country: 'XX' }],
  };

  test('is shown before the reply, after the message that caused it', async () => {
    const { chat, script } = await openChat();
    const stream = createStream();
    script.followUp.push(stream.events);
    chat.sendMessage('And now?');
    const mine = message('user', 'And now?');
    stream.push({ event: 'safety', data: notice });
    await flushMicrotasks();
    expect(chat.snapshot().safety).toEqual({ notice, after: null });
    stream.push(start(mine));
    await flushMicrotasks();
    expect(chat.snapshot().safety).toEqual({ notice, after: mine.id });
  });

  test('is shown during a turn, before the following text, and stays; the turn uses no unit', async () => {
    const { chat, script, notified } = await openChat();
    const stream = createStream();
    script.followUp.push(stream.events);
    chat.sendMessage('And now?');
    const mine = message('user', 'And now?');
    stream.push(start(mine));
    await flushMicrotasks();
    expect(chat.snapshot()).toMatchObject({ phase: 'waiting', safety: null });
    stream.push({ event: 'safety', data: notice });
    await flushMicrotasks();
    expect(chat.snapshot()).toMatchObject({
      phase: 'waiting',
      reply: '',
      safety: { notice, after: mine.id },
    });
    stream.push(delta('I am here.'));
    await flushMicrotasks();
    expect(chat.snapshot()).toMatchObject({ phase: 'streaming', reply: 'I am here.' });
    const graver: SafetyNotice = { ...notice, inDanger: 'other' };
    stream.push({ event: 'safety', data: graver });
    await flushMicrotasks();
    expect(chat.snapshot().safety).toEqual({ notice: graver, after: mine.id });
    const messages = [mine, message('assistant', 'I am here.')];
    const standing = { ...usage, count: 0 };
    stream.push({ event: 'done', data: { messages, usage: standing, safety: graver } });
    await flushMicrotasks();
    expect(chat.snapshot()).toMatchObject({ phase: 'done', safety: { notice: graver, after: mine.id } });
    expect(notified).toEqual([['usage', standing]]);
  });

  test('is shown again when the conversation is opened, after the newest message of the person', async () => {
    const setup = setUp();
    const messages = [message('user', 'Hi'), message('assistant', 'Hello')];
    setup.script.read.push({ ...detail(messages), safety: notice });
    await setup.chat.open(ID);
    expect(setup.chat.snapshot().safety).toEqual({ notice, after: messages[0]?.id });
  });

  test('is a quiet concern when it is only likely, until the same message is certain', async () => {
    const { chat, script } = await openChat();
    const stream = createStream();
    script.followUp.push(stream.events);
    chat.sendMessage('And now?');
    const mine = message('user', 'And now?');
    stream.push(start(mine));
    stream.push({ event: 'concern', data: notice });
    await flushMicrotasks();
    expect(chat.snapshot()).toMatchObject({ safety: null, concern: { notice, after: mine.id } });
    stream.push({ event: 'safety', data: notice });
    await flushMicrotasks();
    expect(chat.snapshot()).toMatchObject({ safety: { notice, after: mine.id }, concern: null });
    const opened = setUp();
    opened.script.read.push({ ...detail([mine]), safety: null, concern: notice });
    await opened.chat.open(ID);
    expect(opened.chat.snapshot()).toMatchObject({ safety: null, concern: { notice, after: mine.id } });
  });

  test('is a concern at the paywall, and the next message begins without it', async () => {
    const { chat, script } = await openChat();
    const body: FailureBody = { error: '', code: 'free_limit_reached', requestId: 'r', concern: notice };
    script.followUp.push(failure('free_limit_reached', { body }));
    chat.sendMessage('And now?');
    await flushMicrotasks();
    expect(chat.snapshot().concern).toEqual({ notice, after: null });
    script.followUp.push(createStream().events);
    chat.sendMessage('And then?');
    expect(chat.snapshot().concern).toBeNull();
  });

  test('is shown when the message is refused, and when no conversation was started', async () => {
    const { chat, script } = await openChat();
    const body: FailureBody = { error: '', code: 'free_limit_reached', requestId: 'r', safety: notice };
    script.followUp.push(failure('free_limit_reached', { body }));
    chat.sendMessage('And now?');
    await flushMicrotasks();
    expect(chat.snapshot().safety).toEqual({ notice, after: null });
    const newChat = setUp();
    const paywall: StreamEvent = {
      event: 'done',
      data: {
        data: { conversationId: null, messages: [], paywall: true, message: 'No more', safety: notice },
      },
    };
    const stream = createStream();
    newChat.script.start.push(stream.events);
    void newChat.chat.start({ title: 'Money', question: 'We argue about money.', emotionTags: [] });
    stream.push(paywall);
    await flushMicrotasks();
    expect(newChat.chat.snapshot()).toMatchObject({ conversationId: null, safety: { notice } });
  });
});

describe('writing a reply again', () => {
  async function startAgain() {
    const setup = await openChat();
    const [question, reply] = setup.messages;
    if (!question || !reply) throw new Error('There is no reply.');
    const stream = createStream();
    setup.script.followUp.push(stream.events);
    return { ...setup, question, reply, stream };
  }

  test('sends the message with the angle, and the new reply takes the place of the old one when it is whole', async () => {
    const { chat, requests, question, reply, stream } = await startAgain();
    expect(regenerableMessage(chat.snapshot())).toBe(question);
    void chat.regenerate('other');
    const input = { message: question.content, regenerates: { messageId: question.id, angle: 'other' } };
    expect(requests.at(-1)).toEqual(['followUp', ID, input, 'key-1']);
    stream.push(start(question));
    stream.push(delta('From her side'));
    await flushMicrotasks();
    expect(isRewriting(chat.snapshot())).toBe(true);
    expect(chat.snapshot()).toMatchObject({ reply: 'From her side', messages: [question, reply] });
    expect(regenerableMessage(chat.snapshot())).toBeNull();
    const whole = [question, message('assistant', 'From her side, it looks different.')];
    stream.push(done(whole));
    await flushMicrotasks();
    expect(chat.snapshot()).toMatchObject({ phase: 'done', messages: whole });
  });

  test('a failure brings the old reply back, and the next attempt has the same key', async () => {
    const { chat, script, requests, question, reply, stream } = await startAgain();
    void chat.regenerate('same');
    stream.push(start(question));
    stream.push(delta('Half'));
    script.read.push(detail([question, reply]));
    stream.push(broken('coach_unavailable'));
    await flushMicrotasks();
    expect(chat.snapshot()).toMatchObject({ phase: 'done', reply: '', messages: [question, reply] });
    script.followUp.push(failure('free_limit_reached'));
    await chat.regenerate('same');
    expect(requests.findLast(([name]) => name === 'followUp')?.at(-1)).toBe('key-1');
    expect(chat.snapshot()).toMatchObject({ phase: 'idle', messages: [question, reply] });
    script.followUp.push(failure('internal'));
    await chat.regenerate('other');
    expect(requests.findLast(([name]) => name === 'followUp')?.at(-1)).toBe('key-2');
    expect(chat.snapshot()).toMatchObject({ phase: 'failed', messages: [question, reply] });
  });
});

describe('[CHAT-8] asking again', () => {
  const inputFor = (question: Message) => ({
    message: question.content,
    regenerates: { messageId: question.id, angle: 'same' },
  });
  const keys = (requests: readonly [string, ...unknown[]][]) =>
    requests.filter(([name]) => name === 'followUp').map((request) => request.at(-1));

  test('after the last reply was deleted answers the stored message; a reply that is deleted again is a new request', async () => {
    const { chat, script, requests, messages } = await openChat();
    const [question, reply] = messages as [Message, Message];
    script.removeMessage.push({ messageIds: [reply.id], conversationDeleted: false });
    await chat.deleteMessage(reply.id);
    expect(regenerableMessage(chat.snapshot())).toBe(question);
    const other = message('assistant', 'Another reply.');
    for (const stream of [createStream(), createStream()]) {
      script.followUp.push(stream.events);
      void chat.regenerate('same');
      expect(requests.at(-1)?.slice(0, 3)).toEqual(['followUp', ID, inputFor(question)]);
      stream.push(start(question));
      stream.push(done([question, other]));
      await flushMicrotasks();
      expect(chat.snapshot()).toMatchObject({ phase: 'done', messages: [question, other] });
      script.removeMessage.push({ messageIds: [other.id], conversationDeleted: false });
      await chat.deleteMessage(other.id);
    }
    expect(new Set(keys(requests)).size).toBe(2);
  });

  test('that fails can be tried again with the same key; at the limit the offer to ask again stays', async () => {
    const { chat, script, requests } = await openChat([message('user', 'Hi')]);
    const [question] = chat.snapshot().messages as [Message];
    script.followUp.push(failure('free_limit_reached'), failure('internal'));
    await chat.regenerate('same');
    expect(regenerableMessage(chat.snapshot())).toEqual(question);
    await chat.regenerate('same');
    expect(chat.snapshot().messages).toEqual([{ ...question, state: 'unanswered' }]);
    const stream = createStream();
    script.followUp.push(stream.events);
    void chat.retry();
    stream.push(start(question));
    stream.push(done([question, message('assistant', 'Hello')]));
    await flushMicrotasks();
    expect(chat.snapshot().phase).toBe('done');
    expect(new Set(keys(requests)).size).toBe(1);
  });

  test('after a failure in another browser answers the stored message, and does not send it twice', async () => {
    const { chat, script, requests } = await openChat([message('user', 'Hi', 'unanswered')]);
    const [question] = chat.snapshot().messages as [Message];
    script.followUp.push(failure('internal'));
    await chat.retry();
    expect(requests.at(-1)?.slice(0, 3)).toEqual(['followUp', ID, inputFor(question)]);
    expect(chat.snapshot().messages).toEqual([question]);
  });
});

describe('deleting a message', () => {
  const deleted = (messageIds: string[], conversationDeleted = false) => ({
    messageIds,
    conversationDeleted,
  });

  test('removes it once the server has, once per click, and undoing loads the conversation again', async () => {
    const { chat, script, requests, notified, messages } = await openChat([
      message('user', 'Hi'),
      message('assistant', 'Hello'),
      message('user', 'And now?'),
      message('assistant', 'Rest.'),
    ]);
    const ids = messages.slice(2).map(({ id }) => id);
    script.removeMessage.push(deleted(ids));
    const clicks = [chat.deleteMessage(String(ids[0])), chat.deleteMessage(String(ids[0]))];
    await Promise.all(clicks);
    expect(requests.filter(([name]) => name === 'removeMessage')).toHaveLength(1);
    expect(chat.snapshot().messages).toEqual(messages.slice(0, 2));
    const [name, id, isConversation, undo] = notified.at(-1) ?? [];
    expect([name, id, isConversation]).toEqual(['deleted', ID, false]);
    script.restoreMessage.push(undefined);
    script.read.push(detail(messages));
    await (undo as () => Promise<void>)();
    await flushMicrotasks();
    expect(chat.snapshot().messages).toEqual(messages);
  });

  test('says that it failed, and nothing when another tab has deleted it', async () => {
    const { chat, script, names, messages } = await openChat();
    script.removeMessage.push(networkFailure(new Error('offline')), failure('not_found'));
    await chat.deleteMessage(String(messages[0]?.id));
    expect([names(), chat.snapshot().messages]).toEqual([['deleteFailed'], messages]);
    script.read.push(detail(messages.slice(0, 1)));
    await chat.deleteMessage(String(messages[1]?.id));
    await flushMicrotasks();
    expect([names(), chat.snapshot().messages]).toEqual([['deleteFailed'], messages.slice(0, 1)]);
  });

  test('keeps it away when the conversation was being loaded again meanwhile', async () => {
    const { chat, script, messages } = await openChat();
    const [question, reply] = messages as [Message, Message];
    const slow = Promise.withResolvers<unknown>();
    script.read.push(slow.promise, detail([question]));
    const reconnecting = chat.reconnect();
    script.removeMessage.push(deleted([reply.id]));
    await chat.deleteMessage(reply.id);
    slow.resolve(detail(messages));
    await reconnecting;
    expect(chat.snapshot().messages).toEqual([question]);
  });

  test('is not possible while a reply is being written', async () => {
    const { chat, script, requests, messages } = await openChat();
    script.followUp.push(createStream().events);
    chat.sendMessage('And now?');
    await flushMicrotasks();
    await chat.deleteMessage(String(messages[0]?.id));
    expect(requests.map(([name]) => name)).not.toContain('removeMessage');
  });
});

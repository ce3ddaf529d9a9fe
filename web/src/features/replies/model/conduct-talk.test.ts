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
import { createTalk } from './conduct-talk.ts';
import { createPendingSends, NOT_STARTED } from './pending-sends.ts';
import { changeableMessage, shownMessages } from './talk.ts';
import type { TalkCalls } from './talk-ports.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const TS = '2026-11-21T10:00:00.000Z';
const usage: Usage = { count: 1, hasPurchase: false, limit: 20, resetsAt: '2026-12-01T00:00:00.000Z' };
const body = { title: 'Money', question: 'We argue about money.', emotionTags: [] };

let serial = 0;
function message(role: Message['role'], content: string, state?: Message['state']): Message {
  serial += 1;
  return { id: `m${serial}`, role, content, ts: TS, ...(state ? { state } : {}) };
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

/** A stream a test speaks into. */
function line() {
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

type Scripted = { [Name in keyof TalkCalls]: unknown[] };

/** Everything that has been set going has come to rest. */
async function settle() {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
}

function setUp(shelf = new Map<string, string>()) {
  const script: Scripted = { start: [], followUp: [], resume: [], read: [], stop: [] };
  const asked: [string, ...unknown[]][] = [];
  const told: [string, ...unknown[]][] = [];
  const waits: number[] = [];
  const answer = (name: keyof TalkCalls, args: unknown[]) => {
    asked.push([name, ...args.filter((arg) => !(arg instanceof AbortSignal))]);
    if (script[name].length === 0)
      return Promise.reject(networkFailure(new Error(`${name} is not scripted`)));
    const next = script[name].shift();
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  };
  const call =
    (name: keyof TalkCalls) =>
    (...args: unknown[]) =>
      answer(name, args) as Promise<never>;
  const tell =
    (name: string) =>
    (...args: unknown[]) =>
      void told.push([name, ...args]);
  let keys = 0;
  const pending = createPendingSends({
    get: (name) => shelf.get(name) ?? null,
    set: (name, text) => (text === null ? void shelf.delete(name) : void shelf.set(name, text)),
  });
  const talk = createTalk({
    calls: {
      start: call('start'),
      followUp: call('followUp'),
      resume: call('resume'),
      read: call('read'),
      stop: call('stop'),
    },
    told: {
      started: tell('started'),
      usage: tell('usage'),
      startFailed: tell('startFailed'),
      sendFailed: tell('sendFailed'),
      stopFailed: tell('stopFailed'),
      paywall: tell('paywall'),
      gaveBack: tell('gaveBack'),
      rest: tell('rest'),
    },
    pending,
    now: () => TS,
    newId: () => `key-${++keys}`,
    later: (act) => {
      const canceled = { yes: false };
      queueMicrotask(() => !canceled.yes && act());
      return () => {
        canceled.yes = true;
      };
    },
    wait: async (ms) => void waits.push(ms),
  });
  const names = () => told.map(([name]) => name);
  return { talk, script, asked, told, names, pending, shelf, waits };
}

async function opened(messages: Message[] = [message('user', 'Hi'), message('assistant', 'Hello')]) {
  const house = setUp();
  house.script.read.push(detail(messages));
  await house.talk.open(ID);
  return { ...house, messages };
}

describe('starting a conversation', () => {
  test('[CHAT-1] it has its place as soon as the server has stored it, and the reply streams in', async () => {
    const { talk, script, told } = setUp();
    const stream = line();
    script.start.push(stream.events);
    void talk.start(body);
    expect(talk.snapshot().phase).toBe('sending');
    const mine = message('user', body.question);
    stream.push(start(mine));
    await settle();
    expect(told).toEqual([['started', ID]]);
    expect(talk.snapshot()).toMatchObject({
      phase: 'waiting',
      conversationId: ID,
      title: 'Money',
      messages: [mine],
    });
    stream.push(delta('Money is '));
    stream.push(delta('hard.'));
    await settle();
    expect(talk.snapshot()).toMatchObject({ phase: 'streaming', reply: 'Money is hard.' });
    const data = {
      conversationId: ID,
      messages: [mine, message('assistant', 'Money is hard.')],
      usage,
      safety: null,
    };
    stream.push({ event: 'done', data: { data: { ...data, paywall: false, message: null } } });
    await settle();
    expect(talk.snapshot()).toMatchObject({ phase: 'done', reply: '', messages: data.messages });
    expect(told.at(-1)).toEqual(['usage', usage]);
  });

  test('[CHAT-1] the paywall shows in its place, and the next try is another start', async () => {
    const { talk, script, told, pending } = setUp();
    const stream = line();
    script.start.push(stream.events);
    void talk.start(body);
    const data = {
      conversationId: null,
      messages: [],
      paywall: true as const,
      message: 'All used.',
      safety: null,
    };
    stream.push({ event: 'done', data: { data } });
    await settle();
    expect(told).toEqual([['paywall', 'All used.']]);
    expect(talk.snapshot().phase).toBe('idle');
    expect(pending.get(NOT_STARTED)).toBeNull();
  });

  test('[CHAT-4] a start nobody answered is told of, and the same words go out with the same key', async () => {
    const { talk, script, asked, names } = setUp();
    script.start.push(networkFailure(new Error()), networkFailure(new Error()), networkFailure(new Error()));
    await talk.start(body);
    await talk.start(body);
    await talk.start({ ...body, title: 'Other' });
    expect(names()).toEqual(['startFailed', 'startFailed', 'startFailed']);
    expect(asked.map(([, , key]) => key)).toEqual(['key-1', 'key-1', 'key-2']);
    expect(talk.snapshot()).toMatchObject({ phase: 'idle', conversationId: null });
  });

  test('[CHAT-4] a start whose reply failed is stored, and tried again as the same start', async () => {
    const { talk, script, told, asked } = setUp();
    const stream = line();
    const mine = message('user', body.question);
    script.start.push(stream.events);
    script.read.push(detail([{ ...mine, state: 'unanswered' }]));
    void talk.start(body);
    stream.push(start(mine));
    stream.push(broken('coach_unavailable'));
    await settle();
    expect(told.map(([name, , begun]) => [name, begun])).toContainEqual(['startFailed', true]);
    expect(talk.snapshot()).toMatchObject({ phase: 'failed', messages: [{ state: 'unanswered' }] });
    const again = line();
    script.start.push(again.events);
    void talk.retry();
    expect(talk.snapshot().phase).toBe('sending');
    again.push(start(mine));
    await settle();
    expect(asked.filter(([name]) => name === 'start')).toEqual([
      ['start', body, 'key-1'],
      ['start', body, 'key-1'],
    ]);
    expect(talk.snapshot().messages).toEqual([mine]);
  });
});

describe('sending a message', () => {
  test('[CHAT-2] it is there at once, and the server’s list takes its place', async () => {
    const { talk, script, messages, told, pending } = await opened();
    const stream = line();
    script.followUp.push(stream.events);
    expect(talk.say('And now?')).toBe(true);
    expect(talk.snapshot()).toMatchObject({
      phase: 'sending',
      outgoing: { text: 'And now?', failed: false },
    });
    const mine = message('user', 'And now?');
    stream.push(start(mine));
    stream.push(delta('Now '));
    await settle();
    expect(talk.snapshot()).toMatchObject({ phase: 'streaming', outgoing: null, reply: 'Now ' });
    const whole = [...messages, mine, message('assistant', 'Now breathe.')];
    stream.push(done(structuredClone(whole)));
    await settle();
    expect(talk.snapshot().messages).toEqual(whole);
    expect(talk.snapshot().messages[0]).toBe(messages[0]);
    expect(told).toContainEqual(['usage', usage]);
    expect(pending.get(ID)).toBeNull();
  });

  test('[CHAT-5] nothing is sent while a reply is pending, nor when there is nothing to send', async () => {
    const { talk, script, asked } = await opened();
    script.followUp.push(line().events);
    expect([talk.say('  \n '), talk.say('One'), talk.say('Two')]).toEqual([false, true, false]);
    await settle();
    expect(asked.filter(([name]) => name === 'followUp')).toHaveLength(1);
  });

  test.each(['internal', 'unavailable', 'coach_unavailable'] as const)(
    '[CHAT-3] after %s it stays in the list, and goes out again with the same key',
    async (code) => {
      const { talk, script, asked, names } = await opened();
      script.followUp.push(failure(code));
      talk.say('And now?');
      await settle();
      expect(talk.snapshot()).toMatchObject({
        phase: 'failed',
        outgoing: { text: 'And now?', failed: true },
      });
      expect(names()).toContain('sendFailed');
      script.followUp.push(line().events);
      void talk.retry();
      await settle();
      expect(talk.snapshot()).toMatchObject({ phase: 'sending', outgoing: { failed: false } });
      const sends = asked.filter(([name]) => name === 'followUp');
      expect(sends).toEqual([
        ['followUp', ID, { message: 'And now?' }, 'key-1'],
        ['followUp', ID, { message: 'And now?' }, 'key-1'],
      ]);
    },
  );

  test('what comes too soon goes back to be sent later, with how much later', async () => {
    const { talk, script, told, pending } = await opened();
    script.followUp.push(failure('rate_limited', { retryAfter: 12 }));
    talk.say('And now?');
    await settle();
    expect(talk.snapshot()).toMatchObject({ phase: 'idle', outgoing: null });
    expect(told).toContainEqual(['rest', 12]);
    expect(told).toContainEqual(['gaveBack', { text: 'And now?', conversationId: ID, replaces: null }]);
    expect(pending.get(ID)).toBeNull();
  });

  test('what may have arrived before stays with its key when its next try comes too soon', async () => {
    const { talk, script, asked, told } = await opened();
    script.followUp.push(networkFailure(new Error()), failure('rate_limited', { retryAfter: 3 }));
    talk.say('And now?');
    await settle();
    await talk.retry();
    expect(talk.snapshot().outgoing).toMatchObject({ text: 'And now?', failed: true });
    expect(told).toContainEqual(['rest', 3]);
    script.followUp.push(line().events);
    void talk.retry();
    await settle();
    const keys = asked.filter(([name]) => name === 'followUp').map((call) => call.at(-1));
    expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
  });

  test('one that could not be sent goes along with the next, or back to where it was written', async () => {
    const { talk, script, asked, told, pending } = await opened();
    script.followUp.push(networkFailure(new Error()), networkFailure(new Error()));
    talk.say('One');
    await settle();
    talk.say('Two');
    await settle();
    expect(asked.at(-1)).toEqual(['followUp', ID, { message: 'One\n\nTwo' }, 'key-2']);
    talk.takeBack();
    expect(told.at(-1)).toEqual(['gaveBack', { text: 'One\n\nTwo', conversationId: ID, replaces: null }]);
    expect(talk.snapshot()).toMatchObject({ phase: 'idle', outgoing: null });
    expect(pending.get(ID)).toBeNull();
  });

  test('[CHAT-3] what never arrived is known after a reload, and sent with the same key', async () => {
    const { talk, script, shelf, messages } = await opened();
    script.followUp.push(networkFailure(new Error()));
    talk.say('And now?');
    await settle();
    const reloaded = setUp(shelf);
    reloaded.script.read.push(detail(messages));
    await reloaded.talk.open(ID);
    expect(reloaded.talk.snapshot().outgoing).toMatchObject({ text: 'And now?', failed: true });
    reloaded.script.followUp.push(line().events);
    void reloaded.talk.retry();
    expect(reloaded.asked.at(-1)).toEqual(['followUp', ID, { message: 'And now?' }, 'key-1']);
  });

  test('a message that was stored though no answer came is not shown twice after a reload', async () => {
    const { talk, script, shelf, messages } = await opened();
    script.followUp.push(networkFailure(new Error()));
    talk.say('And now?');
    await settle();
    const reloaded = setUp(shelf);
    reloaded.script.read.push(
      detail([...messages, message('user', 'And now?'), message('assistant', 'So.')]),
    );
    await reloaded.talk.open(ID);
    expect(reloaded.talk.snapshot().outgoing).toBeNull();
    expect(reloaded.pending.get(ID)).toBeNull();
  });

  test('the same words said before are not taken for the ones that never arrived', async () => {
    const { talk, script, shelf, messages } = await opened([
      message('user', 'ok'),
      message('assistant', 'Good.'),
    ]);
    script.followUp.push(networkFailure(new Error()));
    talk.say('ok');
    await settle();
    const reloaded = setUp(shelf);
    reloaded.script.read.push(detail(messages));
    await reloaded.talk.open(ID);
    expect(reloaded.talk.snapshot().outgoing).toMatchObject({ text: 'ok', failed: true });
  });

  test('[CHAT-7] at the limit the words go back to where they were written', async () => {
    const { talk, script, told } = await opened();
    script.followUp.push(failure('free_limit_reached'));
    talk.say('And now?');
    await settle();
    expect(told).toEqual([
      ['gaveBack', { text: 'And now?', conversationId: ID, replaces: null }],
      ['paywall', FAILURES.free_limit_reached.sentence],
    ]);
    expect(talk.snapshot()).toMatchObject({ phase: 'idle', outgoing: null });
  });

  test('while another tab’s reply is in progress the words go back, and that reply is followed', async () => {
    const { talk, script, names, messages } = await opened();
    const stream = line();
    const theirs = [...messages, message('user', 'From there')];
    script.followUp.push(failure('turn_in_progress'));
    script.read.push(detail(theirs, true));
    script.resume.push(stream.events);
    talk.say('From here');
    await settle();
    expect(names()).toEqual(['gaveBack', 'sendFailed', 'usage']);
    expect(talk.snapshot()).toMatchObject({ phase: 'waiting', messages: theirs });
    stream.push(delta('Hm'));
    await settle();
    expect(talk.snapshot().reply).toBe('Hm');
  });

  test('a reply that broke off is shown as the server kept it', async () => {
    const { talk, script, asked, messages, names } = await opened();
    const stream = line();
    const mine = message('user', 'And now?');
    const kept = [...messages, mine, message('assistant', 'A part', 'interrupted')];
    script.followUp.push(stream.events);
    script.read.push(detail(kept));
    talk.say('And now?');
    stream.push(start(mine));
    stream.push(delta('A part'));
    stream.push(broken('coach_unavailable'));
    await settle();
    expect(talk.snapshot()).toMatchObject({ phase: 'failed', messages: kept, reply: '' });
    expect(names()).toContain('sendFailed');
    script.followUp.push(line().events);
    void talk.retry();
    expect(talk.snapshot().messages).toEqual([...messages, mine]);
    expect(asked.at(-1)).toEqual(['followUp', ID, { message: 'And now?' }, 'key-1']);
  });

  test('a reply that broke off elsewhere is not tried again: it would be said twice', async () => {
    const { talk, asked } = await opened([
      message('user', 'Hi'),
      message('assistant', 'A pa', 'interrupted'),
    ]);
    await talk.retry();
    expect(asked.filter(([name]) => name === 'followUp')).toEqual([]);
  });
});

describe('a connection that is lost', () => {
  async function lostMidReply() {
    const house = await opened();
    const stream = line();
    const mine = message('user', 'And now?');
    house.script.followUp.push(stream.events);
    house.talk.say('And now?');
    stream.push(start(mine));
    stream.push(delta('Take a breath'));
    await settle();
    return { ...house, stream, mine };
  }

  test('the reply is picked up from its beginning without showing less than before', async () => {
    const { talk, script, stream, mine, messages, waits } = await lostMidReply();
    const again = line();
    script.resume.push(networkFailure(new Error()), failure('unavailable'), again.events);
    stream.cut();
    await settle();
    expect(waits).toEqual([500, 1_000]);
    again.push(start(mine));
    again.push(delta('Take '));
    await settle();
    expect(talk.snapshot()).toMatchObject({ phase: 'streaming', reply: 'Take a breath' });
    again.push(delta('a breath and talk.'));
    await settle();
    expect(talk.snapshot().reply).toBe('Take a breath and talk.');
    again.push(done([...messages, mine, message('assistant', 'Take a breath and talk.')]));
    await settle();
    expect(talk.snapshot().phase).toBe('done');
  });

  test('when the turn is over meanwhile, what is stored is shown', async () => {
    const { talk, script, stream, mine, messages, told } = await lostMidReply();
    const stored = [...messages, mine, message('assistant', 'Take a breath, then talk.')];
    script.resume.push(null);
    script.read.push(detail(stored));
    stream.cut();
    await settle();
    expect(talk.snapshot()).toMatchObject({ phase: 'done', messages: stored, reply: '' });
    expect(told).toContainEqual(['usage', null]);
  });

  test('after a few tries it waits, keeping what was said, until somebody comes back', async () => {
    const { talk, script, stream, asked } = await lostMidReply();
    stream.cut();
    await settle();
    await settle();
    expect(talk.snapshot()).toMatchObject({ phase: 'adrift', reply: 'Take a breath' });
    expect(asked.filter(([name]) => name === 'resume')).toHaveLength(6);
    expect(talk.say('More')).toBe(false);
    const again = line();
    script.resume.push(again.events);
    void talk.comeBack();
    await settle();
    expect(talk.snapshot().phase).toBe('streaming');
  });

  test('one that comes and goes is picked up as often as it brings more, a moment later each time', async () => {
    const { talk, script, stream, mine, messages, waits } = await lostMidReply();
    let said = 'Take a breath';
    let before = stream;
    for (let times = 1; times <= 8; times += 1) {
      const again = line();
      script.resume.push(again.events);
      before.cut();
      await settle();
      said += ' again';
      again.push(start(mine));
      again.push(delta(said));
      await settle();
      expect(talk.snapshot()).toMatchObject({ phase: 'streaming', reply: said });
      before = again;
    }
    expect(waits).toEqual(Array(7).fill(500));
    before.push(done([...messages, mine, message('assistant', said)]));
    await settle();
    expect(talk.snapshot().phase).toBe('done');
  });

  test('one that brings nothing more, however often it comes, is given up', async () => {
    const { talk, script, stream, mine } = await lostMidReply();
    stream.cut();
    for (let times = 1; times <= 6; times += 1) {
      const again = line();
      script.resume.push(again.events);
      again.push(start(mine));
      again.push(delta('Take a breath'));
      again.cut();
    }
    await settle();
    await settle();
    await settle();
    expect(talk.snapshot()).toMatchObject({ phase: 'adrift', reply: 'Take a breath' });
  });

  test('a reload in the middle of a reply goes on with it', async () => {
    const { talk, script } = setUp();
    const stream = line();
    const mine = message('user', 'Hi');
    script.read.push(detail([mine], true));
    script.resume.push(stream.events);
    void talk.open(ID);
    await settle();
    expect(talk.snapshot()).toMatchObject({ phase: 'waiting', messages: [mine] });
    stream.push(delta('Hello'));
    await settle();
    expect(talk.snapshot()).toMatchObject({ phase: 'streaming', reply: 'Hello' });
  });

  test('a conversation that is gone says so, one that can’t be read may be tried again', async () => {
    const gone = setUp();
    gone.script.read.push(failure('not_found'));
    await gone.talk.open(ID);
    expect(gone.talk.snapshot().opening).toBe('missing');
    const unread = setUp();
    unread.script.read.push(networkFailure(new Error()), detail([message('user', 'Hi')]));
    await unread.talk.open(ID);
    expect(unread.talk.snapshot().opening).toBe('failed');
    await unread.talk.comeBack();
    expect(unread.talk.snapshot()).toMatchObject({ opening: 'no', messages: [{ content: 'Hi' }] });
  });
});

describe('stopping and leaving', () => {
  test('a stopped reply is what the server kept, and the stream is let go', async () => {
    const { talk, script, messages, told } = await opened();
    const stream = line();
    const mine = message('user', 'And now?');
    script.followUp.push(stream.events);
    talk.say('And now?');
    stream.push(start(mine));
    stream.push(delta('Take a'));
    await settle();
    const kept = [...messages, mine, message('assistant', 'Take a', 'stopped')];
    script.stop.push({ messages: kept, usage });
    await talk.stop();
    expect(talk.snapshot()).toMatchObject({ phase: 'stopped', messages: kept, stopping: false });
    stream.push(delta(' breath'));
    await settle();
    expect(talk.snapshot()).toMatchObject({ phase: 'stopped', reply: '' });
    expect(told).toEqual([['usage', usage]]);
  });

  test('a stop that failed is told of, and the reply goes on', async () => {
    const { talk, script, names } = await opened();
    script.followUp.push(line().events);
    talk.say('And now?');
    await settle();
    script.stop.push(failure('unavailable'));
    await talk.stop();
    expect(names()).toEqual(['stopFailed']);
    expect(talk.snapshot()).toMatchObject({ phase: 'sending', stopping: false });
  });

  test('coming back shows what another tab has said, and follows its reply', async () => {
    const { talk, script, messages } = await opened();
    const more = [...messages, message('user', 'From there')];
    script.read.push(detail(more, true));
    script.resume.push(line().events);
    void talk.comeBack();
    await settle();
    expect(talk.snapshot()).toMatchObject({ phase: 'waiting', messages: more });
  });

  test('what arrives after leaving changes nothing', async () => {
    const { talk, script } = await opened();
    const stream = line();
    script.followUp.push(stream.events);
    talk.say('And now?');
    await settle();
    talk.leave();
    stream.push(start(message('user', 'And now?')));
    stream.push(delta('x'));
    await settle();
    expect(talk.snapshot()).toMatchObject({ conversationId: null, messages: [], phase: 'idle' });
  });
});

describe('saying the newest message differently', () => {
  async function changing() {
    const house = await opened();
    const [question] = house.messages;
    if (!question) throw new Error('There is no question.');
    const stream = line();
    house.script.followUp.push(stream.events);
    return { ...house, question, stream };
  }

  test('it stands in the old one’s place at once, and its reply is gone', async () => {
    const { talk, asked, question, stream } = await changing();
    expect(changeableMessage(talk.snapshot())).toBe(question);
    talk.say('Hi there', question.id);
    expect(asked.at(-1)).toEqual(['followUp', ID, { message: 'Hi there', replaces: question.id }, 'key-1']);
    expect(shownMessages(talk.snapshot())).toEqual([]);
    expect(changeableMessage(talk.snapshot())).toBeNull();
    const mine = message('user', 'Hi there');
    stream.push(start(mine));
    await settle();
    expect(talk.snapshot().messages).toEqual([mine]);
    const whole = [mine, message('assistant', 'Hello you')];
    stream.push(done(whole));
    await settle();
    expect(talk.snapshot()).toMatchObject({ phase: 'done', messages: whole });
  });

  test('a refusal brings the old one back, and the new words to where they were written', async () => {
    const { talk, script, told, question, messages } = await opened().then((house) => ({
      ...house,
      question: house.messages[0],
    }));
    script.followUp.push(failure('free_limit_reached'));
    talk.say('Hi there', question?.id);
    await settle();
    expect(shownMessages(talk.snapshot())).toEqual(messages);
    expect(told[0]).toEqual(['gaveBack', { text: 'Hi there', conversationId: ID, replaces: question?.id }]);
  });

  test('when something was said meanwhile the words become a new message’s, under the new record', async () => {
    const { talk, script, told, messages } = await opened();
    const newer = [...messages, message('user', 'From there'), message('assistant', 'Yes')];
    script.followUp.push(failure('conflict'));
    script.read.push(detail(newer));
    talk.say('Hi there', messages[0]?.id);
    await settle();
    expect(told[0]).toEqual(['gaveBack', { text: 'Hi there', conversationId: ID, replaces: null }]);
    expect(talk.snapshot().messages).toEqual(newer);
  });

  test('one that never arrived is known after a reload, and goes out as the same change', async () => {
    const { talk, script, shelf, messages } = await opened();
    script.followUp.push(networkFailure(new Error()));
    // The very same words: still a change, for a new reply.
    talk.say('Hi', messages[0]?.id);
    await settle();
    const reloaded = setUp(shelf);
    reloaded.script.read.push(detail(messages));
    await reloaded.talk.open(ID);
    expect(reloaded.talk.snapshot().outgoing).toMatchObject({ text: 'Hi', replaces: messages[0]?.id });
    reloaded.script.followUp.push(line().events);
    void reloaded.talk.retry();
    expect(reloaded.asked.at(-1)).toEqual([
      'followUp',
      ID,
      { message: 'Hi', replaces: messages[0]?.id },
      'key-1',
    ]);
  });

  test('one that arrived unnoticed is not shown twice', async () => {
    const { talk, script, shelf, messages } = await opened();
    script.followUp.push(networkFailure(new Error()));
    talk.say('Hi there', messages[0]?.id);
    await settle();
    const reloaded = setUp(shelf);
    reloaded.script.read.push(detail([message('user', 'Hi there'), message('assistant', 'So.')]));
    await reloaded.talk.open(ID);
    expect(reloaded.talk.snapshot().outgoing).toBeNull();
  });
});

describe('whom one can turn to', () => {
  const notice: SafetyNotice = {
    kind: 'self_harm',
    inDanger: 'writer',
    country: null,
    resources: [{ name: 'Somebody', phone: '1', country: 'XX' }],
  };

  test('is there before the reply, beside the message it was found in', async () => {
    const { talk, script } = await opened();
    const stream = line();
    script.followUp.push(stream.events);
    talk.say('And now?');
    const mine = message('user', 'And now?');
    stream.push({ event: 'safety', data: notice });
    await settle();
    expect(talk.snapshot().urgent).toEqual({ notice, after: null });
    stream.push(start(mine));
    await settle();
    expect(talk.snapshot().urgent).toEqual({ notice, after: mine.id });
  });

  test('is there in the middle of a turn, before the words that follow, and stays; what it cost is nothing', async () => {
    const { talk, script, told } = await opened();
    const stream = line();
    script.followUp.push(stream.events);
    talk.say('And now?');
    const mine = message('user', 'And now?');
    stream.push(start(mine));
    await settle();
    expect(talk.snapshot()).toMatchObject({ phase: 'waiting', urgent: null });
    stream.push({ event: 'safety', data: notice });
    await settle();
    expect(talk.snapshot()).toMatchObject({
      phase: 'waiting',
      reply: '',
      urgent: { notice, after: mine.id },
    });
    stream.push(delta('I am here.'));
    await settle();
    expect(talk.snapshot()).toMatchObject({ phase: 'streaming', reply: 'I am here.' });
    const graver: SafetyNotice = { ...notice, inDanger: 'other' };
    stream.push({ event: 'safety', data: graver });
    await settle();
    expect(talk.snapshot().urgent).toEqual({ notice: graver, after: mine.id });
    const messages = [mine, message('assistant', 'I am here.')];
    const standing = { ...usage, count: 0 };
    stream.push({ event: 'done', data: { messages, usage: standing, safety: graver } });
    await settle();
    expect(talk.snapshot()).toMatchObject({ phase: 'done', urgent: { notice: graver, after: mine.id } });
    expect(told).toEqual([['usage', standing]]);
  });

  test('is there again when the conversation is opened, beside its newest question', async () => {
    const house = setUp();
    const messages = [message('user', 'Hi'), message('assistant', 'Hello')];
    house.script.read.push({ ...detail(messages), safety: notice });
    await house.talk.open(ID);
    expect(house.talk.snapshot().urgent).toEqual({ notice, after: messages[0]?.id });
  });

  test('is there when the message is refused, fails, and when nothing was begun', async () => {
    const { talk, script } = await opened();
    const body: FailureBody = { error: '', code: 'free_limit_reached', requestId: 'r', safety: notice };
    script.followUp.push(failure('free_limit_reached', { body }));
    talk.say('And now?');
    await settle();
    expect(talk.snapshot().urgent).toEqual({ notice, after: null });
    const fresh = setUp();
    const paywall: StreamEvent = {
      event: 'done',
      data: {
        data: { conversationId: null, messages: [], paywall: true, message: 'No more', safety: notice },
      },
    };
    const stream = line();
    fresh.script.start.push(stream.events);
    void fresh.talk.start({ title: 'Money', question: 'We argue about money.', emotionTags: [] });
    stream.push(paywall);
    await settle();
    expect(fresh.talk.snapshot()).toMatchObject({ conversationId: null, urgent: { notice } });
  });
});

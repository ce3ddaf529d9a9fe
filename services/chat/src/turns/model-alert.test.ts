import { setTimeout as pause } from 'node:timers/promises';
import { type Sandbox, startSandbox } from '@app/sandbox';
import { asOwner } from '@app/service-kit';
import { until } from '@app/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Coach } from '../coach/coach.port.ts';
import { instructionsFor } from '../coach/instructions.ts';
import { storeFindings } from '../conversations/message.repository.ts';
import type { Person } from '../testing/people.ts';
import { QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';

const SELF_HARM = { kind: 'self_harm', inDanger: 'writer' };
const ABUSE = { kind: 'victim_of_abuse', inDanger: 'writer' };
const markOf = ({ kind, inDanger }: typeof ABUSE) => `[[danger: ${kind} ${inDanger}]]\n\n`;
/** Screening itself recognises this one. */
const CHOKED = 'My husband choked me last night.';

let chat: TestChat;
let coach: Sandbox;
let a: Replica;
let b: Replica;
beforeAll(async () => {
  chat = await startChat();
  coach = await startSandbox();
  const env = { OPENAI_BASE_URL: coach.coachUrl, ANONYMOUS_CHAT: 'true' };
  [a, b] = await Promise.all([chat.start(env), chat.start(env)]);
});
afterEach(() => coach.coach.setBehavior({ mode: 'ok' }));
afterAll(() => coach.stop());

const start = (person: Person | undefined, question = QUESTION.question, on = a) =>
  on.call(person, 'POST', '/chat-start', {
    body: { ...QUESTION, question, ...(person ? {} : { anonymous: true }) },
  });
const streamed = (person: Person, question = QUESTION.question) =>
  a.stream(person, 'POST', '/chat-start', { body: { ...QUESTION, question } });
const read = async (person: Person, id: string, on = a) =>
  (await on.call(person, 'GET', `/conversations/${id}`)).body;
const used = async (person: Person) => (await a.call(person, 'GET', '/usage')).body.count;

const prompt = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) });
/** Sends the next message and returns the notes and the history in the coach's prompt. */
async function nextPrompt(person: Person, conversationId: string) {
  coach.coach.setBehavior({ mode: 'ok' });
  coach.coach.clearRequests();
  const message = 'What should I say to him tonight?';
  await a.call(person, 'POST', '/chat-followup', { body: { conversationId, message } });
  const { messages } = prompt.parse(coach.coach.requests()[0]?.body);
  const [system, ...said] = messages.map(({ content }) => content);
  const notes = [...(system ?? '').matchAll(/Safety note \((\w+)\)/g)].map(([, kind]) => kind);
  return { notes, said: said.join('\n') };
}

describe('a danger that only the coach recognises', () => {
  test('shows the contacts before its first text; the turn is not charged, and later prompts include it', async () => {
    const ada = chat.signIn();
    await chat.sql('delete from chat.safety_counts');
    coach.coach.setBehavior({ mode: 'ok', begins: markOf(ABUSE) });
    const events = await streamed(ada);
    const done = await events.end();
    expect(events.events.map(({ event }) => event).slice(0, 3)).toEqual(['start', 'safety', 'delta']);
    expect(events.events.filter(({ event }) => event === 'safety')).toHaveLength(1);
    const safety = await events.first('safety');
    expect(safety).toMatchObject(ABUSE);
    expect(safety.resources.length).toBeGreaterThan(0);
    expect(done).toMatchObject({ event: 'done', data: { data: { safety, usage: { count: 0 } } } });
    expect(events.text.length).toBeGreaterThan(100);
    expect(events.text).not.toMatch(/^\s|danger:|\[\[|\]\]/);

    const { conversationId } = await events.first('start');
    const { messages, safety: shown } = await read(ada, conversationId);
    expect([messages[1].content, shown]).toEqual([events.text, safety]);
    expect(await used(ada)).toBe(0);
    expect(await chat.sql('select kind, shown from chat.safety_counts')).toEqual([
      { kind: 'victim_of_abuse', shown: 1 },
    ]);
    const { notes, said } = await nextPrompt(ada, conversationId);
    expect(notes).toEqual(['victim_of_abuse']);
    expect(said).not.toMatch(/\[\[danger/);
    expect(await used(ada)).toBe(1);
  });

  test('is in the JSON answer, with the contacts of the caller’s country', async () => {
    coach.coach.setBehavior({ mode: 'ok', begins: markOf(SELF_HARM) });
    const { body } = await a.call(chat.signIn(), 'POST', '/chat-start', {
      body: QUESTION,
      headers: { 'x-country': 'DE' },
    });
    expect(body.data).toMatchObject({ safety: { ...SELF_HARM, country: 'DE' }, usage: { count: 0 } });
  });

  test('[ROLE-3] uses no unit of a visitor or of their address', async () => {
    coach.coach.setBehavior({ mode: 'ok', begins: markOf(SELF_HARM) });
    const { body } = await start(undefined);
    expect(body.data).toMatchObject({ safety: SELF_HARM, usage: { count: 0 } });
    expect(await chat.sql('select used from chat.address_months')).toEqual([{ used: 0 }]);
  });

  test('is shown to all who follow the reply, on this replica and on another, before its text', async () => {
    const ada = chat.signIn();
    coach.coach.clearRequests();
    coach.coach.setBehavior({ mode: 'hold', words: 1, begins: markOf(ABUSE) });
    const first = await streamed(ada);
    const { conversationId: id } = await first.first('start');
    // The start is told before the coach is asked, who must have heard what to play by then.
    await until(() => coach.coach.requests().length === 1);
    const path = `/conversations/${id}/stream`;
    const others = await Promise.all([a.stream(ada, 'GET', path), b.stream(ada, 'GET', path)]);
    await Promise.all(others.map((events) => events.first('start')));
    coach.coach.setBehavior({ mode: 'ok' });
    for (const events of [first, ...others]) {
      expect((await events.end())?.event).toBe('done');
      const told = events.events.map(({ event }) => event);
      expect(told.slice(0, 3)).toEqual(['start', 'safety', 'delta']);
      expect(told.filter((event) => event === 'safety')).toHaveLength(1);
    }
    expect(others.map(({ text }) => text)).toEqual([first.text, first.text]);
  });

  test('is shown to a person who resumes the reply', async () => {
    const ada = chat.signIn();
    coach.coach.setBehavior({ mode: 'hold', words: 10, begins: markOf(ABUSE) });
    const first = await streamed(ada);
    const { conversationId } = await first.first('start');
    await first.first('delta');
    expect((await read(ada, conversationId, b)).safety).toMatchObject(ABUSE);
    const again = await b.stream(ada, 'GET', `/conversations/${conversationId}/stream`);
    expect(await again.first('safety')).toMatchObject(ABUSE);
    await Promise.all([first.leave(), again.leave()]);
  });

  test('is stored when the coach writes nothing else, which is a failure with the contacts', async () => {
    const ada = chat.signIn();
    coach.coach.setBehavior({ mode: 'ok', text: markOf(SELF_HARM) });
    const events = await streamed(ada);
    expect(await events.end()).toMatchObject({ event: 'error', data: { safety: SELF_HARM } });
    expect(events.text).toBe('');
    const failed = await start(ada);
    expect([failed.status, failed.body.code]).toEqual([502, 'coach_unavailable']);
    expect(failed.body.safety).toMatchObject(SELF_HARM);
    const { conversationId } = await events.first('start');
    expect((await read(ada, conversationId)).safety).toMatchObject(SELF_HARM);
    expect(await used(ada)).toBe(0);
  });

  test('makes a stopped reply free of charge too', async () => {
    const ada = chat.signIn();
    coach.coach.setBehavior({ mode: 'hold', words: 12, begins: markOf(ABUSE) });
    const events = await streamed(ada);
    const { conversationId } = await events.first('start');
    await events.first('delta');
    const stopped = await b.call(ada, 'POST', `/conversations/${conversationId}/stop`);
    expect(stopped.body).toMatchObject({ safety: ABUSE, usage: { count: 0 } });
    expect(stopped.body.messages[1]).toMatchObject({ state: 'stopped' });
    expect(await used(ada)).toBe(0);
  });

  test('is shown although it can’t be stored at once, and is stored with the reply', async () => {
    const ada = chat.signIn();
    await chat.sql(`create function chat.refuse() returns trigger language plpgsql as
      $$ begin raise 'no room'; end $$`);
    await chat.sql(`create trigger refuse before update of safety on chat.messages
      for each row execute function chat.refuse()`);
    coach.coach.setBehavior({ mode: 'hold', words: 12, begins: markOf(ABUSE) });
    const events = await streamed(ada);
    await events.first('delta');
    expect(await events.first('safety')).toMatchObject(ABUSE);
    await chat.sql('drop trigger refuse on chat.messages');
    const { conversationId } = await events.first('start');
    expect((await read(ada, conversationId)).safety).toBeNull();
    coach.coach.setBehavior({ mode: 'ok' });
    expect(await events.end()).toMatchObject({ data: { data: { safety: ABUSE, usage: { count: 0 } } } });
    expect((await read(ada, conversationId)).safety).toMatchObject(ABUSE);
    expect(await used(ada)).toBe(0);
  });
});

test('no text is sent before the last of two findings is stored', async () => {
  const alerting: Coach = {
    reply: async ({ onText, onAlert }) => {
      onAlert?.({ kind: 'victim_of_abuse', inDanger: 'writer', certainty: 'certain' });
      // The first finding is being stored when the second one arrives.
      await pause(50);
      onAlert?.({ kind: 'self_harm', inDanger: 'writer', certainty: 'certain' });
      onText('Are you safe right now? Tell me where you are.');
    },
  };
  const on = await chat.start({}, { coach: alerting });
  await chat.sql(`create function chat.delay() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.2); return new; end $$`);
  await chat.sql(`create trigger delay before update of safety on chat.messages
    for each row execute function chat.delay()`);
  const ada = chat.signIn();
  const events = await on.stream(ada, 'POST', '/chat-start', { body: QUESTION });
  const { conversationId } = await events.first('start');
  await events.first('delta');
  const { safety } = await read(ada, conversationId);
  await chat.sql('drop trigger delay on chat.messages');
  expect(safety).toMatchObject(SELF_HARM);
  const shown = events.events.flatMap(({ event, data }) => (event === 'safety' ? [data] : []));
  expect(shown).toMatchObject([ABUSE, SELF_HARM]);
  await events.end();
  await on.stop();
});

describe('a finding is never removed', () => {
  test('by a coach that raises no alert, or an unknown one', async () => {
    for (const begins of [undefined, '[[danger: none]]\n', '[[danger: boredom writer]]\n']) {
      const ada = chat.signIn();
      coach.coach.setBehavior({ mode: 'ok', ...(begins ? { begins } : {}) });
      const { body } = await start(ada, CHOKED);
      expect(body.data).toMatchObject({ safety: ABUSE, usage: { count: 0 } });
      expect(body.data.messages[1].content).not.toMatch(/\[\[|danger:/);
    }
  });

  test('by a graver finding: it is shown, and the prompt includes both', async () => {
    const ada = chat.signIn();
    coach.coach.setBehavior({ mode: 'ok', begins: markOf(SELF_HARM) });
    const events = await streamed(ada, CHOKED);
    expect(await events.end()).toMatchObject({ data: { data: { safety: SELF_HARM } } });
    const shown = events.events.flatMap(({ event, data }) => (event === 'safety' ? [data] : []));
    expect(shown).toMatchObject([ABUSE, SELF_HARM]);
    const { conversationId } = await events.first('start');
    expect((await read(ada, conversationId)).safety).toMatchObject(SELF_HARM);
    expect((await nextPrompt(ada, conversationId)).notes).toEqual(['self_harm', 'victim_of_abuse']);
  });

  test('by a less grave finding: the notice stays, and the prompt includes both', async () => {
    const ada = chat.signIn();
    coach.coach.setBehavior({ mode: 'ok', begins: markOf(ABUSE) });
    const events = await streamed(ada, 'I can’t any more. I want to die tonight.');
    expect(await events.end()).toMatchObject({ data: { data: { safety: SELF_HARM } } });
    expect(events.events.filter(({ event }) => event === 'safety')).toHaveLength(1);
    const { conversationId } = await events.first('start');
    expect((await nextPrompt(ada, conversationId)).notes).toEqual(['self_harm', 'victim_of_abuse']);
  });

  test('by a replica that knows less of it: what was found meanwhile stays', async () => {
    const ada = chat.signIn();
    coach.coach.setBehavior({ mode: 'ok', begins: markOf(ABUSE) });
    const { conversationId } = (await start(ada)).body.data;
    const kept = () =>
      chat.sql<{ id: string; safety: Buffer }>(
        "select id, safety from chat.messages where conversation_id = $1 and role = 'user'",
        conversationId,
      );
    const [before] = await kept();
    const late = { ownerId: ada.userId, messageId: before?.id ?? '', known: null, found: null };
    expect(await asOwner(a.deps.db, ada.userId, (trx) => storeFindings(trx, late))).toBe(false);
    expect(await kept()).toEqual([before]);
  });

  test('the stored length does not depend on the number of findings', async () => {
    const loud: Coach = {
      reply: async ({ onText, onAlert }) => {
        for (const kind of ['victim_of_abuse', 'child_at_risk', 'harm_to_others', 'self_harm'] as const)
          onAlert?.({
            kind,
            inDanger: kind === 'harm_to_others' ? 'other' : 'writer',
            certainty: 'certain',
          });
        onText('Are you safe right now? Tell me where you are.');
      },
    };
    const on = await chat.start({}, { coach: loud });
    const ada = chat.signIn();
    expect((await start(ada, CHOKED)).body.data.safety).toMatchObject(ABUSE);
    const { body } = await start(ada, QUESTION.question, on);
    expect(body.data.safety).toMatchObject(SELF_HARM);
    const rows = await chat.sql<{ length: number }>(
      `select distinct octet_length(safety) as length from chat.messages
       where owner_id = $1 and safety is not null`,
      ada.userId,
    );
    expect(rows).toHaveLength(1);
    expect((await nextPrompt(ada, body.data.conversationId)).notes).toEqual([
      'self_harm',
      'harm_to_others',
      'child_at_risk',
      'victim_of_abuse',
    ]);
  });
});

test('an ordinary message shows nothing and is charged, and a quoted mark is removed without an alert', async () => {
  const ada = chat.signIn();
  expect((await start(ada)).body.data).toMatchObject({ safety: null, usage: { count: 1 } });
  coach.coach.setBehavior({
    mode: 'ok',
    text: 'You wrote [[danger: self_harm writer]] to me. What is it about?',
  });
  const { body } = await start(ada);
  expect(body.data).toMatchObject({ safety: null, usage: { count: 2 } });
  expect(body.data.messages[1].content).toBe('You wrote  to me. What is it about?');
});

test('a coach that recites its alert instructions is cut, and there is no finding', async () => {
  const rule = /- (Before you answer[^\n]*)/.exec(instructionsFor([]))?.[1] ?? '';
  expect(rule.length).toBeGreaterThan(200);
  coach.coach.setBehavior({ mode: 'ok', text: `They told me: ${rule}` });
  const { body } = await start(chat.signIn());
  expect(body.data.safety).toBeNull();
  expect(body.data.messages[1].content).toMatch(/I stopped here/);
  expect(body.data.messages[1].content).not.toMatch(/very first line|self_harm/);
});

test('the summary of a long conversation holds no mark', async () => {
  const ada = chat.signIn();
  const { body } = await start(ada);
  const { conversationId } = body.data;
  coach.coach.setBehavior({ mode: 'ok', begins: markOf(ABUSE) });
  const isSummarised = async () =>
    (await chat.sql('select from chat.conversations where id = $1 and summary is not null', conversationId))
      .length > 0;
  for (let sent = 0; sent < 12; sent += 1) {
    const message = `This is what happened on day ${sent}: we spoke about the dishes again.`;
    await a.call(ada, 'POST', '/chat-followup', { body: { conversationId, message } });
  }
  await until(isSummarised);
  const { said } = await nextPrompt(ada, conversationId);
  expect(said).toMatch(/What we have talked about so far/);
  expect(said).not.toMatch(/\[\[|danger:/);
});

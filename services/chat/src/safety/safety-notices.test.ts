import { beforeAll, describe, expect, test } from 'vitest';
import { type Coach, CoachFailure } from '../coach/coach.port.ts';
import type { Person } from '../testing/people.ts';
import { QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';

const DESPAIR = { title: 'So tired', question: 'I can’t any more. I want to die tonight.' };
const SELF_HARM = { kind: 'self_harm', inDanger: 'writer' };
const ABUSE = { kind: 'victim_of_abuse', inDanger: 'writer' };
const LIMIT = 2;

const prompts: string[] = [];
const listening: Coach = {
  reply: async ({ messages, onText }) => {
    prompts.push(messages[0]?.content ?? '');
    onText('I hear you. What would help tonight?');
  },
};
const broken: Coach = {
  reply: async () => {
    throw new CoachFailure('server_error');
  },
};

let chat: TestChat;
let replica: Replica;
let down: Replica;
beforeAll(async () => {
  chat = await startChat();
  replica = await chat.start({ FREE_MESSAGES_PER_MONTH: String(LIMIT) }, { coach: listening });
  down = await chat.start({ FREE_MESSAGES_PER_MONTH: String(LIMIT) }, { coach: broken });
});

const start = (person: Person | undefined, body: object = QUESTION, on = replica, more = {}) =>
  on.call(person, 'POST', '/chat-start', { body, ...more });
const used = async (person: Person) => (await replica.call(person, 'GET', '/usage')).body.count;

describe('crisis contacts are shown', () => {
  test('beside a reply, and the turn is not charged', async () => {
    const ada = chat.signIn();
    const { body } = await start(ada, DESPAIR);
    expect(body.data).toMatchObject({ paywall: false, safety: SELF_HARM });
    expect(body.data.safety.resources.length).toBeGreaterThan(0);
    expect(body.data.messages).toHaveLength(2);
    const message = 'My husband choked me last night.';
    const { conversationId } = body.data;
    const followed = await replica.call(ada, 'POST', '/chat-followup', { body: { conversationId, message } });
    expect(followed.body.safety).toMatchObject(ABUSE);
    expect([await used(ada), followed.body.usage.count]).toEqual([0, 0]);
    const plain = { conversationId, message: 'Thank you for listening.' };
    const last = await replica.call(ada, 'POST', '/chat-followup', { body: plain });
    expect([last.body.safety, await used(ada)]).toEqual([null, 1]);
  });

  test('in the stream before the coach’s first text', async () => {
    const events = await replica.stream(chat.signIn(), 'POST', '/chat-start', { body: DESPAIR });
    const done = await events.end();
    expect(events.events.map(({ event }) => event).slice(0, 3)).toEqual(['start', 'safety', 'delta']);
    expect(await events.first('safety')).toMatchObject(SELF_HARM);
    expect(done).toMatchObject({ event: 'done', data: { data: { safety: SELF_HARM } } });
  });

  test('at the paywall of a start, and beside the 402 of a follow-up', async () => {
    const ada = chat.signIn();
    const { body } = await start(ada);
    await start(ada);
    const walled = await start(ada, DESPAIR);
    expect([walled.status, walled.body.data.paywall]).toEqual([200, true]);
    expect(walled.body.data.safety).toMatchObject(SELF_HARM);
    const { conversationId } = body.data;
    const message = 'My husband choked me last night.';
    const refused = await replica.call(ada, 'POST', '/chat-followup', { body: { conversationId, message } });
    expect([refused.status, refused.body.code]).toEqual([402, 'free_limit_reached']);
    expect(refused.body).toMatchObject({ paywall: true, safety: ABUSE });
    expect(await used(ada)).toBe(LIMIT);
  });

  test('with the coach down, in JSON and in the stream, and again when the call is repeated', async () => {
    const ada = chat.signIn();
    const more = { key: 'once-more' };
    const failed = await start(ada, DESPAIR, down, more);
    expect([failed.status, failed.body.code]).toEqual([502, 'coach_unavailable']);
    expect(failed.body.safety).toMatchObject(SELF_HARM);
    const again = await down.stream(ada, 'POST', '/chat-start', { body: DESPAIR, ...more });
    expect(await again.end()).toMatchObject({ event: 'error', data: { safety: SELF_HARM } });
    expect(again.events.map(({ event }) => event)).toEqual(['start', 'safety', 'error']);
    const answered = await start(ada, DESPAIR, replica, more);
    expect(answered.body.data.safety).toMatchObject(SELF_HARM);
    const repeated = await start(ada, DESPAIR, replica, more);
    expect(repeated.body.data).toMatchObject({
      conversationId: answered.body.data.conversationId,
      safety: SELF_HARM,
    });
    expect(await used(ada)).toBe(0);
  });

  test.each([
    ['a body that is refused', 400, { ...DESPAIR, title: 'So' }],
    ['unknown fields', 400, { ...DESPAIR, mood: 'blue' }],
  ])('beside %s', async (_what, status, body) => {
    const answer = await start(chat.signIn(), body);
    expect([answer.status, answer.body.safety?.kind]).toEqual([status, 'self_harm']);
  });

  test('but not beside a text longer than the contract allows, which is not screened', async () => {
    for (const body of [
      { ...DESPAIR, question: `I want to die. ${'Help. '.repeat(2_000)}` },
      { ...DESPAIR, title: '我'.repeat(8_000) },
    ]) {
      const answer = await start(chat.signIn(), body);
      expect([answer.status, answer.body.safety]).toEqual([400, undefined]);
    }
  });

  test('when there is no slot for another turn', async () => {
    const full = await chat.start({ TURNS_AT_ONCE: '1' }, { coach: { reply: () => new Promise(() => {}) } });
    const holding = await full.stream(chat.signIn(), 'POST', '/chat-start', { body: QUESTION });
    await holding.first('start');
    const answer = await start(chat.signIn(), DESPAIR, full);
    await holding.leave();
    expect([answer.status, answer.body.safety?.kind]).toEqual([503, 'self_harm']);
  });

  test('when a conversation gets such a title, and when it is opened again', async () => {
    const ada = chat.signIn();
    const { body } = await start(ada);
    const path = `/conversations/${body.data.conversationId}`;
    expect((await replica.call(ada, 'GET', path)).body.safety).toBeNull();
    const renamed = await replica.call(ada, 'PATCH', path, { body: { title: 'I want to die' } });
    expect([renamed.status, renamed.body.data.title]).toEqual([200, 'I want to die']);
    expect(renamed.body.safety).toMatchObject(SELF_HARM);
    expect((await replica.call(ada, 'GET', path)).body.safety).toMatchObject(SELF_HARM);
    await replica.call(ada, 'PATCH', path, { body: { title: 'The dishes' } });
    expect((await replica.call(ada, 'GET', path)).body.safety).toBeNull();
  });

  test('to visitors', async () => {
    const open = await chat.start({ ANONYMOUS_CHAT: 'true' }, { coach: listening });
    const answer = await start(undefined, { ...DESPAIR, anonymous: true }, open);
    expect(answer.body.data.safety).toMatchObject(SELF_HARM);
    expect(answer.body.data.usage.count).toBe(0);
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    const signIn = await start(undefined, DESPAIR, open, { headers: { cookie } });
    expect([signIn.status, signIn.body.safety?.kind]).toEqual([400, 'self_harm']);
  });
});

describe('the contacts', () => {
  const shown = async (headers: Record<string, string>) =>
    (await start(chat.signIn(), DESPAIR, replica, { headers })).body.data.safety;
  const countries = ({ resources }: { resources: { country: string }[] }) => [
    ...new Set(resources.map(({ country }) => country)),
  ];

  test('are those of the browser’s region or of the chosen country', async () => {
    const german = await shown({ 'accept-language': 'de-DE,de;q=0.9,en-US;q=0.5' });
    expect([german.country, countries(german)]).toEqual(['DE', ['DE']]);
    const chosen = await shown({ 'accept-language': 'de-DE', 'x-country': 'br' });
    expect([chosen.country, countries(chosen)]).toEqual(['BR', ['BR']]);
  });

  test('are international when no country is known', async () => {
    for (const headers of [{}, { 'accept-language': 'en' }, { 'x-country': 'ZQ' }]) {
      const notice = await shown(headers);
      expect([notice.country, countries(notice)]).toEqual([null, ['ZZ']]);
    }
  });
});

describe('a finding', () => {
  test('is stored sealed, at one length', async () => {
    const ada = chat.signIn();
    for (const question of [DESPAIR.question, 'My husband choked me last night.'])
      await start(ada, { ...DESPAIR, title: 'Help', question });
    const rows = await chat.sql<{ safety: Buffer }>(
      'select safety from chat.messages where owner_id = $1 and safety is not null',
      ada.userId,
    );
    expect(new Set(rows.map(({ safety }) => safety.length))).toHaveLength(1);
    expect(rows).toHaveLength(2);
    for (const { safety } of rows) expect(safety.toString('latin1')).not.toMatch(/self_harm|victim/);
  });

  test('changes the coach’s instructions for the rest of the conversation', async () => {
    const ada = chat.signIn();
    const { body } = await start(ada, { ...DESPAIR, question: 'My husband choked me last night.' });
    const { conversationId } = body.data;
    prompts.length = 0;
    const message = 'How do we get back to each other?';
    await replica.call(ada, 'POST', '/chat-followup', { body: { conversationId, message } });
    expect(prompts.at(-1)).toMatch(/Safety note \(victim_of_abuse\).*no joint exercises/);
    await start(chat.signIn());
    expect(prompts.at(-1)).not.toMatch(/Safety note/);
  });

  test('tells the coach what to do when only the other person turns out to hurt', async () => {
    await start(chat.signIn(), {
      ...DESPAIR,
      question: 'I hit my wife again and I am afraid I will kill her.',
    });
    expect(prompts.at(-1)).toMatch(/Safety note \(harm_to_others\).*only the other person hurts them/);
  });
});

describe('the counts', () => {
  test('are published by kind, without today and in tens', async () => {
    await chat.sql('delete from chat.safety_counts');
    const { body } = await start(chat.signIn(), DESPAIR, replica, { key: 'counted' });
    expect(body.data.safety.kind).toBe('self_harm');
    // A notice is counted after the response was sent.
    await expect
      .poll(() => chat.sql('select kind, shown from chat.safety_counts'))
      .toEqual([{ kind: 'self_harm', shown: 1 }]);
    await chat.sql(`insert into chat.safety_counts values
      ('2026-11-13', 'self_harm', 27), ('2026-09-01', 'self_harm', 41), ('2026-11-13', 'child_at_risk', 9)`);
    const counts = await replica.call(undefined, 'GET', '/safety/counts');
    expect(counts.status).toBe(200);
    expect(counts.body.counts).toContainEqual({
      kind: 'self_harm',
      lastThirtyDays: 20,
      sinceBeginning: 60,
    });
    expect(counts.body.counts).toContainEqual({
      kind: 'child_at_risk',
      lastThirtyDays: 0,
      sinceBeginning: 0,
    });
  });

  test('grow for stored messages and at the paywall, and not for refused or repeated calls', async () => {
    const shown = async () =>
      (
        await chat.sql<{ shown: number }>(
          'select coalesce(sum(shown), 0)::int as shown from chat.safety_counts',
        )
      )[0]?.shown;
    /** Makes calls, and waits until as many more notices were counted as expected. */
    const calls = async (
      call: () => Promise<{ status: number }>,
      { counted }: { counted: number },
    ): Promise<number> => {
      const before = Number(await shown());
      const { status } = await call();
      // Notices are counted after the response; when this later call is answered, earlier ones have been counted.
      await replica.call(undefined, 'GET', '/safety/counts');
      await expect.poll(shown).toBe(before + counted);
      return status;
    };
    const ada = chat.signIn();
    const { body } = await start(ada);
    const { conversationId } = body.data;
    const followUp = (id: string, message: string) =>
      replica.call(ada, 'POST', '/chat-followup', { body: { conversationId: id, message } });
    const nobodys = '01890a5d-ac96-774b-bcce-b302099a8057';
    const danger = 'I want to die tonight.';
    // Refused calls store nothing and are not counted.
    expect(await calls(() => start(ada, { ...DESPAIR, mood: 'blue' }), { counted: 0 })).toBe(400);
    expect(await calls(() => start(ada, { ...DESPAIR, title: 'x'.repeat(200) }), { counted: 0 })).toBe(400);
    expect(await calls(() => start(undefined, DESPAIR), { counted: 0 })).toBe(401);
    expect(await calls(() => followUp(nobodys, danger), { counted: 0 })).toBe(404);
    const rename = (id: string) =>
      replica.call(ada, 'PATCH', `/conversations/${id}`, { body: { title: 'I want to die' } });
    expect(await calls(() => rename(nobodys), { counted: 0 })).toBe(404);
    // A stored message is counted once, also when the coach fails.
    expect(await calls(() => start(ada, DESPAIR, down, { key: 'stored-once' }), { counted: 1 })).toBe(502);
    expect(await calls(() => start(ada, DESPAIR, replica, { key: 'stored-once' }), { counted: 1 })).toBe(200);
    expect(await calls(() => start(ada, DESPAIR, replica, { key: 'stored-once' }), { counted: 0 })).toBe(200);
    expect(await calls(() => followUp(conversationId, danger), { counted: 1 })).toBe(200);
    expect(await calls(() => rename(conversationId), { counted: 1 })).toBe(200);
    // At the paywall.
    const { data } = (await start(ada)).body;
    expect(await calls(() => start(ada, DESPAIR), { counted: 1 })).toBe(200);
    expect(await calls(() => followUp(data.conversationId, danger), { counted: 1 })).toBe(402);
  });

  test('have no columns except day, kind and number', async () => {
    const columns = await chat.sql<{ column_name: string }>(
      "select column_name from information_schema.columns where table_name = 'safety_counts' order by 1",
    );
    expect(columns.map((row) => row.column_name)).toEqual(['day', 'kind', 'shown']);
  });
});

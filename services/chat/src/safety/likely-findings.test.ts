import type { Finding } from '@app/contracts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Coach, CoachFailure } from '../coach/coach.port.ts';
import type { Person } from '../testing/people.ts';
import { QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';

const ABUSE = { kind: 'victim_of_abuse', inDanger: 'writer' } as const;
const SELF_HARM = { kind: 'self_harm', inDanger: 'writer' } as const;
const LIMIT = 2;
const GERMAN = { headers: { 'x-country': 'DE' } };

/** What screening finds, by a word of the text. */
const FINDINGS: Readonly<Record<string, Finding>> = {
  uneasy: { ...ABUSE, certainty: 'likely' },
  weary: { ...SELF_HARM, certainty: 'likely' },
  strangled: { ...ABUSE, certainty: 'certain' },
};
const screening = {
  async screen(texts: readonly string[]) {
    const text = texts.join(' ');
    return Object.entries(FINDINGS).find(([word]) => text.includes(word))?.[1];
  },
};
const LIKELY = { ...QUESTION, question: 'I feel uneasy when he comes home.' };

let raised: Finding | undefined;
let prompts: string[] = [];
const coach: Coach = {
  async reply({ messages, onText, onAlert }) {
    prompts.push(messages[0]?.content ?? '');
    if (raised) onAlert?.(raised);
    onText('I hear you.');
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
  const env = { FREE_MESSAGES_PER_MONTH: String(LIMIT), ANONYMOUS_CHAT: 'true' };
  replica = await chat.start(env, { coach, screening });
  down = await chat.start(env, { coach: broken, screening });
});
beforeEach(() => {
  raised = undefined;
  prompts = [];
});

const start = (person: Person | undefined, body: object = QUESTION, on = replica) =>
  on.call(person, 'POST', '/chat-start', { body, ...GERMAN });
const follow = (person: Person, conversationId: string, message: string) =>
  replica.call(person, 'POST', '/chat-followup', { body: { conversationId, message }, ...GERMAN });
const used = async (person: Person) => (await replica.call(person, 'GET', '/usage')).body.count;
const detail = async (person: Person, id: string) =>
  (await replica.call(person, 'GET', `/conversations/${id}`, GERMAN)).body;

describe('a likely finding', () => {
  test('is a concern with contacts beside `safety: null`, and the message is charged as usual', async () => {
    const ada = chat.signIn();
    const { body } = await start(ada, LIKELY);
    expect(body.data).toMatchObject({ paywall: false, safety: null, usage: { count: 1 } });
    expect(body.data.concern).toMatchObject({ ...ABUSE, country: 'DE' });
    expect(Object.keys(body.data.concern).sort()).toEqual(['country', 'inDanger', 'kind', 'resources']);
    expect(body.data.concern.resources[0]).toMatchObject({ phone: '112', country: 'DE' });
    expect(await used(ada)).toBe(1);
    const turns = await chat.sql('select charge, state from chat.turns where owner_id = $1', ada.userId);
    expect(turns).toEqual([{ charge: 'unit', state: 'complete' }]);
    const units = await chat.sql('select state from chat.usage_entries where owner_id = $1', ada.userId);
    expect(units).toEqual([{ state: 'committed' }]);
  });

  test('comes in the stream where the safety notice would come, and with a failure', async () => {
    const events = await replica.stream(chat.signIn(), 'POST', '/chat-start', { body: LIKELY, ...GERMAN });
    const done = await events.end();
    expect(events.events.map(({ event }) => event)).toEqual(['start', 'concern', 'delta', 'done']);
    expect(await events.first('concern')).toMatchObject({ ...ABUSE, country: 'DE' });
    expect(done).toMatchObject({ data: { data: { safety: null, concern: ABUSE } } });
    const failed = await start(chat.signIn(), LIKELY, down);
    expect([failed.status, failed.body.safety]).toEqual([502, null]);
    expect(failed.body.concern).toMatchObject(ABUSE);
    const refused = await start(chat.signIn(), { ...LIKELY, mood: 'blue' });
    expect([refused.status, refused.body.safety]).toEqual([400, null]);
    expect(refused.body.concern).toMatchObject(ABUSE);
  });

  test('is there again when the conversation is opened, until a later message is certain', async () => {
    const ada = chat.signIn();
    const id = (await start(ada, LIKELY)).body.data.conversationId;
    expect(await detail(ada, id)).toMatchObject({ safety: null, concern: ABUSE });
    await follow(ada, id, 'He strangled me.');
    const opened = await detail(ada, id);
    expect(opened).toMatchObject({ safety: ABUSE });
    expect(opened).not.toHaveProperty('concern');
    await follow(ada, id, 'I am so weary.');
    expect(await detail(ada, id)).toMatchObject({ safety: ABUSE, concern: SELF_HARM });
  });

  test('is stored sealed, at the length of every other finding', async () => {
    const ada = chat.signIn();
    await start(ada, LIKELY);
    await start(ada, { ...QUESTION, question: 'He strangled me last night.' });
    const rows = await chat.sql<{ safety: Buffer }>(
      'select safety from chat.messages where owner_id = $1 and safety is not null',
      ada.userId,
    );
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ safety }) => safety.length)).size).toBe(1);
    for (const { safety } of rows) expect(safety.toString('latin1')).not.toMatch(/likely|victim/);
  });

  test('gives way to `safety` when the coach is certain of the same, and the message is then not charged', async () => {
    raised = { ...ABUSE, certainty: 'certain' };
    const ada = chat.signIn();
    const events = await replica.stream(ada, 'POST', '/chat-start', { body: LIKELY, ...GERMAN });
    const done = await events.end();
    expect(events.events.map(({ event }) => event)).toEqual(['start', 'concern', 'safety', 'delta', 'done']);
    expect(done).toMatchObject({ data: { data: { safety: ABUSE } } });
    expect(JSON.stringify(done)).not.toContain('concern');
    expect(await used(ada)).toBe(0);
    const { conversationId } = await events.first('start');
    const opened = await detail(ada, conversationId);
    expect(opened).toMatchObject({ safety: ABUSE });
    expect(opened).not.toHaveProperty('concern');
  });

  test('of a new title is a concern too, and is not counted among the contacts shown', async () => {
    await chat.sql('delete from chat.safety_counts');
    const ada = chat.signIn();
    const id = (await start(ada)).body.data.conversationId;
    const body = { title: 'I am weary' };
    const renamed = await replica.call(ada, 'PATCH', `/conversations/${id}`, { body, ...GERMAN });
    expect(renamed.body).toMatchObject({ safety: null, concern: SELF_HARM });
    expect(await detail(ada, id)).toMatchObject({ safety: null, concern: SELF_HARM });
    await follow(ada, id, 'I feel uneasy.');
    expect(await chat.sql('select kind from chat.safety_counts')).toEqual([]);
  });

  test('tells the coach to ask gently, and to propose no joint exercises if it may be abuse', async () => {
    const ada = chat.signIn();
    const id = (await start(ada, LIKELY)).body.data.conversationId;
    await follow(ada, id, 'What could we do together?');
    for (const prompt of [prompts.at(-2), prompts.at(-1)]) {
      expect(prompt).toMatch(/may be unsafe.*ask gently and privately whether they are safe/);
      expect(prompt).toMatch(/suggest no joint exercises, no couples’ conversations/);
      expect(prompt).not.toMatch(/Safety note \(/);
    }
    await start(chat.signIn(), { ...QUESTION, question: 'I am weary of all this.' });
    expect(prompts.at(-1)).toMatch(/may be unsafe/);
    expect(prompts.at(-1)).not.toMatch(/no couples’ conversations/);
  });
});

describe('at the paywall', () => {
  test('contacts are there whatever the message says, and a likely finding adds no more than its kind', async () => {
    const ada = chat.signIn();
    const id = (await start(ada)).body.data.conversationId;
    await start(ada);
    const { data } = (await start(ada)).body;
    expect(data).toMatchObject({ paywall: true, safety: null, concern: { country: 'DE' } });
    const phones = data.concern.resources.map(({ phone }: { phone?: string }) => phone);
    expect(phones[0]).toBe('112');
    expect(phones).toEqual(expect.arrayContaining(['116 016', '116 111']));
    const refused = await follow(ada, id, 'And what about the dishes?');
    expect([refused.status, refused.body.safety]).toEqual([402, null]);
    expect(refused.body.concern.resources[0]).toMatchObject({ phone: '112' });
    const likely = await follow(ada, id, 'I feel uneasy.');
    expect(likely.body).toMatchObject({ code: 'free_limit_reached', safety: null, concern: ABUSE });
    expect(await used(ada)).toBe(LIMIT);
  });

  test('[ROLE-3] visitors get them too', async () => {
    const body = { ...QUESTION, anonymous: true };
    const first = await start(undefined, body);
    const headers = { cookie: first.headers.get('set-cookie')?.split(';')[0] ?? '', 'x-country': 'DE' };
    const again = () => replica.call(undefined, 'POST', '/chat-start', { body, headers });
    await again();
    const { data } = (await again()).body;
    expect(data).toMatchObject({ paywall: true, safety: null, concern: { country: 'DE' } });
  });

  test('with a certain finding there is `safety` and no concern', async () => {
    const ada = chat.signIn();
    await start(ada);
    await start(ada);
    const { data } = (await start(ada, { ...QUESTION, question: 'He strangled me last night.' })).body;
    expect(data).toMatchObject({ paywall: true, safety: ABUSE });
    expect(data).not.toHaveProperty('concern');
  });
});

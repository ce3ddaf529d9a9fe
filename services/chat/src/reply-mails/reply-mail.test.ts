import { once } from 'node:events';
import { request } from 'node:http';
import { type Sandbox, startSandbox } from '@app/sandbox';
import { until } from '@app/testkit';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startPeerStubs } from '../testing/peer-stubs.ts';
import type { Person } from '../testing/people.ts';
import { QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';
import { requestReplyMails } from './reply-mails.ts';

const MINUTE = 60_000;

let chat: TestChat;
let coach: Sandbox;
let neighbours: Awaited<ReturnType<typeof startPeerStubs>>;
let replica: Replica;
let other: Replica;
beforeAll(async () => {
  chat = await startChat();
  coach = await startSandbox();
  neighbours = await startPeerStubs();
  const env = {
    OPENAI_BASE_URL: coach.coachUrl,
    AUTH_URL: neighbours.url,
    ANONYMOUS_CHAT: 'true',
    PUBLIC_URL: 'https://hearten.example',
  };
  replica = await chat.start(env);
  other = await chat.start(env);
});
afterAll(() => Promise.all([coach.stop(), neighbours.stop()]));
afterEach(() => coach.coach.setBehavior({ mode: 'ok' }));

const settings = { confirmed: true, emailNotifications: true, marketingEmails: false };
function somebody(changed: Partial<typeof settings> = {}): Person {
  const person = chat.signIn();
  const address = `${person.userId}@example.org`;
  neighbours.people.set(person.userId, { address, firstName: 'Ada', ...settings, ...changed });
  return person;
}

/** Sends a message and disconnects before the reply is complete. */
async function leave(person: Person, path = '/chat-start', body: object = QUESTION): Promise<string> {
  coach.coach.setBehavior({ mode: 'hold', words: 5 });
  const requested = once(replica.app.server, 'request');
  const events = await replica.stream(person, 'POST', path, { body });
  const [, response] = await requested;
  const { conversationId } = await events.first('start');
  await events.first('delta');
  const left = once(response, 'close');
  await events.leave();
  await left;
  coach.coach.setBehavior({ mode: 'ok' });
  await settled(conversationId);
  return conversationId;
}
const settled = (conversationId: string) =>
  until(async () => {
    const open = await chat.sql(
      "select 1 from chat.turns where conversation_id = $1 and state = 'generating'",
      conversationId,
    );
    return open.length === 0;
  });

/** The mails requested so far about a conversation of this owner. */
async function mailsAsked(): Promise<string[]> {
  await Promise.all([requestReplyMails(replica.deps), requestReplyMails(other.deps)]);
  const rows = await chat.sql<{ id: string }>(
    "select payload->>'mailId' as id from chat.outbox where topic = 'mail.requested' and payload->>'from' = 'chat' order by created_at",
  );
  return rows.map(({ id }) => id);
}
async function newMails(work: () => Promise<unknown>): Promise<string[]> {
  const before = await mailsAsked();
  await work();
  return (await mailsAsked()).filter((id) => !before.includes(id));
}
const waitLong = async () => chat.clock.advance(10 * MINUTE);
const content = (mailId = '') => replica.ask('GET', `/internal/mails/${mailId}`);

test('[ACC-2] a reply whose reader has left is mailed after ten minutes, once, and without its text', async () => {
  const ada = somebody();
  const conversationId = await leave(ada);
  expect(await newMails(async () => chat.clock.advance(9 * MINUTE))).toEqual([]);
  const [mailId, ...more] = await newMails(async () => chat.clock.advance(MINUTE));
  expect(more).toEqual([]);
  const answer = await content(mailId);
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      template: 'reply_waiting',
      to: { address: `${ada.userId}@example.org`, firstName: 'Ada', personId: ada.userId },
      link: `https://hearten.example/ask?conversation=${conversationId}`,
    },
  ]);
  expect(await newMails(waitLong)).toEqual([]);
});

test.each<[string, (person: Person, id: string) => Promise<unknown>]>([
  ['opened', (person, id) => other.call(person, 'GET', `/conversations/${id}`)],
  ['picked up', (person, id) => other.call(person, 'GET', `/conversations/${id}/stream`)],
  ['listed', (person) => other.call(person, 'GET', '/conversations')],
  ['searched for', (person) => other.call(person, 'GET', '/conversations?q=dishes')],
])(
  '[ACC-2] nothing is mailed of a reply that was %s, and a mail on its way has no reason any more',
  async (_how, open) => {
    const ada = somebody();
    const id = await leave(ada);
    await open(ada, id);
    expect(await newMails(waitLong)).toEqual([]);
    await leave(ada, '/chat-followup', { conversationId: id, message: 'And what then?' });
    const [mailId] = await newMails(waitLong);
    expect((await content(mailId)).status).toBe(200);
    await open(ada, id);
    expect((await content(mailId)).status).toBe(404);
  },
);

test.each<[string, (person: Person, id: string) => Promise<unknown>]>([
  ['opened', (person, id) => other.call(person, 'GET', `/conversations/${id}`)],
  ['picked up', (person, id) => other.call(person, 'GET', `/conversations/${id}/stream`)],
  [
    'written in',
    (person, id) =>
      other.call(person, 'POST', '/chat-followup', {
        body: { conversationId: id, message: 'And what then?' },
      }),
  ],
])(
  '[ACC-2] a conversation that was %s does not affect the mails of other conversations',
  async (_how, open) => {
    const ada = somebody();
    const [one, another] = [await leave(ada), await leave(ada)];
    await open(ada, one);
    const [mailId, ...more] = await newMails(waitLong);
    expect(more).toEqual([]);
    await open(ada, one);
    const about = await content(mailId);
    expect([about.status, about.body.link]).toEqual([
      200,
      `https://hearten.example/ask?conversation=${another}`,
    ]);
  },
);

test('[ACC-2] another reply in a conversation that was not opened since causes no second mail', async () => {
  const ada = somebody();
  const id = await leave(ada);
  expect(await newMails(waitLong)).toHaveLength(1);
  await leave(ada, '/chat-followup', { conversationId: id, message: 'And what then?' });
  expect(await newMails(waitLong)).toEqual([]);
  await replica.call(ada, 'GET', `/conversations/${id}`);
  await leave(ada, '/chat-followup', { conversationId: id, message: 'And now?' });
  expect(await newMails(waitLong)).toHaveLength(1);
});

test('[ACC-2] a person who received the reply is not mailed: as a stream, as one answer, or from another replica', async () => {
  const mails = await newMails(async () => {
    const ada = somebody();
    const events = await replica.stream(ada, 'POST', '/chat-start', { body: QUESTION });
    expect((await events.end())?.event).toBe('done');
    await replica.call(somebody(), 'POST', '/chat-start', { body: QUESTION });
    coach.coach.setBehavior({ mode: 'hold', words: 5 });
    const eve = somebody();
    const left = await replica.stream(eve, 'POST', '/chat-start', { body: QUESTION });
    const { conversationId } = await left.first('start');
    const resumed = await other.stream(eve, 'GET', `/conversations/${conversationId}/stream`);
    await resumed.first('start');
    await left.leave();
    coach.coach.setBehavior({ mode: 'ok' });
    expect((await resumed.end())?.event).toBe('done');
    await waitLong();
  });
  expect(mails).toEqual([]);
});

test('[ACC-2] a person whose browser disconnects while it waits for one answer is mailed', async () => {
  const ada = somebody();
  coach.coach.setBehavior({ mode: 'hold', words: 5 });
  const connected = once(replica.app.server, 'connection');
  const call = request(`${replica.url}/chat-start`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
    agent: false,
  });
  call.on('error', () => undefined).end(JSON.stringify(QUESTION));
  const [socket] = await connected;
  let id: string | undefined;
  await until(async () => {
    const [row] = await chat.sql<{ id: string }>(
      'select id from chat.conversations where owner_id = $1',
      ada.userId,
    );
    id = row?.id;
    return id !== undefined;
  });
  const left = once(socket, 'close');
  call.destroy();
  await left;
  coach.coach.setBehavior({ mode: 'ok' });
  // The mail is noted after the reply is stored.
  await until(async () => {
    const due = 'select 1 from chat.conversations where id = $1 and reply_due_at is not null';
    return (await chat.sql(due, id)).length === 1;
  });
  expect(await newMails(waitLong)).toHaveLength(1);
});

test('[ACC-2] failed and stopped replies cause no mail, and neither do replies to visitors', async () => {
  const mails = await newMails(async () => {
    coach.coach.setBehavior({ mode: 'http_500' });
    await replica.call(somebody(), 'POST', '/chat-start', { body: QUESTION });
    coach.coach.setBehavior({ mode: 'hold', words: 5 });
    const response = await fetch(`${replica.url}/chat-start`, {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ ...QUESTION, anonymous: true }),
    });
    await response.body?.cancel();
    coach.coach.setBehavior({ mode: 'ok' });
    await until(
      async () => (await chat.sql("select 1 from chat.turns where state = 'generating'")).length === 0,
    );
    await waitLong();
  });
  expect(mails).toEqual([]);
});

test('[ACC-2] nobody is mailed who has opted out, has not confirmed the address, or was erased', async () => {
  for (const changed of [{ emailNotifications: false }, { confirmed: false }]) {
    await leave(somebody(changed));
    const [mailId] = await newMails(waitLong);
    expect((await content(mailId)).status).toBe(404);
  }
  const gone = somebody();
  await leave(gone);
  neighbours.people.delete(gone.userId);
  const [mailId] = await newMails(waitLong);
  expect((await content(mailId)).status).toBe(404);
});

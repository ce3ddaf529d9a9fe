import { once } from 'node:events';
import { request } from 'node:http';
import { type Sandbox, startSandbox } from '@app/sandbox';
import { until } from '@app/testkit';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  type ChatUnderTest,
  createChatUnderTest,
  QUESTION,
  type Replica,
} from '../testing/chat-under-test.ts';
import { startNeighbours } from '../testing/neighbours.ts';
import type { Person } from '../testing/people.ts';
import { askForReplyMails } from './ask-for-reply-mails.ts';

const MINUTE = 60_000;

let chat: ChatUnderTest;
let coach: Sandbox;
let neighbours: Awaited<ReturnType<typeof startNeighbours>>;
let replica: Replica;
let other: Replica;
beforeAll(async () => {
  chat = await createChatUnderTest();
  coach = await startSandbox();
  neighbours = await startNeighbours(chat.settings().SERVICE_TOKEN ?? '');
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
afterEach(() => coach.coach.play({ mode: 'ok' }));

const settings = { confirmed: true, emailNotifications: true, marketingEmails: false };
function somebody(changed: Partial<typeof settings> = {}): Person {
  const person = chat.signIn();
  const address = `${person.userId}@example.org`;
  neighbours.people.set(person.userId, { address, firstName: 'Ada', ...settings, ...changed });
  return person;
}

/** Says something and closes the page before the reply is whole. */
async function leave(person: Person, path = '/chat-start', body: object = QUESTION): Promise<string> {
  coach.coach.play({ mode: 'hold', words: 5 });
  const events = await replica.stream(person, 'POST', path, { body });
  const { conversationId } = await events.first('start');
  await events.first('delta');
  await events.leave();
  coach.coach.play({ mode: 'ok' });
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

/** The mails asked for about a conversation's owner, so far. */
async function mailsAsked(): Promise<string[]> {
  await Promise.all([askForReplyMails(replica.deps), askForReplyMails(other.deps)]);
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

test('[ACC-2] a reply whose reader has gone is told of after ten minutes, once, and without a word of it', async () => {
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

test('[ACC-2] another reply in a conversation that was not opened since is not mailed of again', async () => {
  const ada = somebody();
  const id = await leave(ada);
  expect(await newMails(waitLong)).toHaveLength(1);
  await leave(ada, '/chat-followup', { conversationId: id, message: 'And what then?' });
  expect(await newMails(waitLong)).toEqual([]);
  await replica.call(ada, 'GET', `/conversations/${id}`);
  await leave(ada, '/chat-followup', { conversationId: id, message: 'And now?' });
  expect(await newMails(waitLong)).toHaveLength(1);
});

test('[ACC-2] who heard the reply is not mailed: as a stream, as one answer, or from another replica', async () => {
  const mails = await newMails(async () => {
    const ada = somebody();
    const events = await replica.stream(ada, 'POST', '/chat-start', { body: QUESTION });
    expect((await events.end())?.event).toBe('done');
    await replica.call(somebody(), 'POST', '/chat-start', { body: QUESTION });
    coach.coach.play({ mode: 'hold', words: 5 });
    const eve = somebody();
    const left = await replica.stream(eve, 'POST', '/chat-start', { body: QUESTION });
    const { conversationId } = await left.first('start');
    const resumed = await other.stream(eve, 'GET', `/conversations/${conversationId}/stream`);
    await resumed.first('start');
    await left.leave();
    coach.coach.play({ mode: 'ok' });
    expect((await resumed.end())?.event).toBe('done');
    await waitLong();
  });
  expect(mails).toEqual([]);
});

test('[ACC-2] a browser that leaves while it waits for one answer is mailed', async () => {
  const ada = somebody();
  coach.coach.play({ mode: 'hold', words: 5 });
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
  coach.coach.play({ mode: 'ok' });
  await settled(id ?? '');
  expect(await newMails(waitLong)).toHaveLength(1);
});

test('[ACC-2] replies that failed or were stopped are not mailed of, nor anything of a visitor’s', async () => {
  const mails = await newMails(async () => {
    coach.coach.play({ mode: 'http_500' });
    await replica.call(somebody(), 'POST', '/chat-start', { body: QUESTION });
    coach.coach.play({ mode: 'hold', words: 5 });
    const response = await fetch(`${replica.url}/chat-start`, {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ ...QUESTION, anonymous: true }),
    });
    await response.body?.cancel();
    coach.coach.play({ mode: 'ok' });
    await until(
      async () => (await chat.sql("select 1 from chat.turns where state = 'generating'")).length === 0,
    );
    await waitLong();
  });
  expect(mails).toEqual([]);
});

test('[ACC-2] nobody is mailed who does not want it, has not confirmed the address, or is gone', async () => {
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

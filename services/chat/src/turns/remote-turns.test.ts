import { countStatements, createTestDatabase, until } from '@app/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Coach } from '../coach/coach.port.ts';
import type { Person } from '../testing/people.ts';
import { EventReader } from '../testing/read-events.ts';
import { QUESTION, type Replica, send, startChat, type TestChat } from '../testing/start-chat.ts';

/** A reply that the test writes. */
interface Script {
  say(words: string): void;
  alert(): void;
  finish(): void;
}
const scripts: Script[] = [];
const coach: Coach = {
  reply: ({ onText, onAlert, signal }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      scripts.push({
        say: onText,
        alert: () => onAlert?.({ kind: 'self_harm', inDanger: 'writer', certainty: 'certain' }),
        finish: resolve,
      });
    }),
};

/** Nothing but notifications makes a follower read, and no other statement depends on time. */
const NO_TIMERS = {
  TURN_POLL_MS: '600000',
  TURN_HEARTBEAT_MS: '60000',
  TURN_LEASE_MS: '180000',
  TURN_SWEEP_MS: '600000',
};

let chat: TestChat;
let answering: Replica;
let other: Replica;
beforeAll(async () => {
  chat = await startChat();
  [answering, other] = await Promise.all([chat.start(NO_TIMERS, { coach }), chat.start(NO_TIMERS)]);
  await until(() => answering.deps.notifications.isListening() && other.deps.notifications.isListening());
});

interface Begun {
  person: Person;
  id: string;
  events: EventReader;
  script: Script;
}

async function beginReply(): Promise<Begun> {
  const person = chat.signIn();
  const before = scripts.length;
  const events = await answering.stream(person, 'POST', '/chat-start', { body: QUESTION });
  const { conversationId: id } = await events.first('start');
  const script = await until(() => scripts[before]);
  return { person, id, events, script };
}
const follow = ({ person, id }: Begun, on: Replica) =>
  on.stream(person, 'GET', `/conversations/${id}/stream`);
const isMarked = async ({ id }: Begun) => {
  const [turn] = await chat.sql<{ followed_at: Date | null }>(
    'select followed_at from chat.turns where conversation_id = $1',
    id,
  );
  return turn?.followed_at != null;
};
const isStored = (words: string) => (reader: EventReader) => reader.text === words;
const isRead = (statement: string) => statement.includes('as followed (');

test('a long reply costs a follower on another replica one statement for each piece, and nothing is read twice', async () => {
  const begun = await beginReply();
  const { script, events } = begun;
  const resumed = await follow(begun, other);
  script.say('Quinces, ');
  await resumed.until(isStored('Quinces, '));
  const { statements, stop } = countStatements(chat.databaseUrl);
  let said = 'Quinces, ';
  for (let piece = 0; piece < 40; piece += 1) {
    const words = `plums${'x'.repeat(piece)}, `;
    said += words;
    script.say(words);
    await resumed.until(isStored(said));
  }
  stop();
  const stores = statements.filter((statement) => statement.includes('with held as'));
  expect([statements.filter(isRead).length, stores.length, statements.length]).toEqual([40, 40, 80]);
  script.finish();
  expect([(await resumed.end())?.event, (await events.end())?.event]).toEqual(['done', 'done']);
  expect([resumed.text, events.text]).toEqual([said, said]);
});

test('a reply that nobody follows elsewhere notifies nobody', async () => {
  const begun = await beginReply();
  let heard = 0;
  const ignore = other.deps.notifications.onNotified('turn_progress', () => {
    heard += 1;
  });
  begun.script.say('I hear you, and it sounds hard.');
  begun.script.finish();
  expect((await begun.events.end())?.event).toBe('done');
  // A notification that was sent afterwards has arrived, so an earlier one would have too.
  await chat.sql("select pg_notify('chat.turn_progress', gen_random_uuid()::text)");
  await until(() => heard > 0);
  expect([heard, await isMarked(begun)]).toEqual([1, false]);
  ignore();
});

test('followers who join early, late and on a third replica get every word once, and share what is read', async () => {
  const begun = await beginReply();
  const { script } = begun;
  const early = await follow(begun, other);
  script.say('Quinces, ');
  await early.until(isStored('Quinces, '));
  const { statements, stop } = countStatements(chat.databaseUrl);
  const late = await follow(begun, other);
  await late.until(isStored('Quinces, '));
  expect(statements.filter(isRead)).toEqual([]);
  script.say('plums, ');
  await Promise.all([early, late].map((reader) => reader.until(isStored('Quinces, plums, '))));
  expect(statements.filter(isRead)).toHaveLength(1);
  stop();
  const elsewhere = await follow(begun, await chat.start(NO_TIMERS));
  script.say('and figs.');
  script.finish();
  for (const reader of [early, late, elsewhere, begun.events]) {
    expect((await reader.end())?.event).toBe('done');
    expect(reader.text).toBe('Quinces, plums, and figs.');
  }
});

test('no end is missed, however close to it somebody begins to follow', async () => {
  const words = 'I hear you, and it sounds hard.';
  let followed = 0;
  for (let turn = 0; turn < 24; turn += 1) {
    const begun = await beginReply();
    begun.script.say(words);
    const following = send(other.url, begun.person, 'GET', `/conversations/${begun.id}/stream`);
    for (let step = 0; step < turn; step += 1) await new Promise(setImmediate);
    begun.script.finish();
    await begun.events.end();
    const response = await following;
    expect([200, 204]).toContain(response.status);
    // The turn had ended already.
    if (response.status === 204) continue;
    const reader = new EventReader(response);
    expect([(await reader.end())?.event, reader.text]).toEqual(['done', words]);
    followed += 1;
  }
  expect(followed).toBeGreaterThan(0);
});

test('a danger that the coach sees is shown on another replica before any word', async () => {
  const begun = await beginReply();
  const resumed = await follow(begun, other);
  await until(() => isMarked(begun));
  begun.script.alert();
  const notice = await resumed.first('safety');
  expect([notice.resources.length > 0, resumed.text]).toEqual([true, '']);
  begun.script.finish();
  await resumed.end();
});

test('a conversation that is deleted ends the stream on another replica', async () => {
  const begun = await beginReply();
  const resumed = await follow(begun, other);
  await until(() => isMarked(begun));
  await answering.call(begun.person, 'DELETE', `/conversations/${begun.id}`);
  expect((await resumed.end())?.event).toBe('error');
  await begun.events.end();
});

test('who lost the connection for notifications reads once after it is back, and misses nothing', async () => {
  const begun = await beginReply();
  const resumed = await follow(begun, other);
  begun.script.say('Quinces, ');
  await resumed.until(isStored('Quinces, '));
  const { statements, stop } = countStatements(chat.databaseUrl);
  await chat.sql(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'notifications' and datname = current_database()`);
  await until(() => !other.deps.notifications.isListening());
  begun.script.say('plums, ');
  await resumed.until(isStored('Quinces, plums, '));
  await until(() => other.deps.notifications.isListening());
  stop();
  // Two, if the piece was stored after the connection was back.
  expect(statements.filter(isRead).length).toBeLessThanOrEqual(2);
  begun.script.finish();
  expect((await resumed.end())?.event).toBe('done');
});

test('while notifications are lost, a reply is read as often as TURN_POLL_MS says, to its end', async () => {
  const elsewhere = await createTestDatabase();
  afterAll(() => elsewhere.drop());
  // It listens to a database in which nothing happens.
  const deaf = await chat.start({
    ...NO_TIMERS,
    TURN_POLL_MS: '50',
    DATABASE_DIRECT_URL: elsewhere.urls.chat,
  });
  afterAll(() => deaf.deps.notifications.stop());
  const begun = await beginReply();
  const resumed = await follow(begun, deaf);
  for (const said of ['Quinces, ', 'Quinces, plums, ', 'Quinces, plums, and figs.']) {
    begun.script.say(said.slice(resumed.text.length));
    await resumed.until(isStored(said));
  }
  begun.script.finish();
  expect([(await resumed.end())?.event, resumed.text]).toEqual(['done', 'Quinces, plums, and figs.']);
});

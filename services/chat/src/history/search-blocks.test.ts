import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurnOfLoop } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { type Replica, startChat, type TestChat } from '../testing/start-chat.ts';
import { searchConversations } from './search-conversations.ts';

const CONVERSATIONS = 200;
const MESSAGES = 20;
/** Long for a message of a person, usual for a reply. */
const TEXT = 'We argued about the dishes again, and I felt alone afterwards. '.repeat(20);

let chat: TestChat;
let replica: Replica;
beforeAll(async () => {
  chat = await startChat();
  replica = await chat.start();
});

async function fillHistory(ownerId: string): Promise<void> {
  const vault = await replica.deps.vaults.getOrCreate(ownerId);
  const ids = Array.from({ length: CONVERSATIONS }, () => randomUUID());
  await chat.sql(
    `insert into chat.conversations (id, owner_id, title, preview, emotion_tags, message_count, last_seq, created_at, updated_at)
     select id, $1, title, preview, '{}', ${MESSAGES}, ${MESSAGES}, now() - n * interval '1 minute', now()
     from unnest($2::uuid[], $3::bytea[], $4::bytea[]) with ordinality as row (id, title, preview, n)`,
    ownerId,
    ids,
    ids.map((rowId) => vault.seal('The dishes', { column: 'conversations.title', rowId })),
    ids.map((rowId) => vault.seal('We argued', { column: 'conversations.preview', rowId })),
  );
  for (const id of ids) {
    const messageIds = Array.from({ length: MESSAGES }, () => randomUUID());
    await chat.sql(
      `insert into chat.messages (id, owner_id, conversation_id, seq, role, content, ts)
       select id, $1, $2, n, 'assistant', content, now()
       from unnest($3::uuid[], $4::bytea[]) with ordinality as row (id, content, n)`,
      ownerId,
      id,
      messageIds,
      messageIds.map((rowId) => vault.seal(TEXT, { column: 'messages.content', rowId })),
    );
  }
}

/** The processor time between two turns of the event loop while `work` runs, the longest; milliseconds. */
async function longestBlockOf(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  const finished = work.finally(() => {
    isDone = true;
  });
  let longest = 0;
  let before = process.cpuUsage();
  while (!isDone) {
    await nextTurnOfLoop();
    const { user, system } = process.cpuUsage(before);
    longest = Math.max(longest, (user + system) / 1_000);
    before = process.cpuUsage();
  }
  await finished;
  return longest;
}

test('a search through all that one call may decrypt leaves the event loop free for others in between', async () => {
  const { userId } = chat.signIn();
  await fillHistory(userId);
  const query = { ownerId: userId, words: 'nowhere', after: undefined, limit: 20 };
  await searchConversations(replica.deps, query);
  const begun = performance.now();
  const searching = searchConversations(replica.deps, query);
  const longest = await longestBlockOf(searching);
  const whole = performance.now() - begun;
  console.log(`search of 4,000 messages: ${whole.toFixed(0)} ms, longest block ${longest.toFixed(1)} ms`);
  expect((await searching).conversations).toEqual([]);
  expect(longest).toBeLessThan(whole / 4);
});

import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Coach } from '../coach/coach.port.ts';
import type { Vault } from '../encryption/vault.ts';
import { exportPerson } from '../people/export-person.ts';
import { sealFinding } from '../safety/finding.ts';
import type { Person } from '../testing/people.ts';
import { QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';
import { showConversation } from './show-conversation.ts';

const coach: Coach = { reply: async ({ onText }) => onText('I hear you. What would help tonight?') };
const ABUSE = { kind: 'victim_of_abuse', inDanger: 'writer' } as const;

let chat: TestChat;
let replica: Replica;
let restore: () => void = () => undefined;
beforeAll(async () => {
  chat = await startChat();
  replica = await chat.start({}, { coach });
});
afterEach(() => restore());

/** Inserts a conversation with `count` messages, one per minute; `contentOf` gives the content of each. */
async function conversationOf(
  person: Person,
  count: number,
  { contentOf, dangerAt }: { contentOf: (n: number) => string; dangerAt?: number },
): Promise<string> {
  const { body } = await replica.call(person, 'POST', '/chat-start', { body: QUESTION });
  const id: string = body.data.conversationId;
  const vault = await replica.deps.vaults.get(person.userId);
  const rows = Array.from({ length: count - 2 }, (_, n) => {
    const rowId = randomUUID();
    const finding = n + 2 === dangerAt ? ({ ...ABUSE, certainty: 'certain' } as const) : null;
    return {
      id: rowId,
      content: vault.seal(contentOf(n + 2), { column: 'messages.content', rowId }),
      safety: sealFinding(vault, finding, { column: 'messages.safety', rowId }),
    };
  });
  await chat.sql(
    `insert into chat.messages (id, owner_id, conversation_id, seq, role, content, safety, ts)
     select id, $1, $2, n + 2, case when n % 2 = 1 then 'user' else 'assistant' end, content, safety,
       timestamptz '2026-11-15T12:00:00Z' + n * interval '1 minute'
     from unnest($3::uuid[], $4::bytea[], $5::bytea[]) with ordinality as row (id, content, safety, n)`,
    person.userId,
    id,
    rows.map((row) => row.id),
    rows.map(({ content }) => content),
    rows.map(({ safety }) => safety),
  );
  await chat.sql('update chat.conversations set message_count = $2, last_seq = $2 where id = $1', id, count);
  return id;
}

/** Counts the texts that are decrypted from now on. */
function countOpened(): () => number {
  const { vaults } = replica.deps;
  const { get: of } = vaults;
  let opened = 0;
  Object.assign(vaults, {
    of: async (ownerId: string): Promise<Vault> => {
      const vault = await of(ownerId);
      return {
        ...vault,
        open: (sealed, place) => {
          opened += 1;
          return vault.open(sealed, place);
        },
      };
    },
  });
  restore = () => Object.assign(vaults, { of });
  return () => opened;
}

/** Takes the first items of an iterable and closes it. */
async function take<T>(items: AsyncIterable<T>, count: number): Promise<T[]> {
  const taken: T[] = [];
  for await (const item of items) if (taken.push(item) >= count) break;
  return taken;
}

describe('[API-4] a conversation of several pages', () => {
  test.each([199, 200, 201, 450])('of %i messages is shown whole and in order', async (count) => {
    const ada = chat.signIn();
    const id = await conversationOf(ada, count, { contentOf: (n) => `Message ${n}`, dangerAt: 150 });
    const { status, body } = await replica.call(ada, 'GET', `/conversations/${id}`);
    expect([status, body.title, body.replying]).toEqual([200, QUESTION.title, false]);
    expect(body.messages).toHaveLength(count);
    expect(body.messages.slice(2).map(({ content }: { content: string }) => content)).toEqual(
      Array.from({ length: count - 2 }, (_, n) => `Message ${n + 2}`),
    );
    expect(body.safety).toMatchObject(ABUSE);
    expect(body.disclosures).toHaveLength(1 + Math.floor((count - 2) / 180));
  });

  test('is decrypted only while it is read', async () => {
    const ada = chat.signIn();
    const id = await conversationOf(ada, 450, { contentOf: (n) => `Message ${n}` });
    const opened = countOpened();
    const { messages } = await showConversation(replica.deps, { ownerId: ada.userId, conversationId: id });
    await take(messages, 3);
    // Title and previews, and the three messages.
    expect(opened()).toBeLessThan(10);
  });

  test('does not contain messages added while it is read', async () => {
    const ada = chat.signIn();
    const id = await conversationOf(ada, 300, { contentOf: (n) => `Message ${n}` });
    const { messages } = await showConversation(replica.deps, { ownerId: ada.userId, conversationId: id });
    const message = 'And one more thing.';
    await replica.call(ada, 'POST', '/chat-followup', { body: { conversationId: id, message } });
    expect(await Array.fromAsync(messages)).toHaveLength(300);
  });
});

describe('[PUR-7] an export of several pages', () => {
  test('holds every conversation and message once, in order', async () => {
    const ada = chat.signIn();
    const ids: string[] = [];
    for (let n = 0; n < 24; n += 1) {
      const { body } = await replica.call(ada, 'POST', '/chat-start', { body: QUESTION, key: `key-${n}` });
      if (body.data.conversationId) ids.push(body.data.conversationId);
      if (n % 5 === 0) chat.clock.advance(1);
      await chat.sql('update chat.usage_months set used = 0 where owner_id = $1', ada.userId);
    }
    ids.push(await conversationOf(ada, 250, { contentOf: (n) => `Message ${n}` }));
    const { body } = await replica.ask('GET', `/internal/people/${ada.userId}/export`);
    const shown: { id: string; messages: { content: string }[] }[] = body.conversations;
    expect(shown.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const long = shown.find(({ messages }) => messages.length > 2);
    expect(long?.messages.slice(2).map(({ content }) => content)).toEqual(
      Array.from({ length: 248 }, (_, n) => `Message ${n + 2}`),
    );
  });

  test('is read and decrypted only while it is sent', async () => {
    const ada = chat.signIn();
    await conversationOf(ada, 450, { contentOf: (n) => `Message ${n}` });
    const opened = countOpened();
    const { conversations } = await exportPerson(replica.deps, ada.userId);
    expect(opened()).toBe(0);
    const [first] = await take(conversations, 1);
    if (first) await take(first.messages, 2);
    expect(opened()).toBeLessThan(5);
  });
});

describe('[API-4] a search', () => {
  test('finds words that are pages apart, with an excerpt around the first', async () => {
    const ada = chat.signIn();
    const contentOf = (n: number) =>
      n === 12 ? 'The Äpfel were green.' : n === 430 ? 'It was a quince.' : 'Hm.';
    const id = await conversationOf(ada, 450, { contentOf });
    const { body } = await replica.call(ada, 'GET', '/conversations?q=quince%20apfel');
    expect(body.conversations).toMatchObject([{ id, excerpt: 'The Äpfel were green.' }]);
    const none = await replica.call(ada, 'GET', '/conversations?q=quince%20pears');
    expect(none.body).toEqual({ conversations: [], nextCursor: null });
  });

  test('opens a limited number of messages per call, and continues by its cursor', async () => {
    const ada = chat.signIn();
    const found: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      const { body } = await replica.call(ada, 'POST', '/chat-start', { body: QUESTION });
      found.unshift(body.data.conversationId);
      chat.clock.advance(1_000);
    }
    await chat.sql('update chat.conversations set message_count = 2500 where owner_id = $1', ada.userId);
    const first = await replica.call(ada, 'GET', '/conversations?q=dishes');
    expect(first.body.conversations.map(({ id }: { id: string }) => id)).toEqual(found.slice(0, 2));
    const second = await replica.call(ada, 'GET', `/conversations?q=dishes&cursor=${first.body.nextCursor}`);
    expect(second.body.conversations.map(({ id }: { id: string }) => id)).toEqual(found.slice(2));
  });

  test('lets other requests run while it opens many messages', async () => {
    const ada = chat.signIn();
    // All on one page, so other requests run only if the search itself yields.
    await conversationOf(ada, 150, { contentOf: (n) => `${n} ${'Ein Wort über Äpfel. '.repeat(3_000)}` });
    let [last, longest] = [performance.now(), 0];
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 1);
    const began = performance.now();
    last = began;
    await replica.call(ada, 'GET', '/conversations?q=nothing-of-the-kind');
    clearInterval(watch);
    expect(longest).toBeLessThan((performance.now() - began) / 2);
  });
});

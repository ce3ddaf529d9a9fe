import { randomUUID } from 'node:crypto';
import { chatEndpoints, type Endpoint } from '@app/contracts';
import { asOwner } from '@app/service-kit';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Coach } from './coach/coach.port.ts';
import {
  type ChatUnderTest,
  createChatUnderTest,
  QUESTION,
  type Replica,
} from './testing/chat-under-test.ts';
import type { Person } from './testing/people.ts';

const calls: [string, Endpoint][] = Object.entries(chatEndpoints);
const coach: Coach = { reply: async ({ say }) => say('I hear you. What would help tonight?') };

let chat: ChatUnderTest;
let replica: Replica;
let ada: Person;
let eve: Person;
let conversationId: string;
let replyId: string;
beforeAll(async () => {
  chat = await createChatUnderTest();
  replica = await chat.start({}, { coach });
  [ada, eve] = [chat.signIn(), chat.signIn()];
  const { body } = await replica.call(ada, 'POST', '/chat-start', { body: QUESTION });
  conversationId = body.data.conversationId;
  replyId = body.data.messages[1].id;
  await replica.call(eve, 'POST', '/chat-start', { body: QUESTION });
});

function pathOf({ path }: Endpoint): string {
  return path.replace(':id', conversationId).replace(':messageId', replyId);
}

/** A body each call takes; whose is where it goes. */
function bodyOf({ path, method }: Endpoint): unknown {
  if (path === '/chat-start') return QUESTION;
  if (path === '/chat-followup') return { conversationId, message: 'Let me in.' };
  if (method === 'PATCH') return { title: 'Mine now' };
  if (method === 'PUT') return { rating: 'down' };
  return undefined;
}

function knock(token: string | undefined, endpoint: Endpoint, headers: Record<string, string> = {}) {
  const body = bodyOf(endpoint);
  return replica.call(undefined, endpoint.method, pathOf(endpoint), {
    ...(body === undefined ? {} : { body }),
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
  });
}

describe('[PUR-7] [API-7] no call lets in', () => {
  describe.each(calls)('%s', (_name, endpoint) => {
    const claims = () => ({ sub: ada.userId, sid: ada.sessionId });
    test.each<[string, () => string | undefined]>([
      ['nobody', () => undefined],
      ['a forged session', () => `${ada.token.slice(0, -6)}AAAAAA`],
      ['an expired session', () => chat.doorkeeper.sign({ ...claims(), iat: 1_000 })],
      ['a token for something else', () => chat.doorkeeper.sign(claims(), { aud: 'elsewhere' })],
      [
        'a session that was ended',
        () => {
          const left = chat.doorkeeper.signIn(ada.userId);
          chat.doorkeeper.end(left);
          return left.token;
        },
      ],
    ])('%s', async (_who, token) => {
      const answer = await knock(token(), endpoint);
      expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
    });

    test('a token beside another’s session token', async () => {
      const answer = await knock(ada.token, endpoint, { 'x-session-token': eve.sessionId });
      expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
    });
  });

  test.each(calls.filter(([name, { path }]) => path.includes(':id') || name === 'followUp'))(
    'another person, to %s: there is nothing there',
    async (_name, endpoint) => {
      const theirs = await knock(eve.token, endpoint);
      const nobodys = await replica.call(
        eve,
        endpoint.method,
        pathOf(endpoint).replace(conversationId, randomUUID()),
        {
          body:
            endpoint.path === '/chat-followup'
              ? { conversationId: randomUUID(), message: 'Hi' }
              : bodyOf(endpoint),
        },
      );
      expect([theirs.status, theirs.body.code, theirs.body.error]).toEqual([
        404,
        'not_found',
        nobodys.body.error,
      ]);
      expect(nobodys.status).toBe(404);
    },
  );

  test('another person sees nothing of it in their own list, search and usage', async () => {
    const list = (await replica.call(eve, 'GET', '/conversations')).body.conversations;
    const found = (await replica.call(eve, 'GET', '/conversations?q=dishes')).body.conversations;
    expect([list.length, found.length]).toEqual([1, 1]);
    expect(list[0].id).not.toBe(conversationId);
  });

  test('and all of that has changed nothing', async () => {
    const { body } = await replica.call(ada, 'GET', `/conversations/${conversationId}`);
    expect([body.title, body.messages.length, body.messages[1].feedback]).toEqual([
      QUESTION.title,
      2,
      undefined,
    ]);
    expect((await replica.call(ada, 'GET', '/usage')).body.count).toBe(1);
  });
});

describe('[PUR-7] row-level security', () => {
  const tables = [
    'chat_keys.user_keys',
    'conversations',
    'messages',
    'turns',
    'usage_months',
    'usage_entries',
    'entitlements',
    'idempotency_keys',
  ] as const;

  test.each(tables)('%s shows a query that forgets the owner their rows alone', async (table) => {
    const { db } = replica.deps;
    const seen = await asOwner(db, eve.userId, (trx) => trx.selectFrom(table).select('owner_id').execute());
    expect(seen.every(({ owner_id }) => owner_id === eve.userId)).toBe(true);
    expect(await db.selectFrom(table).select('owner_id').execute()).toEqual([]);
    const changed = await asOwner(db, eve.userId, (trx) =>
      trx.deleteFrom(table).where('owner_id', '=', ada.userId).executeTakeFirst(),
    );
    expect(changed.numDeletedRows).toBe(0n);
  });

  test('every table has an owner and is protected, but those that are nobody’s', async () => {
    const rows = await chat.sql<{ name: string; protected: boolean; owned: boolean }>(`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as protected,
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'owner_id') as owned
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('chat', 'chat_keys') and c.relkind = 'r' and c.relname not like 'kysely%'`);
    const nobodys = ['address_months', 'daily_turns', 'gone_owners', 'inbox', 'outbox', 'safety_counts'];
    const open = rows.filter((row) => !(row.protected && row.owned)).map(({ name }) => name);
    expect(open.sort()).toEqual(nobodys);
    expect(rows.length).toBe(tables.length + nobodys.length);
  });

  test('nobody can hang a row on another’s conversation', async () => {
    const { db, newId } = replica.deps;
    const planted = asOwner(db, eve.userId, (trx) =>
      trx
        .insertInto('messages')
        .values({
          id: newId(),
          owner_id: eve.userId,
          conversation_id: conversationId,
          seq: 99,
          role: 'user',
          content: Buffer.from('x'),
          ts: new Date(),
        })
        .execute(),
    );
    await expect(planted).rejects.toThrow(/foreign key/);
  });
});

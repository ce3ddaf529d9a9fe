import { randomUUID } from 'node:crypto';
import { chatEndpoints, type Endpoint } from '@app/contracts';
import { asOwner } from '@app/service-kit';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Coach } from '../coach/coach.port.ts';
import type { Person } from '../testing/people.ts';
import { QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';

const calls: [string, Endpoint][] = Object.entries(chatEndpoints);
const coach: Coach = { reply: async ({ onText }) => onText('I hear you. What would help tonight?') };

let chat: TestChat;
let replica: Replica;
let ada: Person;
let eve: Person;
let conversationId: string;
let replyId: string;
beforeAll(async () => {
  chat = await startChat();
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

/** A valid body for each call. The owner of the addressed row is given by the path. */
function bodyOf({ path, method }: Endpoint): unknown {
  if (path === '/chat-start') return QUESTION;
  if (path.startsWith('/conversations/') && !path.includes(':id')) return { ids: [conversationId] };
  if (path === '/chat-followup') return { conversationId, message: 'Let me in.' };
  if (method === 'PATCH') return { title: 'Mine now' };
  if (method === 'PUT') return { rating: 'down' };
  return undefined;
}

function callWith(token: string | undefined, endpoint: Endpoint, headers: Record<string, string> = {}) {
  const body = bodyOf(endpoint);
  return replica.call(undefined, endpoint.method, pathOf(endpoint), {
    ...(body === undefined ? {} : { body }),
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
  });
}

describe('[PUR-7] [API-7] no call admits', () => {
  describe.each(calls)('%s', (_name, endpoint) => {
    const claims = () => ({ sub: ada.userId, sid: ada.sessionId });
    test.each<[string, () => string | undefined]>([
      ['a caller without a session', () => undefined],
      ['a forged session', () => `${ada.token.slice(0, -6)}AAAAAA`],
      ['an expired session', () => chat.auth.sign({ ...claims(), iat: 1_000 })],
      ['a token for something else', () => chat.auth.sign(claims(), { aud: 'elsewhere' })],
      [
        'a session that was ended',
        () => {
          const left = chat.auth.signIn(ada.userId);
          chat.auth.end(left);
          return left.token;
        },
      ],
    ])('%s', async (_who, token) => {
      const answer = await callWith(token(), endpoint);
      expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
    });

    test('a token beside another’s session token', async () => {
      const answer = await callWith(ada.token, endpoint, { 'x-session-token': eve.sessionId });
      expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
    });
  });

  test.each(calls.filter(([name, { path }]) => path.includes(':id') || name === 'followUp'))(
    'another person, to %s: there is nothing there',
    async (_name, endpoint) => {
      const theirs = await callWith(eve.token, endpoint);
      const missing = await replica.call(
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
        missing.body.error,
      ]);
      expect(missing.status).toBe(404);
    },
  );

  test('another person finds nothing of it in their own list, search and usage', async () => {
    const list = (await replica.call(eve, 'GET', '/conversations')).body.conversations;
    const found = (await replica.call(eve, 'GET', '/conversations?q=dishes')).body.conversations;
    expect([list.length, found.length]).toEqual([1, 1]);
    expect(list[0].id).not.toBe(conversationId);
  });

  test('none of these calls changes anything', async () => {
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
    'deleted_rows',
    'messages',
    'turn_pieces',
    'turns',
    'usage_months',
    'usage_entries',
    'entitlements',
    'idempotency_keys',
  ] as const;

  test.each(tables)(
    'a query of %s without an owner condition returns the caller’s rows only',
    async (table) => {
      const { db } = replica.deps;
      const seen = await asOwner(db, eve.userId, (trx) => trx.selectFrom(table).select('owner_id').execute());
      expect(seen.every(({ owner_id }) => owner_id === eve.userId)).toBe(true);
      expect(await db.selectFrom(table).select('owner_id').execute()).toEqual([]);
      const changed = await asOwner(db, eve.userId, (trx) =>
        trx.deleteFrom(table).where('owner_id', '=', ada.userId).executeTakeFirst(),
      );
      expect(changed.numDeletedRows).toBe(0n);
    },
  );

  test('every table has an owner and is protected, except the tables without owners', async () => {
    const rows = await chat.sql<{ name: string; protected: boolean; owned: boolean }>(`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as protected,
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'owner_id') as owned
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('chat', 'chat_keys') and c.relkind = 'r' and c.relname not like 'kysely%'`);
    const ownerless = [
      'address_days',
      'address_months',
      'daily_turns',
      'gone_owners',
      'inbox',
      'outbox',
      'safety_counts',
    ];
    const open = rows.filter((row) => !(row.protected && row.owned)).map(({ name }) => name);
    expect(open.sort()).toEqual(ownerless);
    expect(rows.length).toBe(tables.length + ownerless.length);
  });

  test('a row can’t reference another person’s conversation', async () => {
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

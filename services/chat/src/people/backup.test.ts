import { type Sandbox, startSandbox } from '@app/sandbox';
import { createDatabase, silentLog, unseal } from '@app/service-kit';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Place } from '../encryption/vault.ts';
import { eventHandlers } from '../jobs.ts';
import type { Person } from '../testing/people.ts';
import { type Replica, startChat, type TestChat } from '../testing/start-chat.ts';

type Dump = Record<string, Record<string, unknown>[]>;

const PLACES: Place['column'][] = [
  'conversations.title',
  'conversations.preview',
  'conversations.last_preview',
  'conversations.summary',
  'messages.content',
  'messages.feedback_reason',
  'turns.partial',
  'turn_pieces.sealed',
];
const TITLE = 'About the quinces';
const QUESTION = 'My husband throws my quinces away, every single autumn.';
const REASON = 'I asked about quinces, not apples.';
const PIECE = 'I hear that the quinces';

let chat: TestChat;
let coach: Sandbox;
let replica: Replica;
let admin: Kysely<unknown>;
beforeAll(async () => {
  chat = await startChat();
  coach = await startSandbox();
  replica = await chat.start({ OPENAI_BASE_URL: coach.coachUrl });
  admin = createDatabase<unknown>({ url: chat.database.adminUrl, log: silentLog, max: 2 });
});
afterAll(async () => {
  await admin.destroy();
  await coach.stop();
});

/** Reads every row of every table of a schema, like a dump of it. */
async function dump(schema: string): Promise<Dump> {
  const tables = await chat.sql<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = $1 and table_type = 'BASE TABLE'`,
    schema,
  );
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const found = await chat.sql<{ row: Record<string, unknown> }>(
        `select to_jsonb(one) as row from ${schema}.${name} as one`,
      );
      return [name, found.map(({ row }) => row)] as const;
    }),
  );
  return Object.fromEntries(rows);
}

/** Replaces the schema's rows by a dump without checking foreign keys, as `pg_restore` does. */
async function restore(saved: Dump): Promise<void> {
  await admin.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const [name, rows] of Object.entries(saved)) {
      const table = sql.table(`chat.${name}`);
      await sql`delete from ${table}`.execute(trx);
      await sql`insert into ${table}
        select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`.execute(trx);
    }
  });
}

/** Everything of `person` that these rows and the master keys can decrypt, trying every value as a key. */
function readable(rows: Dump, person: Person): string[] {
  const ownerId = person.userId;
  const all = Object.values(rows).flat();
  const bytes = all
    .flatMap((row) => Object.values(row))
    .filter((value): value is string => typeof value === 'string' && value.startsWith('\\x'))
    .map((hex) => Buffer.from(hex.slice(2), 'hex'));
  const keys = [...replica.deps.config.MASTER_KEYS].flatMap(([id, masterKey]) => [
    masterKey,
    ...bytes.flatMap((wrapped) => opened(masterKey, wrapped, `data-key:${id}:${ownerId}`)),
  ]);
  const rowIds = all.map(({ id, turn_id, position }) => id ?? `${turn_id}:${position}`);
  const abouts = rowIds.flatMap((rowId) => PLACES.map((column) => `${column}:${rowId}:${ownerId}`));
  return keys
    .filter((key) => key.length === 32)
    .flatMap((key) => bytes.flatMap((sealed) => abouts.flatMap((about) => opened(key, sealed, about))))
    .map((plain) => plain.toString());
}

function opened(key: Buffer, sealed: Buffer, about: string): Buffer[] {
  try {
    return [unseal(key, sealed, about)];
  } catch {
    return [];
  }
}

/** Stores a piece as of a reply in progress. */
async function storePiece(person: Person, conversationId: string): Promise<void> {
  const [turn] = await chat.sql<{ id: string }>(
    'select id from chat.turns where conversation_id = $1',
    conversationId,
  );
  const vault = await replica.deps.vaults.get(person.userId);
  const sealed = vault.seal(PIECE, { column: 'turn_pieces.sealed', rowId: `${turn?.id}:0` });
  await chat.sql('insert into chat.turn_pieces values ($1, 0, $2, $3)', turn?.id, person.userId, sealed);
}

async function erase(person: Person): Promise<void> {
  await replica.deps.db
    .transaction()
    .execute(async (trx) => eventHandlers(replica.deps)['user.deleted']?.(trx, { userId: person.userId }));
}

test('[PUR-7] nobody can read a backup of the chat schema once the account is deleted', async () => {
  const ada = chat.signIn();
  const { body } = await replica.call(ada, 'POST', '/chat-start', {
    body: { title: TITLE, question: QUESTION },
  });
  const { conversationId, messages } = body.data;
  const path = `/conversations/${conversationId}`;
  await replica.call(ada, 'PUT', `${path}/messages/${messages[1].id}/feedback`, {
    body: { rating: 'down', reason: REASON },
  });
  await storePiece(ada, conversationId);
  const saved = await dump('chat');
  // With the data key and the master key everything is readable, so the search below can find it.
  const keys = await dump('chat_keys');
  expect(Object.keys(keys)).toEqual(['user_keys']);
  const before = readable({ ...saved, ...keys }, ada);
  expect(before).toEqual(expect.arrayContaining([TITLE, QUESTION, REASON, PIECE, messages[1].content]));
  // The backup never contains the data key.
  expect(readable(saved, ada)).toEqual([]);

  await erase(ada);
  await restore(saved);
  expect(await chat.sql('select id from chat.messages where owner_id = $1', ada.userId)).toHaveLength(2);
  const everything = { ...(await dump('chat')), ...(await dump('chat_keys')), jobs: await jobs() };
  expect(readable(everything, ada)).toEqual([]);
  const fresh = await chat.start({ OPENAI_BASE_URL: coach.coachUrl });
  for (const on of [replica, fresh]) {
    const answers = [
      await on.call(ada, 'GET', path),
      await on.call(ada, 'GET', '/conversations'),
      await on.call(ada, 'GET', '/conversations?q=quinces'),
      await on.ask('GET', `/internal/people/${ada.userId}/export`),
    ];
    expect(JSON.stringify(answers)).not.toMatch(/quince/i);
  }
});

test('[PUR-7] the statement of decision 0020 deletes erased people’s rows from a restored backup, and only these', async () => {
  const [ada, bob] = [chat.signIn(), chat.signIn()];
  const start = { body: { title: TITLE, question: QUESTION } };
  await replica.call(ada, 'POST', '/chat-start', start);
  await replica.call(bob, 'POST', '/chat-start', start);
  const saved = await dump('chat');
  await erase(ada);
  await restore(saved);
  await chat.sql(`delete from chat.conversations
    where not exists (select from chat_keys.user_keys where user_keys.owner_id = conversations.owner_id)`);
  for (const table of ['conversations', 'messages', 'turns']) {
    const owners = await chat.sql<{ owner_id: string }>(`select distinct owner_id from chat.${table}`);
    expect([table, owners]).toEqual([table, [{ owner_id: bob.userId }]]);
  }
  const fresh = await chat.start({ OPENAI_BASE_URL: coach.coachUrl });
  const { body } = await fresh.call(bob, 'GET', '/conversations');
  expect(body.conversations[0].title).toBe(TITLE);
});

async function jobs(): Promise<Record<string, unknown>[]> {
  return Object.values(await dump('jobs')).flat();
}

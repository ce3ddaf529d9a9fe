import { createPersonalDataCheck, type PersonalColumns } from '@app/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Coach } from '../coach/coach.port.ts';
import { eventHandlers } from '../jobs.ts';
import type { Person } from '../testing/people.ts';
import { type Replica, startChat, type TestChat } from '../testing/start-chat.ts';

const ID = 'not personal: an id without a meaning elsewhere';
const OWNER = 'erased: the account part has it';
const WRITING = 'erased: a reply while it is written; it is a message as soon as it is settled';
const BOOKKEEPING = 'erased: bookkeeping of the service that says nothing to the person';

/** Every column of the schema `chat_keys`, and how export and erasure treat it. */
const keys: PersonalColumns = {
  user_keys: {
    owner: 'owner_id',
    columns: {
      owner_id: OWNER,
      wrapped_key: 'erased: a secret of ours, and the first to go',
      master_key_id: 'not personal: the name of a key of ours',
      visitor_seen_at: 'erased: of visitors, who have no account to ask with',
      created_at: BOOKKEEPING,
    },
  },
};

/** Every column of the schema `chat`, and how export and erasure treat it. */
const tables: PersonalColumns = {
  conversations: {
    owner: 'owner_id',
    columns: {
      id: ID,
      owner_id: OWNER,
      title: 'exported, decrypted',
      title_safety: 'exported, decrypted',
      preview: 'erased: the beginning of a message, which is exported whole',
      last_preview: 'erased: the beginning of a message, which is exported whole',
      emotion_tags: 'exported',
      pinned: 'exported',
      message_count: 'erased: the export has the messages themselves',
      last_seq: BOOKKEEPING,
      summary: 'exported, decrypted',
      summarised_upto: BOOKKEEPING,
      summarising_until: BOOKKEEPING,
      reply_due_at: BOOKKEEPING,
      reply_mail_id: ID,
      created_at: 'exported',
      updated_at: 'exported',
    },
  },
  messages: {
    owner: 'owner_id',
    columns: {
      id: ID,
      owner_id: OWNER,
      conversation_id: ID,
      seq: 'erased: the export has the messages in their order',
      role: 'exported',
      content: 'exported, decrypted',
      safety: 'exported, decrypted',
      state: 'exported',
      feedback: 'exported',
      feedback_reason: 'exported, decrypted',
      ts: 'exported',
    },
  },
  turns: {
    owner: 'owner_id',
    columns: {
      id: ID,
      owner_id: OWNER,
      conversation_id: ID,
      user_message_id: ID,
      reply_message_id: ID,
      state: BOOKKEEPING,
      lease_until: BOOKKEEPING,
      leased_by: ID,
      stop_requested_at: BOOKKEEPING,
      followed_at: BOOKKEEPING,
      partial: WRITING,
      failure: BOOKKEEPING,
      instructions_version: 'not personal: the same for everybody',
      charge: BOOKKEEPING,
      day: BOOKKEEPING,
      address_key: 'erased: a keyed fingerprint that nobody can read back, gone when the turn is settled',
      created_at: BOOKKEEPING,
      settled_at: BOOKKEEPING,
    },
  },
  turn_pieces: {
    owner: 'owner_id',
    columns: { turn_id: ID, position: BOOKKEEPING, owner_id: OWNER, sealed: WRITING },
  },
  deleted_rows: {
    owner: 'owner_id',
    columns: {
      id: ID,
      owner_id: OWNER,
      subject_id: ID,
      source: BOOKKEEPING,
      content: 'erased: what the person deleted themselves, for the minute in which they can restore it',
      deleted_at: BOOKKEEPING,
    },
  },
  usage_months: {
    owner: 'owner_id',
    columns: {
      owner_id: OWNER,
      month: 'exported',
      used: 'exported',
      day: BOOKKEEPING,
      turns_today: BOOKKEEPING,
      uncharged_today: BOOKKEEPING,
    },
  },
  usage_entries: {
    owner: 'owner_id',
    columns: {
      turn_id: ID,
      owner_id: OWNER,
      month: 'erased: the export has the count of the month',
      state: BOOKKEEPING,
      address_key: 'erased: a keyed fingerprint that nobody can read back, us included',
      created_at: BOOKKEEPING,
    },
  },
  entitlements: {
    owner: 'owner_id',
    columns: { owner_id: OWNER, purchased_at: 'exported', version: BOOKKEEPING },
  },
  idempotency_keys: {
    owner: 'owner_id',
    columns: {
      owner_id: OWNER,
      route: BOOKKEEPING,
      key: 'erased: made up by the browser, for one call',
      body_hash: 'erased: a fingerprint of a message, which is exported whole',
      turn_id: ID,
      created_at: BOOKKEEPING,
    },
  },
  daily_turns: {
    owner: { nobody: 'a number for each day of the whole product' },
    columns: { day: 'not personal: a day', used: 'not personal: of everybody together' },
  },
  gone_owners: {
    owner: { nobody: 'hashes of ids that nobody has any more' },
    columns: {
      owner_hash: 'not personal: the hash of an id of nobody',
      heir_hash: 'not personal: the hash of an id, known to who holds the id alone',
      gone_at: 'not personal: a moment',
    },
  },
  safety_counts: {
    owner: { nobody: 'a number for each day and kind of the whole product' },
    columns: {
      day: 'not personal: a day',
      kind: 'not personal: a kind of danger',
      shown: 'not personal: of everybody together',
    },
  },
  address_days: {
    owner: { nobody: 'keyed fingerprints of addresses, another one each day' },
    columns: {
      address_key: 'not personal: can’t be read back, and is gone with the day',
      day: 'not personal: a day',
      turns: 'not personal: of everybody at an address together',
      uncharged: 'not personal: of everybody at an address together',
    },
  },
  address_months: {
    owner: { nobody: 'keyed fingerprints of addresses, another one each month' },
    columns: {
      address_key: 'not personal: can’t be read back, and is gone with the month',
      month: 'not personal: a month',
      used: 'not personal: of all visitors of an address together',
    },
  },
};

const SUMMARY = 'The coach noted a quarrel about quinces.';
const REPLY = 'It sounds as if rhubarb stood for something else.';
const coach: Coach = {
  reply: async ({ messages, onText }) => {
    onText(messages.length > 0 ? REPLY : '');
  },
};
const words = {
  title: 'I want to die of marmalade, I want to die',
  question: 'We quarrel about apricots every single Sunday, and he hit me yesterday.',
  reason: 'It was about tangerines.',
};

let chat: TestChat;
let replica: Replica;
let law: Awaited<ReturnType<typeof createPersonalDataCheck>>;
let lawOfKeys: Awaited<ReturnType<typeof createPersonalDataCheck>>;
beforeAll(async () => {
  chat = await startChat();
  replica = await chat.start({}, { coach });
  law = await createPersonalDataCheck({ adminUrl: chat.database.adminUrl, schema: 'chat', tables });
  lawOfKeys = await createPersonalDataCheck({
    adminUrl: chat.database.adminUrl,
    schema: 'chat_keys',
    tables: keys,
  });
});
afterAll(() => Promise.all([law?.close(), lawOfKeys?.close()]));

/** Creates a person with a value in every column. */
async function somebody(): Promise<{ person: Person; messages: string[] }> {
  const person = chat.signIn();
  const { body } = await replica.call(person, 'POST', '/chat-start', {
    body: { title: 'Apricots', question: words.question, emotionTags: ['Hurt', 'Hopeful'] },
    key: 'a-key',
  });
  const { conversationId, messages } = body.data;
  await replica.call(person, 'POST', '/chat-followup', {
    body: { conversationId, message: 'Last time it was about apricots too.' },
  });
  await replica.call(person, 'PATCH', `/conversations/${conversationId}`, {
    body: { title: words.title, pinned: true },
  });
  await replica.call(person, 'PUT', `/conversations/${conversationId}/messages/${messages[1].id}/feedback`, {
    body: { rating: 'down', reason: words.reason },
  });
  await chat.sql("update chat.messages set state = 'interrupted' where id = $1", messages[1].id);
  const deleted = await replica.call(person, 'POST', '/chat-start', {
    body: { title: 'Apricots', question: words.question },
  });
  await replica.call(person, 'DELETE', `/conversations/${deleted.body.data.conversationId}`);
  const vault = await replica.deps.vaults.get(person.userId);
  const summary = vault.seal(SUMMARY, { column: 'conversations.summary', rowId: conversationId });
  await chat.sql('update chat.conversations set summary = $2 where id = $1', conversationId, summary);
  await chat.sql(
    'insert into chat.turn_pieces select id, 0, owner_id, $2 from chat.turns where conversation_id = $1',
    conversationId,
    vault.seal(REPLY, { column: 'turn_pieces.sealed', rowId: 'a turn:0' }),
  );
  await replica.deps.db.transaction().execute(async (trx) =>
    eventHandlers(replica.deps)['entitlement.changed']?.(trx, {
      userId: person.userId,
      purchasedAt: '2026-11-14T10:00:00.000Z',
      version: 1,
    }),
  );
  return { person, messages: [words.question, REPLY] };
}

test('[PUR-7] every column is covered by export and erasure, or is not personal', async () => {
  expect([...(await law.listingProblems()), ...(await lawOfKeys.listingProblems())]).toEqual([]);
});

test('[PUR-7] the export contains everything in plain text, and the erasure leaves none of it', async () => {
  const { person, messages } = await somebody();
  const bystander = await somebody();
  const remembered = await law.remember(person.userId);
  const rememberedKeys = await lawOfKeys.remember(person.userId);
  const answer = await replica.ask('GET', `/internal/people/${person.userId}/export`);
  expect(answer.status).toBe(200);
  expect(
    remembered.missingIn(answer.body, {
      'conversations.title': [words.title],
      'conversations.summary': [SUMMARY],
      'conversations.title_safety': ['self_harm', 'writer'],
      'messages.content': messages,
      'messages.safety': ['victim_of_abuse', 'writer'],
      'messages.feedback_reason': [words.reason],
    }),
  ).toEqual([]);
  expect(JSON.stringify(answer.body)).not.toContain(bystander.person.userId);
  await replica.deps.db
    .transaction()
    .execute(async (trx) => eventHandlers(replica.deps)['user.deleted']?.(trx, { userId: person.userId }));
  expect(
    await remembered.remainingData([words.title, 'apricots', 'rhubarb', 'quinces', 'tangerines']),
  ).toEqual([]);
  expect(await rememberedKeys.remainingData()).toEqual([]);
  const after = await replica.ask('GET', `/internal/people/${person.userId}/export`);
  expect(after.body).toEqual({ conversations: [], usage: [] });
  const theirs = await replica.ask('GET', `/internal/people/${bystander.person.userId}/export`);
  expect(theirs.body.conversations).toHaveLength(1);
});

test('[PUR-7] only an internal call gets an export', async () => {
  const { person } = await somebody();
  const path = `/internal/people/${person.userId}/export`;
  expect((await replica.call(person, 'GET', path)).status).toBe(401);
  expect((await replica.call(undefined, 'GET', path)).status).toBe(401);
});

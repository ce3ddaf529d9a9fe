import { asSystem, createDatabase, silentLog } from '@app/service-kit';
import { fillTables, listSequentialScans, listUnindexedForeignKeys, scannedUrl } from '@app/testkit';
import { beforeAll, expect, test } from 'vitest';
import type { Coach } from './coach/coach.port.ts';
import type { ChatTables } from './database.ts';
import { destroyDeleted } from './history/restore-deleted.ts';
import { searchConversations } from './history/search-conversations.ts';
import { claimVisitor } from './people/claim-visitor.ts';
import { eraseIdleVisitors } from './people/erase-idle-visitors.ts';
import { erasePerson } from './people/erase-person.ts';
import { exportPerson } from './people/export-person.ts';
import { deleteExpiredKeys } from './posting/idempotency-key.repository.ts';
import { requestReplyMails } from './reply-mails/reply-mails.ts';
import { QUESTION, type Replica, startChat, type TestChat } from './testing/start-chat.ts';
import { msUntilNextLapse } from './turns/next-lapse.repository.ts';
import { settleLapsedTurns } from './turns/settle-turn.ts';
import { deleteOldUsage } from './usage/usage.repository.ts';

const SCHEMAS = ['chat', 'chat_keys'];
/** A sweep while tables are filled reads them whole, because the planner has no statistics yet, and would be counted. */
const NO_SWEEPS = { TURN_SWEEP_MS: '600000', TURN_LEASE_MS: '600000' };
const coach: Coach = { reply: async ({ onText }) => onText('I hear you. What would help tonight?') };

let chat: TestChat;
let replica: Replica;
let visitor = '';
beforeAll(async () => {
  chat = await startChat();
  replica = await chat.start({ ANONYMOUS_CHAT: 'true', ...NO_SWEEPS }, { coach });
  const started = await replica.call(undefined, 'POST', '/chat-start', {
    body: { ...QUESTION, anonymous: true },
    headers: { 'x-forwarded-for': '192.0.2.7' },
  });
  visitor = /^visitor=([^;]*)/.exec(started.headers.get('set-cookie') ?? '')?.[1] ?? '';
  await fillTables(chat.database.adminUrl, SCHEMAS);
});

test('in full tables no job, search, export or erasure reads a whole table', async () => {
  const { userId } = chat.signIn();
  const scans = await listSequentialScans(chat.database.adminUrl, SCHEMAS, async () => {
    const db = createDatabase<ChatTables>({ url: scannedUrl(chat.databaseUrl), log: silentLog, max: 2 });
    const deps = { ...replica.deps, db };
    await asSystem(db, msUntilNextLapse);
    await settleLapsedTurns(deps);
    await destroyDeleted(deps);
    await requestReplyMails(deps);
    await deleteExpiredKeys(db, new Date());
    await deleteOldUsage(db, new Date());
    await eraseIdleVisitors(deps);
    expect(await claimVisitor(deps, userId, visitor)).toBe(true);
    const found = await searchConversations(deps, {
      ownerId: userId,
      words: 'dishes',
      after: undefined,
      limit: 20,
    });
    expect(found.conversations.map(({ title }) => title)).toEqual([QUESTION.title]);
    const { conversations } = await exportPerson(deps, userId);
    expect(await Array.fromAsync(conversations)).toHaveLength(1);
    await asSystem(db, (trx) => erasePerson(trx, deps, userId));
    await db.destroy();
  });
  expect(scans).toEqual([]);
});

test('every foreign key has an index', async () => {
  expect(await listUnindexedForeignKeys(chat.database.adminUrl, SCHEMAS)).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import { asOwner, createDatabase, migrate, silentLog } from '@app/service-kit';
import { createTestDatabase } from '@app/testkit';
import { sql } from 'kysely';
import { test } from 'vitest';
import { listConversations } from '../services/chat/src/conversations/conversation.repository.ts';
import type { ChatTables } from '../services/chat/src/database.ts';
import { migrations } from '../services/chat/src/migrations/index.ts';

const CONVERSATIONS = 20_000;

test(`one page of a history of ${CONVERSATIONS} conversations: newest, oldest, and oldest by OFFSET`, async ({
  bench,
}) => {
  const database = await createTestDatabase();
  const db = createDatabase<ChatTables>({ url: database.urls.chat, log: silentLog });
  const admin = createDatabase<ChatTables>({ url: database.adminUrl, log: silentLog, max: 1 });
  try {
    await migrate(db, 'chat', migrations);
    const ownerId = randomUUID();
    // Disables foreign keys, so that the rows can be inserted without their owner. The measured queries decrypt nothing.
    await sql`set session_replication_role = replica`.execute(admin);
    await sql`insert into chat.conversations
      (id, owner_id, title, preview, emotion_tags, message_count, last_seq, created_at, updated_at)
      select uuidv7(), ${ownerId}, decode('00', 'hex'), decode('00', 'hex'), '{}', 2, 2, at, at
      from generate_series(1, ${sql.lit(CONVERSATIONS)}) n, lateral (select now() - n * interval '1 minute' as at) t`.execute(
      admin,
    );
    await sql`analyze chat.conversations`.execute(admin);
    const oldest = await sql<{ id: string; created_at: Date }>`select id, created_at from chat.conversations
      order by created_at limit 1 offset 60`.execute(admin);
    const { id, created_at } = oldest.rows[0] ?? { id: '', created_at: new Date() };
    const page = (after: { createdAt: Date; id: string } | undefined) =>
      asOwner(db, ownerId, (trx) => listConversations(trx, { ownerId, after, limit: 51 }));
    await bench.compare(
      bench('newest', async () => {
        await page(undefined);
      }),
      bench('oldest', async () => {
        await page({ createdAt: created_at, id });
      }),
      bench('oldest by OFFSET', async () => {
        await asOwner(db, ownerId, (trx) =>
          sql`select * from conversations where owner_id = ${ownerId}
            order by created_at desc, id desc offset ${CONVERSATIONS - 60} limit 51`.execute(trx),
        );
      }),
      { time: 2_000 },
    );
  } finally {
    await Promise.all([db.destroy(), admin.destroy()]);
    await database.drop();
  }
});

import { notifyInserts } from '@app/service-kit';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** New work in these tables wakes the processes that do it. */
async function up(db: Kysely<unknown>): Promise<void> {
  await notifyInserts(db, 'outbox');
  await notifyInserts(db, 'ended_sessions');
  await notifyInserts(db, 'visitor_claims');
}

export const insertNotifications: Migration = { up };

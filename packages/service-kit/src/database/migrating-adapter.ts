import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The lock that Kysely takes, which replicas of the version before take too. */
const LOCK_ID = 3853314791062309107n;

/**
 * Asks for the migration lock again and again. A statement that waits for it would hold a snapshot, for which CREATE
 * INDEX CONCURRENTLY waits: PostgreSQL would find a deadlock.
 */
export class MigratingAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    while (true) {
      const { rows } = await sql<{ isTaken: boolean }>`
        select pg_try_advisory_lock(${sql.lit(LOCK_ID)}) as "isTaken"`.execute(db);
      if (rows[0]?.isTaken) return;
      await pause(100);
    }
  }
}

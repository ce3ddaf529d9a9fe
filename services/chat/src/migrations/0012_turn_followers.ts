import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Tells those who follow a turn in another process that it has ended or was deleted, and of findings in its message
 * (decision 0088). Whoever stores pieces of the reply tells of those (turn-progress.repository.ts). Deleted turns of the
 * version before are restored without the column, so it may be null.
 */
export const turnFollowers: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table turns add column followed_at timestamptz`.execute(db);
    await sql`create function notify_turn_end() returns trigger language plpgsql as $$
      begin
        perform pg_notify(tg_table_schema || '.turn_progress', old.id::text);
        return null;
      end $$`.execute(db);
    await sql`create trigger notify_turn_end after update of state or delete on turns
      for each row when (old.followed_at is not null) execute function notify_turn_end()`.execute(db);
    await sql`create function notify_turn_finding() returns trigger language plpgsql set search_path from current as $$
      begin
        perform pg_notify(tg_table_schema || '.turn_progress', id::text) from turns
        where user_message_id = new.id and state = 'generating' and followed_at is not null;
        return null;
      end $$`.execute(db);
    await sql`create trigger notify_turn_finding after update of safety on messages
      for each row execute function notify_turn_finding()`.execute(db);
  },
};

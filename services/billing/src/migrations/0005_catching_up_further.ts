import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates the gaps of missed notices still to be read and the parked notices; they have no owner. */
export const catchingUpFurther: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table catch_up_gaps (
      id uuid primary key,
      since timestamptz not null,
      after_event text not null,
      due_at timestamptz not null default now()
    )`.execute(db);
    await sql`create index catch_up_gaps_due on catch_up_gaps (due_at)`.execute(db);
    await sql`create table parked_notices (
      id text primary key,
      type text not null,
      created_at timestamptz not null,
      reason text not null,
      parked_at timestamptz not null default now()
    )`.execute(db);
    await sql`create index parked_notices_by_age on parked_notices (parked_at)`.execute(db);
    for (const table of ['catch_up_gaps', 'parked_notices']) {
      await sql`alter table ${sql.table(table)} enable row level security`.execute(db);
      await sql`alter table ${sql.table(table)} force row level security`.execute(db);
      await sql`create policy system_only on ${sql.table(table)}
        using (current_setting('app.system', true) = 'on')`.execute(db);
    }
  },
};

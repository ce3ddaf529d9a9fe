import { createEventTables } from '@app/service-kit';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await createEventTables(db);
  await sql`create table mails (
    id uuid primary key,
    template text,
    state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'parked', 'dropped')),
    attempts integer not null default 0,
    due_at timestamptz not null,
    claimed_until timestamptz,
    last_error text,
    created_at timestamptz not null,
    sent_at timestamptz,
    check ((state = 'sending') = (claimed_until is not null)),
    check ((state = 'sent') = (sent_at is not null))
  )`.execute(db);
  await sql`create index mails_due on mails (due_at) where state = 'queued'`.execute(db);
  await sql`create index mails_claimed on mails (claimed_until) where state = 'sending'`.execute(db);
  await sql`create index mails_settled on mails (created_at) where state in ('sent', 'parked', 'dropped')`.execute(
    db,
  );
}

/** Mails to send: ids and states only. Content and recipient come from the service that requested the mail. */
export const mails: Migration = { up };

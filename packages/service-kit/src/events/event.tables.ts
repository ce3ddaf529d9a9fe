import { type ColumnType, type Generated, type Kysely, sql } from 'kysely';

/** A delivery that is owed: one row per event and receiver. The row, not the queue's job, is the truth (rule 5). */
interface OutboxTable {
  id: Generated<string>;
  receiver: string;
  topic: string;
  payload: ColumnType<unknown, string, never>;
  created_at: Generated<Date>;
  /** When the relay looks at it next. */
  due_at: Generated<Date>;
  attempts: Generated<number>;
  /** Set once the receiver has recorded it. */
  done_at: Date | null;
}

/** An event this service has taken in: its effect is in the same transaction. */
interface InboxTable {
  id: string;
  topic: string;
  received_at: Generated<Date>;
}

/** What the schema of a service that sends or receives events has. */
export interface EventTables {
  outbox: OutboxTable;
  inbox: InboxTable;
}

/** Creates outbox and inbox in the service's schema, for its first migration. */
export async function createEventTables<Schema>(db: Kysely<Schema>): Promise<void> {
  await sql`create table outbox (
    id uuid primary key default uuidv7(),
    receiver text not null,
    topic text not null,
    payload jsonb not null,
    created_at timestamptz not null default now(),
    due_at timestamptz not null default now(),
    attempts integer not null default 0,
    done_at timestamptz
  )`.execute(db);
  await sql`create index outbox_due on outbox (due_at) where done_at is null`.execute(db);
  await sql`create index outbox_done on outbox (done_at) where done_at is not null`.execute(db);
  await sql`create table inbox (
    id uuid primary key,
    topic text not null,
    received_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index inbox_received on inbox (received_at)`.execute(db);
}

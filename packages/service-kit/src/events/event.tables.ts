import { type ColumnType, type Generated, type Kysely, sql } from 'kysely';

/**
 * A pending delivery: one row per event and receiver. The row is the source of truth, not the job in the queue: it
 * stays until the receiver has acknowledged the event.
 */
interface OutboxTable {
  id: Generated<string>;
  receiver: string;
  topic: string;
  payload: ColumnType<unknown, string, never>;
  created_at: Generated<Date>;
  /** When the relay processes the row next. */
  due_at: Generated<Date>;
  attempts: Generated<number>;
  /** Set once the receiver has acknowledged the event. */
  done_at: Date | null;
}

/** An event that this service has received. It is recorded in the same transaction as its effect. */
interface InboxTable {
  id: string;
  topic: string;
  received_at: Generated<Date>;
}

/** Tables of a service that publishes or receives events. */
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

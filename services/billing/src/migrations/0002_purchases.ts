import { protectRows } from '@app/service-kit';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const OWNED = [
  'checkouts',
  'idempotency_keys',
  'purchases',
  'entitlements',
  'provider_tasks',
  'erasures',
  'mails',
];
/** Tables without an owner: only the service itself may see their rows. */
const SERVICE_ONLY = ['payment_facts', 'provider_events', 'catch_ups'];

/** Creates checkouts, the provider's notices about them, purchases and what depends on these. */
export const purchases: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of tables.split(';').filter((part) => part.trim() !== ''))
      await sql.raw(statement).execute(db);
    for (const table of OWNED) await protectRows(db, table, 'owner_id');
    for (const table of SERVICE_ONLY) {
      await sql`alter table ${sql.table(table)} enable row level security`.execute(db);
      await sql`alter table ${sql.table(table)} force row level security`.execute(db);
      await sql`create policy system_only on ${sql.table(table)}
        using (current_setting('app.system', true) = 'on')`.execute(db);
    }
  },
};

const tables = `
  create table checkouts (
    id uuid primary key,
    owner_id uuid,
    currency text not null,
    amount integer not null check (amount > 0),
    state text not null default 'opening' check (state in ('opening', 'open', 'processing', 'closed')),
    opening_until timestamptz not null,
    session_id text unique,
    url text,
    customer_id text,
    payment_intent text unique,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    look_at timestamptz,
    looks integer not null default 0
  );
  create unique index one_open_checkout on checkouts (owner_id) where state <> 'closed';
  create index checkouts_of_owner on checkouts (owner_id);
  create index checkouts_to_look_at on checkouts (look_at) where state <> 'closed';
  create table idempotency_keys (
    owner_id uuid not null,
    key text not null,
    currency text not null,
    checkout_id uuid not null references checkouts on delete cascade,
    created_at timestamptz not null default now(),
    primary key (owner_id, key)
  );
  create index idempotency_keys_by_age on idempotency_keys (created_at);
  create index idempotency_keys_of_checkout on idempotency_keys (checkout_id);
  create table purchases (
    checkout_id uuid primary key references checkouts,
    owner_id uuid,
    currency text not null,
    amount integer not null,
    payment_intent text,
    state text not null,
    paid_at timestamptz(3) not null,
    refunded integer not null,
    refunded_at timestamptz(3),
    is_second boolean not null,
    withdrawals integer not null default 0
  );
  create index purchases_of_owner on purchases (owner_id);
  create table payment_facts (
    kind text not null,
    ref text not null,
    checkout_id uuid,
    payment_intent text,
    amount integer,
    at timestamptz(3) not null,
    recorded_at timestamptz not null default now(),
    primary key (kind, ref)
  );
  create index payment_facts_of_checkout on payment_facts (checkout_id);
  create index payment_facts_of_payment on payment_facts (payment_intent);
  create table entitlements (
    owner_id uuid primary key,
    purchased_at timestamptz(3),
    version integer not null default 0
  );
  create table provider_events (
    id text primary key,
    type text not null,
    created_at timestamptz not null,
    received_at timestamptz not null default now()
  );
  create index provider_events_by_age on provider_events (received_at);
  create table catch_ups (
    name text primary key,
    up_to timestamptz not null,
    due_at timestamptz not null default now()
  );
  create table provider_tasks (
    id uuid primary key,
    kind text not null check (kind in ('refund', 'expire', 'forget_customer')),
    target text not null,
    checkout_id uuid references checkouts,
    owner_id uuid,
    due_at timestamptz not null default now(),
    attempts integer not null default 0,
    unique (kind, target)
  );
  create index provider_tasks_due on provider_tasks (due_at);
  create index provider_tasks_of_checkout on provider_tasks (checkout_id);
  create index provider_tasks_of_owner on provider_tasks (owner_id);
  create table erasures (
    owner_id uuid primary key
  );
  create table mails (
    id uuid primary key,
    owner_id uuid not null,
    checkout_id uuid not null references checkouts,
    template text not null check (template in ('payment_receipt', 'payment_refunded')),
    created_at timestamptz not null default now(),
    unique (checkout_id, template)
  );
  create index mails_of_owner on mails (owner_id)`;

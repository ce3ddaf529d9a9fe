import { protectRows } from '@app/service-kit';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const OWNED = [
  'user_keys',
  'conversations',
  'messages',
  'turns',
  'usage_months',
  'usage_entries',
  'entitlements',
  'idempotency_keys',
];

/** Creates the tables of chat. Foreign keys include the owner, so that a row can't reference another person's row. */
export const conversationsTurnsUsage: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const table of [userKeys, conversations, messages, turns, usage, idempotencyKeys]) {
      for (const statement of table.split(';').filter((part) => part.trim() !== ''))
        await sql.raw(statement).execute(db);
    }
    for (const table of OWNED) await protectRows(db, table, 'owner_id');
  },
};

const userKeys = `
  create table user_keys (
    owner_id uuid primary key,
    wrapped_key bytea not null,
    master_key_id text not null,
    created_at timestamptz not null default now()
  )`;

const conversations = `
  create table conversations (
    id uuid primary key,
    owner_id uuid not null references user_keys on delete cascade,
    title bytea not null,
    preview bytea not null,
    last_preview bytea,
    emotion_tags text[] not null,
    message_count integer not null,
    last_seq integer not null,
    summary bytea,
    summarised_upto integer not null default 0,
    summarising_until timestamptz,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    unique (id, owner_id)
  );
  create index conversations_newest_first on conversations (owner_id, created_at desc, id desc)`;

const messages = `
  create table messages (
    id uuid primary key,
    owner_id uuid not null,
    conversation_id uuid not null,
    seq integer not null,
    role text not null check (role in ('user', 'assistant')),
    content bytea not null,
    state text check (state in ('stopped', 'interrupted', 'unanswered')),
    feedback text check (feedback in ('up', 'down')),
    feedback_reason bytea,
    ts timestamptz(3) not null,
    unique (conversation_id, seq),
    foreign key (conversation_id, owner_id) references conversations (id, owner_id) on delete cascade
  )`;

const turns = `
  create table turns (
    id uuid primary key,
    owner_id uuid not null,
    conversation_id uuid not null,
    user_message_id uuid not null references messages on delete cascade,
    reply_message_id uuid,
    state text not null default 'generating'
      check (state in ('generating', 'complete', 'stopped', 'interrupted', 'failed')),
    lease_until timestamptz not null default now() + interval '5 seconds',
    leased_by uuid not null,
    stop_requested_at timestamptz,
    partial bytea,
    failure text,
    instructions_version integer not null,
    created_at timestamptz not null default now(),
    settled_at timestamptz,
    foreign key (conversation_id, owner_id) references conversations (id, owner_id) on delete cascade
  );
  create unique index one_turn_at_a_time on turns (conversation_id) where state = 'generating';
  create index turns_under_lease on turns (lease_until) where state = 'generating';
  create index turns_of_conversation on turns (conversation_id);
  create index turns_of_message on turns (user_message_id)`;

const usage = `
  create table usage_months (
    owner_id uuid not null,
    month text not null,
    used integer not null check (used >= 0),
    primary key (owner_id, month)
  );
  create table usage_entries (
    turn_id uuid primary key,
    owner_id uuid not null,
    month text not null,
    state text not null default 'reserved' check (state in ('reserved', 'committed', 'released')),
    created_at timestamptz not null default now()
  );
  create index usage_entries_of_owner on usage_entries (owner_id, month);
  create table entitlements (
    owner_id uuid primary key,
    purchased_at timestamptz(3) not null
  );
  create table daily_turns (
    day text primary key,
    used integer not null
  )`;

const idempotencyKeys = `
  create table idempotency_keys (
    owner_id uuid not null,
    route text not null check (route in ('start', 'followup')),
    key text not null,
    body_hash bytea not null,
    turn_id uuid references turns on delete set null deferrable initially deferred,
    created_at timestamptz not null default now(),
    primary key (owner_id, route, key)
  );
  create index idempotency_keys_by_age on idempotency_keys (created_at);
  create index idempotency_keys_of_turn on idempotency_keys (turn_id)`;

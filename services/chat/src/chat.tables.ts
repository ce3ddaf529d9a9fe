import type { EventTables } from '@app/service-kit';
import type { Kysely, Transaction } from 'kysely';
import type { IdempotencyKeyTable } from './admission/idempotency-key.table.ts';
import type { DailyTurnsTable } from './coach/daily-turns.table.ts';
import type { ConversationTable } from './conversations/conversation.table.ts';
import type { UserKeyTable } from './encryption/user-key.table.ts';
import type { EntitlementTable } from './entitlements/entitlement.table.ts';
import type { MessageTable } from './messages/message.table.ts';
import type { GoneOwnerTable } from './people/gone-owner.table.ts';
import type { SafetyCountTable } from './safety/safety-count.table.ts';
import type { TurnTable } from './turns/turn.table.ts';
import type { UsageEntryTable, UsageMonthTable } from './usage/usage.table.ts';
import type { AddressMonthTable } from './visitors/address-month.table.ts';

/**
 * The schema `chat`. Every table names its owner and is protected by row-level security, but those that are nobody's:
 * `daily_turns`, `gone_owners`, `address_months`, `safety_counts` and the events.
 */
export interface ChatTables extends EventTables {
  'chat_keys.user_keys': UserKeyTable;
  conversations: ConversationTable;
  messages: MessageTable;
  turns: TurnTable;
  usage_months: UsageMonthTable;
  usage_entries: UsageEntryTable;
  entitlements: EntitlementTable;
  idempotency_keys: IdempotencyKeyTable;
  daily_turns: DailyTurnsTable;
  gone_owners: GoneOwnerTable;
  address_months: AddressMonthTable;
  safety_counts: SafetyCountTable;
}

export type ChatDb = Kysely<ChatTables>;
/** Owned rows are only seen inside `asOwner` or `asSystem`, so what reads them asks for their transaction. */
export type ChatTransaction = Transaction<ChatTables>;

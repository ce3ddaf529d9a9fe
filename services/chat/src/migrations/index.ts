import type { Migrations } from '@app/service-kit';
import { conversationsTurnsUsage } from './0001_conversations_turns_usage.ts';
import { eventsVisitorsEntitlements } from './0002_events_visitors_entitlements.ts';
import { keysApart } from './0003_keys_apart.ts';
import { safety } from './0004_safety.ts';
import { keysOnlyApart } from './0005_keys_only_apart.ts';
import { dailyShares } from './0006_daily_shares.ts';
import { cheapTurnUpdates } from './0007_cheap_turn_updates.ts';
import { insertNotifications } from './0008_insert_notifications.ts';
import { turnPieces } from './0009_turn_pieces.ts';
import { pinnedConversations } from './0010_pinned_conversations.ts';
import { deletedRows } from './0011_deleted_rows.ts';
import { turnFollowers } from './0012_turn_followers.ts';
import { providerCalls } from './0013_provider_calls.ts';
import { indexesForPruning } from './0014_indexes_for_pruning.ts';

export const migrations: Migrations = {
  '0001_conversations_turns_usage': conversationsTurnsUsage,
  '0002_events_visitors_entitlements': eventsVisitorsEntitlements,
  '0003_keys_apart': keysApart,
  '0004_safety': safety,
  '0005_keys_only_apart': keysOnlyApart,
  '0006_daily_shares': dailyShares,
  '0007_cheap_turn_updates': cheapTurnUpdates,
  '0008_insert_notifications': insertNotifications,
  '0009_turn_pieces': turnPieces,
  '0010_pinned_conversations': pinnedConversations,
  '0011_deleted_rows': deletedRows,
  '0012_turn_followers': turnFollowers,
  '0013_provider_calls': providerCalls,
  '0014_indexes_for_pruning': indexesForPruning,
};

import type { Migrations } from '@app/service-kit';
import { accounts } from './0001_accounts.ts';
import { erasures } from './0002_erasures.ts';
import { disputedAddresses } from './0003_disputed_addresses.ts';
import { sessionFeed } from './0004_session_feed.ts';
import { insertNotifications } from './0005_insert_notifications.ts';
import { addressChanges } from './0006_address_changes.ts';
import { indexesForPruning } from './0007_indexes_for_pruning.ts';

/** The migrations of the schema `auth`, oldest first. */
export const migrations: Migrations = {
  '0001_accounts': accounts,
  '0002_erasures': erasures,
  '0003_disputed_addresses': disputedAddresses,
  '0004_session_feed': sessionFeed,
  '0005_insert_notifications': insertNotifications,
  '0006_address_changes': addressChanges,
  '0007_indexes_for_pruning': indexesForPruning,
};

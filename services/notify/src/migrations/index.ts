import type { Migrations } from '@app/service-kit';
import { mails } from './0001_mails.ts';
import { contactPreferencesErasure } from './0002_contact_preferences_erasure.ts';
import { unsubscriptions } from './0003_unsubscriptions.ts';
import { insertNotifications } from './0004_insert_notifications.ts';
import { parkedMails } from './0005_parked_mails.ts';
import { indexesForPruning } from './0006_indexes_for_pruning.ts';

/** The history of the schema `notify`, oldest first. */
export const migrations: Migrations = {
  '0001_mails': mails,
  '0002_contact_preferences_erasure': contactPreferencesErasure,
  '0003_unsubscriptions': unsubscriptions,
  '0004_insert_notifications': insertNotifications,
  '0005_parked_mails': parkedMails,
  '0006_indexes_for_pruning': indexesForPruning,
};

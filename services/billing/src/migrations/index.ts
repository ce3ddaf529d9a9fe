import type { Migrations } from '@app/service-kit';
import { events } from './0001_events.ts';
import { purchases } from './0002_purchases.ts';
import { goneOwners } from './0003_gone_owners.ts';
import { settlements } from './0004_settlements.ts';
import { catchingUpFurther } from './0005_catching_up_further.ts';
import { parkedNoticesAndReturns } from './0006_parked_notices_and_returns.ts';
import { insertNotifications } from './0007_insert_notifications.ts';
import { checkoutAddress } from './0008_checkout_address.ts';
import { indexesForPruning } from './0009_indexes_for_pruning.ts';

/** The migrations of the schema `billing`, oldest first. */
export const migrations: Migrations = {
  '0001_events': events,
  '0002_purchases': purchases,
  '0003_gone_owners': goneOwners,
  '0004_settlements': settlements,
  '0005_catching_up_further': catchingUpFurther,
  '0006_parked_notices_and_returns': parkedNoticesAndReturns,
  '0007_insert_notifications': insertNotifications,
  '0008_checkout_address': checkoutAddress,
  '0009_indexes_for_pruning': indexesForPruning,
};

import type { EventTables } from '@app/service-kit';
import type { Kysely, Transaction } from 'kysely';
import type { CheckoutTable, IdempotencyKeyTable } from './checkouts/checkout.table.ts';
import type { ErasureTable } from './erasure/erasure.table.ts';
import type { GoneOwnerTable } from './erasure/gone-owner.table.ts';
import type { MailTable } from './mails/mail.table.ts';
import type {
  CatchUpGapTable,
  CatchUpTable,
  ParkedNoticeTable,
  ProviderEventTable,
} from './notices/provider-event.table.ts';
import type { EntitlementTable, PaymentFactTable, PurchaseTable } from './purchases/purchase.table.ts';
import type { SettlementTable } from './settlements/settlement.table.ts';
import type { ProviderTaskTable } from './upkeep/provider-task.table.ts';

/** The schema `billing`. What has an owner is theirs to see; the rest is the service's alone (row-level security). */
export interface Schema extends EventTables {
  checkouts: CheckoutTable;
  idempotency_keys: IdempotencyKeyTable;
  purchases: PurchaseTable;
  payment_facts: PaymentFactTable;
  entitlements: EntitlementTable;
  provider_events: ProviderEventTable;
  catch_ups: CatchUpTable;
  catch_up_gaps: CatchUpGapTable;
  parked_notices: ParkedNoticeTable;
  provider_tasks: ProviderTaskTable;
  erasures: ErasureTable;
  gone_owners: GoneOwnerTable;
  mails: MailTable;
  settlements: SettlementTable;
}

export type BillingDb = Kysely<Schema>;
/** Owned rows are only seen inside `asOwner` or `asSystem`, so what reads them asks for their transaction. */
export type BillingTransaction = Transaction<Schema>;

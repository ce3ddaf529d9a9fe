import type { Generated } from 'kysely';

export type BillingTemplate = 'payment_receipt' | 'payment_refunded';

/** A mail that was asked for: at most one of each template for a purchase. */
export interface MailTable {
  id: string;
  owner_id: string;
  checkout_id: string;
  template: BillingTemplate;
  created_at: Generated<Date>;
}

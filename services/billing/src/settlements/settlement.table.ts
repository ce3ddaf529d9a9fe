import type { Generated } from 'kysely';

/** A payment that could not be returned, once: a person settles it at the provider. `id` is that of the mail to support. */
export interface SettlementTable {
  id: string;
  checkout_id: string;
  asked_at: Generated<Date>;
}

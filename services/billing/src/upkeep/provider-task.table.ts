import type { Generated } from 'kysely';

export type ProviderTaskKind = 'refund' | 'expire' | 'forget_customer';

/** What the provider is still to be told: tried until it is done, then forgotten. */
export interface ProviderTaskTable {
  id: string;
  kind: ProviderTaskKind;
  /** The provider's id of a payment, a session or a customer. */
  target: string;
  checkout_id: string | null;
  /** Whose erasure waits for this; null otherwise. */
  owner_id: string | null;
  due_at: Generated<Date>;
  attempts: Generated<number>;
}

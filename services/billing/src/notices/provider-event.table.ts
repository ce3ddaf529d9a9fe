import type { Generated } from 'kysely';

/** A notice of the provider's, once; of its content the facts alone are kept. */
export interface ProviderEventTable {
  id: string;
  type: string;
  created_at: Date;
  received_at: Generated<Date>;
}

/** How far back the provider has been asked for notices that did not come; one row. */
export interface CatchUpTable {
  name: 'notices';
  up_to: Date;
  due_at: Generated<Date>;
}

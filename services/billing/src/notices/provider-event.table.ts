import type { Generated } from 'kysely';

/** A notice of the provider's, once; of its content the facts alone are kept. */
export interface ProviderEventTable {
  id: string;
  type: string;
  created_at: Date;
  received_at: Generated<Date>;
}

/** What was asked for and not read through yet, the newest first: all since then and before an event. */
export interface CatchUpGapTable {
  id: string;
  since: Date;
  after_event: string;
  due_at: Generated<Date>;
}

/** A notice that could not be taken in: somebody looks at it at the provider. */
export interface ParkedNoticeTable {
  id: string;
  type: string;
  created_at: Date;
  reason: string;
  parked_at: Generated<Date>;
}

/** How far back the provider has been asked for notices that did not come; one row. */
export interface CatchUpTable {
  name: 'notices';
  up_to: Date;
  due_at: Generated<Date>;
}

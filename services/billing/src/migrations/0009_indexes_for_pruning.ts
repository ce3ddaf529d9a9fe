import { createIndexConcurrently, type Migrations } from '@app/service-kit';
import type { Kysely } from 'kysely';

/** Adds the indexes with which expired rows are found (decision 0091). */
export const indexesForPruning: Migrations[string] = {
  isConcurrent: true,
  async up(db: Kysely<unknown>): Promise<void> {
    await createIndexConcurrently(db, 'payment_facts_by_age', 'on payment_facts (recorded_at)');
    await createIndexConcurrently(
      db,
      'own_returns_of_nobody',
      'on own_returns (asked_at) where owner_id is null',
    );
  },
};

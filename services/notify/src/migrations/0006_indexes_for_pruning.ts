import { createIndexConcurrently, type Migrations } from '@app/service-kit';
import type { Kysely } from 'kysely';

/** Adds the indexes with which expired rows are found (decision 0091). */
export const indexesForPruning: Migrations[string] = {
  isConcurrent: true,
  async up(db: Kysely<unknown>): Promise<void> {
    await createIndexConcurrently(db, 'contact_keys_by_age', 'on contact_keys (created_at)');
    await createIndexConcurrently(db, 'acknowledgements_by_day', 'on acknowledgements (day)');
    await createIndexConcurrently(db, 'suppressions_by_age', 'on suppressions (bounced_at)');
    await createIndexConcurrently(db, 'erasures_by_age', 'on erasures (erased_at)');
  },
};

import { createIndexConcurrently, type Migrations } from '@app/service-kit';
import type { Kysely } from 'kysely';

/** Adds the indexes with which expired rows are found (decision 0091). That of the units costs a turn next to nothing: it has one
 * entry for a range of pages. */
export const indexesForPruning: Migrations[string] = {
  isConcurrent: true,
  async up(db: Kysely<unknown>): Promise<void> {
    await createIndexConcurrently(db, 'address_days_by_day', 'on address_days (day)');
    await createIndexConcurrently(db, 'address_months_by_month', 'on address_months (month)');
    await createIndexConcurrently(db, 'usage_months_by_month', 'on usage_months (month)');
    await createIndexConcurrently(
      db,
      'usage_entries_by_age',
      'on usage_entries using brin (created_at) with (pages_per_range = 16, autosummarize = on)',
    );
  },
};

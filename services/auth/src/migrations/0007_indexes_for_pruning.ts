import { createIndexConcurrently, type Migrations } from '@app/service-kit';
import type { Kysely } from 'kysely';

/** Adds the index with which old claims to visitors’ chats are found. */
export const indexesForPruning: Migrations[string] = {
  isConcurrent: true,
  async up(db: Kysely<unknown>): Promise<void> {
    await createIndexConcurrently(db, 'visitor_claims_by_age', 'on visitor_claims (created_at)');
  },
};

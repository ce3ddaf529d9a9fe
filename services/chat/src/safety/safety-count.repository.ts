import type { SafetyKind } from '@app/contracts';
import { sql } from 'kysely';
import type { ChatDatabase } from '../database.ts';

declare module '../database.ts' {
  interface ChatTables {
    safety_counts: SafetyCountTable;
  }
}

/** How often crisis contacts were shown, per UTC day and kind. Has no owner: it holds a date, a kind and a count. */
export interface SafetyCountTable {
  /** YYYY-MM-DD */
  day: string;
  kind: SafetyKind;
  shown: number;
}

/** Adds one to the count of a kind and day, in one statement. */
export async function addNoticeCount(
  db: ChatDatabase,
  { day, kind }: { day: string; kind: SafetyKind },
): Promise<void> {
  await db
    .insertInto('safety_counts')
    .values({ day, kind, shown: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'kind']).doUpdateSet({ shown: sql`safety_counts.shown + 1` }),
    )
    .execute();
}

/** Sums counts by kind for all days up to `until`, and for those from `from` on. */
export async function sumNoticeCounts(
  db: ChatDatabase,
  { from, until }: { from: string; until: string },
): Promise<{ kind: SafetyKind; recent: number; all: number }[]> {
  return db
    .selectFrom('safety_counts')
    .select([
      'kind',
      sql<number>`sum(shown)::int`.as('all'),
      sql<number>`coalesce(sum(shown) filter (where day >= ${from}), 0)::int`.as('recent'),
    ])
    .where('day', '<=', until)
    .groupBy('kind')
    .execute();
}

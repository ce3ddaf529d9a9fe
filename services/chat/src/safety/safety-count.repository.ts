import type { SafetyKind } from '@app/contracts';
import { sql } from 'kysely';
import type { ChatDb } from '../chat.tables.ts';

/** One more of a kind on a day, in one statement. */
export async function addShown(db: ChatDb, { day, kind }: { day: string; kind: SafetyKind }): Promise<void> {
  await db
    .insertInto('safety_counts')
    .values({ day, kind, shown: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'kind']).doUpdateSet({ shown: sql`safety_counts.shown + 1` }),
    )
    .execute();
}

/** Sums by kind over the days up to `until`, and over those of them from `from` on. */
export async function sumShown(
  db: ChatDb,
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

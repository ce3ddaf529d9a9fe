import { sql } from 'kysely';
import type { ChatDb } from '../chat.tables.ts';

/**
 * Takes one turn of the day's ceiling for the whole product (rule 8), in one guarded statement.
 * @returns false when the day has none left.
 */
export async function spendDailyTurn(db: ChatDb, day: string, ceiling: number): Promise<boolean> {
  const spent = await db
    .insertInto('daily_turns')
    .values({ day, used: 1 })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ used: sql`daily_turns.used + 1` })
        .where('daily_turns.used', '<', ceiling),
    )
    .returning('used')
    .executeTakeFirst();
  return spent !== undefined;
}

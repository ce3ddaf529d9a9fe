import { sql } from 'kysely';
import type { ChatTransaction } from '../database.ts';

/** Milliseconds until the first lease of a turn ends, at most 0 when one has; Infinity when none is held (asSystem). */
export async function msUntilNextLapse(trx: ChatTransaction): Promise<number> {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from min(lease_until) - now()) * 1000)::float8 as ms
    from turns where state = 'generating'`.execute(trx);
  return rows[0]?.ms ?? Number.POSITIVE_INFINITY;
}

import { sql } from 'kysely';
import type { ChatTransaction } from '../chat.tables.ts';

interface OfSummary {
  ownerId: string;
  conversationId: string;
  /** What the summary covered when the work on the next one began. */
  from: number;
}

/** Takes the writing of the next summary for a minute. @returns false when somebody else has it, or just failed at it. */
export async function claimSummary(
  trx: ChatTransaction,
  { ownerId, conversationId, from }: OfSummary,
): Promise<boolean> {
  const claimed = await trx
    .updateTable('conversations')
    .set({ summarising_until: sql<Date>`now() + interval '60 seconds'` })
    .where('owner_id', '=', ownerId)
    .where('id', '=', conversationId)
    .where('summarised_upto', '=', from)
    .where(sql<boolean>`coalesce(summarising_until < now(), true)`)
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}

/** Keeps a summary, unless another has been kept meanwhile or its last message was said differently since. */
export async function keepSummary(
  trx: ChatTransaction,
  { ownerId, conversationId, from, upto, summary }: OfSummary & { upto: number; summary: Buffer },
): Promise<void> {
  await trx
    .updateTable('conversations')
    .set({ summary, summarised_upto: upto, summarising_until: null })
    .where('owner_id', '=', ownerId)
    .where('id', '=', conversationId)
    .where('summarised_upto', '=', from)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('messages')
          .select('messages.id')
          .where('messages.owner_id', '=', ownerId)
          .where('messages.conversation_id', '=', conversationId)
          .where('messages.seq', '=', upto),
      ),
    )
    .execute();
}

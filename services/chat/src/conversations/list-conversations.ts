import type { ConversationItem } from '@app/contracts';
import { asOwner } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { markOpened } from '../reply-mails/reply-mail.repository.ts';
import { type ListPosition, listConversations as listRows } from './conversation.repository.ts';
import { viewItem } from './conversation.view.ts';
import { writeCursor } from './cursor.ts';

export interface ListPage {
  conversations: ConversationItem[];
  nextCursor: string | null;
}

/** A page of somebody's conversations, newest first (API-4). */
export async function listConversations(
  { db, vaults }: Deps,
  { ownerId, after, limit }: { ownerId: string; after: ListPosition | undefined; limit: number },
): Promise<ListPage> {
  const rows = await asOwner(db, ownerId, async (trx) => {
    await markOpened(trx, { ownerId });
    return listRows(trx, { ownerId, after, limit: limit + 1 });
  });
  if (rows.length === 0) return { conversations: [], nextCursor: null };
  const vault = await vaults.of(ownerId);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    conversations: page.map((row) => viewItem(row, vault)),
    nextCursor: last && rows.length > limit ? writeCursor({ createdAt: last.created_at, id: last.id }) : null,
  };
}

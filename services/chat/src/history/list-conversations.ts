import type { ConversationItem } from '@app/contracts';
import { asOwner, invalidField, readAndRecord } from '@app/service-kit';
import * as z from 'zod';
import {
  type ListPosition,
  type ListQuery,
  listConversations as listRows,
} from '../conversations/conversation.repository.ts';
import { viewItem } from '../conversations/conversation.view.ts';
import { markOpened } from '../conversations/unread-reply.repository.ts';
import type { ChatDatabase } from '../database.ts';
import type { Vaults } from '../encryption/vault.ts';

export interface ListPage {
  conversations: ConversationItem[];
  nextCursor: string | null;
}

/** Lists a page of a person's conversations, newest first (API-4). */
export async function listConversations(
  { db, vaults }: { db: ChatDatabase; vaults: Vaults },
  { limit, ...query }: ListQuery,
): Promise<ListPage> {
  const { ownerId } = query;
  const rows = await readAndRecord((records) =>
    asOwner(db, ownerId, async (trx) => {
      if (records) await markOpened(trx, { ownerId });
      return listRows(trx, { ...query, limit: limit + 1 });
    }),
  );
  if (rows.length === 0) return { conversations: [], nextCursor: null };
  const vault = await vaults.get(ownerId);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    conversations: page.map((row) => viewItem(row, vault)),
    nextCursor: last && rows.length > limit ? writeCursor({ createdAt: last.created_at, id: last.id }) : null,
  };
}

const position = z.tuple([z.number().int().gte(0).lte(8.64e15), z.uuid()]);

/** The position of the next page, opaque to the caller. */
export function writeCursor({ createdAt, id }: ListPosition): string {
  return Buffer.from(JSON.stringify([createdAt.getTime(), id])).toString('base64url');
}

/** @throws Failure 400 when the cursor is invalid. */
export function readCursor(cursor: string | undefined): ListPosition | undefined {
  if (cursor === undefined) return undefined;
  try {
    const [time, id] = position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { createdAt: new Date(time), id };
  } catch {
    throw invalidField('cursor', 'This page of the list does not exist.');
  }
}

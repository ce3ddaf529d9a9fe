import { asOwner } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { listMessagesOfMany } from '../messages/message.repository.ts';
import { viewMessage } from '../messages/message.view.ts';
import { markOpened } from '../reply-mails/reply-mail.repository.ts';
import { type ListPosition, listConversations as listRows } from './conversation.repository.ts';
import { viewItem } from './conversation.view.ts';
import { writeCursor } from './cursor.ts';
import type { ListPage } from './list-conversations.ts';
import { preview } from './preview.ts';

/** One call opens at most so many conversations; a page may then be short, even empty, and still have a next one. */
const OPEN_AT_MOST = 200;
const BATCH = 20;

/**
 * Those of somebody's conversations in which every word of `words` occurs, newest first. The texts are encrypted, so
 * they are opened batch by batch; case and accents make no difference.
 */
export async function searchConversations(
  { db, vaults }: Deps,
  {
    ownerId,
    words,
    after,
    limit,
  }: { ownerId: string; words: string; after: ListPosition | undefined; limit: number },
): Promise<ListPage> {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const found: ListPage['conversations'] = [];
  let position = after;
  for (let opened = 0; opened < OPEN_AT_MOST; opened += BATCH) {
    const { rows, messages } = await readBatch(db, ownerId, position);
    if (rows.length === 0) return { conversations: found, nextCursor: null };
    const vault = await vaults.of(ownerId);
    for (const row of rows) {
      position = { createdAt: row.created_at, id: row.id };
      const item = viewItem(row, vault);
      const said = messages
        .filter((message) => message.conversation_id === row.id)
        .map((message) => viewMessage(message, vault).content);
      const text = plain([item.title, ...said].join('\n'));
      if (wanted.every((word) => text.includes(word))) {
        const excerpt = excerptOf(said, wanted);
        found.push({ ...item, ...(excerpt ? { excerpt } : {}) });
      }
      if (found.length === limit) return { conversations: found, nextCursor: writeCursor(position) };
    }
    if (rows.length < BATCH) return { conversations: found, nextCursor: null };
  }
  return { conversations: found, nextCursor: position ? writeCursor(position) : null };
}

function readBatch(db: Deps['db'], ownerId: string, after: ListPosition | undefined) {
  return asOwner(db, ownerId, async (trx) => {
    await markOpened(trx, { ownerId });
    const rows = await listRows(trx, { ownerId, after, limit: BATCH });
    const conversationIds = rows.map(({ id }) => id);
    return { rows, messages: await listMessagesOfMany(trx, { ownerId, conversationIds }) };
  });
}

/** So many words before the one that was found, and so many in all. */
const BEFORE = 8;
const AROUND = 30;

/** The words around the first that was looked for. */
function excerptOf(said: readonly string[], wanted: readonly string[]): string | undefined {
  for (const content of said) {
    const words = content.split(/\s+/);
    const at = words.findIndex((word) => wanted.some((one) => plain(word).includes(one)));
    if (at === -1) continue;
    const from = Math.max(0, at - BEFORE);
    const around = words.slice(from, from + AROUND).join(' ');
    return preview(from > 0 ? `…${around}` : around);
  }
  return undefined;
}

/** Without case and accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

import { setImmediate as nextTurnOfLoop } from 'node:timers/promises';
import { plainText } from '@app/contracts';
import { asOwner, readAndRecord, readInPages } from '@app/service-kit';
import {
  type ItemRow,
  type ListQuery,
  listConversations as listRows,
} from '../conversations/conversation.repository.ts';
import { viewItem, viewMessage } from '../conversations/conversation.view.ts';
import {
  listMessagesOfMany,
  readMessagePage,
  type ShownMessage,
} from '../conversations/message.repository.ts';
import { preview } from '../conversations/preview.ts';
import { markOpened } from '../conversations/unread-reply.repository.ts';
import type { ChatDatabase } from '../database.ts';
import type { Vault, Vaults } from '../encryption/vault.ts';
import { type ListPage, writeCursor } from './list-conversations.ts';

/** The most conversations that one call opens. A page may be short or empty and still have a next page. */
const MOST_CONVERSATIONS = 200;
const MOST_MESSAGES = 4_000;
/** The most conversations in memory at once. */
const CONVERSATIONS_AT_ONCE = 20;
const MESSAGES_AT_ONCE = 200;
/** How long decrypting and comparing may block the event loop before it yields; milliseconds. */
const WORK_MS = 10;

/**
 * Finds a person's conversations that contain every word of `words`, newest first. The texts are encrypted, so they are
 * decrypted in batches. Ignores case and accents.
 */
export async function searchConversations(
  { db, vaults }: { db: ChatDatabase; vaults: Vaults },
  { ownerId, pinned, words, after, limit }: ListQuery & { words: string },
): Promise<ListPage> {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const found: ListPage['conversations'] = [];
  const rest = createYield();
  let position = after;
  let [conversations, messages] = [0, 0];
  await readAndRecord(async (records) => {
    if (records) await asOwner(db, ownerId, (trx) => markOpened(trx, { ownerId }));
  });
  while (true) {
    const { rows, messagesByConversation } = await readBatch(db, { ownerId, pinned, after: position });
    if (rows.length === 0) return { conversations: found, nextCursor: null };
    const vault = await vaults.get(ownerId);
    for (const row of rows) {
      const known =
        messagesByConversation?.get(row.id) ??
        (messagesByConversation ? [] : messagesOf(db, ownerId, row.id));
      const match = await findWords(row, known, { wanted, vault, rest });
      if (match) found.push(match);
      position = { createdAt: row.created_at, id: row.id };
      conversations += 1;
      messages += row.message_count;
      const isFull = found.length === limit;
      if (isFull || conversations >= MOST_CONVERSATIONS || messages >= MOST_MESSAGES)
        return { conversations: found, nextCursor: writeCursor(position) };
    }
    if (rows.length < CONVERSATIONS_AT_ONCE) return { conversations: found, nextCursor: null };
  }
}

/** Reads the next conversations, including their messages if these are few; otherwise messages are read in pages. */
async function readBatch(db: ChatDatabase, query: Omit<ListQuery, 'limit'>) {
  const { ownerId } = query;
  return asOwner(db, ownerId, async (trx) => {
    const rows = await listRows(trx, { ...query, limit: CONVERSATIONS_AT_ONCE });
    const count = rows.reduce((sum, { message_count }) => sum + message_count, 0);
    if (count > MESSAGES_AT_ONCE) return { rows, messagesByConversation: undefined };
    const messages = await listMessagesOfMany(trx, { ownerId, conversationIds: rows.map(({ id }) => id) });
    return { rows, messagesByConversation: Map.groupBy(messages, ({ conversation_id }) => conversation_id) };
  });
}

function messagesOf(db: ChatDatabase, ownerId: string, conversationId: string): AsyncIterable<ShownMessage> {
  return readInPages<ShownMessage>(MESSAGES_AT_ONCE, (after, limit) =>
    asOwner(db, ownerId, (trx) =>
      readMessagePage(trx, { ownerId, conversationId, afterSeq: after?.seq ?? 0, limit }),
    ),
  );
}

interface Search {
  readonly wanted: readonly string[];
  readonly vault: Vault;
  readonly rest: () => Promise<void>;
}

/**
 * Returns the list item of a conversation that contains every word, with an excerpt of the first message that contains
 * one; undefined if a word is missing.
 */
async function findWords(
  row: ItemRow,
  messages: AsyncIterable<ShownMessage> | Iterable<ShownMessage>,
  { wanted, vault, rest }: Search,
): Promise<ListPage['conversations'][number] | undefined> {
  await rest();
  const item = viewItem(row, vault);
  const title = plain(item.title);
  const missing = new Set(wanted.filter((word) => !title.includes(word)));
  let excerpt: string | undefined;
  for await (const message of messages) {
    if (missing.size === 0 && excerpt) break;
    await rest();
    const { content } = viewMessage(message, vault);
    const text = plain(content);
    for (const word of missing) if (text.includes(word)) missing.delete(word);
    if (!excerpt && wanted.some((word) => text.includes(word)))
      excerpt = excerptOf(message.role === 'assistant' ? plainText(content) : content, wanted);
  }
  if (missing.size > 0) return undefined;
  return { ...item, ...(excerpt ? { excerpt } : {}) };
}

/** Yields to the event loop after every WORK_MS of work. */
function createYield(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < WORK_MS) return;
    await nextTurnOfLoop();
    since = performance.now();
  };
}

/** Words of an excerpt: this many before the match, and this many in all. */
const BEFORE = 8;
const AROUND = 30;

/** An excerpt around the first match. */
function excerptOf(content: string, wanted: readonly string[]): string | undefined {
  const words = content.split(/\s+/);
  const at = words.findIndex((word) => {
    const letters = plain(word);
    return wanted.some((one) => letters.includes(one));
  });
  if (at === -1) return undefined;
  const from = Math.max(0, at - BEFORE);
  const around = words.slice(from, from + AROUND).join(' ');
  return preview(from > 0 ? `…${around}` : around);
}

/** Removes case and accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

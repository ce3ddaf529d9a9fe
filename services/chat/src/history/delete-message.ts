import { asOwner, Failure } from '@app/service-kit';
import { lockConversation, storePreviews } from '../conversations/conversation.repository.ts';
import { listDeletedWith, readListedMessages } from '../conversations/message.repository.ts';
import { preview, previewOfReply } from '../conversations/preview.ts';
import type { ChatTransaction } from '../database.ts';
import { lockUserKey } from '../encryption/user-key.repository.ts';
import type { Vault, Vaults } from '../encryption/vault.ts';
import { type DeletionContext, endTurnInProgress } from './delete-conversations.ts';
import { moveConversation, moveMessages } from './deleted-row.repository.ts';

export interface OfMessage {
  readonly ownerId: string;
  readonly conversationId: string;
  readonly messageId: string;
}

/**
 * Deletes a message of the person with the replies to it, or a reply alone, restorably (restore-deleted.ts). When nothing
 * else is left, the conversation is deleted too.
 * @throws Failure 404, also for another person's message.
 */
export async function deleteMessage(
  { db, vaults, clock, config, turns }: DeletionContext & { vaults: Vaults },
  message: OfMessage,
): Promise<{ messageIds: string[]; conversationDeleted: boolean }> {
  const { ownerId, messageId } = message;
  const vault = await vaults.get(ownerId);
  const { ended, ...deleted } = await asOwner(db, ownerId, async (trx) => {
    if (!(await lockUserKey(trx, ownerId))) throw new Failure('not_found');
    if (!(await lockConversation(trx, message))) throw new Failure('not_found');
    const rows = await listDeletedWith(trx, message);
    const [first] = rows;
    if (!first) throw new Failure('not_found');
    const messageIds = rows.map(({ id }) => id);
    const ended = await endTurnInProgress(trx, config, message, messageIds);
    const { count } = await readListedMessages(trx, message);
    const deletion = { ...message, subjectId: messageId, at: clock.now() };
    const conversationDeleted = count === rows.length;
    if (conversationDeleted) await moveConversation(trx, deletion);
    else {
      await moveMessages(trx, { ...deletion, messageIds });
      await refreshPreviews(trx, vault, { ...message, fromSeq: first.seq });
    }
    return { messageIds, conversationDeleted, ended };
  });
  if (ended) turns.interrupt(ended, 'lost');
  return deleted;
}

/** Stores what the list shows of the messages that the conversation has now. @param fromSeq where they changed. */
export async function refreshPreviews(
  trx: ChatTransaction,
  vault: Vault,
  { fromSeq, ...conversation }: { ownerId: string; conversationId: string; fromSeq: number },
): Promise<void> {
  const rowId = conversation.conversationId;
  const { count, messages } = await readListedMessages(trx, conversation);
  const previewOf = (message: (typeof messages)[number] | undefined) => {
    if (!message) return '';
    const text = vault.open(message.content, { column: 'messages.content', rowId: message.id });
    return message.role === 'user' ? preview(text) : previewOfReply(text);
  };
  await storePreviews(trx, conversation, {
    messageCount: count,
    preview: vault.seal(previewOf(messages[0]), { column: 'conversations.preview', rowId }),
    lastPreview: vault.seal(previewOf(messages.at(-1)), { column: 'conversations.last_preview', rowId }),
    fromSeq,
  });
}

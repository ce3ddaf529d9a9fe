import { PINNED_MAX, UNDO_SECONDS } from '@app/contracts';
import { asOwner, type Clock, Failure } from '@app/service-kit';
import {
  canPin,
  changeConversation,
  findConversationIds,
  lockConversation,
} from '../conversations/conversation.repository.ts';
import { isOvertaken, listDeletedWith } from '../conversations/message.repository.ts';
import type { ChatDatabase, ChatTransaction } from '../database.ts';
import { lockUserKey } from '../encryption/user-key.repository.ts';
import type { Vaults } from '../encryption/vault.ts';
import { type OfMessage, refreshPreviews } from './delete-message.ts';
import { destroyDeletedRows, findDeletedMessage, restoreRows } from './deleted-row.repository.ts';

const TOO_LATE = 'It’s too late to undo this.';
const OVERTAKEN = 'This can’t be undone anymore, because a newer reply has taken its place.';

interface RestoreContext {
  readonly db: ChatDatabase;
  readonly clock: Clock;
}

/** What was deleted after this moment can be restored; everything else is destroyed. */
function undoneSince(clock: Clock): Date {
  return new Date(clock.now().getTime() - UNDO_SECONDS * 1_000);
}

/**
 * Restores deleted conversations. One that is there already counts as restored.
 * @returns the ids of those that the person has now.
 * @throws Failure 404 when none can be restored.
 */
export async function restoreConversations(
  { db, clock }: RestoreContext,
  { ownerId, conversationIds }: { ownerId: string; conversationIds: readonly string[] },
): Promise<string[]> {
  return asOwner(db, ownerId, async (trx) => {
    await requireOwner(trx, ownerId);
    await restoreUnpinned(trx, { ownerId, subjectIds: conversationIds, since: undoneSince(clock) });
    const restored = await findConversationIds(trx, { ownerId, conversationIds });
    if (restored.length === 0) throw new Failure('not_found', { sentence: TOO_LATE });
    return restored;
  });
}

/**
 * Restores what was deleted with a message. One that is there already counts as restored.
 * @throws Failure 404 when it is too late; 409 when the message before was answered again meanwhile.
 */
export async function restoreMessage(
  { db, vaults, clock }: RestoreContext & { vaults: Vaults },
  message: OfMessage,
): Promise<void> {
  const { ownerId, messageId } = message;
  const tooLate = new Failure('not_found', { sentence: TOO_LATE });
  const vault = await vaults.find(ownerId);
  if (!vault) throw tooLate;
  await asOwner(db, ownerId, async (trx) => {
    await requireOwner(trx, ownerId);
    const since = undoneSince(clock);
    const isThere = await lockConversation(trx, message);
    if ((await listDeletedWith(trx, message)).length > 0) return;
    const deleted = await findDeletedMessage(trx, { ...message, since });
    if (!deleted || isThere === deleted.hasConversation) throw tooLate;
    const { firstSeq } = deleted;
    if (isThere && (await isOvertaken(trx, { ...message, seq: firstSeq })))
      throw new Failure('conflict', { sentence: OVERTAKEN });
    await restoreUnpinned(trx, { ownerId, subjectIds: [messageId], since });
    if (isThere) await refreshPreviews(trx, vault, { ...message, fromSeq: firstSeq });
  });
}

/** Locks the person's key, so that an erasure waits. */
async function requireOwner(trx: ChatTransaction, ownerId: string): Promise<void> {
  if (!(await lockUserKey(trx, ownerId))) throw new Failure('not_found', { sentence: TOO_LATE });
}

/** Restores rows; a conversation that was pinned is unpinned if as many others are pinned now. */
async function restoreUnpinned(
  trx: ChatTransaction,
  subjects: Parameters<typeof restoreRows>[1],
): Promise<void> {
  const { pinnedIds } = await restoreRows(trx, subjects);
  for (const conversationId of pinnedIds) {
    const conversation = { ownerId: subjects.ownerId, conversationId };
    if (!(await canPin(trx, { ...conversation, limit: PINNED_MAX })))
      await changeConversation(trx, conversation, { pinned: false });
  }
}

/** Destroys what can no longer be restored. */
export async function destroyDeleted({ db, clock }: RestoreContext): Promise<void> {
  await destroyDeletedRows(db, undoneSince(clock));
}

import { type ConversationItem, type Finding, PINNED_MAX } from '@app/contracts';
import { asOwner, Failure } from '@app/service-kit';
import { canPin, changeConversation as changeRow } from '../conversations/conversation.repository.ts';
import { viewItem } from '../conversations/conversation.view.ts';
import { rateReply as storeRating } from '../conversations/message.repository.ts';
import type { ChatDatabase } from '../database.ts';
import type { Vaults } from '../encryption/vault.ts';
import { isCertain, sealFinding } from '../safety/finding.ts';
import { type CountContext, countNotice } from '../safety/safety-count.ts';

interface OfConversation {
  readonly ownerId: string;
  readonly conversationId: string;
}

interface ChangeRequest {
  readonly title?: string | undefined;
  readonly pinned?: boolean | undefined;
  readonly finding: Finding | null;
}

const TOO_MANY_PINNED = `You can pin up to ${PINNED_MAX} conversations. Please unpin one first.`;

/**
 * Gives a conversation another title, pins or unpins it.
 * @param change `finding` is what screening found in the title.
 * @throws Failure 404, also for another person's conversation; 409 when too many are pinned.
 */
export async function changeConversation(
  context: CountContext & { vaults: Vaults },
  conversation: OfConversation,
  { title, pinned, finding }: ChangeRequest,
): Promise<ConversationItem> {
  const { ownerId, conversationId: rowId } = conversation;
  const vault = await context.vaults.get(ownerId);
  const row = await asOwner(context.db, ownerId, async (trx) => {
    if (pinned && !(await canPin(trx, { ...conversation, limit: PINNED_MAX })))
      throw new Failure('conflict', { sentence: TOO_MANY_PINNED });
    return changeRow(trx, conversation, {
      ...(title !== undefined && {
        title: vault.seal(title, { column: 'conversations.title', rowId }),
        title_safety: sealFinding(vault, finding, { column: 'conversations.title_safety', rowId }),
      }),
      ...(pinned !== undefined && { pinned }),
    });
  });
  if (!row) throw new Failure('not_found');
  if (finding && isCertain(finding)) void countNotice(context, finding);
  return viewItem(row, vault);
}

/**
 * Stores what a person thinks of a reply.
 * @throws Failure 404, also for another person's reply.
 */
export async function rateReply(
  { db, vaults }: { db: ChatDatabase; vaults: Vaults },
  reply: OfConversation & { messageId: string },
  { rating, reason }: { rating: 'up' | 'down'; reason?: string | undefined },
): Promise<void> {
  const vault = await vaults.get(reply.ownerId);
  const place = { column: 'messages.feedback_reason', rowId: reply.messageId } as const;
  const sealed = reason ? vault.seal(reason, place) : null;
  const isRated = await asOwner(db, reply.ownerId, (trx) =>
    storeRating(trx, { ...reply, rating, reason: sealed }),
  );
  if (!isRated) throw new Failure('not_found');
}

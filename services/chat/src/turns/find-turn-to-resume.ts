import type { Finding, Message } from '@app/contracts';
import { asOwner, Failure } from '@app/service-kit';
import { findConversation } from '../conversations/conversation.repository.ts';
import type { Deps } from '../deps.ts';
import { findMessage } from '../messages/message.repository.ts';
import { viewMessage } from '../messages/message.view.ts';
import { markOpened } from '../reply-mails/reply-mail.repository.ts';
import { openFinding } from '../safety/finding.ts';
import { findGenerating } from './turn.repository.ts';
import type { Turn } from './turn.ts';

/**
 * The turn in progress of a conversation, for somebody who comes back to it.
 * @throws Failure 404 when there is no such conversation of theirs.
 */
export async function findTurnToResume(
  { db, vaults }: Deps,
  conversation: { ownerId: string; conversationId: string },
): Promise<{ turn: Turn; userMessage: Message; finding: Finding | null } | undefined> {
  const { ownerId } = conversation;
  const found = await asOwner(db, ownerId, async (trx) => {
    if (!(await findConversation(trx, conversation))) throw new Failure('not_found');
    await markOpened(trx, conversation);
    const turn = await findGenerating(trx, conversation);
    const row = turn && (await findMessage(trx, { ownerId, messageId: turn.userMessageId }));
    return turn && row ? { turn, row } : undefined;
  });
  if (!found) return undefined;
  const vault = await vaults.of(ownerId);
  const { turn, row } = found;
  const finding = openFinding(vault, row.safety, { column: 'messages.safety', rowId: row.id });
  return { turn, userMessage: viewMessage(row, vault), finding };
}

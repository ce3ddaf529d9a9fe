import type { ConversationDetail, Finding } from '@app/contracts';
import { asOwner, Failure } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { listMessages } from '../messages/message.repository.ts';
import { viewMessage } from '../messages/message.view.ts';
import { markOpened } from '../reply-mails/reply-mail.repository.ts';
import { disclosuresOf } from '../safety/disclosures.ts';
import { findingsOf } from '../safety/findings-of.ts';
import { findGenerating } from '../turns/turn.repository.ts';
import { findConversation } from './conversation.repository.ts';
import { viewItem } from './conversation.view.ts';

/** One conversation, whole, and the newest finding in it (API-4). @throws Failure 404, also for another person's. */
export async function showConversation(
  { db, vaults }: Deps,
  conversation: { ownerId: string; conversationId: string },
): Promise<{ detail: ConversationDetail; finding: Finding | null }> {
  const read = await asOwner(db, conversation.ownerId, async (trx) => {
    const row = await findConversation(trx, conversation);
    if (!row) throw new Failure('not_found');
    await markOpened(trx, conversation);
    const replying = (await findGenerating(trx, conversation)) !== undefined;
    return { row, replying, messages: await listMessages(trx, conversation) };
  });
  const vault = await vaults.of(conversation.ownerId);
  const { id, title, createdAt, emotionTags } = viewItem(read.row, vault);
  const messages = read.messages.map((message) => viewMessage(message, vault));
  const disclosures = disclosuresOf(messages);
  const findings = findingsOf(read.row, read.messages.toReversed(), vault);
  return {
    detail: { id, title, createdAt, emotionTags, messages, replying: read.replying, disclosures },
    finding: findings[0] ?? null,
  };
}

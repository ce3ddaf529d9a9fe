import type { Message } from '@app/contracts';
import { Failure } from '@app/service-kit';
import { lockConversation } from '../conversations/conversation.repository.ts';
import { preview } from '../conversations/preview.ts';
import type { Deps } from '../deps.ts';
import { sealFinding } from '../safety/finding.ts';
import { settleLapsed } from '../turns/settle-turn.ts';
import { findGenerating } from '../turns/turn.repository.ts';
import type { Turn } from '../turns/turn.ts';
import { findNewestQuestion, insertMessage, insertReplacement } from './admission.repository.ts';
import { type Admitted, admit, type Sender, takeUnit } from './admit.ts';

interface Said {
  conversationId: string;
  message: string;
  /** The person's newest message, when this one is to take its place. */
  replaces?: string | undefined;
}

const REPLACED_SENTENCE = 'This message can’t be changed any more. Please look at the newest ones.';

/**
 * Says something more in a conversation (CHAT-2), or the newest message differently: it takes a unit like any other.
 * @throws Failure 404 `not_found`, 409 `turn_in_progress` or `conflict` (also for a message that is not the newest any
 * more), 402 `free_limit_reached`.
 */
export function continueConversation(
  deps: Deps,
  sender: Sender,
  { conversationId, message, replaces }: Said,
): Promise<Admitted> {
  const { ownerId } = sender;
  const conversation = { ownerId, conversationId };
  const body = [conversationId, message, ...(replaces ? [replaces] : [])];
  return admit(deps, sender, body, async (admission, turnId) => {
    const { trx, vault, at, finding } = admission;
    if (!(await lockConversation(trx, conversation))) throw new Failure('not_found');
    await settleLapsed(trx, deps, vault, conversation);
    if (await findGenerating(trx, conversation)) throw new Failure('turn_in_progress');
    const place = replaces && (await findNewestQuestion(trx, { ...conversation, userMessageId: replaces }));
    if (replaces && !place) throw new Failure('conflict', { sentence: REPLACED_SENTENCE });
    await takeUnit(deps, admission, ownerId);
    const userMessageId = deps.newId();
    const turn: Turn = { id: turnId, ownerId, conversationId, userMessageId };
    const start = preview(message);
    const sealed = {
      content: vault.seal(message, { column: 'messages.content', rowId: userMessageId }),
      preview: vault.seal(start, { column: 'conversations.last_preview', rowId: conversationId }),
      safety: sealFinding(vault, finding, { column: 'messages.safety', rowId: userMessageId }),
      at,
    };
    if (replaces && place) {
      const firstPreview = vault.seal(start, { column: 'conversations.preview', rowId: conversationId });
      const replaced = { messageId: replaces, ...place };
      await insertReplacement(trx, admission.newTurn(turn), replaced, { ...sealed, firstPreview });
    } else await insertMessage(trx, admission.newTurn(turn), sealed);
    const userMessage: Message = { id: userMessageId, role: 'user', content: message, ts: at.toISOString() };
    return { turn, userMessage, finding };
  });
}

import type { Message } from '@app/contracts';
import { Failure } from '@app/service-kit';
import { lockConversation } from '../conversations/conversation.repository.ts';
import { preview } from '../conversations/preview.ts';
import type { Deps } from '../deps.ts';
import { settleLapsed } from '../turns/settle-turn.ts';
import { findGenerating } from '../turns/turn.repository.ts';
import type { Turn } from '../turns/turn.ts';
import { insertMessage } from './admission.repository.ts';
import { type Admitted, admit, type Sender, takeUnit } from './admit.ts';

/**
 * Says something more in a conversation (CHAT-2).
 * @throws Failure 404 `not_found`, 409 `turn_in_progress` or `conflict`, 402 `free_limit_reached`.
 */
export function continueConversation(
  deps: Deps,
  sender: Sender,
  { conversationId, message }: { conversationId: string; message: string },
): Promise<Admitted> {
  const { ownerId } = sender;
  const conversation = { ownerId, conversationId };
  return admit(deps, sender, [conversationId, message], async (admission, turnId) => {
    const { trx, vault, at } = admission;
    if (!(await lockConversation(trx, conversation))) throw new Failure('not_found');
    await settleLapsed(trx, deps, vault, conversation);
    if (await findGenerating(trx, conversation)) throw new Failure('turn_in_progress');
    await takeUnit(deps, admission, ownerId);
    const userMessageId = deps.newId();
    const turn: Turn = { id: turnId, ownerId, conversationId, userMessageId };
    await insertMessage(trx, admission.newTurn(turn), {
      content: vault.seal(message, { column: 'messages.content', rowId: userMessageId }),
      preview: vault.seal(preview(message), { column: 'conversations.last_preview', rowId: conversationId }),
      at,
    });
    const userMessage: Message = { id: userMessageId, role: 'user', content: message, ts: at.toISOString() };
    return { turn, userMessage };
  });
}

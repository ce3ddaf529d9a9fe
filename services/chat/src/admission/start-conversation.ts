import type { EmotionTag, Message } from '@app/contracts';
import { preview } from '../conversations/preview.ts';
import type { Deps } from '../deps.ts';
import { sealFinding } from '../safety/finding.ts';
import type { Turn } from '../turns/turn.ts';
import { insertConversation } from './admission.repository.ts';
import { type Admitted, admit, type Sender, takeUnit } from './admit.ts';

interface Opening {
  title: string;
  question: string;
  emotionTags: readonly EmotionTag[];
}

/**
 * Begins a conversation with its first message (CHAT-1).
 * @throws Failure 402 `free_limit_reached`, 409 `conflict`.
 */
export function startConversation(
  deps: Deps,
  sender: Sender,
  { title, question, emotionTags }: Opening,
): Promise<Admitted> {
  const { ownerId } = sender;
  const tags = [...new Set(emotionTags)];
  return admit(deps, sender, [title, question, tags], async (admission, turnId) => {
    await takeUnit(deps, admission, ownerId);
    const { trx, vault, at, finding } = admission;
    const [conversationId, userMessageId] = [deps.newId(), deps.newId()];
    const turn: Turn = { id: turnId, ownerId, conversationId, userMessageId };
    await insertConversation(trx, admission.newTurn(turn), {
      title: vault.seal(title, { column: 'conversations.title', rowId: conversationId }),
      preview: vault.seal(preview(question), { column: 'conversations.preview', rowId: conversationId }),
      content: vault.seal(question, { column: 'messages.content', rowId: userMessageId }),
      safety: sealFinding(vault, finding, { column: 'messages.safety', rowId: userMessageId }),
      emotionTags: tags,
      at,
    });
    const userMessage: Message = { id: userMessageId, role: 'user', content: question, ts: at.toISOString() };
    return { turn, userMessage, finding };
  });
}

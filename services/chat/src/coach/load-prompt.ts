import { asOwner, Failure } from '@app/service-kit';
import { findConversation } from '../conversations/conversation.repository.ts';
import type { ConversationRow } from '../conversations/conversation.table.ts';
import type { Deps } from '../deps.ts';
import type { Vault } from '../encryption/vault.ts';
import { listFindings, messagesAfter } from '../messages/message.repository.ts';
import type { MessageRow } from '../messages/message.table.ts';
import { findingsOf } from '../safety/findings-of.ts';
import type { Turn } from '../turns/turn.ts';
import {
  type Background,
  buildPrompt,
  CONTEXT_MESSAGES,
  recentOf,
  type SaidMessage,
} from './build-prompt.ts';
import type { PromptMessage } from './coach.port.ts';

interface TurnPrompt {
  readonly messages: PromptMessage[];
  /** What is known of the message that is answered, as it is stored. */
  readonly safety: Buffer | null;
}

/** The prompt of a turn, from our own record alone (rule 8). */
export async function loadPrompt({ db, vaults }: Deps, turn: Turn): Promise<TurnPrompt> {
  const vault = await vaults.of(turn.ownerId);
  return asOwner(db, turn.ownerId, async (trx) => {
    const conversation = await findConversation(trx, turn);
    if (!conversation) throw new Failure('not_found');
    const newest = await messagesAfter(trx, {
      ...turn,
      afterSeq: conversation.summarised_upto,
      first: 'newest',
      limit: CONTEXT_MESSAGES,
    });
    const recent = recentOf(newest.map((row) => openMessage(row, vault)));
    const found = await listFindings(trx, turn);
    const findings = findingsOf(conversation, found, vault);
    return {
      messages: buildPrompt(openBackground(conversation, vault), recent, findings),
      safety: found.find(({ id }) => id === turn.userMessageId)?.safety ?? null,
    };
  });
}

export function openMessage(
  row: Pick<MessageRow, 'id' | 'seq' | 'role' | 'content'>,
  vault: Vault,
): SaidMessage {
  const content = vault.open(row.content, { column: 'messages.content', rowId: row.id });
  return { seq: row.seq, role: row.role, content };
}

export function openBackground(row: ConversationRow, vault: Vault): Background {
  return {
    title: vault.open(row.title, { column: 'conversations.title', rowId: row.id }),
    emotionTags: row.emotion_tags,
    summary: row.summary
      ? vault.open(row.summary, { column: 'conversations.summary', rowId: row.id })
      : undefined,
  };
}

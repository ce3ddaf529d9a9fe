import { type EmotionTag, type Finding, LIMITS } from '@app/contracts';
import { Failure } from '@app/service-kit';
import { type ConversationRow, findConversation } from '../conversations/conversation.repository.ts';
import { listPromptMessages } from '../conversations/message.repository.ts';
import type { ChatTransaction } from '../database.ts';
import type { Vault } from '../encryption/vault.ts';
import { findingsOf } from '../safety/finding.ts';
import {
  type Background,
  buildPrompt,
  CONTEXT_CHARACTERS,
  CONTEXT_MESSAGES,
  selectRecentMessages,
} from './build-prompt.ts';
import type { PromptMessage } from './coach.port.ts';

/** What the coach is asked for one reply. */
export interface TurnPrompt {
  readonly messages: readonly PromptMessage[];
  /** The findings of the message that is answered, sealed. */
  readonly safety: Buffer | null;
  /** How much of the conversation no summary covers; at most the bounds of a prompt. */
  readonly unsummarised: { readonly messages: number; readonly characters: number };
}

/**
 * Loads the prompt of a turn from stored data, in the transaction that has recorded its message; nothing in it comes
 * from the request.
 */
export async function loadPrompt(
  trx: ChatTransaction,
  vault: Vault,
  turn: { ownerId: string; conversationId: string; userMessageId: string },
): Promise<TurnPrompt> {
  const conversation = await findConversation(trx, turn);
  if (!conversation) throw new Failure('not_found');
  const rows = await listPromptMessages(trx, {
    ...turn,
    afterSeq: conversation.summarised_upto,
    limit: CONTEXT_MESSAGES,
  });
  const newest = rows.flatMap(({ id, seq, role, content }) =>
    content ? [{ seq, role, content: vault.open(content, { column: 'messages.content', rowId: id }) }] : [],
  );
  return {
    messages: buildPrompt(
      openBackground(conversation, vault),
      selectRecentMessages(newest),
      findingsOf(conversation, rows, vault),
    ),
    safety: rows.find(({ id }) => id === turn.userMessageId)?.safety ?? null,
    unsummarised: {
      messages: newest.length,
      characters: newest.reduce((sum, { content }) => sum + content.length, 0),
    },
  };
}

/** The prompt of a conversation that begins now; the same as `loadPrompt` would load. */
export function promptOfNewConversation(
  { title, question, emotionTags }: { title: string; question: string; emotionTags: readonly EmotionTag[] },
  { finding, safety }: { finding: Finding | null; safety: Buffer | null },
): TurnPrompt {
  const background = { title, emotionTags, summary: undefined };
  const first = { seq: 1, role: 'user' as const, content: question };
  return {
    messages: buildPrompt(background, [first], finding ? [finding] : []),
    safety,
    unsummarised: { messages: 1, characters: question.length },
  };
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

/** A summary is written before the next message could exceed the prompt's bounds. */
const SUMMARISE_FROM_MESSAGES = CONTEXT_MESSAGES - 4;
const SUMMARISE_FROM_CHARACTERS = CONTEXT_CHARACTERS - LIMITS.message.max;

/** Whether so much of a conversation is in no summary that one should be written. */
export function needsSummary({ messages, characters }: TurnPrompt['unsummarised']): boolean {
  return messages >= SUMMARISE_FROM_MESSAGES || characters >= SUMMARISE_FROM_CHARACTERS;
}

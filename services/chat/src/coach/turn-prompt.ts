import { type EmotionTag, type Finding, LIMITS, type ReplyAngle } from '@app/contracts';
import { Failure } from '@app/service-kit';
import type { ConversationRow } from '../conversations/conversation.repository.ts';
import type { PromptMessageRow } from '../conversations/message.repository.ts';
import type { Vault } from '../encryption/vault.ts';
import { distinctFindings, findingsOf } from '../safety/finding.ts';
import {
  type Background,
  buildPrompt,
  CONTEXT_CHARACTERS,
  CONTEXT_MESSAGES,
  type ConversationMessage,
  selectRecentMessages,
} from './build-prompt.ts';
import type { PromptMessage } from './coach.port.ts';

/** What the coach is asked for one reply. */
export interface TurnPrompt {
  readonly background: Background;
  /** The messages that the coach gets word for word, in chronological order. */
  readonly recent: readonly ConversationMessage[];
  /** The findings that were known when the turn was admitted. */
  readonly findings: readonly Finding[];
  /** How the reply is written again; undefined when it is the first one. */
  readonly angle?: ReplyAngle | undefined;
  /** The findings of the message that is answered, sealed. */
  readonly safety: Buffer | null;
  /** How much of the conversation no summary covers; at most the bounds of a prompt. */
  readonly unsummarised: { readonly messages: number; readonly characters: number };
}

type SealedConversation = Pick<ConversationRow, 'id' | 'title' | 'title_safety' | 'emotion_tags' | 'summary'>;

/** The prompt of a conversation that begins with this message. */
export function promptOfNewConversation({
  title,
  question,
  emotionTags,
}: {
  title: string;
  question: string;
  emotionTags: readonly EmotionTag[];
}): TurnPrompt {
  return {
    background: { title, emotionTags: [...new Set(emotionTags)], summary: undefined },
    recent: [{ seq: 1, role: 'user', content: question }],
    findings: [],
    safety: null,
    unsummarised: { messages: 1, characters: question.length },
  };
}

/**
 * The prompt of a further turn, from stored rows; nothing in it but the new message comes from the request.
 * @param stored the conversation's messages, newest first.
 * @param newMessage the text that the turn answers; undefined when it answers a stored one.
 */
export function promptOfConversation(
  vault: Vault,
  {
    conversation,
    stored,
    newMessage,
    angle,
    userMessageId,
  }: {
    /** Locked by the admission, so that it exists. */
    conversation: SealedConversation | undefined;
    stored: readonly PromptMessageRow[];
    newMessage: string | undefined;
    angle?: ReplyAngle | undefined;
    userMessageId: string;
  },
): TurnPrompt {
  if (!conversation) throw new Failure('not_found');
  const known: ConversationMessage[] = stored.flatMap(({ id, seq, role, content }) =>
    content ? [{ seq, role, content: vault.open(content, { column: 'messages.content', rowId: id }) }] : [],
  );
  const newest: ConversationMessage[] =
    newMessage === undefined
      ? known
      : [newestMessage(known, newMessage), ...known].slice(0, CONTEXT_MESSAGES);
  return {
    background: openBackground(conversation, vault),
    recent: selectRecentMessages(newest),
    findings: findingsOf(conversation, stored, vault),
    angle,
    safety: stored.find(({ id }) => id === userMessageId)?.safety ?? null,
    unsummarised: {
      messages: newest.length,
      characters: newest.reduce((sum, { content }) => sum + content.length, 0),
    },
  };
}

function newestMessage([last]: readonly ConversationMessage[], content: string): ConversationMessage {
  return { seq: (last?.seq ?? 0) + 1, role: 'user', content };
}

/** What the person wrote for this turn: the message, and before it the title when it begins the conversation. */
export function textOfTurn({ background, recent }: TurnPrompt): string {
  const message = recent.findLast(({ role }) => role === 'user')?.content ?? '';
  return recent.length === 1 ? `${background.title}\n\n${message}` : message;
}

/** The messages to send. @param finding what was found in the message that is answered. */
export function promptMessages(
  { background, recent, findings, angle }: TurnPrompt,
  finding: Finding | null,
): PromptMessage[] {
  const known = finding ? distinctFindings([finding, ...findings]) : findings;
  return buildPrompt(background, recent, known, angle);
}

export function openBackground(
  row: Pick<SealedConversation, 'id' | 'title' | 'emotion_tags' | 'summary'>,
  vault: Vault,
): Background {
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

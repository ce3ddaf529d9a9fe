import type { EmotionTag, Message, ReplyAngle } from '@app/contracts';
import { preview } from '../conversations/preview.ts';
import type { Vault } from '../encryption/vault.ts';
import type { Turn } from '../turns/turn.ts';
import type { Recording } from './posting.repository.ts';

export interface NewConversation {
  readonly title: string;
  readonly question: string;
  readonly emotionTags: readonly EmotionTag[];
}

export interface FollowUp {
  readonly conversationId: string;
  readonly message: string;
  /** The id of the person's newest message, if this one replaces it. */
  readonly replaces?: string | undefined;
  /** The person's newest message, if this call asks for its reply once more. */
  readonly regenerates?: { readonly messageId: string; readonly angle: ReplyAngle } | undefined;
}

/** The first message of a conversation, or another one. */
export type NewMessage =
  | ({ readonly kind: 'start' } & NewConversation)
  | ({ readonly kind: 'followup' } & FollowUp);

/** What a call must repeat to be the same call as an earlier one with its idempotency key. */
export function bodyOf(message: NewMessage): unknown[] {
  if (message.kind === 'start') return [message.title, message.question, [...new Set(message.emotionTags)]];
  const { conversationId, message: text, replaces, regenerates } = message;
  const again = regenerates ? [regenerates.messageId, regenerates.angle] : [];
  return [conversationId, text, ...(replaces ? [replaces] : []), ...again];
}

/** The message that is answered once more; undefined for an ordinary message. */
export function regenerationOf(message: NewMessage): FollowUp['regenerates'] {
  return message.kind === 'followup' ? message.regenerates : undefined;
}

/** A message as its author sees it once it is stored. */
export function viewNewMessage(message: NewMessage, { userMessageId }: Turn, at: Date): Message {
  const content = message.kind === 'start' ? message.question : message.message;
  return { id: userMessageId, role: 'user', content, ts: at.toISOString() };
}

/** Seals a message for the rows of its turn. */
export function sealMessage(vault: Vault, message: NewMessage, turn: Turn): Recording {
  const { conversationId, userMessageId } = turn;
  const content = { column: 'messages.content', rowId: userMessageId } as const;
  const inList = { column: 'conversations.preview', rowId: conversationId } as const;
  if (message.kind === 'start') {
    const { title, question, emotionTags } = message;
    return {
      kind: 'start',
      title: vault.seal(title, { column: 'conversations.title', rowId: conversationId }),
      emotionTags: [...new Set(emotionTags)],
      content: vault.seal(question, content),
      preview: vault.seal(preview(question), inList),
    };
  }
  if (message.regenerates) return { kind: 'regeneration' };
  const { message: text, replaces } = message;
  const start = preview(text);
  const sealed = {
    content: vault.seal(text, content),
    preview: vault.seal(start, { column: 'conversations.last_preview', rowId: conversationId }),
  };
  if (!replaces) return { kind: 'followup', ...sealed };
  const firstPreview = vault.seal(start, inList);
  return { kind: 'replacement', replacedMessageId: replaces, firstPreview, ...sealed };
}

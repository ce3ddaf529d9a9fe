import { EMOTION_TAGS, type EmotionTag, type Message } from '@app/contracts';
import { list, nullable, oneOf, optional, readJson, record, text } from '../../../session/read-json.ts';

export interface StartBody {
  title: string;
  question: string;
  emotionTags: EmotionTag[];
}

/** A message that was sent and has no complete reply yet. */
export interface PendingSend {
  /** The Idempotency-Key of the request: sending again with the same key does not create a second message. */
  key: string;
  text: string;
  ts: string;
  /** The body of the start; null for a follow-up. */
  start: StartBody | null;
  /** The id of the person's previous or replaced message: it tells two messages with the same text apart. */
  after: string | null;
  /** The id of the message that this one replaces. */
  replaces?: string | undefined;
  /** The id of the message once the server has stored it. */
  messageId: string | null;
}

const readPendingSend = record<PendingSend>({
  key: text,
  text,
  ts: text,
  start: nullable(record<StartBody>({ title: text, question: text, emotionTags: list(oneOf(EMOTION_TAGS)) })),
  after: nullable(text),
  replaces: optional(text),
  messageId: nullable(text),
});

/** The name of a pending send that starts a conversation, until the conversation has an id. */
export const NOT_STARTED = 'new';

/** Storage for texts that survives a reload of the page; see session/stored-texts.ts. */
export interface TextStorage {
  get(name: string): string | null;
  set(name: string, text: string | null): void;
}

/** Stores the pending message of each conversation, so that it can be sent again after a reload without a duplicate. */
export function createPendingSends(storage: TextStorage) {
  const nameFor = (conversationId: string) => `pending:${conversationId}`;
  const get = (conversationId: string) => readJson(storage.get(nameFor(conversationId)), readPendingSend);
  const set = (conversationId: string, send: PendingSend | null) =>
    storage.set(nameFor(conversationId), send && JSON.stringify(send));

  return {
    get,
    set,
    remove: (conversationId: string) => set(conversationId, null),
    /** Records the id of a pending message that the server has stored. */
    markStored(pendingName: string, conversationId: string, messageId: string) {
      const send = get(pendingName);
      if (send === null) return;
      if (pendingName !== conversationId) set(pendingName, null);
      set(conversationId, { ...send, messageId });
    },
  };
}

export type PendingSends = ReturnType<typeof createPendingSends>;

function isSameMessage({ messageId, after, text }: PendingSend, last: Message): boolean {
  if (messageId !== null) return last.id === messageId;
  return last.id !== after && last.content.trim() === text.trim();
}

/**
 * Compares a pending message with the server's messages: `answered` (nothing left to do), `stored` without a complete
 * reply, or `unknown` to the server, so that it must be sent again.
 */
export function findServerStatus(
  send: PendingSend,
  messages: readonly Message[],
): { status: 'answered' | 'unknown' } | { status: 'stored'; message: Message } {
  const at = messages.findLastIndex(({ role }) => role === 'user');
  const last = messages[at];
  if (last === undefined || !isSameMessage(send, last))
    return { status: send.messageId === null ? 'unknown' : 'answered' };
  const broken = last.state === 'unanswered' || messages.at(-1)?.state === 'interrupted';
  return broken ? { status: 'stored', message: last } : { status: 'answered' };
}

/** Whether the pending start has the same body and so must be sent with the same idempotency key. */
export function isSameStart(send: PendingSend | null, body: StartBody): send is PendingSend {
  return send !== null && JSON.stringify(send.start) === JSON.stringify(body);
}

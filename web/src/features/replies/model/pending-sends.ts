import { emotionTag, type Message } from '@app/contracts';
import * as z from 'zod/mini';

const startBody = z.object({ title: z.string(), question: z.string(), emotionTags: z.array(emotionTag) });

const pendingSend = z.object({
  /** The Idempotency-Key it went out with: sent again with the same, it is the same message. */
  key: z.string(),
  text: z.string(),
  ts: z.string(),
  /** The body of the start; null for a follow-up. */
  start: z.nullable(startBody),
  /** The person's message before it, or in its place, so that the same words said twice are not taken for one. */
  after: z.nullable(z.string()),
  /** The message in whose place it is to stand. */
  replaces: z.optional(z.string()),
  /** Once the server has stored it. */
  messageId: z.nullable(z.string()),
});

export type StartBody = z.output<typeof startBody>;
/** What was sent and has no reply yet. */
export type PendingSend = z.output<typeof pendingSend>;

/** Where a start waits until it has a conversation. */
export const NOT_STARTED = 'new';

/** A place for texts that outlives a reload of the page; see session/kept-texts. */
export interface TextShelf {
  get(name: string): string | null;
  set(name: string, text: string | null): void;
}

/** What is on its way, one message a conversation, so that a reload can send it again without doubling it. */
export function createPendingSends(shelf: TextShelf) {
  const nameOf = (conversationId: string) => `pending:${conversationId}`;
  const get = (conversationId: string): PendingSend | null => {
    try {
      return pendingSend.parse(JSON.parse(shelf.get(nameOf(conversationId)) ?? ''));
    } catch {
      return null;
    }
  };
  const set = (conversationId: string, send: PendingSend | null) =>
    shelf.set(nameOf(conversationId), send && JSON.stringify(send));

  return {
    get,
    set,
    forget: (conversationId: string) => set(conversationId, null),
    /** The server has stored what waits: from now on it is known by its message. */
    stored(waitingUnder: string, conversationId: string, messageId: string) {
      const send = get(waitingUnder);
      if (send === null) return;
      if (waitingUnder !== conversationId) set(waitingUnder, null);
      set(conversationId, { ...send, messageId });
    },
  };
}

export type PendingSends = ReturnType<typeof createPendingSends>;

function isSame({ messageId, after, text }: PendingSend, last: Message): boolean {
  if (messageId !== null) return last.id === messageId;
  return last.id !== after && last.content.trim() === text.trim();
}

/**
 * What became of a pending message, by the server's record: `answered` (nothing more to do), `stored` without a
 * reply that is whole, or `unknown` to the server, which has to be sent it again.
 */
export function fateOf(
  send: PendingSend,
  messages: readonly Message[],
): { fate: 'answered' | 'unknown' } | { fate: 'stored'; message: Message } {
  const at = messages.findLastIndex(({ role }) => role === 'user');
  const last = messages[at];
  if (last === undefined || !isSame(send, last))
    return { fate: send.messageId === null ? 'unknown' : 'answered' };
  const broken = last.state === 'unanswered' || messages.at(-1)?.state === 'interrupted';
  return broken ? { fate: 'stored', message: last } : { fate: 'answered' };
}

/** Whether a start says the very same again, and so must go out with the same key. */
export function sameStart(send: PendingSend | null, body: StartBody): send is PendingSend {
  return send !== null && JSON.stringify(send.start) === JSON.stringify(body);
}

import type { SafetyNotice } from '@app/contracts';
import { createTurns, type Doing } from './follow-turn.ts';
import { createFrameBuffer } from './frame-buffer.ts';
import { NOT_STARTED, type PendingSend, type StartBody, sameStart } from './pending-sends.ts';
import { isReplying, nextTalk, noTalk, retryableMessage, type Talk, type TalkEvent } from './talk.ts';
import type { TalkParts } from './talk-ports.ts';
import { failureIn } from './turn-failure.ts';

/**
 * Holds one conversation and carries out what the person does in it: opens, starts, sends, follows the reply, stops it,
 * and picks it up again when the connection is lost (CHAT-1 to CHAT-5). Knows nothing of the page.
 */
export function createTalk({ calls, told, pending, now, newId, later, wait }: TalkParts) {
  let talk: Talk = noTalk;
  const listeners = new Set<() => void>();
  let ending = new AbortController();
  let nudge = new AbortController();

  const tell = (event: TalkEvent) => {
    const next = nextTalk(talk, event);
    if (next === talk) return;
    talk = next;
    for (const listener of listeners) listener();
  };
  const speech = createFrameBuffer(later, (text) => tell({ type: 'said', text }));

  const begin = (waitsUnder: string | null = null, repeated = false): Doing => {
    ending.abort();
    speech.drop();
    ending = new AbortController();
    return { signal: ending.signal, answered: false, begun: false, waitsUnder, repeated };
  };

  const pause = async (ms: number, doing: Doing) => {
    nudge = new AbortController();
    if (ms > 0) await wait(ms, AbortSignal.any([nudge.signal, doing.signal]));
  };
  const turns = createTurns({ calls, told, pending, talk: () => talk, tell, speech, pause });

  const transmit = (conversationId: string, send: PendingSend, repeated = false) => {
    const { start, key, text, replaces } = send;
    const said = { message: text, ...(replaces && { replaces }) };
    return turns.run(begin(conversationId, repeated), (signal) =>
      start === null ? calls.followUp(conversationId, said, key, signal) : calls.start(start, key, signal),
    );
  };

  const lastUserMessage = () => talk.messages.findLast(({ role }) => role === 'user')?.id ?? null;
  const fresh = (text: string, start: StartBody | null, replaces: string | null = null): PendingSend => ({
    key: newId(),
    text,
    ts: now(),
    start,
    after: start ? null : (replaces ?? lastUserMessage()),
    ...(replaces && { replaces }),
    messageId: null,
  });

  return {
    snapshot: (): Talk => talk,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Shows a conversation, and follows its reply when one is in progress. */
    async open(conversationId: string): Promise<void> {
      if (talk.conversationId === conversationId && talk.opening === 'no') return;
      const doing = begin();
      tell({ type: 'opening', conversationId });
      try {
        const detail = await calls.read(conversationId, doing.signal);
        turns.take(detail);
        if (detail.replying) await turns.pickUp(doing);
      } catch (thrown) {
        if (doing.signal.aborted) return;
        tell({ type: 'opening-failed', missing: [400, 404].includes(failureIn(thrown).status) });
      }
    },

    /** Starts a conversation. The same words again, after a failure, are the same start. */
    async start(body: StartBody): Promise<void> {
      if (isReplying(talk)) return;
      const waiting = pending.get(NOT_STARTED);
      const send = sameStart(waiting, body) ? waiting : fresh(body.question, body);
      pending.set(NOT_STARTED, send);
      const doing = begin(NOT_STARTED);
      tell({ type: 'starting', title: body.title });
      await turns.run(doing, (signal) => calls.start(body, send.key, signal));
    },

    /**
     * Sends a message; one that could not be sent before goes along with it.
     * @param replaces the newest message, when this one is to take its place.
     * @returns false when it can't be sent now.
     */
    say(text: string, replaces: string | null = null): boolean {
      const { conversationId, outgoing: unsent } = talk;
      if (conversationId === null || text.trim() === '' || isReplying(talk)) return false;
      const whole = unsent ? `${unsent.text}\n\n${text}` : text;
      const inPlaceOf = unsent ? unsent.replaces : replaces;
      const send = fresh(whole, null, inPlaceOf);
      pending.set(conversationId, send);
      tell({
        type: 'sent',
        outgoing: { id: send.key, text: whole, ts: send.ts, failed: false, replaces: inPlaceOf },
      });
      void transmit(conversationId, send);
      return true;
    },

    /** Gives a message that could not be sent back to where it was written. */
    takeBack(): void {
      const { conversationId, outgoing } = talk;
      if (conversationId === null || !outgoing?.failed) return;
      pending.forget(conversationId);
      tell({ type: 'refused' });
      told.gaveBack({ text: outgoing.text, conversationId, replaces: outgoing.replaces });
    },

    /** Sends again what failed, as the same message where this browser still knows how it was sent. */
    async retry(): Promise<void> {
      const { conversationId, outgoing } = talk;
      const message = retryableMessage(talk);
      if (conversationId === null || isReplying(talk)) return;
      const kept = pending.get(conversationId);
      if (outgoing) {
        const send = kept ?? fresh(outgoing.text, null, outgoing.replaces);
        pending.set(conversationId, send);
        tell({ type: 'sent', outgoing: { ...outgoing, failed: false } });
        await transmit(conversationId, send, true);
      } else if (message) {
        const send = kept?.messageId === message.id ? kept : fresh(message.content, null);
        pending.set(conversationId, send);
        tell({ type: 'retried' });
        await transmit(conversationId, send, true);
      }
    },

    /** Ends the reply in progress, keeping what was said. */
    async stop(): Promise<void> {
      const { conversationId, stopping } = talk;
      if (conversationId === null || stopping || !isReplying(talk)) return;
      const { signal } = ending;
      tell({ type: 'stop-asked', stopping: true });
      try {
        const answer = await calls.stop(conversationId);
        if (signal.aborted || !isReplying(talk)) return;
        begin();
        turns.settle(conversationId, answer);
      } catch (thrown) {
        tell({ type: 'stop-asked', stopping: false });
        told.stopFailed(failureIn(thrown));
      }
    },

    /** The network, or the person, is back: tries at once, and looks whether another tab has said something. */
    async comeBack(): Promise<void> {
      nudge.abort();
      const { conversationId, phase, opening } = talk;
      if (conversationId === null || opening === 'loading') return;
      if (opening === 'failed') return this.open(conversationId);
      if (phase === 'adrift') return turns.pickUp(begin());
      if (isReplying(talk) || opening === 'missing') return;
      const { signal } = ending;
      const detail = await calls.read(conversationId, signal).catch(() => null);
      if (detail === null || signal.aborted || isReplying(talk)) return;
      turns.take(detail);
      if (detail.replying) await turns.pickUp(begin());
    },

    /**
     * The person gave a conversation another title, which says that they may be in danger or does not: that takes back
     * nothing that was found before.
     */
    renamed(conversationId: string, title: string, urgent: SafetyNotice | null): void {
      if (conversationId !== talk.conversationId) return;
      tell({ type: 'renamed', title });
      if (urgent) tell({ type: 'urgent', notice: urgent, stored: true });
    },

    /** Lets go of the conversation; a reply in progress goes on without us. */
    leave(): void {
      begin();
      tell({ type: 'left' });
    },
  };
}

export type TalkConductor = ReturnType<typeof createTalk>;

import type { Message, ReplyAngle, SafetyNotices } from '@app/contracts';
import type { ChatDependencies } from './chat-ports.ts';
import { isReplying, regenerableMessage, retryableMessage } from './chat-selectors.ts';
import { type ChatState, emptyChat } from './chat-state.ts';
import { createMessageDeletion } from './delete-message.ts';
import { createFrameBuffer } from './frame-buffer.ts';
import { isSameStart, NOT_STARTED, type PendingSend, type StartBody } from './pending-sends.ts';
import { type ChatEvent, reduceChat } from './reduce-chat.ts';
import { toCallFailure } from './turn-failure.ts';
import { createTurnRunner, type InFlightTurn } from './turn-runner.ts';

const NO_REGENERATION = { of: '', key: '' };

/**
 * Controls one conversation: opens or starts it, sends messages, streams the reply, stops it, and resumes it after the
 * connection is lost (CHAT-1 to CHAT-5). Independent of React and of the page.
 */
export function createChatController({
  calls,
  listener,
  pending,
  now,
  newId,
  scheduleFrame,
  wait,
}: ChatDependencies) {
  let chat: ChatState = emptyChat;
  /** The latest request for another reply: sent again, it has the same key, so that it is not counted twice. */
  let regeneration = NO_REGENERATION;
  const listeners = new Set<() => void>();
  let abortController = new AbortController();
  let resumeNow = new AbortController();

  const dispatch = (event: ChatEvent) => {
    const next = reduceChat(chat, event);
    // What has ended well is not repeated: the reply may be deleted and asked for anew.
    if (event.type === 'settled' || event.type === 'deleted') regeneration = NO_REGENERATION;
    if (next === chat) return;
    chat = next;
    for (const notify of listeners) notify();
  };
  const replyBuffer = createFrameBuffer(scheduleFrame, (text) => dispatch({ type: 'delta', text }));

  const beginTurn = (pendingName: string | null = null, isRepeat = false): InFlightTurn => {
    abortController.abort();
    replyBuffer.discard();
    abortController = new AbortController();
    return { signal: abortController.signal, hasResponse: false, isStored: false, pendingName, isRepeat };
  };

  const waitForRetry = async (ms: number, turn: InFlightTurn) => {
    resumeNow = new AbortController();
    if (ms > 0) await wait(ms, AbortSignal.any([resumeNow.signal, turn.signal]));
  };
  const turnRunner = createTurnRunner({
    calls,
    listener,
    pending,
    chat: () => chat,
    dispatch,
    replyBuffer,
    waitForRetry,
  });

  const sendTurn = (conversationId: string, send: PendingSend, isRepeat = false) => {
    const { start, key, text, replaces } = send;
    const input = { message: text, ...(replaces && { replaces }) };
    return turnRunner.run(beginTurn(conversationId, isRepeat), (signal) =>
      start === null ? calls.followUp(conversationId, input, key, signal) : calls.start(start, key, signal),
    );
  };

  /** Has the person's newest message answered once more. A repeated call after a failure has the same key. */
  const answerAgain = (conversationId: string, message: Message, angle: ReplyAngle, isRepeat: boolean) => {
    const of = `${chat.messages.at(-1)?.id} ${angle}`;
    if (regeneration.of !== of) regeneration = { of, key: newId() };
    const { key } = regeneration;
    const input = { message: message.content, regenerates: { messageId: message.id, angle } };
    return turnRunner.run(beginTurn(null, isRepeat), (signal) =>
      calls.followUp(conversationId, input, key, signal),
    );
  };

  const lastUserMessage = () => chat.messages.findLast(({ role }) => role === 'user')?.id ?? null;
  const newPendingSend = (
    text: string,
    start: StartBody | null,
    replaces: string | null = null,
  ): PendingSend => ({
    key: newId(),
    text,
    ts: now(),
    start,
    after: start ? null : (replaces ?? lastUserMessage()),
    ...(replaces && { replaces }),
    messageId: null,
  });

  const deleteMessage = createMessageDeletion({
    calls,
    listener,
    chat: () => chat,
    dispatch,
    reload: () => controller.reconnect(),
  });

  const controller = {
    snapshot: (): ChatState => chat,
    subscribe(onChange: () => void) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },

    /** Loads a conversation and resumes its reply when one is in progress. */
    async open(conversationId: string): Promise<void> {
      if (chat.conversationId === conversationId && chat.opening === 'no') return;
      const turn = beginTurn();
      dispatch({ type: 'opening', conversationId });
      try {
        const detail = await calls.read(conversationId, turn.signal);
        turnRunner.applyDetail(detail);
        if (detail.replying) await turnRunner.resumeReply(turn);
      } catch (thrown) {
        if (turn.signal.aborted) return;
        dispatch({ type: 'opening-failed', missing: [400, 404].includes(toCallFailure(thrown).status) });
      }
    },

    /** Starts a conversation. The same body sent again after a failure reuses the idempotency key. */
    async start(body: StartBody): Promise<void> {
      if (isReplying(chat)) return;
      const pendingStart = pending.get(NOT_STARTED);
      const send = isSameStart(pendingStart, body) ? pendingStart : newPendingSend(body.question, body);
      pending.set(NOT_STARTED, send);
      const turn = beginTurn(NOT_STARTED);
      dispatch({ type: 'starting', title: body.title });
      await turnRunner.run(turn, (signal) => calls.start(body, send.key, signal));
    },

    /**
     * Sends a message. A message that failed to send before is prepended to it.
     * @param replaces the id of the newest message, when this one replaces it.
     * @returns false when nothing can be sent now.
     */
    sendMessage(text: string, replaces: string | null = null): boolean {
      const { conversationId, outgoing: unsent } = chat;
      if (conversationId === null || text.trim() === '' || isReplying(chat)) return false;
      const fullText = unsent ? `${unsent.text}\n\n${text}` : text;
      const inPlaceOf = unsent ? unsent.replaces : replaces;
      const send = newPendingSend(fullText, null, inPlaceOf);
      pending.set(conversationId, send);
      dispatch({
        type: 'sent',
        outgoing: { id: send.key, text: fullText, ts: send.ts, failed: false, replaces: inPlaceOf },
      });
      void sendTurn(conversationId, send);
      return true;
    },

    /** Removes a message that failed to send and returns its text to the field it was written in. */
    returnUnsent(): void {
      const { conversationId, outgoing } = chat;
      if (conversationId === null || !outgoing?.failed) return;
      pending.remove(conversationId);
      dispatch({ type: 'rejected' });
      listener.messageReturned({ text: outgoing.text, conversationId, replaces: outgoing.replaces });
    },

    /**
     * Sends the failed message again, with the same idempotency key if this browser still stores it. Otherwise the stored
     * message is answered: sent as a new one, it would be there twice.
     */
    async retry(): Promise<void> {
      const { conversationId, outgoing } = chat;
      const message = retryableMessage(chat);
      if (conversationId === null || isReplying(chat)) return;
      const kept = pending.get(conversationId);
      if (outgoing) {
        const send = kept ?? newPendingSend(outgoing.text, null, outgoing.replaces);
        pending.set(conversationId, send);
        dispatch({ type: 'sent', outgoing: { ...outgoing, failed: false } });
        await sendTurn(conversationId, send, true);
      } else if (message) {
        dispatch({ type: 'retried' });
        if (kept?.messageId === message.id) await sendTurn(conversationId, kept, true);
        else await answerAgain(conversationId, message, 'same', true);
      }
    },

    /** Has the last reply written again, or the message whose reply was deleted answered; a reply stays until then. */
    async regenerate(angle: ReplyAngle): Promise<void> {
      const { conversationId } = chat;
      const message = regenerableMessage(chat);
      if (conversationId === null || message === null) return;
      dispatch({ type: 'regenerating' });
      await answerAgain(conversationId, message, angle, false);
    },

    /** Stops the reply in progress; the text so far is kept. */
    async stop(): Promise<void> {
      const { conversationId, stopping } = chat;
      if (conversationId === null || stopping || !isReplying(chat)) return;
      const { signal } = abortController;
      dispatch({ type: 'stop-requested', stopping: true });
      try {
        const answer = await calls.stop(conversationId);
        if (signal.aborted || !isReplying(chat)) return;
        beginTurn();
        turnRunner.settle(conversationId, answer);
      } catch (thrown) {
        dispatch({ type: 'stop-requested', stopping: false });
        listener.stopFailed(toCallFailure(thrown));
      }
    },

    /** Call when the network or the person is back: retries at once and loads what another tab has sent meanwhile. */
    async reconnect(): Promise<void> {
      resumeNow.abort();
      const { conversationId, phase, opening, messages } = chat;
      if (conversationId === null || opening === 'loading') return;
      if (opening === 'failed') return this.open(conversationId);
      if (phase === 'disconnected') return turnRunner.resumeReply(beginTurn());
      if (isReplying(chat) || opening === 'missing') return;
      const { signal } = abortController;
      const detail = await calls.read(conversationId, signal).catch((thrown: unknown) => {
        // Deleted in another tab.
        if (!signal.aborted && toCallFailure(thrown).status === 404)
          dispatch({ type: 'opening-failed', missing: true });
        return null;
      });
      if (detail === null || signal.aborted || isReplying(chat)) return;
      // What was read may still contain a message that was deleted meanwhile.
      if (chat.messages !== messages) return this.reconnect();
      turnRunner.applyDetail(detail);
      if (detail.replying) await turnRunner.resumeReply(beginTurn());
    },

    /**
     * The person renamed the conversation. Notices for the new title are shown; a title without one does not remove an
     * earlier notice.
     */
    applyRename(conversationId: string, title: string, notices: SafetyNotices): void {
      if (conversationId !== chat.conversationId) return;
      dispatch({ type: 'renamed', title });
      turnRunner.showNotices(notices, true);
    },

    /** Deletes a message of the person with its reply, or a reply; both can be undone. */
    deleteMessage,

    /** Closes the conversation on this page; a reply in progress continues on the server. */
    close(): void {
      beginTurn();
      dispatch({ type: 'closed' });
    },
  };
  return controller;
}

export type ChatController = ReturnType<typeof createChatController>;

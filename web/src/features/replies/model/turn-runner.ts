import type { ConversationDetail, Message, SafetyNotices, StreamEvent, Usage } from '@app/contracts';
import type { CallFailure } from '../../../api/call-failure.ts';
import type { ChatDependencies, TurnEvents } from './chat-ports.ts';
import type { ChatState, Outgoing } from './chat-state.ts';
import { findServerStatus, NOT_STARTED } from './pending-sends.ts';
import type { ChatEvent } from './reduce-chat.ts';
import { REFUSAL_CODES, TurnFailed, toCallFailure } from './turn-failure.ts';

/** The delay before each attempt to resume a reply, in milliseconds. Together longer than a failover of the database. */
const RESUME_DELAYS_MS = [0, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000, 8_000, 8_000] as const;
/** The state of the turn that is in progress; starting another operation aborts it. */
export interface InFlightTurn {
  readonly signal: AbortSignal;
  /** A response has arrived: a network failure from now on means a lost connection. */
  hasResponse: boolean;
  /** The server has stored the message. */
  isStored: boolean;
  /** The name under which the message is stored in the pending sends. */
  readonly pendingName: string | null;
  /** The message was sent before and may have arrived: only the same idempotency key avoids a duplicate. */
  readonly isRepeat: boolean;
}

/** The result of a turn that ended without an error. */
interface TurnAnswer extends SafetyNotices {
  messages: readonly Message[];
  usage: Usage;
}

interface TurnRunnerDependencies extends Pick<ChatDependencies, 'calls' | 'listener' | 'pending'> {
  chat: () => ChatState;
  dispatch: (event: ChatEvent) => void;
  /** Buffers the text of the reply until the next frame. */
  replyBuffer: { add: (text: string) => void; flush: () => void };
  /** Waits for `ms`, or until the network or the person is back. */
  waitForRetry: (ms: number, turn: InFlightTurn) => Promise<void>;
}

/** Runs turns from the request to their end, and resumes them when the connection is lost. */
export function createTurnRunner({
  calls,
  listener,
  pending,
  chat,
  dispatch,
  replyBuffer,
  waitForRetry,
}: TurnRunnerDependencies) {
  const showNotices = ({ safety, concern }: SafetyNotices, stored: boolean) => {
    if (safety) dispatch({ type: 'safety', notice: safety, stored });
    if (concern) dispatch({ type: 'concern', notice: concern, stored });
  };

  const settle = (conversationId: string, answer: TurnAnswer) => {
    const { messages, usage } = answer;
    pending.remove(conversationId);
    dispatch({ type: 'settled', conversationId, messages });
    showNotices(answer, true);
    listener.usage(usage);
  };

  const handleTurnStart = (turn: InFlightTurn, conversationId: string, userMessage: Message | undefined) => {
    turn.isStored = true;
    if (userMessage) {
      if (turn.pendingName !== null) pending.markStored(turn.pendingName, conversationId, userMessage.id);
      dispatch({ type: 'turn-started', conversationId, userMessage });
    }
    if (turn.pendingName === NOT_STARTED) listener.started(conversationId);
  };

  const handleDone = (turn: InFlightTurn, data: Extract<StreamEvent, { event: 'done' }>['data']) => {
    if (!('data' in data)) {
      const { conversationId } = chat();
      if (conversationId !== null) settle(conversationId, data);
      return;
    }
    if (data.data.paywall) {
      pending.remove(NOT_STARTED);
      dispatch({ type: 'closed' });
      showNotices(data.data, false);
      return listener.paywall(data.data.message);
    }
    const { conversationId } = data.data;
    const wasStored = turn.isStored;
    if (turn.pendingName === NOT_STARTED) pending.remove(NOT_STARTED);
    settle(conversationId, data.data);
    if (!wasStored) handleTurnStart(turn, conversationId, undefined);
  };

  const followEvents = async (events: TurnEvents, turn: InFlightTurn) => {
    for await (const { event, data } of events) {
      if (turn.signal.aborted) return;
      if (event === 'delta') replyBuffer.add(data.text);
      else replyBuffer.flush();
      if (event === 'safety' || event === 'concern') dispatch({ type: event, notice: data, stored: true });
      if (event === 'start') handleTurnStart(turn, data.conversationId, data.userMessage);
      if (event === 'done') handleDone(turn, data);
      if (event === 'error') throw new TurnFailed(data);
    }
  };

  /** Applies the conversation as the server stores it. A sent message that the server does not know is kept as failed. */
  const applyDetail = (detail: ConversationDetail): void => {
    const send = detail.replying ? null : pending.get(detail.id);
    const status = send && findServerStatus(send, detail.messages);
    if (status?.status === 'answered') pending.remove(detail.id);
    const repeatable = status?.status === 'stored' ? status.message.id : null;
    if (repeatable !== null) pending.markStored(detail.id, detail.id, repeatable);
    const isUnknown = send !== null && status?.status === 'unknown';
    const outgoing: Outgoing | null = isUnknown
      ? { id: send.key, text: send.text, ts: send.ts, failed: true, replaces: send.replaces ?? null }
      : null;
    dispatch({ type: 'loaded', detail, outgoing, repeatable });
  };

  /** Reloads the conversation after a failed turn, to show what the server stored of it. */
  const reloadConversation = async (turn: InFlightTurn) => {
    const { conversationId } = chat();
    if (conversationId === null) return;
    listener.usage(null);
    const detail = await calls.read(conversationId, turn.signal).catch(() => null);
    if (detail === null || turn.signal.aborted) return;
    applyDetail(detail);
    if (detail.replying) await resumeReply(turn);
  };

  /** Applies what a failure carries besides its sentence: notices, and the delay before the next attempt. */
  const applyFailureDetails = ({ code, body, retryAfter }: CallFailure, isStored = false) => {
    if (body?.safety) dispatch({ type: 'safety', notice: body.safety, stored: false });
    if (body?.concern) dispatch({ type: 'concern', notice: body.concern, stored: isStored });
    if (code === 'rate_limited' && retryAfter !== undefined) listener.delaySending(retryAfter);
  };

  const handleFailedTurn = async (failure: CallFailure, turn: InFlightTurn, isStart: boolean) => {
    dispatch({ type: 'failed' });
    applyFailureDetails(failure, turn.isStored);
    if (isStart) listener.startFailed(failure, true);
    else listener.sendFailed(failure);
    if (turn.isStored || turn.hasResponse) await reloadConversation(turn);
  };

  /** Resumes a reply in progress, or loads its result. The attempts start over whenever new text has arrived. */
  const resumeReply = async (turn: InFlightTurn): Promise<void> => {
    const conversationId = chat().conversationId;
    if (conversationId === null) return;
    for (let attempt = 0; attempt < RESUME_DELAYS_MS.length; attempt += 1) {
      replyBuffer.flush();
      const lengthBefore = chat().reply.length;
      dispatch({ type: 'reconnecting', again: attempt > 1 });
      await waitForRetry(RESUME_DELAYS_MS[attempt] ?? 0, turn);
      if (turn.signal.aborted) return;
      try {
        const events = await calls.resume(conversationId, turn.signal);
        if (events !== null) {
          dispatch({ type: 'resumed' });
          return await followEvents(events, turn);
        }
        const detail = await calls.read(conversationId, turn.signal);
        applyDetail(detail);
        if (!detail.replying) return listener.usage(null);
      } catch (thrown) {
        if (turn.signal.aborted) return;
        const failure = toCallFailure(thrown);
        if (thrown instanceof TurnFailed)
          return await handleFailedTurn(failure, { ...turn, isStored: true }, false);
        if (failure.status === 404) return dispatch({ type: 'opening-failed', missing: true });
        if (failure.status === 401) return dispatch({ type: 'failed' });
        replyBuffer.flush();
        if (chat().reply.length > lengthBefore) attempt = 0;
      }
    }
    dispatch({ type: 'disconnected' });
  };

  const handleRefusal = async (failure: CallFailure, conversationId: string, turn: InFlightTurn) => {
    const { outgoing } = chat();
    if (outgoing || failure.code === 'conflict') pending.remove(conversationId);
    // The message to be replaced is no longer the newest one: the text can still be sent as a new message.
    const isOutdated = failure.code === 'conflict';
    if (outgoing) {
      dispatch({ type: 'rejected' });
      listener.messageReturned({
        text: outgoing.text,
        conversationId,
        replaces: isOutdated ? null : outgoing.replaces,
      });
    } else dispatch({ type: turn.isRepeat ? 'failed' : 'rejected' });
    applyFailureDetails(failure);
    if (failure.code === 'free_limit_reached') listener.paywall(failure.message);
    else listener.sendFailed(failure);
    if (isOutdated || failure.code === 'turn_in_progress') await reloadConversation(turn);
  };

  /** Runs one turn from its request to its end. */
  const run = async (turn: InFlightTurn, send: (signal: AbortSignal) => Promise<TurnEvents | null>) => {
    const isStart = turn.pendingName === NOT_STARTED;
    try {
      const events = await send(turn.signal);
      turn.hasResponse = true;
      if (events !== null) await followEvents(events, turn);
    } catch (thrown) {
      if (turn.signal.aborted) return;
      replyBuffer.flush();
      const failure = toCallFailure(thrown);
      const { conversationId } = chat();
      if (isStart && !turn.isStored) {
        dispatch({ type: 'closed' });
        applyFailureDetails(failure);
        if (failure.code === 'conflict') pending.remove(NOT_STARTED);
        return failure.code === 'free_limit_reached'
          ? listener.paywall(failure.message)
          : listener.startFailed(failure, false);
      }
      if (conversationId === null) return;
      if (failure.code === 'network' && turn.hasResponse) return await resumeReply(turn);
      const isSurelyNotStored = failure.code !== 'rate_limited' || !turn.isRepeat;
      if (!turn.isStored && isSurelyNotStored && REFUSAL_CODES.includes(failure.code))
        return await handleRefusal(failure, conversationId, turn);
      await handleFailedTurn(failure, turn, isStart);
    }
  };

  return { run, applyDetail, resumeReply, settle, showNotices };
}

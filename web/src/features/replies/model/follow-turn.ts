import type { ConversationDetail, Message, SafetyNotice, StreamEvent, Usage } from '@app/contracts';
import type { CallFailure } from '../../../api/call-failure.ts';
import { fateOf, NOT_STARTED } from './pending-sends.ts';
import type { Outgoing, Talk, TalkEvent } from './talk.ts';
import type { Events, TalkParts } from './talk-ports.ts';
import { failureIn, REFUSALS, TurnFailed } from './turn-failure.ts';

/** How long each try to pick a reply up again waits; milliseconds. */
const PATIENCE = [0, 500, 1_000, 2_000, 4_000, 8_000] as const;
/** Something that is under way: ended by the next thing that is begun. */
export interface Doing {
  readonly signal: AbortSignal;
  /** An answer came: from then on silence means a lost connection. */
  answered: boolean;
  /** The server has stored the message. */
  begun: boolean;
  /** Under which name what was sent waits. */
  readonly waitsUnder: string | null;
  /** It went out before, and may have arrived: only the same key again can't double it. */
  readonly repeated: boolean;
}

/** What a turn that ended well tells. */
interface TurnAnswer {
  messages: readonly Message[];
  usage: Usage;
  safety?: SafetyNotice | null;
}

interface Stage extends Pick<TalkParts, 'calls' | 'told' | 'pending'> {
  talk: () => Talk;
  tell: (event: TalkEvent) => void;
  /** What the coach says, on its way to the page. */
  speech: { add: (text: string) => void; flush: () => void };
  /** Waits so long, or until somebody comes back. */
  pause: (ms: number, doing: Doing) => Promise<void>;
}

/** Carries a turn from its call to its end, whatever happens to the connection on the way. */
export function createTurns({ calls, told, pending, talk, tell, speech, pause }: Stage) {
  const settle = (conversationId: string, { messages, usage, safety }: TurnAnswer) => {
    pending.forget(conversationId);
    tell({ type: 'settled', conversationId, messages });
    if (safety) tell({ type: 'urgent', notice: safety, stored: true });
    told.usage(usage);
  };

  const began = (doing: Doing, conversationId: string, userMessage: Message | undefined) => {
    doing.begun = true;
    if (userMessage) {
      if (doing.waitsUnder !== null) pending.stored(doing.waitsUnder, conversationId, userMessage.id);
      tell({ type: 'began', conversationId, userMessage });
    }
    if (doing.waitsUnder === NOT_STARTED) told.started(conversationId);
  };

  const finish = (doing: Doing, data: Extract<StreamEvent, { event: 'done' }>['data']) => {
    if (!('data' in data)) {
      const { conversationId } = talk();
      if (conversationId !== null) settle(conversationId, data);
      return;
    }
    if (data.data.paywall) {
      pending.forget(NOT_STARTED);
      tell({ type: 'left' });
      if (data.data.safety) tell({ type: 'urgent', notice: data.data.safety, stored: false });
      return told.paywall(data.data.message);
    }
    const { conversationId } = data.data;
    const alreadyTold = doing.begun;
    if (doing.waitsUnder === NOT_STARTED) pending.forget(NOT_STARTED);
    settle(conversationId, data.data);
    if (!alreadyTold) began(doing, conversationId, undefined);
  };

  const follow = async (events: Events, doing: Doing) => {
    for await (const { event, data } of events) {
      if (doing.signal.aborted) return;
      if (event === 'delta') speech.add(data.text);
      else speech.flush();
      if (event === 'safety') tell({ type: 'urgent', notice: data, stored: true });
      if (event === 'start') began(doing, data.conversationId, data.userMessage);
      if (event === 'done') finish(doing, data);
      if (event === 'error') throw new TurnFailed(data);
    }
  };

  /** Takes the server's record. What was sent and is unknown to it stays, as failed. */
  const take = (detail: ConversationDetail): void => {
    const send = detail.replying ? null : pending.get(detail.id);
    const fate = send && fateOf(send, detail.messages);
    if (fate?.fate === 'answered') pending.forget(detail.id);
    const repeatable = fate?.fate === 'stored' ? fate.message.id : null;
    if (repeatable !== null) pending.stored(detail.id, detail.id, repeatable);
    const lost = send !== null && fate?.fate === 'unknown';
    const outgoing: Outgoing | null = lost
      ? { id: send.key, text: send.text, ts: send.ts, failed: true, replaces: send.replaces ?? null }
      : null;
    tell({ type: 'read', detail, outgoing, repeatable });
  };

  /** After a turn that broke, the record says what is kept of it. */
  const takeQuietly = async (doing: Doing) => {
    const { conversationId } = talk();
    if (conversationId === null) return;
    told.usage(null);
    const detail = await calls.read(conversationId, doing.signal).catch(() => null);
    if (detail === null || doing.signal.aborted) return;
    take(detail);
    if (detail.replying) await pickUp(doing);
  };

  /** What a failure says beside that it failed. */
  const hear = ({ code, body, retryAfter }: CallFailure) => {
    if (body?.safety) tell({ type: 'urgent', notice: body.safety, stored: false });
    if (code === 'rate_limited' && retryAfter !== undefined) told.rest(retryAfter);
  };

  const broke = async (failure: CallFailure, doing: Doing, starting: boolean) => {
    tell({ type: 'failed' });
    hear(failure);
    if (starting) told.startFailed(failure, true);
    else told.sendFailed(failure);
    if (doing.begun || doing.answered) await takeQuietly(doing);
  };

  /** Comes back to a reply in progress, or learns what became of it. Each word more is worth as much patience again. */
  const pickUp = async (doing: Doing): Promise<void> => {
    const conversationId = talk().conversationId;
    if (conversationId === null) return;
    for (let tries = 0; tries < PATIENCE.length; tries += 1) {
      speech.flush();
      const heard = talk().reply.length;
      tell({ type: 'lost' });
      await pause(PATIENCE[tries] ?? 0, doing);
      if (doing.signal.aborted) return;
      try {
        const events = await calls.resume(conversationId, doing.signal);
        if (events !== null) {
          tell({ type: 'picked-up' });
          return await follow(events, doing);
        }
        const detail = await calls.read(conversationId, doing.signal);
        take(detail);
        if (!detail.replying) return told.usage(null);
      } catch (thrown) {
        if (doing.signal.aborted) return;
        const failure = failureIn(thrown);
        if (thrown instanceof TurnFailed) return await broke(failure, { ...doing, begun: true }, false);
        if (failure.status === 404) return tell({ type: 'opening-failed', missing: true });
        if (failure.status === 401) return tell({ type: 'failed' });
        speech.flush();
        if (talk().reply.length > heard) tries = 0;
      }
    }
    tell({ type: 'gave-up' });
  };

  const refused = async (failure: CallFailure, conversationId: string, doing: Doing) => {
    const { outgoing } = talk();
    if (outgoing || failure.code === 'conflict') pending.forget(conversationId);
    // What can't be said in its place any more can still be said.
    const late = failure.code === 'conflict';
    if (outgoing) {
      tell({ type: 'refused' });
      told.gaveBack({ text: outgoing.text, conversationId, replaces: late ? null : outgoing.replaces });
    } else tell({ type: 'failed' });
    hear(failure);
    if (failure.code === 'free_limit_reached') told.paywall(failure.message);
    else told.sendFailed(failure);
    if (late || failure.code === 'turn_in_progress') await takeQuietly(doing);
  };

  /** One turn, from the call to its end. */
  const run = async (doing: Doing, send: (signal: AbortSignal) => Promise<Events | null>) => {
    const starting = doing.waitsUnder === NOT_STARTED;
    try {
      const events = await send(doing.signal);
      doing.answered = true;
      if (events !== null) await follow(events, doing);
    } catch (thrown) {
      if (doing.signal.aborted) return;
      speech.flush();
      const failure = failureIn(thrown);
      const { conversationId } = talk();
      if (starting && !doing.begun) {
        tell({ type: 'left' });
        hear(failure);
        if (failure.code === 'conflict') pending.forget(NOT_STARTED);
        return failure.code === 'free_limit_reached'
          ? told.paywall(failure.message)
          : told.startFailed(failure, false);
      }
      if (conversationId === null) return;
      if (failure.code === 'network' && doing.answered) return await pickUp(doing);
      const surelyUnheard = failure.code !== 'rate_limited' || !doing.repeated;
      if (!doing.begun && surelyUnheard && REFUSALS.includes(failure.code))
        return await refused(failure, conversationId, doing);
      await broke(failure, doing, starting);
    }
  };

  return { run, take, pickUp, settle };
}

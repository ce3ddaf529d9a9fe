import { type Finding, STREAM_KEEPALIVE_MS, type StreamEvent } from '@app/contracts';
import {
  type Caller,
  type Clock,
  Failure,
  type Logger,
  openEventStream,
  type SessionLiveness,
  type Visitor,
} from '@app/service-kit';
import type { FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import type { ChatDatabase } from '../database.ts';
import type { Vaults } from '../encryption/vault.ts';
import { type Notices, noticesOf, withNotices } from '../safety/notice.ts';
import { type FollowContext, followTurn } from './follow-turn.ts';
import { loadTurnAnswer, type TurnAnswer } from './load-turn-answer.ts';
import { failureOf, type TurnOutcome } from './turn.ts';
import type { ShownTurn } from './turn-in-progress.ts';

export interface DeliveryContext extends FollowContext {
  readonly db: ChatDatabase;
  readonly vaults: Vaults;
  readonly clock: Clock;
  readonly config: Config;
  readonly log: Logger;
  readonly sessions: SessionLiveness;
  /** Aborts with a Failure when this process shuts down. */
  readonly shutdown: AbortSignal;
}

/** Who waits for a reply. */
export interface Recipient {
  readonly caller: Caller | Visitor;
  /** The country whose crisis contacts they are shown. */
  readonly country: string | undefined;
  readonly reply: FastifyReply;
  readonly requestId: string;
}

/**
 * Waits until a turn ends. Meanwhile the gateway is told, at once and every 15 s, that the reply is being written.
 * @throws Failure when the turn failed or was interrupted, or the caller's session ended; it carries the notice of what
 * was found.
 */
export async function awaitReply(
  context: DeliveryContext,
  { turn, finding }: ShownTurn,
  { caller, country, reply }: Recipient,
): Promise<TurnAnswer> {
  let shown = finding;
  const listener = {
    onText: () => undefined,
    onDanger(danger: Finding) {
      shown = danger;
    },
    isConnected: () => !reply.raw.destroyed,
  };
  const waiting = waitWhileAllowed(context, caller);
  const stillHere = setInterval(() => reply.raw.writeProcessing(), STREAM_KEEPALIVE_MS);
  try {
    reply.raw.writeProcessing();
    const outcome = await followTurn(context, turn, listener, waiting.signal);
    if (!isAnswered(outcome)) throw failureOfTurn(outcome, turn.conversationId);
    return await loadTurnAnswer(context, turn, {
      country,
      isConnected: listener.isConnected(),
      isComplete: outcome.state === 'complete',
    });
  } catch (error) {
    throw withNotices(error, noticesOf(shown, country), country);
  } finally {
    clearInterval(stillHere);
    waiting.end();
  }
}

/**
 * Streams a turn to the caller from its beginning. Only a `done` event means success.
 * @param bodyOf builds the data of the `done` event.
 */
export function streamReply(
  context: DeliveryContext,
  { turn, userMessage, finding }: ShownTurn,
  { caller, country, reply, requestId }: Recipient,
  bodyOf: (answer: TurnAnswer) => Extract<StreamEvent, { event: 'done' }>['data'],
): void {
  const stream = openEventStream(reply);
  stream.send({ event: 'start', data: { conversationId: turn.conversationId, userMessage } });
  // The notice must arrive within a second, so it is sent before the coach has written anything.
  let shown: Finding | null = null;
  let notices: Notices = { safety: null };
  const showNotice = (danger: Finding | null) => {
    shown = danger;
    notices = noticesOf(danger, country);
    const { safety, concern } = notices;
    if (safety) stream.send({ event: 'safety', data: safety });
    if (concern) stream.send({ event: 'concern', data: concern });
  };
  showNotice(finding);
  const listener = {
    onText: stream.sendText,
    onDanger(danger: Finding) {
      if (danger.kind === shown?.kind && danger.certainty === shown.certainty) return;
      showNotice(danger);
    },
    isConnected: () => !stream.signal.aborted,
  };
  const waiting = waitWhileAllowed(context, caller, stream.signal);
  const follow = async () => {
    const outcome = await followTurn(context, turn, listener, waiting.signal);
    if (!isAnswered(outcome)) throw failureOfTurn(outcome, turn.conversationId);
    const answer = await loadTurnAnswer(context, turn, {
      country,
      isConnected: listener.isConnected(),
      isComplete: outcome.state === 'complete',
    });
    stream.send({ event: 'done', data: bodyOf(answer) });
  };
  follow()
    .catch((error: unknown) => {
      if (stream.signal.aborted) return;
      if (!(error instanceof Failure))
        context.log.error({ err: error, turnId: turn.id, reqId: requestId }, 'turn stream failed');
      stream.send({ event: 'error', data: withNotices(error, notices, country).body(requestId) });
    })
    .finally(() => {
      waiting.end();
      stream.end();
    });
}

/**
 * The signal of a caller who waits for a reply. It aborts with the Failure to send when their session ends (visitors
 * have none) or this process shuts down, and when they disconnect.
 */
function waitWhileAllowed(
  { sessions, shutdown }: Pick<DeliveryContext, 'sessions' | 'shutdown'>,
  caller: Caller | Visitor,
  disconnected?: AbortSignal,
): { signal: AbortSignal; end(): void } {
  const ended = new AbortController();
  const signal = AbortSignal.any([ended.signal, shutdown, ...(disconnected ? [disconnected] : [])]);
  if (!('sessionId' in caller)) return { signal, end: () => undefined };
  // Aborts immediately if the session has ended since the request was authenticated.
  const end = sessions.onEnded(caller.sessionId, () => ended.abort(new Failure('unauthenticated')));
  return { signal, end };
}

function isAnswered({ state }: TurnOutcome): boolean {
  return state === 'complete' || state === 'stopped';
}

function failureOfTurn(outcome: TurnOutcome, conversationId: string): Failure {
  const { code, sentence } = failureOf(outcome);
  return new Failure(code, {
    ...(sentence ? { sentence } : {}),
    more: { safety: null, ...(outcome.state === 'gone' ? {} : { conversationId }) },
  });
}

import type { Finding, Message, SafetyNotice, StreamEvent } from '@app/contracts';
import { Failure } from '@app/service-kit';
import type { TurnDeps } from '../deps.ts';
import { withSafety } from '../safety/screen-requests.ts';
import { followTurn } from './follow-turn.ts';
import { failureOf, type Turn, type TurnOutcome } from './turn.ts';
import { loadTurnAnswer, type TurnAnswer } from './turn-answer.ts';

/** How a route words the answer of a turn: chat-start wraps it. */
type Worded<Body> = (answer: TurnAnswer) => Body;
type DoneBody = Extract<StreamEvent, { event: 'done' }>['data'];

/**
 * Waits for a turn's end; `heard` tells whether the caller is still there, `onDanger` is called for what the coach finds.
 * @throws Failure when the turn did not end well, or its caller's session ended.
 */
export async function awaitTurn<Body>(
  deps: TurnDeps,
  turn: Turn,
  {
    signal,
    word,
    heard,
    onDanger,
  }: {
    signal: AbortSignal;
    word: Worded<Body>;
    heard: () => boolean;
    onDanger: (danger: Finding) => void;
  },
): Promise<Body> {
  const progress = followTurn(deps, turn, signal);
  let step = await progress.next();
  while (!step.done) {
    if ('danger' in step.value) onDanger(step.value.danger);
    step = await progress.next();
  }
  return word(await answerOf(deps, turn, step.value, heard));
}

/** A turn as stream events, from its beginning (api.md, Streaming). Only `done` means success (rule 7). */
export async function* tellTurn(
  deps: TurnDeps,
  {
    turn,
    userMessage,
    finding,
    noticeOf,
  }: {
    turn: Turn;
    userMessage: Message;
    finding: Finding | null;
    noticeOf: (finding: Finding) => SafetyNotice;
  },
  { signal, word, requestId }: { signal: AbortSignal; word: Worded<DoneBody>; requestId: string },
): AsyncGenerator<StreamEvent> {
  yield { event: 'start', data: { conversationId: turn.conversationId, userMessage } };
  // Before a word of the coach, and whether or not it has one (safety.md: within a second).
  let safety = finding && noticeOf(finding);
  if (safety) yield { event: 'safety', data: safety };
  try {
    const progress = followTurn(deps, turn, signal);
    let step = await progress.next();
    while (!step.done) {
      const told = step.value;
      if ('text' in told) yield { event: 'delta', data: told };
      else if (told.danger.kind !== safety?.kind) {
        safety = noticeOf(told.danger);
        yield { event: 'safety', data: safety };
      }
      step = await progress.next();
    }
    yield { event: 'done', data: word(await answerOf(deps, turn, step.value, () => !signal.aborted)) };
  } catch (error) {
    if (!(error instanceof Failure)) {
      // The browser has gone: nobody is left to be told.
      if (signal.aborted) return;
      deps.log.error({ err: error, turnId: turn.id, reqId: requestId }, 'telling a turn failed');
    }
    yield { event: 'error', data: withSafety(error, safety).body(requestId) };
  }
}

async function answerOf(
  deps: TurnDeps,
  turn: Turn,
  outcome: TurnOutcome,
  heard: () => boolean,
): Promise<TurnAnswer> {
  if (outcome.state === 'complete' || outcome.state === 'stopped') return loadTurnAnswer(deps, turn, heard);
  const { code, sentence } = failureOf(outcome);
  throw new Failure(code, {
    ...(sentence ? { sentence } : {}),
    more: {
      safety: null,
      ...(outcome.state === 'gone' ? {} : { conversationId: turn.conversationId }),
    },
  });
}

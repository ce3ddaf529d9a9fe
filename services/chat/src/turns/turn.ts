import type { FailureCode } from '@app/contracts';
import type { CoachFailureKind } from '../coach/coach.port.ts';

/** `generating` under a lease, then one of the four final states. */
export type TurnState = 'generating' | 'complete' | 'stopped' | 'interrupted' | 'failed';

/** Why a turn failed or was interrupted; stored with it. */
export type TurnFailure =
  | CoachFailureKind
  | 'daily_ceiling'
  | 'daily_share'
  | 'process_died'
  | 'restarting'
  | 'internal';

/** The ids of a turn. */
export interface Turn {
  readonly id: string;
  readonly ownerId: string;
  readonly conversationId: string;
  readonly userMessageId: string;
}

/** How a turn ended. `gone`: its conversation was deleted in the meantime. */
export interface TurnOutcome {
  readonly state: Exclude<TurnState, 'generating'> | 'gone';
  readonly failure: TurnFailure | null;
}

/** Shorter parts of an interrupted reply are not kept; characters. */
const MIN_KEPT_CHARACTERS = 40;

/** How the answering process ended the reply. */
export type Ending =
  | { readonly kind: 'whole' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'broken'; readonly failure: TurnFailure };

/**
 * Decides from the text and the ending: the turn's final state, whether the reply is kept, and whether the turn uses a
 * unit.
 */
export function decideOutcome(
  ending: Ending,
  text: string,
): { state: Exclude<TurnState, 'generating'>; keepReply: boolean; counts: boolean } {
  const length = text.trim().length;
  switch (ending.kind) {
    case 'whole':
      return { state: 'complete', keepReply: true, counts: true };
    case 'stopped':
      return { state: 'stopped', keepReply: length > 0, counts: length > 0 };
    case 'broken': {
      const kept = length >= MIN_KEPT_CHARACTERS;
      return { state: kept ? 'interrupted' : 'failed', keepReply: kept, counts: false };
    }
  }
}

const KEPT = 'Your message is saved and wasn’t counted.';
const AGAIN = 'Please try again.';

/** What a person reads about a failed turn; undefined stands for the sentence of the error catalogue. */
const SENTENCES: Partial<Record<TurnFailure, string>> = {
  rate_limited: `The coach is talking to many people right now. ${KEPT} Please try again in a minute.`,
  busy: `The coach is talking to many people right now. ${KEPT} Please try again in a minute.`,
  silent: `The coach took too long to answer. ${KEPT} ${AGAIN}`,
  stalled: `The coach took too long to answer. ${KEPT} ${AGAIN}`,
  too_slow: `The coach took too long to answer. ${KEPT} ${AGAIN}`,
  filtered: `The coach couldn’t answer this. ${KEPT} Please try saying it another way.`,
  daily_ceiling: `The coach has reached its limit for today and will be back at midnight UTC. ${KEPT}`,
  daily_share: `The coach is almost at its limit for today and is saving the rest for people who have used it least. ${KEPT} It’s back for you after midnight UTC.`,
  process_died: `Something went wrong on our end while the coach was answering. ${KEPT} ${AGAIN}`,
  restarting: `We had to restart while the coach was answering. ${KEPT} ${AGAIN}`,
};

/** The error that a person gets for a turn that failed or was interrupted. */
export function failureOf(outcome: TurnOutcome): { code: FailureCode; sentence?: string } {
  if (outcome.state === 'gone') return { code: 'not_found', sentence: 'This conversation was deleted.' };
  if (outcome.state === 'interrupted')
    return {
      code: 'coach_unavailable',
      sentence: `The reply was cut off. What the coach had said so far is saved. ${KEPT} ${AGAIN}`,
    };
  const sentence = outcome.failure === null ? undefined : SENTENCES[outcome.failure];
  return { code: 'coach_unavailable', ...(sentence ? { sentence } : {}) };
}

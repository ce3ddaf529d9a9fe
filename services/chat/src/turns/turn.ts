import type { FailureCode } from '@app/contracts';
import type { CoachFailureKind } from '../coach/coach.port.ts';

/** `generating` under a lease, then one of the four others, for good (rule 6). */
export type TurnState = 'generating' | 'complete' | 'stopped' | 'interrupted' | 'failed';

/** Why a turn did not become whole; kept with it. */
export type TurnFailure = CoachFailureKind | 'daily_ceiling' | 'process_died' | 'restarting' | 'internal';

/** A turn by all the names that its rows go by. */
export interface Turn {
  readonly id: string;
  readonly ownerId: string;
  readonly conversationId: string;
  readonly userMessageId: string;
}

/** How a turn ended, for whoever follows it. `gone`: its conversation was deleted meanwhile. */
export interface TurnOutcome {
  readonly state: Exclude<TurnState, 'generating'> | 'gone';
  readonly failure: TurnFailure | null;
}

/** Less than this of a reply that broke off is not worth keeping; characters. */
const WORTH_KEEPING = 40;

/** What the answering process has to say about how it ended. */
export type Ending =
  | { readonly kind: 'whole' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'broken'; readonly failure: TurnFailure };

/** How a turn settles by what was said and how it ended: what is kept of it, and whether its unit counts (rule 6). */
export function verdict(
  ending: Ending,
  said: string,
): { state: Exclude<TurnState, 'generating'>; keepReply: boolean; counts: boolean } {
  const length = said.trim().length;
  switch (ending.kind) {
    case 'whole':
      return { state: 'complete', keepReply: true, counts: true };
    case 'stopped':
      return { state: 'stopped', keepReply: length > 0, counts: length > 0 };
    case 'broken': {
      const kept = length >= WORTH_KEEPING;
      return { state: kept ? 'interrupted' : 'failed', keepReply: kept, counts: false };
    }
  }
}

const KEPT = 'Your message is saved and was not counted.';
const AGAIN = 'Please try again.';

/** What a person is told about a turn that broke; undefined leaves the catalogue's own sentence. */
const SENTENCES: Partial<Record<TurnFailure, string>> = {
  rate_limited: `The coach is talking to many people right now. ${KEPT} Please try again in a minute.`,
  busy: `The coach is talking to many people right now. ${KEPT} Please try again in a minute.`,
  silent: `The coach took too long to answer. ${KEPT} ${AGAIN}`,
  stalled: `The coach took too long to answer. ${KEPT} ${AGAIN}`,
  too_slow: `The coach took too long to answer. ${KEPT} ${AGAIN}`,
  filtered: `The coach could not answer this. ${KEPT} Please try it in other words.`,
  daily_ceiling: `The coach has answered all it can for today and is back at midnight UTC. ${KEPT}`,
  process_died: `Something on our side broke while the coach was answering. ${KEPT} ${AGAIN}`,
  restarting: `We had to restart while the coach was answering. ${KEPT} ${AGAIN}`,
};

/** The failure a person is given for a turn that did not end well. */
export function failureOf(outcome: TurnOutcome): { code: FailureCode; sentence?: string } {
  if (outcome.state === 'gone') return { code: 'not_found', sentence: 'This conversation was deleted.' };
  if (outcome.state === 'interrupted')
    return {
      code: 'coach_unavailable',
      sentence: `The reply was cut off. What the coach had said so far is kept. ${KEPT} ${AGAIN}`,
    };
  const sentence = outcome.failure === null ? undefined : SENTENCES[outcome.failure];
  return { code: 'coach_unavailable', ...(sentence ? { sentence } : {}) };
}

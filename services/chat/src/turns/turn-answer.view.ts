import type { SafetyNotice } from '@app/contracts';
import type { TurnAnswer } from './turn-answer.ts';

/** The body of an answered turn, with the contacts of the reader's country. */
export function viewTurnAnswer({ messages, usage, disclosures }: TurnAnswer, safety: SafetyNotice | null) {
  return { messages, usage, safety, disclosures };
}

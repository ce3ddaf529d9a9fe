import { gauge, histogram } from '@app/service-kit';
import type { TurnOutcome } from './turn.ts';

const turns = histogram(
  'chat_turn_duration_seconds',
  'How long turns took from their admission to what was kept, by how they ended',
  ['state'],
  [0.5, 1, 2, 5, 10, 20, 40, 80, 160],
);

/** @param outcome undefined when it could not be settled here and the sweeper will. @param ms milliseconds. */
export function countTurn(outcome: TurnOutcome | undefined, ms: number): void {
  turns.observe({ state: outcome?.state ?? 'left' }, ms / 1000);
}

/** Shows how many turns this process answers now. */
export function showRunningTurns(count: () => number): void {
  gauge('chat_turns_running', 'Turns that this process answers now', count);
}

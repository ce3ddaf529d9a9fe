import type { LiveTurn, TurnListener } from './live-turn.ts';
import type { RemoteTurns } from './remote-turns.ts';
import type { Turn, TurnOutcome } from './turn.ts';

export interface FollowContext {
  /** The turns that this process answers. */
  readonly turns: { find(turnId: string): LiveTurn | undefined };
  /** The turns that other processes answer. */
  readonly remoteTurns: Pick<RemoteTurns, 'follow'>;
}

/**
 * Gives a listener everything a turn produces, from its beginning: from memory if this process answers it, else what is
 * stored of it.
 * @returns how the turn ended.
 * @throws the signal's reason when it aborts; the turn itself continues.
 */
export async function followTurn(
  { turns, remoteTurns }: FollowContext,
  turn: Turn,
  listener: TurnListener,
  signal: AbortSignal,
): Promise<TurnOutcome> {
  const live = turns.find(turn.id);
  if (!live) return remoteTurns.follow(turn, listener, signal);
  const outcome = await live.follow(listener, signal);
  return outcome ?? remoteTurns.follow(turn, afterFirst(live.text.length, listener), signal);
}

/** Leaves out the beginning of the text, which the listener has. */
function afterFirst(characters: number, listener: TurnListener): TurnListener {
  let left = characters;
  return {
    onText(piece) {
      const rest = piece.slice(left);
      left -= piece.length - rest.length;
      if (rest !== '') listener.onText(rest);
    },
    onDanger: (danger) => listener.onDanger(danger),
    isConnected: () => listener.isConnected(),
  };
}

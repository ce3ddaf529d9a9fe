import { setTimeout as pause } from 'node:timers/promises';
import { asOwner } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import type { Vault } from '../encryption/vault.ts';
import { readProgress, type TurnProgress } from './turn.repository.ts';
import type { Turn, TurnOutcome } from './turn.ts';
import type { TurnRunner } from './turn-runner.ts';

/**
 * Everything that is said in a turn, from its beginning: from memory where this process answers it, else from its row.
 * @returns how the turn ended.
 * @throws the signal's reason when it aborts; the turn itself goes on.
 */
export async function* followTurn(
  deps: Deps & { turns: TurnRunner },
  turn: Turn,
  signal: AbortSignal,
): AsyncGenerator<string, TurnOutcome> {
  let told = 0;
  const live = deps.turns.find(turn.id);
  while (live) {
    signal.throwIfAborted();
    if (live.said.length > told) {
      const piece = live.said.slice(told);
      told = live.said.length;
      yield piece;
    } else if (live.ended) {
      if (live.ended.outcome) return live.ended.outcome;
      break;
    } else await live.change(signal);
  }
  return yield* followRow(deps, turn, signal, told);
}

async function* followRow(
  { db, vaults, config }: Deps,
  turn: Turn,
  signal: AbortSignal,
  alreadyTold: number,
): AsyncGenerator<string, TurnOutcome> {
  const vault = await vaults.of(turn.ownerId);
  const { ownerId, id: turnId } = turn;
  let told = alreadyTold;
  let seenSize = 0;
  while (true) {
    signal.throwIfAborted();
    const progress = await asOwner(db, ownerId, (trx) => readProgress(trx, { ownerId, turnId, seenSize }));
    if (!progress) return { state: 'gone', failure: null };
    seenSize = progress.size;
    const said = textOf(progress, turnId, vault);
    if (said.length > told) {
      yield said.slice(told);
      told = said.length;
    }
    if (progress.state !== 'generating') return { state: progress.state, failure: progress.failure };
    await pause(config.TURN_POLL_MS, undefined, { signal }).catch(() => undefined);
  }
}

function textOf({ partial, reply, replyMessageId }: TurnProgress, turnId: string, vault: Vault): string {
  if (reply && replyMessageId)
    return vault.open(reply, { column: 'messages.content', rowId: replyMessageId });
  return partial ? vault.open(partial, { column: 'turns.partial', rowId: turnId }) : '';
}

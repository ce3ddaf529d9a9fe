import { setTimeout as pause } from 'node:timers/promises';
import type { Finding } from '@app/contracts';
import { asOwner } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import type { Vault } from '../encryption/vault.ts';
import { openFinding } from '../safety/finding.ts';
import { readProgress, type TurnProgress } from './turn.repository.ts';
import type { Turn, TurnOutcome } from './turn.ts';
import type { TurnRunner } from './turn-runner.ts';

/** A piece of the reply, or what the coach has raised the alarm for; who is told of that may know it already. */
export type Told = { readonly text: string } | { readonly danger: Finding };

/**
 * Everything that is said in a turn, from its beginning: from memory where this process answers it, else from its row.
 * @returns how the turn ended.
 * @throws the signal's reason when it aborts; the turn itself goes on.
 */
export async function* followTurn(
  deps: Deps & { turns: TurnRunner },
  turn: Turn,
  signal: AbortSignal,
): AsyncGenerator<Told, TurnOutcome> {
  let told = 0;
  let danger: Finding | null = null;
  const live = deps.turns.find(turn.id);
  while (live) {
    signal.throwIfAborted();
    if (live.danger && live.danger !== danger) {
      danger = live.danger;
      yield { danger };
    } else if (live.said.length > told) {
      const piece = live.said.slice(told);
      told = live.said.length;
      yield { text: piece };
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
): AsyncGenerator<Told, TurnOutcome> {
  const vault = await vaults.of(turn.ownerId);
  const { ownerId, id: turnId } = turn;
  let told = alreadyTold;
  let seenSize = 0;
  let seenSafety: Buffer | null = null;
  while (true) {
    signal.throwIfAborted();
    const progress = await asOwner(db, ownerId, (trx) => readProgress(trx, { ownerId, turnId, seenSize }));
    if (!progress) return { state: 'gone', failure: null };
    seenSize = progress.size;
    const { safety } = progress;
    if (safety && !seenSafety?.equals(safety)) {
      seenSafety = safety;
      const danger = openFinding(vault, safety, { column: 'messages.safety', rowId: turn.userMessageId });
      if (danger) yield { danger };
    }
    const said = textOf(progress, turnId, vault);
    if (said.length > told) {
      yield { text: said.slice(told) };
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

import { setTimeout as pause } from 'node:timers/promises';
import { asOwner, isUnavailable } from '@app/service-kit';
import type { Config } from '../config.ts';
import type { ChatDatabase } from '../database.ts';
import type { Vault, Vaults } from '../encryption/vault.ts';
import { openFinding } from '../safety/finding.ts';
import type { LiveTurn, TurnListener } from './live-turn.ts';
import type { Turn, TurnOutcome } from './turn.ts';
import { openStoredText } from './turn-piece.ts';
import { readProgress, type TurnProgress } from './turn-progress.repository.ts';

export interface FollowContext {
  readonly db: ChatDatabase;
  readonly vaults: Vaults;
  readonly config: Pick<Config, 'TURN_POLL_MS'>;
  /** The turns that this process answers. */
  readonly turns: { find(turnId: string): LiveTurn | undefined };
}

/**
 * Gives a listener everything a turn produces, from its beginning: from memory if this process answers it, else by
 * polling what is stored of it.
 * @returns how the turn ended.
 * @throws the signal's reason when it aborts; the turn itself continues.
 */
export async function followTurn(
  context: FollowContext,
  turn: Turn,
  listener: TurnListener,
  signal: AbortSignal,
): Promise<TurnOutcome> {
  const live = context.turns.find(turn.id);
  const outcome = await live?.follow(listener, signal);
  return outcome ?? followRow(context, turn, listener, signal, live?.text.length ?? 0);
}

/** How long the database may be down before those who follow a turn are told to come back; milliseconds. */
const OUTAGE_MS = 60_000;

async function followRow(
  { db, vaults, config }: FollowContext,
  turn: Turn,
  listener: TurnListener,
  signal: AbortSignal,
  alreadySent: number,
): Promise<TurnOutcome> {
  const vault = await vaults.get(turn.ownerId);
  const { ownerId, id: turnId } = turn;
  let sentLength = alreadySent;
  let text = '';
  let seenSafety: Buffer | null = null;
  let failsSince: number | undefined;
  const waitForDatabase = (error: unknown): 'unknown' => {
    failsSince ??= performance.now();
    if (!isUnavailable(error) || performance.now() - failsSince > OUTAGE_MS) throw error;
    return 'unknown';
  };
  while (true) {
    signal.throwIfAborted();
    const position = text.length;
    const progress = await asOwner(db, ownerId, (trx) =>
      readProgress(trx, { ownerId, turnId, position }),
    ).catch(waitForDatabase);
    signal.throwIfAborted();
    if (progress === 'unknown') {
      await pause(config.TURN_POLL_MS, undefined, { signal }).catch(() => undefined);
      continue;
    }
    failsSince = undefined;
    if (!progress) return { state: 'gone', failure: null };
    const { safety } = progress;
    if (safety && !seenSafety?.equals(safety)) {
      seenSafety = safety;
      const danger = openFinding(vault, safety, { column: 'messages.safety', rowId: turn.userMessageId });
      if (danger) listener.onDanger(danger);
    }
    text = textOf(progress, { turnId, vault, before: text });
    if (text.length > sentLength) listener.onText(text.slice(sentLength));
    sentLength = Math.max(sentLength, text.length);
    if (progress.state !== 'generating') return { state: progress.state, failure: progress.failure };
    await pause(config.TURN_POLL_MS, undefined, { signal }).catch(() => undefined);
  }
}

function textOf(
  { reply, replyMessageId, ...stored }: TurnProgress,
  { turnId, vault, before }: { turnId: string; vault: Vault; before: string },
): string {
  if (reply && replyMessageId)
    return vault.open(reply, { column: 'messages.content', rowId: replyMessageId });
  return openStoredText(vault, turnId, stored, before);
}

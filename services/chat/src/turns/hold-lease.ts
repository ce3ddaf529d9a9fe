import { setTimeout as pause } from 'node:timers/promises';
import { asOwner } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import type { Vault } from '../encryption/vault.ts';
import type { LiveTurn } from './live-turn.ts';
import { extendLease } from './turn.repository.ts';
import type { Turn } from './turn.ts';

interface Orders {
  /** A stop was asked for, on whatever replica. */
  onStop(): void;
  /** The turn is no longer ours: deleted, or settled by another. */
  onLost(): void;
}

/**
 * Says every second that this process lives, keeps what has been said as it grows, and hears of a stop, all in one
 * statement. No connection is held in between.
 * @returns how to end it; what is under way is waited for.
 */
export function holdLease(
  { db, config, log, processId }: Deps,
  { turn, live, vault }: { turn: Turn; live: LiveTurn; vault: Vault },
  { onStop, onLost }: Orders,
): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  let kept = 0;
  let beatAt = performance.now() + config.TURN_HEARTBEAT_MS;

  const beat = async () => {
    const { said } = live;
    const partial =
      said.length > kept ? vault.seal(said, { column: 'turns.partial', rowId: turn.id }) : undefined;
    const lease = await asOwner(db, turn.ownerId, (trx) =>
      extendLease(trx, {
        ownerId: turn.ownerId,
        turnId: turn.id,
        leasedBy: processId,
        leaseMs: config.TURN_LEASE_MS,
        partial,
      }),
    );
    kept = said.length;
    beatAt = performance.now() + config.TURN_HEARTBEAT_MS;
    if (!lease) onLost();
    else if (lease.stopRequested) onStop();
  };

  const run = async () => {
    while (!signal.aborted) {
      await pause(config.TURN_FLUSH_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted || (live.said.length === kept && performance.now() < beatAt)) continue;
      await beat().catch((error: unknown) => {
        log.warn({ err: error, turnId: turn.id }, 'a turn could not be kept; trying again');
      });
    }
  };
  const running = run();
  return async () => {
    ending.abort();
    await running;
  };
}

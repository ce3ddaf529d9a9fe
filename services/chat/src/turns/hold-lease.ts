import { setTimeout as pause } from 'node:timers/promises';
import { asOwner } from '@app/service-kit';
import type { Vault } from '../encryption/vault.ts';
import type { LiveTurn } from './live-turn.ts';
import { extendLease } from './turn.repository.ts';
import type { Turn } from './turn.ts';
import type { TurnContext } from './turn-context.ts';

interface LeaseCallbacks {
  /** A stop was requested, on any replica. */
  onStop(): void;
  /** This process no longer holds the turn: it was deleted, or settled by another process. */
  onLost(): void;
}

/**
 * Renews the turn's lease, stores the text so far as it grows, and reads stop requests, all in one statement. No
 * connection is held between statements.
 * @returns a function that stops this and waits for the statement in progress.
 */
export function holdLease(
  { db, config, log, processId }: TurnContext,
  { turn, live, vault }: { turn: Turn; live: LiveTurn; vault: Vault },
  { onStop, onLost }: LeaseCallbacks,
): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  let storedLength = 0;
  let renewAt = performance.now() + config.TURN_HEARTBEAT_MS;

  const renew = async () => {
    const { text } = live;
    const partial =
      text.length > storedLength ? vault.seal(text, { column: 'turns.partial', rowId: turn.id }) : undefined;
    const lease = await asOwner(db, turn.ownerId, (trx) =>
      extendLease(trx, {
        ownerId: turn.ownerId,
        turnId: turn.id,
        leasedBy: processId,
        leaseMs: config.TURN_LEASE_MS,
        partial,
      }),
    );
    storedLength = text.length;
    renewAt = performance.now() + config.TURN_HEARTBEAT_MS;
    if (!lease) onLost();
    else if (lease.stopRequested) onStop();
  };

  const run = async () => {
    while (!signal.aborted) {
      await pause(config.TURN_FLUSH_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted || (live.text.length === storedLength && performance.now() < renewAt)) continue;
      await renew().catch((error: unknown) => {
        log.warn({ err: error, turnId: turn.id }, 'turn lease renewal failed');
      });
    }
  };
  const running = run();
  return async () => {
    ending.abort();
    await running;
  };
}

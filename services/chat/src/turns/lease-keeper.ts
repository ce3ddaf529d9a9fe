import type { Vault } from '../encryption/vault.ts';
import type { LiveTurn } from './live-turn.ts';
import type { Turn } from './turn.ts';
import type { TurnContext } from './turn-context.ts';
import { sealPiece, type TurnPiece } from './turn-piece.ts';
import { type HeldTurn, storeProgress } from './turn-progress.repository.ts';

/** A turn that this process answers, and what to call about its lease. */
interface LeasedTurn {
  readonly turn: Turn;
  readonly live: LiveTurn;
  readonly vault: Vault;
  /** A stop was requested, on any replica. */
  onStop(): void;
  /** This process no longer holds the turn: it was deleted, or settled by another process. */
  onLost(): void;
}

interface Entry extends LeasedTurn {
  storedLength: number;
  /** What is being stored. It is kept until it is stored, and so sealed once and never changed. */
  piece: TurnPiece | undefined;
  renewAt: number;
}

type LeaseContext = Pick<TurnContext, 'systemDb' | 'config' | 'log' | 'processId'>;

/**
 * Renews the leases of all turns of this process, stores what is new of their texts, and reads stop requests: at most one
 * statement per TURN_FLUSH_MS, however many turns there are. While there are none, it does nothing.
 */
export class LeaseKeeper {
  readonly #context: LeaseContext;
  readonly #entries = new Map<string, Entry>();
  #timer: NodeJS.Timeout | undefined;
  #storing: Promise<void> | undefined;

  constructor(context: LeaseContext) {
    this.#context = context;
  }

  /** @returns a function that ends this for a turn. When its promise resolves, nothing more of the turn is stored. */
  hold(leased: LeasedTurn): () => Promise<void> {
    const { id } = leased.turn;
    const renewAt = performance.now() + this.#context.config.TURN_HEARTBEAT_MS;
    this.#entries.set(id, { ...leased, storedLength: 0, piece: undefined, renewAt });
    this.#schedule();
    return async () => {
      this.#entries.delete(id);
      await this.#storing;
    };
  }

  #schedule(): void {
    if (this.#timer || this.#entries.size === 0) return;
    this.#timer = setTimeout(async () => {
      this.#storing = this.#store().catch((error: unknown) => {
        this.#context.log.warn({ err: error, turns: this.#entries.size }, 'turn progress not stored');
      });
      await this.#storing;
      this.#timer = undefined;
      this.#schedule();
    }, this.#context.config.TURN_FLUSH_MS);
  }

  async #store(): Promise<void> {
    const { systemDb, config, processId: leasedBy } = this.#context;
    const now = performance.now();
    const turns: HeldTurn[] = [];
    for (const [id, entry] of this.#entries) {
      const isLeaseDue = now >= entry.renewAt;
      entry.piece ??= sealPiece(entry.vault, id, { text: entry.live.text, position: entry.storedLength });
      if (entry.piece || isLeaseDue) turns.push({ id, isLeaseDue, piece: entry.piece });
    }
    if (turns.length === 0) return;
    const stored = await storeProgress(systemDb, { turns, leasedBy, leaseMs: config.TURN_LEASE_MS });
    for (const { id, isStored, isStopped, isLost } of stored) {
      const entry = this.#entries.get(id);
      if (!entry) continue;
      if (isStored) {
        entry.storedLength = entry.piece?.end ?? entry.storedLength;
        entry.piece = undefined;
        if (now >= entry.renewAt) entry.renewAt = now + config.TURN_HEARTBEAT_MS;
      }
      if (isLost) entry.onLost();
      else if (isStopped) entry.onStop();
    }
  }
}

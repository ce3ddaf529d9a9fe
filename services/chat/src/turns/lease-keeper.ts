import type { Vault } from '../encryption/vault.ts';
import type { LiveTurn } from './live-turn.ts';
import { renewLeases } from './turn.repository.ts';
import type { Turn } from './turn.ts';
import type { TurnContext } from './turn-context.ts';

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
  renewAt: number;
}

type LeaseContext = Pick<TurnContext, 'systemDb' | 'config' | 'log' | 'processId'>;

/**
 * Renews the leases of all turns of this process, stores their texts as they grow, and reads stop requests: at most one
 * statement per TURN_FLUSH_MS, however many turns there are. While there are none, it does nothing.
 */
export class LeaseKeeper {
  readonly #context: LeaseContext;
  readonly #entries = new Map<string, Entry>();
  #timer: NodeJS.Timeout | undefined;

  constructor(context: LeaseContext) {
    this.#context = context;
  }

  /** @returns a function that ends the renewals of this turn. */
  hold(leased: LeasedTurn): () => void {
    const { id } = leased.turn;
    const renewAt = performance.now() + this.#context.config.TURN_HEARTBEAT_MS;
    this.#entries.set(id, { ...leased, storedLength: 0, renewAt });
    this.#schedule();
    return () => this.#entries.delete(id);
  }

  #schedule(): void {
    if (this.#timer || this.#entries.size === 0) return;
    this.#timer = setTimeout(async () => {
      await this.#renew().catch((error: unknown) => {
        this.#context.log.warn({ err: error, turns: this.#entries.size }, 'turn lease renewal failed');
      });
      this.#timer = undefined;
      this.#schedule();
    }, this.#context.config.TURN_FLUSH_MS);
  }

  async #renew(): Promise<void> {
    const { systemDb, config, processId: leasedBy } = this.#context;
    const now = performance.now();
    const lengths = new Map<string, number>();
    const turns = [];
    for (const [id, { live, vault, storedLength, renewAt }] of this.#entries) {
      const { text } = live;
      if (text.length === storedLength && now < renewAt) continue;
      const place = { column: 'turns.partial', rowId: id } as const;
      turns.push({ id, partial: text.length > storedLength ? vault.seal(text, place) : null });
      lengths.set(id, text.length);
    }
    if (turns.length === 0) return;
    const leases = await renewLeases(systemDb, { turns, leasedBy, leaseMs: config.TURN_LEASE_MS });
    for (const { id, isStopped, isLost, isRenewed } of leases) {
      const entry = this.#entries.get(id);
      if (!entry) continue;
      if (isRenewed) {
        entry.storedLength = lengths.get(id) ?? 0;
        entry.renewAt = now + config.TURN_HEARTBEAT_MS;
      }
      if (isLost) entry.onLost();
      else if (isStopped) entry.onStop();
    }
  }
}

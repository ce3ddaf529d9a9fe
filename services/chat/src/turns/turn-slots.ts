import { Failure, subscriberNetwork } from '@app/service-kit';
import type { Config } from '../config.ts';

/** The share of this process's slots from which on the limits per person and address apply. */
const CROWDED_SHARE = 0.5;

type Settings = Pick<
  Config,
  'TURNS_AT_ONCE' | 'TURNS_AT_ONCE_PER_PERSON' | 'TURNS_AT_ONCE_PER_VISITOR_ADDRESS'
>;

/** The caller who requests a turn. */
export interface SlotHolder {
  readonly ownerId: string;
  readonly address: string;
  readonly isVisitor: boolean;
}

/** Capacity for one turn in this process. */
export interface TurnSlot {
  /** Gives the slot back. May be called more than once. */
  release(): void;
}

/**
 * The slots of one process. While less than half of them are in use, anybody may take one. After that a person may hold
 * TURNS_AT_ONCE_PER_PERSON, and all visitors of one address together TURNS_AT_ONCE_PER_VISITOR_ADDRESS.
 */
export class TurnSlots {
  #used = 0;
  #isClosed = false;
  readonly #held = new Map<string, number>();
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Gives out no more slots. */
  close(): void {
    this.#isClosed = true;
  }

  /**
   * Takes a slot for a caller. Nothing is stored before.
   * @throws Failure 503 `unavailable` when this process is full or shuts down, 429 `rate_limited` when the caller has
   * reached their share.
   */
  take({ ownerId, address, isVisitor }: SlotHolder): TurnSlot {
    const { TURNS_AT_ONCE, TURNS_AT_ONCE_PER_PERSON, TURNS_AT_ONCE_PER_VISITOR_ADDRESS } = this.#settings;
    if (this.#isClosed || this.#used >= TURNS_AT_ONCE) throw coachIsBusy();
    const limits = new Map([[ownerId, TURNS_AT_ONCE_PER_PERSON]]);
    if (isVisitor) limits.set(subscriberNetwork(address), TURNS_AT_ONCE_PER_VISITOR_ADDRESS);
    const isCrowded = this.#used >= TURNS_AT_ONCE * CROWDED_SHARE;
    if (isCrowded && [...limits].some(([holder, limit]) => this.#count(holder) >= limit)) throw shareIsUsed();
    this.#used += 1;
    for (const holder of limits.keys()) this.#held.set(holder, this.#count(holder) + 1);
    let isHeld = true;
    return {
      release: () => {
        if (!isHeld) return;
        isHeld = false;
        this.#used -= 1;
        for (const holder of limits.keys()) this.#release(holder);
      },
    };
  }

  #count(holder: string): number {
    return this.#held.get(holder) ?? 0;
  }

  #release(holder: string): void {
    const left = this.#count(holder) - 1;
    if (left > 0) this.#held.set(holder, left);
    else this.#held.delete(holder);
  }
}

/** The answer when no further reply may begin now. */
export function coachIsBusy(): Failure {
  return new Failure('unavailable', {
    sentence: 'The coach is talking to many people right now. Please try again in a moment.',
    retryAfterSeconds: 5,
    more: { safety: null },
  });
}

function shareIsUsed(): Failure {
  return new Failure('rate_limited', {
    sentence: 'You already have several replies on the way. Please wait for one to finish.',
    retryAfterSeconds: 5,
    more: { safety: null },
  });
}

import type { Rate } from '@app/service-kit/serving';

/** Whether there was room, and if not, when there will be. */
export interface Verdict {
  readonly allowed: boolean;
  readonly retryAfterMs: number;
}

/** Counts by key in windows of one rate. */
export interface Counter {
  /** Counts one more. */
  count(key: string): Promise<Verdict>;
  /** Whether one more would be allowed; counts nothing. */
  look(key: string): Promise<Verdict>;
}

/** Where counts are kept: in this process, or in Redis for all replicas of the gateway. */
export interface Counters {
  counter(name: string, rate: Rate): Counter;
  close(): void;
}

export const ALLOWED: Verdict = { allowed: true, retryAfterMs: 0 };

import { Failure, type Rate } from '@app/service-kit/serving';

/** Whether a request is within its rate, and if not, when the next one is. */
export interface Verdict {
  readonly allowed: boolean;
  readonly retryAfterMs: number;
}

export interface CountedRequest extends Verdict {
  /** Removes the request from the window in which it was counted. Call it at most once. */
  undo(): Promise<void> | void;
}

/** Counts requests per key in fixed windows of one rate. */
export interface Counter {
  /** Counts one request, even when it is over the limit. A counter in this process answers without a promise. */
  count(key: string): Promise<CountedRequest> | CountedRequest;
}

/** Creates counters. They live in this process, or in Redis for all replicas of the gateway. */
export interface Counters {
  counter(name: string, rate: Rate): Counter;
  close(): void;
}

/** @throws Failure 429 with the seconds to wait, unless the verdict allows it. */
export function assertWithinLimit(verdict: Verdict): void {
  if (verdict.allowed) return;
  const seconds = secondsToWait(verdict);
  throw new Failure('rate_limited', {
    retryAfterSeconds: seconds,
    sentence: `That was a lot at once. Please try again in ${formatWait(seconds)}.`,
  });
}

export function secondsToWait({ retryAfterMs }: Verdict): number {
  return Math.max(1, Math.ceil(retryAfterMs / 1_000));
}

function formatWait(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

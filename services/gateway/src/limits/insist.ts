import { Failure } from '@app/service-kit/serving';
import type { Verdict } from './counter.ts';

/** @throws Failure 429 with the seconds to wait, unless the verdict allows it. */
export function insist({ allowed, retryAfterMs }: Verdict): void {
  if (allowed) return;
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1_000));
  throw new Failure('rate_limited', {
    retryAfterSeconds: seconds,
    sentence: `That was a lot at once. Please try again in ${inWords(seconds)}.`,
  });
}

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

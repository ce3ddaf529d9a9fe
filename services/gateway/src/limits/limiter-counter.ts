import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { ALLOWED, type Counter, type Verdict } from './counter.ts';

/** A counter on a limiter of rate-limiter-flexible, which says no by rejecting with the state of the window. */
export function counterOf(limiter: RateLimiterAbstract, points: number): Counter {
  return {
    count: async (key) => {
      try {
        await limiter.consume(key);
        return ALLOWED;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return refused(refusal);
        throw refusal;
      }
    },
    look: async (key) => {
      const state = await limiter.get(key);
      return state !== null && state.consumedPoints >= points ? refused(state) : ALLOWED;
    },
  };
}

function refused({ msBeforeNext }: RateLimiterRes): Verdict {
  return { allowed: false, retryAfterMs: Math.max(msBeforeNext, 1) };
}

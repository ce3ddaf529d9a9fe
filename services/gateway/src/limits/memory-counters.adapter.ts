import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Counters } from './counter.ts';
import { counterOf } from './limiter-counter.ts';

/** Counts kept in this process: exact for one gateway, forgotten with it. */
export function memoryCounters(): Counters {
  return {
    counter: (name, { count, seconds }) =>
      counterOf(new RateLimiterMemory({ keyPrefix: name, points: count, duration: seconds }), count),
    close: () => undefined,
  };
}

import { redisConnection } from '@app/service-kit/redis';
import type { Clock, Logger } from '@app/service-kit/serving';
import { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Counter, Counters } from './counter.ts';
import { memoryCounters } from './memory-counters.adapter.ts';

/** The longest time a request waits for Redis. */
const COMMAND_TIMEOUT_MS = 100;
/** Pause after a failure, so that a Redis that hangs delays one request and not every request. */
const RETRY_AFTER_MS = 2_000;

interface RedisCountersOptions {
  url: string;
  clock: Clock;
  log: Logger;
}

/** Counts shared by all gateways through Redis. While Redis does not answer in time, each gateway counts locally. */
export function redisCounters({ url, clock, log }: RedisCountersOptions): Counters {
  const redis = new Redis({
    ...redisConnection(url),
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: COMMAND_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2_000),
  });
  let isDown = false;
  redis.on('ready', () => {
    isDown = false;
  });
  redis.on('error', (error) => {
    if (!isDown) log.warn({ err: error }, 'redis unreachable, counting in this process');
    isDown = true;
  });
  const localCounters = memoryCounters(clock);
  let avoidRedisUntil = 0;

  const avoidRedis = (error: unknown) => {
    avoidRedisUntil = clock.now().getTime() + RETRY_AFTER_MS;
    log.warn({ err: error }, 'redis command failed, counting in this process');
  };

  return {
    counter: (name, rate): Counter => {
      const shared = limiterCounter(
        new RateLimiterRedis({
          storeClient: redis,
          keyPrefix: `rate:${name}`,
          points: rate.count,
          duration: rate.seconds,
        }),
      );
      const local = localCounters.counter(name, rate);
      return {
        count: async (key) => {
          if (redis.status !== 'ready' || clock.now().getTime() < avoidRedisUntil) return local.count(key);
          try {
            const counted = await shared.count(key);
            // A count that cannot be undone stays until its window ends.
            return { ...counted, undo: async () => Promise.resolve(counted.undo()).catch(avoidRedis) };
          } catch (error) {
            avoidRedis(error);
            return local.count(key);
          }
        },
      };
    },
    close: () => redis.disconnect(),
  };
}

/** Adapts a limiter of rate-limiter-flexible, which rejects with the state of the window when the limit is reached. */
export function limiterCounter(limiter: RateLimiterAbstract): Counter {
  return {
    count: async (key) => {
      let allowed = true;
      const { msBeforeNext } = await limiter.consume(key).catch((rejection: unknown) => {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        allowed = false;
        return rejection;
      });
      const windowEnd = performance.now() + msBeforeNext;
      return {
        allowed,
        retryAfterMs: allowed ? 0 : Math.max(msBeforeNext, 1),
        undo: async () => {
          // After the end of the window, the reward would change the count of the next window.
          if (performance.now() < windowEnd) await limiter.reward(key);
        },
      };
    },
  };
}

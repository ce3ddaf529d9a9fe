import type { Clock, Logger } from '@app/service-kit/serving';
import { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { Counter, Counters } from './counter.ts';
import { counterOf } from './limiter-counter.ts';
import { memoryCounters } from './memory-counters.adapter.ts';

/** A request never waits longer for Redis (rule 5). */
const PATIENCE_MS = 100;
/** After a failure Redis is left alone for this long, so that a hanging one slows down one request and not each. */
const LEFT_ALONE_MS = 2_000;

interface RedisCountersOptions {
  url: string;
  clock: Clock;
  log: Logger;
}

/** Counts shared by all gateways through Redis; while it can't be reached in time, each gateway counts for itself. */
export function redisCounters({ url, clock, log }: RedisCountersOptions): Counters {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: PATIENCE_MS,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2_000),
  });
  let isDown = false;
  redis.on('ready', () => {
    isDown = false;
  });
  redis.on('error', (error) => {
    if (!isDown) log.warn({ err: error }, 'Redis is not reachable: each gateway counts for itself');
    isDown = true;
  });
  const own = memoryCounters();
  let leftAloneUntil = 0;

  const either = async <Result>(shared: () => Promise<Result>, alone: () => Promise<Result>) => {
    if (redis.status !== 'ready' || clock.now().getTime() < leftAloneUntil) return alone();
    try {
      return await shared();
    } catch (error) {
      leftAloneUntil = clock.now().getTime() + LEFT_ALONE_MS;
      log.warn({ err: error }, 'Redis does not answer in time: this gateway counts for itself');
      return alone();
    }
  };

  return {
    counter: (name, rate): Counter => {
      const shared = counterOf(
        new RateLimiterRedis({
          storeClient: redis,
          keyPrefix: `rate:${name}`,
          points: rate.count,
          duration: rate.seconds,
        }),
        rate.count,
      );
      const alone = own.counter(name, rate);
      return {
        count: (key) =>
          either(
            () => shared.count(key),
            () => alone.count(key),
          ),
        look: (key) =>
          either(
            () => shared.look(key),
            () => alone.look(key),
          ),
      };
    },
    close: () => redis.disconnect(),
  };
}

import { type Clock, type Logger, SessionWatch, systemClock } from '@app/service-kit/serving';
import type { Config } from './config.ts';
import { createLimits, type Limits } from './limits/limits.ts';
import { memoryCounters } from './limits/memory-counters.adapter.ts';
import { redisCounters } from './limits/redis-counters.adapter.ts';
import { type Resolve, Upstream } from './upstreams/upstream.ts';
import type { Upstreams } from './upstreams/upstreams.ts';

/** What the gateway works with; a test may replace any of it. */
export interface Deps {
  readonly log: Logger;
  readonly clock: Clock;
  readonly upstreams: Upstreams;
  readonly sessions: SessionWatch;
  readonly limits: Limits;
  stop(): Promise<void>;
}

interface Given {
  log: Logger;
  clock?: Clock;
  resolve?: Resolve;
  resolveEveryMs?: number;
}

/** Opens everything the gateway needs; comes back once the services' names have been looked up, up or not. */
export async function openDeps(config: Config, given: Given): Promise<Deps> {
  const { log, clock = systemClock, ...lookups } = given;
  const upstream = (name: keyof Upstreams) =>
    new Upstream({ name, urls: config.upstreams[name], clock, log, ...lookups });
  const upstreams: Upstreams = {
    auth: upstream('auth'),
    chat: upstream('chat'),
    billing: upstream('billing'),
    notify: upstream('notify'),
  };
  await Promise.all(Object.values(upstreams).map((one) => one.start()));
  const sessions = new SessionWatch({
    authUrl: () => upstreams.auth.baseUrl(),
    serviceToken: config.serviceToken,
    clock,
    log,
  });
  sessions.start();
  const counters = config.redisUrl ? redisCounters({ url: config.redisUrl, clock, log }) : memoryCounters();
  return {
    log,
    clock,
    upstreams,
    sessions,
    limits: createLimits(config.rates, config.loginFailures, counters),
    stop: async () => {
      await sessions.stop();
      for (const one of Object.values(upstreams)) one.stop();
      counters.close();
    },
  };
}

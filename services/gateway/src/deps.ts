import {
  type Clock,
  createLog,
  createServiceIdentity,
  type Logger,
  SessionWatch,
  systemClock,
} from '@app/service-kit/serving';
import type { Config } from './config.ts';
import type { Counters } from './limits/counter.ts';
import { createLimits, type Limits } from './limits/limits.ts';
import { memoryCounters } from './limits/memory-counters.adapter.ts';
import { type Resolve, Upstream, type Upstreams } from './upstreams/upstream.ts';

/** The dependencies of the gateway. */
export interface Deps {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly upstreams: Upstreams;
  readonly sessions: SessionWatch;
  readonly counters: Counters;
  readonly limits: Limits;
}

interface Overrides {
  log?: Logger;
  clock?: Clock;
  resolve?: Resolve;
  resolveEveryMs?: number;
}

/** Creates all dependencies. Resolves once the host names of the services have been looked up, reachable or not. */
export async function createDeps(
  config: Config,
  { log = createLog('gateway', config.LOG_LEVEL), clock = systemClock, ...resolution }: Overrides = {},
): Promise<Deps> {
  const upstream = (name: keyof Upstreams, urls: readonly string[]) =>
    new Upstream({ name, urls, clock, log, ...resolution });
  const upstreams: Upstreams = {
    auth: upstream('auth', config.AUTH_URL),
    chat: upstream('chat', config.CHAT_URL),
    billing: upstream('billing', config.BILLING_URL),
    notify: upstream('notify', config.NOTIFY_URL),
  };
  await Promise.all(Object.values(upstreams).map((upstream) => upstream.start()));
  const sessions = new SessionWatch({
    authUrl: () => upstreams.auth.baseUrl(),
    identity: createServiceIdentity('gateway', config),
    clock,
    log,
  });
  sessions.start();
  const counters = await createCounters(config, clock, log);
  return { config, log, clock, upstreams, sessions, counters, limits: createLimits(config, counters) };
}

/** The client for Redis takes 12 MiB, so it is loaded only where Redis is used. */
async function createCounters({ REDIS_URL: url }: Config, clock: Clock, log: Logger): Promise<Counters> {
  if (url === undefined) return memoryCounters(clock);
  const { redisCounters } = await import('./limits/redis-counters.adapter.ts');
  return redisCounters({ url, clock, log });
}

export async function closeDeps({ sessions, upstreams, counters }: Deps): Promise<void> {
  await sessions.stop();
  for (const upstream of Object.values(upstreams)) upstream.stop();
  counters.close();
}

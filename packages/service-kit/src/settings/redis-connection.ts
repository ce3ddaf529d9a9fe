import { type RedisOptions, type SentinelConnectionOptions, SentinelConnector } from 'ioredis';
import { type RedisConnection, redisOptions } from './redis-url.ts';

/**
 * Stops the failover detector of the previous connection before it asks a Sentinel for the master. Otherwise a failover that
 * is announced meanwhile ends the connection, and ioredis 6.0.0 does not connect again: a worker would take no more jobs.
 */
class ReconnectingSentinelConnector extends SentinelConnector {
  constructor(options: unknown) {
    super(options as SentinelConnectionOptions); // ioredis gives it the options of the connection
  }

  override connect(
    ...args: Parameters<SentinelConnector['connect']>
  ): ReturnType<SentinelConnector['connect']> {
    this.disconnect();
    return super.connect(...args);
  }
}

type Connection = RedisConnection & { Connector?: NonNullable<RedisOptions['Connector']> };

/** What ioredis and BullMQ need to connect to a REDIS_URL. A module of its own, because it loads ioredis. */
export function redisConnection(url: string): Connection {
  const options = redisOptions(url);
  return options.sentinels ? { ...options, Connector: ReconnectingSentinelConnector } : options;
}

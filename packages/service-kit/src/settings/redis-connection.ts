import { type RedisOptions, type SentinelConnectionOptions, SentinelConnector } from 'ioredis';
import { type RedisConnection, redisOptions } from './redis-url.ts';

/**
 * Before it asks a Sentinel for the master again, it ends what watched for a failover of the last connection. Otherwise a
 * failover that is announced meanwhile ends the connection for good (ioredis 6.0.0), and a worker takes no job any more.
 */
class LastingSentinelConnector extends SentinelConnector {
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
  return options.sentinels ? { ...options, Connector: LastingSentinelConnector } : options;
}

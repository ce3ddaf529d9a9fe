interface Address {
  host: string;
  port: number;
}

/** What ioredis and BullMQ need to connect: an address, or Sentinels and the name of their master. */
export interface RedisConnection extends Partial<Address> {
  sentinels?: Address[];
  name?: string;
  username?: string;
  password?: string;
  sentinelPassword?: string;
  db: number;
  family?: number;
  tls?: object;
  sentinelTLS?: object;
  enableTLSForSentinelMode?: boolean;
  failoverDetector?: boolean;
}

/** `redis+sentinel://[user:password@]host[:port],…/name[/database][?sentinelPassword=…]`, or `rediss+sentinel` for TLS. */
const SENTINELS =
  /^(rediss?)\+sentinel:\/\/(?:([^:@/]*):([^@/]*)@)?([^/@?\s]+)\/([\w.-]+)(?:\/(\d{1,4}))?(?:\?sentinelPassword=([^&\s]+))?$/;
const SENTINEL_PORT = 26_379;
const REDIS_PORT = 6_379;

/**
 * Reads a REDIS_URL: one server (`redis://`, `rediss://` for TLS), or the Sentinels that know which server is the master now.
 * Certificates are verified; NODE_EXTRA_CA_CERTS names further authorities.
 * @throws when the URL has another form. The error does not repeat it, because it may contain a password.
 */
export function redisOptions(url: string): RedisConnection {
  const sentinels = SENTINELS.exec(url);
  return sentinels ? optionsOfSentinels(sentinels) : optionsOfServer(url);
}

function optionsOfServer(given: string): RedisConnection {
  const url = URL.parse(given);
  const database = url && /^\/?(\d*)$/.exec(url.pathname);
  if (!url || !database || !/^rediss?:$/.test(url.protocol) || !url.hostname) throw invalidUrl();
  const family = url.searchParams.get('family');
  return {
    ...addressOf(url, REDIS_PORT),
    ...credentialsOf(url.username, url.password),
    db: Number(database[1]),
    ...(family ? { family: Number(family) } : {}),
    ...(url.protocol === 'rediss:' ? { tls: {} } : {}),
  };
}

function optionsOfSentinels(read: RegExpExecArray): RedisConnection {
  const [, scheme, user, password, hosts = '', name = '', database = '0', sentinelPassword] = read;
  const sentinels = hosts.split(',').map((host) => {
    const url = URL.parse(`redis://${host}`);
    if (!url?.hostname) throw invalidUrl();
    return addressOf(url, SENTINEL_PORT);
  });
  return {
    sentinels,
    name,
    ...credentialsOf(user, password),
    ...(sentinelPassword ? { sentinelPassword: decodeURIComponent(sentinelPassword) } : {}),
    db: Number(database),
    // Leaves a master that no longer answers when the Sentinels have chosen another.
    failoverDetector: true,
    ...(scheme === 'rediss' ? { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true } : {}),
  };
}

function addressOf(url: URL, port: number): Address {
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || port) };
}

function credentialsOf(user = '', password = ''): Pick<RedisConnection, 'username' | 'password'> {
  return {
    ...(user ? { username: decodeURIComponent(user) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
  };
}

function invalidUrl(): Error {
  return new Error('must be a redis:// URL, or redis+sentinel://host:port,host:port/name');
}

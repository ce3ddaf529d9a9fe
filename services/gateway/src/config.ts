import { DEFAULT_FREE_MESSAGES_PER_MONTH, DEFAULT_PRODUCT_NAME, type PageSettings } from '@app/contracts';
import { processSettings, type Rate, readSettings, setting, supportAddress } from '@app/service-kit/serving';
import * as z from 'zod';
import { readTrustProxy, type TrustProxy } from './callers/trust-proxy.ts';
import type { Rates } from './limits/limits.ts';

const rate = (fallback: string) => setting.rate().prefault(fallback);

const trustProxy = z
  .string()
  .default('none')
  .transform((text, context) => {
    const read = readTrustProxy(text);
    if (read !== undefined) return read;
    context.addIssue('must be loopback, a list of addresses and CIDR ranges, or a number of hops up to 10');
    return z.NEVER;
  });

/** Names are looked up and addresses dialled one by one, so nothing but scheme, host and port has a meaning here. */
const upstream = () =>
  setting
    .urls()
    .refine(
      (urls) => urls.every((url) => new URL(url).protocol === 'http:' && new URL(url).pathname === '/'),
      'must be http:// URLs without a path',
    );

const gatewaySettings = z.object({
  ...processSettings,
  PORT: setting.count(3000, { max: 65_535 }),
  PUBLIC_URL: setting.url().optional(),
  TRUST_PROXY: trustProxy,
  REDIS_URL: setting.redis(),
  AUTH_URL: upstream(),
  CHAT_URL: upstream(),
  BILLING_URL: upstream(),
  NOTIFY_URL: upstream(),
  SERVICE_TOKEN: z.string().min(32, 'must be at least 32 characters'),
  ACCESS_TOKEN_PUBLIC_KEY: z.string().min(40, 'must be a base64 SPKI key'),
  WEB_DIST: setting.text().optional(),
  PRODUCT_NAME: setting.text(DEFAULT_PRODUCT_NAME),
  FREE_MESSAGES_PER_MONTH: setting.count(DEFAULT_FREE_MESSAGES_PER_MONTH),
  ANONYMOUS_CHAT: setting.flag(false),
  REQUIRE_CONFIRMED_EMAIL: setting.flag(false),
  SUPPORT_EMAIL: setting.address().optional(),
  RATE_LOGIN: rate('10/1m'),
  RATE_LOGIN_FAILURES: setting.rate().optional(),
  RATE_SIGNUP: rate('20/1h'),
  RATE_MAIL: rate('30/1h'),
  RATE_CONTACT: rate('10/1h'),
  RATE_CHAT: rate('60/1m'),
  RATE_CHECKOUT: rate('20/1h'),
  RATE_WEBHOOK: rate('6000/1m'),
  RATE_OTHER: rate('600/1m'),
});

/** Everything the gateway is told from outside. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly logLevel: string;
  readonly publicUrl: string;
  readonly trustProxy: TrustProxy;
  readonly redisUrl: string | undefined;
  readonly upstreams: Readonly<Record<'auth' | 'chat' | 'billing' | 'notify', readonly string[]>>;
  readonly serviceToken: string;
  readonly accessTokenPublicKey: string;
  /** The folder of the built page; undefined when the gateway serves none. */
  readonly webDist: string | undefined;
  readonly page: PageSettings;
  readonly rates: Rates;
  /** Failed logins from one address, whatever the account; follows RATE_LOGIN unless it is set. */
  readonly loginFailures: Rate;
}

/**
 * @throws SettingsError naming every setting that is missing or wrong.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const read = readSettings(gatewaySettings, env);
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`;
  return {
    host: read.HOST,
    port: read.PORT,
    logLevel: read.LOG_LEVEL,
    publicUrl,
    trustProxy: read.TRUST_PROXY,
    redisUrl: read.REDIS_URL,
    upstreams: {
      auth: read.AUTH_URL,
      chat: read.CHAT_URL,
      billing: read.BILLING_URL,
      notify: read.NOTIFY_URL,
    },
    serviceToken: read.SERVICE_TOKEN,
    accessTokenPublicKey: read.ACCESS_TOKEN_PUBLIC_KEY,
    webDist: read.WEB_DIST,
    page: {
      productName: read.PRODUCT_NAME,
      freeMessagesPerMonth: read.FREE_MESSAGES_PER_MONTH,
      anonymousChat: read.ANONYMOUS_CHAT,
      requireConfirmedEmail: read.REQUIRE_CONFIRMED_EMAIL,
      supportEmail: supportAddress(read.SUPPORT_EMAIL, publicUrl),
    },
    rates: {
      login: read.RATE_LOGIN,
      signup: read.RATE_SIGNUP,
      mail: read.RATE_MAIL,
      contact: read.RATE_CONTACT,
      chat: read.RATE_CHAT,
      checkout: read.RATE_CHECKOUT,
      webhook: read.RATE_WEBHOOK,
      other: read.RATE_OTHER,
    },
    loginFailures: read.RATE_LOGIN_FAILURES ?? failuresBeside(read.RATE_LOGIN),
  };
}

/** Failures have the room that 30/5m has beside 10/1m (api.md), so that one setting makes room for all of a login. */
function failuresBeside({ count, seconds }: Rate): Rate {
  return { count: count * 3, seconds: seconds * 5 };
}

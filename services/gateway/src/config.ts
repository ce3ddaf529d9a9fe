import { isIP } from 'node:net';
import { DEFAULT_FREE_MESSAGES_PER_MONTH, DEFAULT_PRODUCT_NAME } from '@app/contracts';
import {
  accessTokenKeys,
  identitySettings,
  processSettings,
  type Rate,
  readSettings,
  setting,
  supportAddress,
} from '@app/service-kit/serving';
import type { FastifyServerOptions } from 'fastify';
import * as z from 'zod';

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

/** Only scheme, host and port are used: host names are resolved, and each address is called on its own. */
const upstream = () =>
  setting
    .urls()
    .refine(
      (urls) => urls.every((url) => new URL(url).protocol === 'http:' && new URL(url).pathname === '/'),
      'must be http:// URLs without a path',
    );

const settings = z.object({
  ...processSettings,
  PORT: setting.count(3000, { max: 65_535 }),
  PUBLIC_URL: setting.url().optional(),
  TRUST_PROXY: trustProxy,
  REDIS_URL: setting.redis(),
  AUTH_URL: upstream(),
  CHAT_URL: upstream(),
  BILLING_URL: upstream(),
  NOTIFY_URL: upstream(),
  ...identitySettings,
  ACCESS_TOKEN_PUBLIC_KEY: accessTokenKeys,
  /** The folder of the built web application; unset when the gateway does not serve it. */
  WEB_DIST: setting.text().optional(),
  PRODUCT_NAME: setting.text(DEFAULT_PRODUCT_NAME),
  FREE_MESSAGES_PER_MONTH: setting.count(DEFAULT_FREE_MESSAGES_PER_MONTH),
  ANONYMOUS_CHAT: setting.flag(false),
  REQUIRE_CONFIRMED_EMAIL: setting.flag(false),
  SUPPORT_EMAIL: setting.address().optional(),
  RATE_LOGIN: rate('10/1m'),
  /** Limit of failed logins from one address over all accounts; derived from RATE_LOGIN unless it is set. */
  RATE_LOGIN_FAILURES: setting.rate().optional(),
  RATE_SIGNUP: rate('20/1h'),
  RATE_MAIL: rate('30/1h'),
  RATE_CONTACT: rate('10/1h'),
  RATE_CHAT: rate('60/1m'),
  RATE_CHECKOUT: rate('20/1h'),
  RATE_EXPORT: rate('6/1h'),
  RATE_WEBHOOK: rate('6000/1m'),
  RATE_OTHER: rate('600/1m'),
  RATE_PAGES: rate('3000/1m'),
});

type Settings = Readonly<z.output<typeof settings>>;

/** The settings of the gateway; those with a default that depends on another setting are always set. */
export interface Config extends Omit<Settings, 'PUBLIC_URL' | 'SUPPORT_EMAIL' | 'RATE_LOGIN_FAILURES'> {
  readonly PUBLIC_URL: string;
  readonly SUPPORT_EMAIL: string;
  readonly RATE_LOGIN_FAILURES: Rate;
}

/**
 * Reads the settings of the gateway.
 * @throws SettingsError naming every setting that is missing or wrong.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const read = readSettings(settings, env);
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`;
  return Object.freeze({
    ...read,
    PUBLIC_URL: publicUrl,
    SUPPORT_EMAIL: supportAddress(read.SUPPORT_EMAIL, publicUrl),
    RATE_LOGIN_FAILURES: read.RATE_LOGIN_FAILURES ?? defaultFailureRate(read.RATE_LOGIN),
  });
}

/** Keeps the ratio of the defaults (10/1m and 30/5m), so that RATE_LOGIN alone scales every login limit. */
function defaultFailureRate({ count, seconds }: Rate): Rate {
  return { count: count * 3, seconds: seconds * 5 };
}

type TrustProxy = NonNullable<FastifyServerOptions['trustProxy']>;

const NAMED_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);
const MAX_HOPS = 10;

/**
 * Parses TRUST_PROXY: a number of hops, or a list of named ranges such as `loopback`, addresses and CIDR ranges.
 * @returns the value for Fastify's `trustProxy`; undefined when the text is invalid.
 */
export function readTrustProxy(text: string): TrustProxy | undefined {
  const value = text.trim().toLowerCase();
  if (value === 'none' || value === '0') return false;
  if (/^\d+$/.test(value)) {
    const hops = Number(value);
    // Fastify does not trust the direct peer when it is given a number. An operator who counts hops does trust it.
    return hops <= MAX_HOPS ? (_address: string, hop: number) => hop < hops : undefined;
  }
  const ranges = value.split(',').map((range) => range.trim());
  return ranges.every(isRange) ? ranges : undefined;
}

function isRange(text: string): boolean {
  if (NAMED_RANGES.has(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

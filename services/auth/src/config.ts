import { DEFAULT_PRODUCT_NAME } from '@app/contracts';
import { type Rate, readSettings, serviceSettings, setting } from '@app/service-kit';
import * as z from 'zod';

const settings = z.object({
  ...serviceSettings,
  ACCESS_TOKEN_PRIVATE_KEY: z.string().min(40, 'must be a base64 PKCS#8 key'),
  AUTH_SECRET: setting.secrets(32),
  /** For reading accounts by their address. */
  DATABASE_SYSTEM_CONNECTIONS: setting.count(4, { min: 1, max: 50 }),
  PUBLIC_URL: setting.url(),
  CHAT_URL: setting.url(),
  BILLING_URL: setting.url(),
  NOTIFY_URL: setting.url(),
  PRODUCT_NAME: setting.text(DEFAULT_PRODUCT_NAME),
  REQUIRE_CONFIRMED_EMAIL: setting.flag(false),
  /** A session ends this many days after sign-in, no matter how often it is used. */
  SESSION_MAX_DAYS: setting.count(90, { min: 1, max: 400 }),
  /** RATE_LOGIN and RATE_MAIL are the gateway's limits per client; the limits per account derive from them unless set. */
  RATE_LOGIN: setting.rate().prefault('10/1m'),
  RATE_LOGIN_ACCOUNT: setting.rate().optional(),
  RATE_MAIL: setting.rate().prefault('30/1h'),
  RATE_MAIL_ACCOUNT: setting.rate().optional(),
});

type Read = Readonly<z.output<typeof settings>>;

/** The settings of this service. */
export interface Config extends Omit<Read, `RATE_${string}`> {
  /** Limit of wrong passwords per account. */
  readonly RATE_LOGIN_ACCOUNT: Rate;
  /** Limit of mails of one kind per address. */
  readonly RATE_MAIL_ACCOUNT: Rate;
}

/**
 * Reads the settings of this service.
 * @throws SettingsError that names every setting that is missing or invalid.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const { RATE_LOGIN, RATE_MAIL, ...read } = readSettings(settings, env);
  return Object.freeze({
    ...read,
    RATE_LOGIN_ACCOUNT: read.RATE_LOGIN_ACCOUNT ?? RATE_LOGIN,
    RATE_MAIL_ACCOUNT: read.RATE_MAIL_ACCOUNT ?? oneSixthOf(RATE_MAIL),
  });
}

/** Reads only what the `erase-again` command needs, so that it runs without the secrets of the service. */
export function readErasureConfig(env: Readonly<Record<string, string | undefined>> = process.env) {
  return readSettings(settings.pick({ DATABASE_URL: true }), env);
}

/** With the default of 30 mails per hour and client, an account gets 5 per hour. */
function oneSixthOf({ count, seconds }: Rate): Rate {
  return { count: Math.max(1, Math.floor(count / 6)), seconds };
}

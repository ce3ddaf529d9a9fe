import { DEFAULT_PRODUCT_NAME } from '@app/contracts';
import { type Rate as Given, readSettings, serviceSettings, setting } from '@app/service-kit';
import * as z from 'zod';
import type { Rate } from './attempts/attempt.repository.ts';

const settings = z.object({
  ...serviceSettings,
  ACCESS_TOKEN_PRIVATE_KEY: z.string().min(40, 'must be a base64 PKCS#8 key'),
  AUTH_SECRET: setting.secret(32),
  PUBLIC_URL: setting.url(),
  CHAT_URL: setting.url(),
  BILLING_URL: setting.url(),
  NOTIFY_URL: setting.url(),
  PRODUCT_NAME: setting.text(DEFAULT_PRODUCT_NAME),
  REQUIRE_CONFIRMED_EMAIL: setting.flag(false),
  /** A session ends so many days after signing in, however often it is used. */
  SESSION_MAX_DAYS: setting.count(90, { min: 1, max: 400 }),
  /** The gateway's; what is counted per account follows them unless it has a setting of its own. */
  RATE_LOGIN: setting.rate().prefault('10/1m'),
  RATE_LOGIN_ACCOUNT: setting.rate().optional(),
  RATE_MAIL: setting.rate().prefault('30/1h'),
  RATE_MAIL_ACCOUNT: setting.rate().optional(),
});

type Read = Readonly<z.output<typeof settings>>;

export interface Config extends Omit<Read, `RATE_${string}`> {
  readonly RATE_LOGIN_ACCOUNT: Rate;
  readonly RATE_MAIL_ACCOUNT: Rate;
}

/**
 * The settings of this service.
 * @throws SettingsError naming every one that is missing or wrong.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const { RATE_LOGIN, RATE_MAIL, ...read } = readSettings(settings, env);
  return Object.freeze({
    ...read,
    RATE_LOGIN_ACCOUNT: rate(read.RATE_LOGIN_ACCOUNT ?? RATE_LOGIN),
    RATE_MAIL_ACCOUNT: rate(read.RATE_MAIL_ACCOUNT ?? oneSixthOf(RATE_MAIL)),
  });
}

/** What erasing again needs, and nothing else: the database's address. */
export function readErasureConfig(env: Readonly<Record<string, string | undefined>> = process.env) {
  return readSettings(settings.pick({ DATABASE_URL: true }), env);
}

/** An account has the share that 5/1h has of an address's 30/1h (api.md). */
function oneSixthOf({ count, seconds }: Given): Given {
  return { count: Math.max(1, Math.floor(count / 6)), seconds };
}

function rate({ count, seconds }: Given): Rate {
  return { max: count, windowMs: seconds * 1_000 };
}

import { DEFAULT_PRODUCT_NAME } from '@app/contracts';
import { readSettings, serviceSettings, setting } from '@app/service-kit';
import * as z from 'zod';

const SECONDS = { s: 1, m: 60, h: 3_600, d: 86_400 } as const;

/** `<count>/<window>` as api.md writes rates: `10/1m`. */
const rate = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((text) => /^([1-9]\d{0,5})\/([1-9]\d{0,3})([smhd])$/.exec(text))
    .refine((match) => match !== null, 'must be <count>/<window>, like 10/1m')
    .transform((match) => ({
      max: Number(match?.[1]),
      windowMs: Number(match?.[2]) * SECONDS[(match?.[3] ?? 's') as keyof typeof SECONDS] * 1_000,
    }));

const settings = z.object({
  ...serviceSettings,
  ACCESS_TOKEN_PRIVATE_KEY: z.string().min(40, 'must be a base64 PKCS#8 key'),
  AUTH_SECRET: setting.secret(32),
  PUBLIC_URL: setting.url(),
  CHAT_URL: setting.url(),
  PRODUCT_NAME: setting.text(DEFAULT_PRODUCT_NAME),
  REQUIRE_CONFIRMED_EMAIL: setting.flag(false),
  RATE_LOGIN_ACCOUNT: rate('10/1m'),
  RATE_MAIL_ACCOUNT: rate('5/1h'),
});

export type Config = Readonly<z.output<typeof settings>>;

/**
 * The settings of this service.
 * @throws SettingsError naming every one that is missing or wrong.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  return readSettings(settings, env);
}

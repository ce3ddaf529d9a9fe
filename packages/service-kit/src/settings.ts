import { isIP } from 'node:net';
import * as z from 'zod';
import { readRate } from './rate.ts';

/** Every setting that is missing or wrong, each with its sentence. */
export class SettingsError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(
      `These settings must be mended before starting:\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    );
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

/**
 * Reads settings through one door (style.md 10): names every problem at once and never repeats a value, which may be
 * a secret. An empty variable counts as absent, as in a filled-in `.env.example`.
 */
export function readSettings<S extends z.ZodObject>(
  schema: S,
  env: Readonly<Record<string, string | undefined>>,
): Readonly<z.output<S>> {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, env[name]?.trim() === '' ? undefined : env[name]]),
  );
  const read = schema.safeParse(given);
  if (!read.success) {
    throw new SettingsError(
      read.error.issues.map((issue) => {
        const name = String(issue.path[0] ?? 'settings');
        return given[name] === undefined && issue.path.length > 0
          ? `${name} is missing`
          : `${name}: ${issue.message}`;
      }),
    );
  }
  return Object.freeze(read.data);
}

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) URL' })
  .transform((url) => url.replace(/\/+$/, ''));

/** What mail can be sent to; an address of ours, so nothing that would need quotes. */
const ADDRESS = /^[^\s@<>",;:\\()[\]]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$/;

/** Kinds of settings that several services read. */
export const setting = {
  flag: (fallback: boolean) =>
    z
      .enum(['true', 'false'], { error: 'must be true or false' })
      .default(fallback ? 'true' : 'false')
      .transform((value) => value === 'true'),
  count: (fallback: number, { min = 0, max = 1_000_000_000 } = {}) =>
    z
      .string()
      .regex(/^\d{1,10}$/, 'must be a whole number')
      .default(String(fallback))
      .transform(Number)
      .pipe(z.number().int().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`)),
  text: (fallback?: string) => (fallback === undefined ? z.string() : z.string().default(fallback)),
  url: () => httpUrl,
  /** Base URLs with commas between; each host name may stand for many addresses. */
  urls: () =>
    z
      .string()
      .transform((list) => list.split(',').map((url) => url.trim()))
      .pipe(z.array(httpUrl).min(1)),
  /** An address that mail can be sent to. */
  address: () => z.string().max(254, 'must be an address').regex(ADDRESS, 'must be an address'),
  postgres: () => z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// URL'),
  redis: () =>
    z
      .string()
      .regex(/^rediss?:\/\//, 'must be a redis:// URL')
      .optional(),
  /** `<count>/<window>` (api.md, Settings). */
  rate: () =>
    z.string().transform((text, context) => {
      const read = readRate(text);
      if (read) return read;
      context.addIssue('must be <count>/<window>, such as 10/1m or 20/1h, and at most a day long');
      return z.NEVER;
    }),
  /** Base64 of exactly `bytes` bytes. */
  secret: (bytes: number) =>
    z
      .string()
      .transform((text) => Buffer.from(text, 'base64'))
      .refine((key) => key.length === bytes, `must be ${bytes} bytes in base64`),
  host: () =>
    z
      .string()
      .default('127.0.0.1')
      .refine((host) => isIP(host) !== 0 || host === 'localhost', 'must be an address'),
};

/** Where people reach support: notify sends there what the contact page takes, and the page itself names it. */
export function supportAddress(set: string | undefined, publicUrl: string): string {
  return set ?? `support@${new URL(publicUrl).hostname}`;
}

/** What every process reads. */
export const processSettings = {
  HOST: setting.host(),
  PORT: setting.count(0, { max: 65_535 }),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_ENV: z.string().default('development'),
};

/** What every service behind the gateway reads. */
export const serviceSettings = {
  ...processSettings,
  DATABASE_URL: setting.postgres(),
  REDIS_URL: setting.redis(),
  AUTH_URL: setting.url(),
  SERVICE_TOKEN: z.string().min(32, 'must be at least 32 characters'),
  ACCESS_TOKEN_PUBLIC_KEY: z.string().min(40, 'must be a base64 SPKI key'),
  MIGRATE: setting.flag(true),
  /** false: this process serves, and `npm run worker -w services/<name>` works. */
  WORKER: setting.flag(true),
};

import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import * as z from 'zod';
import type { KeyList } from '../cryptography.ts';
import { readRate } from './rate.ts';
import { redisOptions } from './redis-url.ts';
import { serviceKeys, signingKey } from './service-keys.ts';

/** Lists all settings that are missing or invalid, with a sentence for each. */
export class SettingsError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(
      `These settings must be corrected before starting:\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    );
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads and validates settings. Reports all problems at once and never repeats a value, which may be a secret. An
 * empty variable counts as absent, as in a filled-in `.env.example`. Each setting can be read from a file instead,
 * named by `NAME_FILE`.
 */
export function readSettings<S extends z.ZodObject>(schema: S, env: Environment): Readonly<z.output<S>> {
  const names = Object.keys(schema.shape);
  const { values, problems } = readSettingsAndFiles(names, env);
  if (env.NODE_ENV === 'production') problems.push(...productionProblems(names, values));
  const read = schema.safeParse(values);
  if (!read.success) problems.push(...read.error.issues.map((issue) => describeIssue(issue, values)));
  if (!read.success || problems.length > 0) throw new SettingsError(firstProblemPerSetting(problems));
  return Object.freeze(read.data);
}

/** Reads the named settings, each from the environment or from the file that `NAME_FILE` names. */
export function readSettingsAndFiles(
  names: readonly string[],
  env: Environment,
): { values: Record<string, string | undefined>; problems: string[] } {
  const problems: string[] = [];
  const set = (name: string) => (env[name]?.trim() === '' ? undefined : env[name]);
  const values = names.map((name) => {
    const value = set(name);
    const file = set(`${name}_FILE`);
    if (file === undefined) return [name, value] as const;
    if (value !== undefined) problems.push(`${name} and ${name}_FILE are both set: one of them must go`);
    const content = value ?? readSettingFile(file);
    if (content === undefined)
      problems.push(`${name}_FILE: must name a file that can be read and is not empty`);
    return [name, content] as const;
  });
  return { values: Object.fromEntries(values), problems };
}

/** The content of a file, without the line break that editors and `echo` add at its end. */
function readSettingFile(file: string): string | undefined {
  try {
    const content = readFileSync(file, 'utf8').replace(/(\r?\n)+$/, '');
    return content.trim() === '' ? undefined : content;
  } catch {
    return undefined;
  }
}

/**
 * Keeps the first problem of each setting: a setting whose file cannot be read, for example, would also be reported
 * as missing.
 */
function firstProblemPerSetting(problems: readonly string[]): string[] {
  const settingOf = (sentence: string) => /^([A-Z0-9_]+?)(_FILE)?[: ]/.exec(sentence)?.[1];
  const seen = new Set<string>();
  return problems.filter((sentence) => {
    const setting = settingOf(sentence);
    if (setting === undefined) return true;
    return !seen.has(setting) && seen.add(setting);
  });
}

function describeIssue(issue: z.core.$ZodIssue, values: Environment): string {
  const name = String(issue.path[0] ?? 'settings');
  return values[name] === undefined && issue.path.length > 0
    ? `${name} is missing`
    : `${name}: ${issue.message}`;
}

/**
 * Settings that have a default in development but are required in production, with the reason. Checked by each
 * process that reads them.
 */
const REQUIRED_IN_PRODUCTION = {
  PUBLIC_URL: 'production needs the https:// address that people see',
  TRUST_PROXY: 'production needs the proxy in front of it, or `none` where there is none',
  MAIL_FROM: 'in production mails need a sender who exists',
  SUPPORT_EMAIL: 'in production somebody must read messages',
} as const;

function productionProblems(names: readonly string[], values: Environment): string[] {
  const missing = Object.entries(REQUIRED_IN_PRODUCTION)
    .filter(([name]) => names.includes(name) && values[name] === undefined)
    .map(([name, why]) => `${name} is missing: ${why}`);
  // Without https there are no Secure cookies and no HSTS, and links in mails can be intercepted.
  const isInsecure = values.PUBLIC_URL !== undefined && !/^https:\/\//i.test(values.PUBLIC_URL);
  return isInsecure ? [...missing, `PUBLIC_URL: ${REQUIRED_IN_PRODUCTION.PUBLIC_URL}`] : missing;
}

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) URL' })
  .transform((url) => url.replace(/\/+$/, ''));

/** An address of the operator, so quoted local parts need not be supported. */
const ADDRESS = /^[^\s@<>",;:\\()[\]]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$/;

/** Schemas of settings that several services read. */
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
  /** Base URLs separated by commas; a host name may resolve to several addresses. */
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
      .superRefine((url, context) => {
        try {
          redisOptions(url);
        } catch (error) {
          context.addIssue(error instanceof Error ? error.message : 'is invalid');
        }
      })
      .optional(),
  /** A rate limit, `<count>/<window>`. */
  rate: () =>
    z.string().transform((text, context) => {
      const read = readRate(text);
      if (read) return read;
      context.addIssue('must be <count>/<window>, such as 10/1m or 20/1h, and at most a day long');
      return z.NEVER;
    }),
  /** Secrets of exactly `bytes` bytes in base64, separated by commas, newest first (decision 0090). */
  secrets: (bytes: number) =>
    z.string().transform((list, context): KeyList => {
      const [newest, ...older] = list.split(',').map((text) => Buffer.from(text.trim(), 'base64'));
      if (newest && [newest, ...older].every(({ length }) => length === bytes)) return [newest, ...older];
      context.addIssue(`must be ${bytes} bytes in base64, with commas between several`);
      return z.NEVER;
    }),
  /** Secret texts that another party issues, separated by commas, newest first. */
  secretTexts: () =>
    z.string().transform((list, context): readonly [string, ...string[]] => {
      const [newest, ...older] = list.split(',').map((text) => text.trim());
      if (newest && older.every(Boolean)) return [newest, ...older];
      context.addIssue('must not be empty between commas');
      return z.NEVER;
    }),
  host: () =>
    z
      .string()
      .default('127.0.0.1')
      .refine((host) => isIP(host) !== 0 || host === 'localhost', 'must be an address'),
};

/** The address of support: notify sends contact messages to it, and the contact page shows it. */
export function supportAddress(configured: string | undefined, publicUrl: string): string {
  return configured ?? `support@${new URL(publicUrl).hostname}`;
}

/** Settings of every process. */
export const processSettings = {
  HOST: setting.host(),
  PORT: setting.count(0, { max: 65_535 }),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_ENV: z.string().default('development'),
  /** How long a process that was told to stop serves on, no longer ready, so that load balancers notice. */
  STOP_DELAY_MS: setting.count(0, { max: 60_000 }),
  /** How long the requests and replies in progress may then take to finish. */
  STOP_FINISH_MS: setting.count(150_000, { max: 600_000 }),
};

/** The keys for `createServiceIdentity`. */
export const identitySettings = { SERVICE_KEY: signingKey, SERVICE_PUBLIC_KEYS: serviceKeys };

/** The public keys of access tokens, separated by commas: all of them are accepted (decision 0090). */
export const accessTokenKeys = z.string().min(40, 'must be a base64 SPKI key');

/** Settings of every service behind the gateway. */
export const serviceSettings = {
  ...processSettings,
  ...identitySettings,
  DATABASE_URL: setting.postgres(),
  /** Set: DATABASE_URL leads to a pooler in transaction mode, and this one to PostgreSQL itself. */
  DATABASE_DIRECT_URL: setting.postgres().optional(),
  /** Connections of one process for the statements of requests. */
  DATABASE_CONNECTIONS: setting.count(10, { min: 2, max: 200 }),
  REDIS_URL: setting.redis(),
  AUTH_URL: setting.url(),
  ACCESS_TOKEN_PUBLIC_KEY: accessTokenKeys,
  MIGRATE: setting.flag(true),
  /** false: this process only serves requests, and `npm run worker -w services/<name>` runs the background work. */
  WORKER: setting.flag(true),
  /** How long a new process only serves requests before it loads BullMQ, so that all processes of a machine start sooner. */
  INBOX_START_DELAY_MS: setting.count(1_000, { max: 60_000 }),
};

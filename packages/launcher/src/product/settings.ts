import path from 'node:path';
import { readSettings, SettingsError, setting } from '@app/service-kit/settings';
import { z } from 'zod';
import { StartFailure } from '../failure.ts';
import { SECRET_NAMES } from './secrets.ts';

/** What the launcher itself reads. Every other setting goes to the services as it is, and they check it. */
const schema = z.object({
  PORT: setting.count(3000, { max: 65_535 }),
  HOST: setting.host(),
  PUBLIC_URL: setting.url().optional(),
  DATA_DIR: setting.text('.data'),
  DATABASE_URL: setting.postgres().optional(),
  OPENAI_API_KEY: setting.text().optional(),
  OPENAI_BASE_URL: setting.url().optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be an smtp:// or smtps:// URL')
    .optional(),
  STRIPE_SECRET_KEY: setting.text().optional(),
  STRIPE_WEBHOOK_SECRET: setting.text().optional(),
  STRIPE_API_BASE: setting.url().optional(),
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
});

/** How this start was asked to be. */
export interface Settings {
  host: string;
  /** 0: any free one. */
  port: number;
  publicUrl: string | undefined;
  dataDir: string;
  /** Unset: the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** Which third parties nobody is set for, so that the sandbox plays them. */
  played: { coach: boolean; mail: boolean; payments: boolean };
  /** The whole environment, without empty values: what the services' own settings are taken from. */
  environment: Record<string, string>;
}

/**
 * Reads the launcher's settings (api.md, Settings).
 * @param env usually process.env; an empty value counts as not set.
 * @param root the folder that DATA_DIR is relative to.
 * @throws StartFailure naming every problem at once.
 */
export function readLaunchSettings(env: Record<string, string | undefined>, root: string): Settings {
  const environment = Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1]?.trim())),
  );
  const played = {
    coach: !environment.OPENAI_API_KEY && !environment.OPENAI_BASE_URL,
    mail: !environment.SMTP_URL,
    payments: !environment.STRIPE_SECRET_KEY,
  };
  const problems = environment.NODE_ENV === 'production' ? missingInProduction(environment, played) : [];
  const read = readOr(problems, () => readSettings(schema, environment));
  if (!read || problems.length > 0) throw new StartFailure(new SettingsError(problems).message);
  return {
    host: read.HOST,
    port: read.PORT,
    publicUrl: read.PUBLIC_URL,
    dataDir: path.resolve(root, read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    played,
    environment,
  };
}

/** What `read` returns; its problems go in front of the others. */
function readOr<T>(problems: string[], read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    problems.unshift(...error.problems);
    return undefined;
  }
}

/** Production plays nothing and invents nothing (api.md, Settings). */
function missingInProduction(environment: Record<string, string>, played: Settings['played']): string[] {
  const why = 'is missing, and NODE_ENV=production';
  const missing = SECRET_NAMES.filter((name) => !environment[name])
    // The embedded server's own password is of no use where there is another server.
    .filter((name) => name !== 'POSTGRES_PASSWORD' || !environment.DATABASE_URL)
    .map((name) => `${name} ${why} generates no secrets`);
  if (played.coach) missing.push(`OPENAI_API_KEY or OPENAI_BASE_URL ${why} refuses the sandbox`);
  if (played.mail) missing.push(`SMTP_URL ${why} refuses the sandbox`);
  if (played.payments) missing.push(`STRIPE_SECRET_KEY ${why} refuses the sandbox`);
  // The provider makes it, and nobody else can.
  if (!environment.STRIPE_WEBHOOK_SECRET) missing.push(`STRIPE_WEBHOOK_SECRET ${why} generates no secrets`);
  return missing;
}

import path from 'node:path';
import { readSettings, readSettingsAndFiles, SettingsError, setting } from '@app/service-kit/settings';
import { z } from 'zod';
import { StartFailure } from '../failure.ts';
import { PRIVATE_SETTINGS, SECRET_NAMES } from './secrets.ts';

/** The settings of the launcher. All others are passed to the services, which validate them. */
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
  /** Shorter than the default of a process, so that everything stops within ten seconds. */
  STOP_FINISH_MS: setting.count(4_000, { max: 600_000 }),
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
});

/** The settings of one start. */
export interface Settings {
  host: string;
  /** 0: any free port. */
  port: number;
  publicUrl: string | undefined;
  dataDir: string;
  /** Undefined: the embedded PostgreSQL is used. */
  databaseUrl: string | undefined;
  /** How long requests and replies in progress may take to finish when the product stops. */
  stopFinishMs: number;
  /** Third parties that are not configured and are simulated by the sandbox. */
  simulated: { coach: boolean; mail: boolean; payments: boolean };
  /** The environment without empty values; the settings of the services are taken from it. */
  environment: Record<string, string>;
}

/**
 * Reads the settings of the launcher.
 * @param env usually process.env; an empty value counts as not set.
 * @param root the folder that DATA_DIR is relative to.
 * @throws StartFailure with all problems.
 */
export function readLaunchSettings(env: Record<string, string | undefined>, root: string): Settings {
  const { environment, problems } = readFiles(env);
  const simulated = {
    coach: !environment.OPENAI_API_KEY && !environment.OPENAI_BASE_URL,
    mail: !environment.SMTP_URL,
    payments: !environment.STRIPE_SECRET_KEY,
  };
  if (environment.NODE_ENV === 'production') problems.push(...missingInProduction(environment, simulated));
  const read = collectProblems(problems, () => readSettings(schema, environment));
  if (!read || problems.length > 0) throw new StartFailure(new SettingsError(problems).message);
  return {
    host: read.HOST,
    port: read.PORT,
    publicUrl: read.PUBLIC_URL,
    dataDir: path.resolve(root, read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    stopFinishMs: read.STOP_FINISH_MS,
    simulated,
    environment,
  };
}

/**
 * The environment without empty values, with the contents of `NAME_FILE` files for settings that the launcher reads
 * or passes to a single process. Files of other settings are read by the services themselves.
 */
function readFiles(env: Record<string, string | undefined>) {
  const names = [...new Set([...Object.keys(schema.shape), ...PRIVATE_SETTINGS, 'METRICS_PORT'])];
  const { values, problems } = readSettingsAndFiles(names, env);
  const others = Object.entries(env).filter(([name]) => !names.includes(name.replace(/_FILE$/, '')));
  const environment = Object.fromEntries(
    [...others, ...Object.entries(values)].filter((entry): entry is [string, string] =>
      Boolean(entry[1]?.trim()),
    ),
  );
  return { environment, problems };
}

/** Returns the result of `read`, or adds its problems in front of the others. */
function collectProblems<T>(problems: string[], read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    problems.unshift(...error.problems);
    return undefined;
  }
}

/** In production nothing is simulated and no secrets are generated. */
function missingInProduction(
  environment: Record<string, string>,
  simulated: Settings['simulated'],
): string[] {
  const why = 'is missing, and NODE_ENV=production';
  const missing = SECRET_NAMES.filter((name) => !environment[name])
    // The password of the embedded server is not needed with another database server.
    .filter((name) => name !== 'POSTGRES_PASSWORD' || !environment.DATABASE_URL)
    .map((name) => `${name} ${why} generates no secrets`);
  if (simulated.coach) missing.push(`OPENAI_API_KEY or OPENAI_BASE_URL ${why} refuses the sandbox`);
  if (simulated.mail) missing.push(`SMTP_URL ${why} refuses the sandbox`);
  if (simulated.payments) missing.push(`STRIPE_SECRET_KEY ${why} refuses the sandbox`);
  // Only the payment provider can issue it.
  if (!environment.STRIPE_WEBHOOK_SECRET) missing.push(`STRIPE_WEBHOOK_SECRET ${why} generates no secrets`);
  return missing;
}

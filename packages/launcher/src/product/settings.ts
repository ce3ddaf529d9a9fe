import path from 'node:path';
import { z } from 'zod';
import { StartFailure } from '../failure.ts';
import { SECRET_NAMES } from './secrets.ts';

const port = z.coerce
  .number('must be a port number')
  .int('must be a port number')
  .min(0, 'must be a port number')
  .max(65_535, 'must be a port number');

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an address like https://example.org' });

/** What the launcher itself reads. Every other setting goes to the services as it is, and they check it. */
const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address like postgres://user:password@host:5432/database',
    })
    .optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: httpUrl.optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address like smtps://user:password@host:465' })
    .optional(),
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
  production: boolean;
  /** Which third parties nobody is set for, so that the sandbox plays them. */
  played: { coach: boolean; mail: boolean };
  /** The whole environment, without empty values: what the services' own settings are taken from. */
  environment: Record<string, string>;
}

/**
 * Reads the launcher's settings (api.md, Settings).
 * @param env usually process.env; an empty value counts as not set.
 * @param root the folder that DATA_DIR is relative to.
 * @throws StartFailure naming every problem at once.
 */
export function readSettings(env: Record<string, string | undefined>, root: string): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
    ),
  );
  const read = environment.safeParse(given);
  const problems = read.success
    ? []
    : read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  const played = { coach: !given.OPENAI_API_KEY && !given.OPENAI_BASE_URL, mail: !given.SMTP_URL };
  if (given.NODE_ENV === 'production') problems.push(...missingInProduction(given, played));
  if (!read.success || problems.length > 0)
    throw new StartFailure(
      `Settings that need attention:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    );
  return {
    host: read.data.HOST,
    port: read.data.PORT,
    publicUrl: read.data.PUBLIC_URL,
    dataDir: path.resolve(root, read.data.DATA_DIR),
    databaseUrl: read.data.DATABASE_URL,
    production: read.data.NODE_ENV === 'production',
    played,
    environment: given,
  };
}

function missingInProduction(given: Record<string, string>, played: Settings['played']): string[] {
  const why = 'must be set when NODE_ENV=production';
  const missing = SECRET_NAMES.filter((name) => !given[name])
    // The embedded server's own password is of no use where there is another server.
    .filter((name) => name !== 'POSTGRES_PASSWORD' || !given.DATABASE_URL)
    .map((name) => `${name} ${why}: nothing is generated then`);
  if (played.coach)
    missing.push(`OPENAI_API_KEY or OPENAI_BASE_URL ${why}: the sandbox does not play the coach then`);
  if (played.mail) missing.push(`SMTP_URL ${why}: the sandbox does not take the mails then`);
  return missing;
}

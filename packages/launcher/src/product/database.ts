import path from 'node:path';
import { ensureDatabase, provision, serviceUrl } from '../database/provision.ts';
import { StartFailure } from '../failure.ts';
import { type EmbeddedPostgres, runningPort, startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { readLaunchSettings, type Settings } from './settings.ts';

/** The name of the product's database on the embedded server. */
const DATABASE = 'app';

export interface ProductDatabase {
  /** The URL of the admin. */
  url: string;
  embedded: EmbeddedPostgres | undefined;
}

/** Starts or connects to the database (embedded unless DATABASE_URL is set) and provisions it. */
export async function openDatabase(
  settings: Settings,
  secrets: Secrets,
  report: (sentence: string) => void,
): Promise<ProductDatabase> {
  const passwords = {
    auth: secrets.DATABASE_PASSWORD_AUTH,
    chat: secrets.DATABASE_PASSWORD_CHAT,
    billing: secrets.DATABASE_PASSWORD_BILLING,
    notify: secrets.DATABASE_PASSWORD_NOTIFY,
  };
  if (settings.databaseUrl) {
    await provision(settings.databaseUrl, passwords);
    return { url: settings.databaseUrl, embedded: undefined };
  }
  const dataDir = path.join(settings.dataDir, 'postgres');
  const embedded = await startEmbeddedPostgres({
    dataDir,
    password: secrets.POSTGRES_PASSWORD,
    onProblem: report,
  });
  try {
    if (embedded.dataDir !== dataDir)
      report(
        `The database lives in ${embedded.dataDir}: PostgreSQL does not run as root, and other users cannot reach ${dataDir}.`,
      );
    await ensureDatabase(embedded.url(), DATABASE);
    await provision(embedded.url(DATABASE), passwords);
    return { url: embedded.url(DATABASE), embedded };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

/**
 * Settings for the command that rotates master keys, from an installation started by `npm start`: the database URL of
 * chat and the current master keys.
 * @throws StartFailure when the embedded database is not running, or a setting is invalid.
 */
export function rotationSettings(installation: Installation) {
  const { adminUrl, secrets } = runningDatabase(installation);
  return {
    DATABASE_URL: serviceUrl(adminUrl, 'chat', secrets.DATABASE_PASSWORD_CHAT),
    MASTER_KEYS: secrets.MASTER_KEYS,
  };
}

/**
 * Settings for the command that repeats erasures after a backup was restored: the database URL of auth.
 * @throws StartFailure as rotationSettings.
 */
export function erasureSettings(installation: Installation) {
  const { adminUrl, secrets } = runningDatabase(installation);
  return { DATABASE_URL: serviceUrl(adminUrl, 'auth', secrets.DATABASE_PASSWORD_AUTH) };
}

interface Installation {
  root: string;
  env: Record<string, string | undefined>;
}

function runningDatabase({ root, env }: Installation): { adminUrl: string; secrets: Secrets } {
  const { dataDir, databaseUrl, environment } = readLaunchSettings(env, root);
  const port = databaseUrl ? undefined : runningPort(path.join(dataDir, 'postgres'));
  const adminUrl = databaseUrl ?? (port && `postgres://127.0.0.1:${port}/${DATABASE}`);
  if (!adminUrl) throw new StartFailure(`No database runs on ${dataDir}: \`npm start\` first.`);
  return { adminUrl, secrets: loadSecrets(dataDir, environment) };
}

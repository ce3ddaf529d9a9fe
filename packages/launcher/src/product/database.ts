import path from 'node:path';
import { ensureDatabase, provision } from '../database/provision.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

/** The product's name for its database on a server of its own. */
const DATABASE = 'app';

export interface ProductDatabase {
  /** As the admin. */
  url: string;
  embedded: EmbeddedPostgres | undefined;
}

/** Brings up the database, embedded unless DATABASE_URL is set, with the roles and schemas of the services. */
export async function openDatabase(
  settings: Settings,
  secrets: Secrets,
  say: (sentence: string) => void,
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
    onTrouble: say,
  });
  try {
    if (embedded.dataDir !== dataDir)
      say(
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

import { createDatabase, createLog, type Logger } from '@app/service-kit';
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import type { Schema } from './schema.ts';

/** What the service is made of; tests replace any part. */
export interface Deps {
  readonly log: Logger;
  readonly db: Kysely<Schema>;
}

export function createDeps(config: Config, log: Logger = createLog('billing', config.LOG_LEVEL)): Deps {
  return { log, db: createDatabase<Schema>({ url: config.DATABASE_URL, log }) };
}

export async function closeDeps({ db }: Deps): Promise<void> {
  await db.destroy();
}

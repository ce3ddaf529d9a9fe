import { createLog } from '../log.ts';
import { SettingsError } from '../settings/settings.ts';
import { readMigrationConfig } from './config.ts';
import { type Migrations, migrateService } from './migrate.ts';

/**
 * `npm run migrate -w services/<name>`: migrates the schema of a service and ends, with 1 after a failure. A job for
 * operators whose services start with MIGRATE=false.
 */
export async function runMigrations(name: string, migrations: Migrations): Promise<void> {
  try {
    const settings = readMigrationConfig();
    const log = createLog(`${name}-migrate`, settings.LOG_LEVEL);
    try {
      await migrateService(settings, { schema: name, migrations, log });
      log.info('schema migrated');
    } catch (error) {
      log.error({ err: error }, 'migration failed');
      process.exitCode = 1;
    }
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${name}: ${error.message}\n`);
    process.exitCode = 1;
  }
}

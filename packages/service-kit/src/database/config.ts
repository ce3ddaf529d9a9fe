import * as z from 'zod';
import { processSettings, readSettings, serviceSettings } from '../settings/settings.ts';

const schema = z.object({
  LOG_LEVEL: processSettings.LOG_LEVEL,
  DATABASE_URL: serviceSettings.DATABASE_URL,
  DATABASE_DIRECT_URL: serviceSettings.DATABASE_DIRECT_URL,
});

/** Reads the settings of `runMigrations`. @throws SettingsError naming every problem. */
export function readMigrationConfig(env: Readonly<Record<string, string | undefined>> = process.env) {
  return readSettings(schema, env);
}

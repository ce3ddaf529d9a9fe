import { readSettings, serviceSettings } from '@app/service-kit';
import * as z from 'zod';

const schema = z.object(serviceSettings);

export type Config = z.output<typeof schema>;

/** @throws SettingsError naming every bad setting at once. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Readonly<Config> {
  return readSettings(schema, env);
}

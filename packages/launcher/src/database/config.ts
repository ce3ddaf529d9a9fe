import { readSettings, setting } from '@app/service-kit/settings';
import { z } from 'zod';
import type { Passwords } from './provision.ts';

const password = z.string().min(16, 'must be at least 16 characters');

const schema = z.object({
  DATABASE_URL: setting.postgres(),
  DATABASE_PASSWORD_AUTH: password,
  DATABASE_PASSWORD_CHAT: password,
  DATABASE_PASSWORD_BILLING: password,
  DATABASE_PASSWORD_NOTIFY: password,
});

/**
 * The admin URL of the database and the passwords of the services' roles.
 * @throws SettingsError naming every setting that is missing or invalid.
 */
export function readProvisionConfig(env: Readonly<Record<string, string | undefined>> = process.env): {
  adminUrl: string;
  passwords: Passwords;
} {
  const read = readSettings(schema, env);
  return {
    adminUrl: read.DATABASE_URL,
    passwords: {
      auth: read.DATABASE_PASSWORD_AUTH,
      chat: read.DATABASE_PASSWORD_CHAT,
      billing: read.DATABASE_PASSWORD_BILLING,
      notify: read.DATABASE_PASSWORD_NOTIFY,
    },
  };
}

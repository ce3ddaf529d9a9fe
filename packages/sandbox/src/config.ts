import { processSettings, readSettings, setting } from '@app/service-kit/settings';
import * as z from 'zod';

const settings = z.object({
  ...processSettings,
  /** Where mails are taken; 0 is a free port. */
  SMTP_PORT: setting.count(0, { max: 65_535 }),
  /** Between two words of a reply. */
  SANDBOX_TOKEN_DELAY_MS: setting.count(25, { max: 10_000 }),
  /** A folder in which mails outlive a restart. */
  SANDBOX_INBOX_DIR: z.string().optional(),
  /** Listening on other than the machine's own addresses, which the sandbox refuses otherwise. */
  SANDBOX_ALLOW_REMOTE: setting.flag(false),
});

/** Reads the sandbox's settings. @throws SettingsError with every problem named. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env) {
  const read = readSettings(settings, env);
  return {
    host: read.HOST,
    port: read.PORT,
    smtpPort: read.SMTP_PORT,
    tokenDelayMs: read.SANDBOX_TOKEN_DELAY_MS,
    inboxDir: read.SANDBOX_INBOX_DIR,
    allowRemote: read.SANDBOX_ALLOW_REMOTE,
  };
}

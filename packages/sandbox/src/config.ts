import { processSettings, readSettings, SettingsError, setting } from '@app/service-kit/settings';
import * as z from 'zod';

const settings = z.object({
  ...processSettings,
  /** The port of the mail server; 0 means any free port. */
  SMTP_PORT: setting.count(0, { max: 65_535 }),
  /** The delay between two words of a reply. */
  SANDBOX_TOKEN_DELAY_MS: setting.count(25, { max: 10_000 }),
  /** The folder in which mails are stored; without it they are kept in memory. */
  SANDBOX_INBOX_DIR: z.string().optional(),
  /** The receiver of provider notices, and the secret that signs them (the receiver's STRIPE_WEBHOOK_SECRET). */
  SANDBOX_STRIPE_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  SANDBOX_STRIPE_WEBHOOK_SECRET: z.string().min(1).default('whsec_sandbox'),
  /** The folder in which payments are stored; without it they are kept in memory. */
  SANDBOX_STRIPE_DIR: z.string().optional(),
  /** The URL under which a browser reaches the pay pages, if it differs from the listening address. */
  SANDBOX_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Permits listening on addresses other than loopback. */
  SANDBOX_ALLOW_REMOTE: setting.flag(false),
});

/** Reads the sandbox's settings. @throws SettingsError that names every problem. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env) {
  const read = readSettings(settings, env);
  if (read.NODE_ENV === 'production')
    throw new SettingsError(['NODE_ENV: the sandbox simulates third parties and must not run in production']);
  return {
    host: read.HOST,
    port: read.PORT,
    smtpPort: read.SMTP_PORT,
    tokenDelayMs: read.SANDBOX_TOKEN_DELAY_MS,
    inboxDir: read.SANDBOX_INBOX_DIR,
    stripeWebhook: read.SANDBOX_STRIPE_WEBHOOK_URL
      ? { url: read.SANDBOX_STRIPE_WEBHOOK_URL, secret: read.SANDBOX_STRIPE_WEBHOOK_SECRET }
      : undefined,
    stripeDir: read.SANDBOX_STRIPE_DIR,
    publicUrl: read.SANDBOX_PUBLIC_URL?.replace(/\/+$/, ''),
    allowRemote: read.SANDBOX_ALLOW_REMOTE,
  };
}

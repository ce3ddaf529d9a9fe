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
  /** Where the payment provider's notices go, and the secret they are signed with (STRIPE_WEBHOOK_SECRET there). */
  SANDBOX_STRIPE_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  SANDBOX_STRIPE_WEBHOOK_SECRET: z.string().min(1).default('whsec_sandbox'),
  /** A folder in which payments outlive a restart. */
  SANDBOX_STRIPE_DIR: z.string().optional(),
  /** Where a browser finds the sandbox, if not where it listens: pay pages are there. */
  SANDBOX_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
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
    stripeWebhook: read.SANDBOX_STRIPE_WEBHOOK_URL
      ? { url: read.SANDBOX_STRIPE_WEBHOOK_URL, secret: read.SANDBOX_STRIPE_WEBHOOK_SECRET }
      : undefined,
    stripeDir: read.SANDBOX_STRIPE_DIR,
    publicUrl: read.SANDBOX_PUBLIC_URL?.replace(/\/+$/, ''),
    allowRemote: read.SANDBOX_ALLOW_REMOTE,
  };
}

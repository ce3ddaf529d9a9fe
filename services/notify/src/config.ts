import { DEFAULT_PRODUCT_NAME } from '@app/contracts';
import { readSettings, serviceSettings, setting, supportAddress } from '@app/service-kit';
import * as z from 'zod';

/** The sender of mails. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

const NAMED = /^\s*"?([^"<>\r\n]*?)"?\s*<([^<>]+)>\s*$/;

const sender = z
  .string()
  .max(320, 'must be an address')
  .transform((text) => {
    const [, name = '', address = text.trim()] = NAMED.exec(text) ?? [];
    return { name, address };
  })
  .refine(
    ({ address }) => setting.address().safeParse(address).success,
    'must be an address, or a name and an <address>',
  );

const schema = z.object({
  ...serviceSettings,
  BILLING_URL: setting.url(),
  CHAT_URL: setting.url(),
  /** All keys are derived from it. */
  NOTIFY_SECRET: setting.secrets(32),
  PUBLIC_URL: setting.url(),
  PRODUCT_NAME: setting.text(DEFAULT_PRODUCT_NAME),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL' }),
  MAIL_FROM: sender.optional(),
  /** Where messages from the contact page go. */
  SUPPORT_EMAIL: setting.address().optional(),
});

export type Config = Omit<z.output<typeof schema>, 'MAIL_FROM' | 'SUPPORT_EMAIL'> & {
  readonly MAIL_FROM: Sender;
  readonly SUPPORT_EMAIL: string;
};

/**
 * Reads the settings. MAIL_FROM defaults to the product's name and `no-reply@` the host of PUBLIC_URL, SUPPORT_EMAIL to
 * `support@` that host.
 * @throws SettingsError naming every invalid setting. In production both must be set.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Readonly<Config> {
  const read = readSettings(schema, env);
  const host = new URL(read.PUBLIC_URL).hostname;
  const { name, address } = read.MAIL_FROM ?? { name: '', address: `no-reply@${host}` };
  return Object.freeze({
    ...read,
    MAIL_FROM: { name: name || read.PRODUCT_NAME, address },
    SUPPORT_EMAIL: supportAddress(read.SUPPORT_EMAIL, read.PUBLIC_URL),
  });
}

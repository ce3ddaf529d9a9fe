import { DEFAULT_PRODUCT_NAME } from '@app/contracts';
import { readSettings, SettingsError, serviceSettings, setting, supportAddress } from '@app/service-kit';
import * as z from 'zod';

/** Who mails come from. */
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
  /** Base64 of 32 bytes; keys are derived from it. */
  NOTIFY_SECRET: setting.secret(32),
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
 * Without MAIL_FROM mails come from `no-reply@` the host of PUBLIC_URL, under the product's name; without SUPPORT_EMAIL
 * messages to support go to `support@` that host.
 * @throws SettingsError naming every bad setting at once; in production both must be set.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Readonly<Config> {
  const read = readSettings(schema, env);
  const missing = [
    ...(read.MAIL_FROM ? [] : ['MAIL_FROM is missing: in production mails need a sender who exists']),
    ...(read.SUPPORT_EMAIL ? [] : ['SUPPORT_EMAIL is missing: in production somebody must read messages']),
  ];
  if (missing.length > 0 && read.NODE_ENV === 'production') throw new SettingsError(missing);
  const host = new URL(read.PUBLIC_URL).hostname;
  const { name, address } = read.MAIL_FROM ?? { name: '', address: `no-reply@${host}` };
  return Object.freeze({
    ...read,
    MAIL_FROM: { name: name || read.PRODUCT_NAME, address },
    SUPPORT_EMAIL: supportAddress(read.SUPPORT_EMAIL, read.PUBLIC_URL),
  });
}

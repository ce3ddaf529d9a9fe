import type { MailContent } from '@app/contracts';
import { asSystem, type Clock } from '@app/service-kit';
import type { Config } from '../config.ts';
import type { AuthDatabase } from '../database.ts';
import type { KeyList, Keys } from '../keys.ts';
import { writeLinkToken } from '../links/link-token.ts';
import { findMailToSend, type MailToSend } from './mail.repository.ts';

interface ReadMailDeps {
  readonly db: AuthDatabase;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly config: Pick<Config, 'PUBLIC_URL'>;
}

/** Reads the content of an account's mail for notify; undefined when the mail should not be sent any more. */
export async function readMail(
  { db, clock, keys, config }: ReadMailDeps,
  id: string,
): Promise<MailContent | undefined> {
  const mail = await asSystem(db, (trx) => findMailToSend(trx, id, clock.now()));
  return mail && mailView(mail, { publicUrl: config.PUBLIC_URL, linkKey: keys.mailLink });
}

const UNKNOWN = 'Unknown device';

interface LinkSettings {
  readonly publicUrl: string;
  readonly linkKey: KeyList;
}

/** What notify needs to write the mail; undefined when the mail needs a link that no longer exists. */
function mailView(mail: MailToSend, { publicUrl, linkKey }: LinkSettings): MailContent | undefined {
  const to = { address: mail.email, firstName: mail.first_name, personId: mail.user_id };
  const resetLink = `${publicUrl}/forgot-password`;
  const at = mail.created_at.toISOString();
  const { template } = mail;
  if (template === 'address_changed') return { template, to, changedAt: at };
  if (template === 'password_changed') return { template, to, changedAt: at, resetLink };
  const device = mail.device ?? UNKNOWN;
  if (template === 'account_exists')
    return { template, to, triedAt: at, device, signInLink: `${publicUrl}/login`, resetLink };
  if (template === 'new_sign_in') return { template, to, device, signedInAt: at, resetLink };
  const { link_id: id, expires_at } = mail;
  if (id === null || expires_at === null) return undefined;
  const changeLink = (kind: 'change' | 'keep') =>
    `${publicUrl}/change-email?token=${writeLinkToken(linkKey, { id, kind })}`;
  const expiresAt = expires_at.toISOString();
  if (template === 'change_address')
    return { template, to: { ...to, firstName: '' }, link: changeLink('change'), expiresAt };
  if (template === 'address_change_requested')
    return { template, to, requestedAt: at, link: `${changeLink('keep')}&type=stop`, expiresAt, resetLink };
  const signUp = { signedUpAt: mail.signed_up_at.toISOString(), device: mail.made_with ?? UNKNOWN };
  const common = { to, expiresAt, ...signUp };
  if (template === 'confirm_address') {
    const token = writeLinkToken(linkKey, { id, kind: 'confirm' });
    return { template, ...common, link: `${publicUrl}/confirm?token=${token}&type=signup` };
  }
  const token = writeLinkToken(linkKey, { id, kind: 'reset' });
  return { template, ...common, link: `${publicUrl}/reset-password?token=${token}` };
}

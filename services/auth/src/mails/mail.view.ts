import type { MailContent } from '@app/contracts';
import { writeLinkToken } from '../links/link-token.ts';
import type { MailToSend } from './mail.repository.ts';

interface LinkSettings {
  readonly publicUrl: string;
  readonly linkKey: Buffer;
}

/** What notify needs to write the mail; undefined for a mail whose link is missing, which nobody could use. */
export function mailView(mail: MailToSend, { publicUrl, linkKey }: LinkSettings): MailContent | undefined {
  const to = { address: mail.email, firstName: mail.first_name, personId: mail.user_id };
  const resetLink = `${publicUrl}/forgot-password`;
  const at = mail.created_at.toISOString();
  const { template } = mail;
  if (template === 'password_changed') return { template, to, changedAt: at, resetLink };
  if (template === 'account_exists') return { template, to, signInLink: `${publicUrl}/login`, resetLink };
  if (template === 'new_sign_in')
    return { template, to, device: mail.device ?? 'Unknown device', signedInAt: at, resetLink };
  const { link_id: id, expires_at } = mail;
  if (id === null || expires_at === null) return undefined;
  const expiresAt = expires_at.toISOString();
  if (template === 'confirm_address') {
    const token = writeLinkToken(linkKey, { id, kind: 'confirm' });
    return { template, to, link: `${publicUrl}/confirm?token=${token}&type=signup`, expiresAt };
  }
  const token = writeLinkToken(linkKey, { id, kind: 'reset' });
  return { template, to, link: `${publicUrl}/reset-password?token=${token}`, expiresAt };
}

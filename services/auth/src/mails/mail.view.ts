import type { MailContent } from '@app/contracts';
import { writeLinkToken } from '../links/link-token.ts';
import type { MailToSend } from './mail.repository.ts';

interface LinkSettings {
  readonly publicUrl: string;
  readonly linkKey: Buffer;
}

/** What notify needs to write the mail; undefined for a mail whose link is missing, which nobody could use. */
export function mailView(mail: MailToSend, { publicUrl, linkKey }: LinkSettings): MailContent | undefined {
  const to = { address: mail.email, firstName: mail.first_name };
  const { template, link_id: id, expires_at } = mail;
  if (template === 'password_changed') {
    const changedAt = mail.created_at.toISOString();
    return { template, to, changedAt, resetLink: `${publicUrl}/forgot-password` };
  }
  if (id === null || expires_at === null) return undefined;
  const expiresAt = expires_at.toISOString();
  if (template === 'confirm_address') {
    const token = writeLinkToken(linkKey, { id, kind: 'confirm' });
    return { template, to, link: `${publicUrl}/confirm?token=${token}&type=signup`, expiresAt };
  }
  const token = writeLinkToken(linkKey, { id, kind: 'reset' });
  return { template, to, link: `${publicUrl}/reset-password?token=${token}`, expiresAt };
}

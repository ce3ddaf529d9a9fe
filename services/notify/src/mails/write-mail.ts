import type { MailContent } from '@app/contracts';
import type { Mail } from './mail.ts';
import { confirmAddress } from './templates/confirm-address.ts';
import { renderHtml, renderText } from './templates/layout.ts';
import type { Letter, Letterhead } from './templates/letter.ts';
import { passwordChanged } from './templates/password-changed.ts';
import { resetPassword } from './templates/reset-password.ts';

/** Writes a mail's subject and both of its parts from one letter. */
export function writeMail(
  content: MailContent,
  letterhead: Letterhead,
): Pick<Mail, 'subject' | 'html' | 'text'> {
  const letter = compose(content, letterhead);
  return {
    subject: letter.subject,
    html: renderHtml(letter, letterhead),
    text: renderText(letter, letterhead),
  };
}

function compose(content: MailContent, letterhead: Letterhead): Letter {
  switch (content.template) {
    case 'confirm_address':
      return confirmAddress(content, letterhead);
    case 'reset_password':
      return resetPassword(content, letterhead);
    case 'password_changed':
      return passwordChanged(content, letterhead);
  }
}

import type { MailContent } from '@app/contracts';
import type { Mail } from './mail.ts';
import { accountDeleted } from './templates/account-deleted.ts';
import { accountExists } from './templates/account-exists.ts';
import { confirmAddress } from './templates/confirm-address.ts';
import { renderHtml, renderText } from './templates/layout.ts';
import type { Letter, Letterhead } from './templates/letter.ts';
import { newSignIn } from './templates/new-sign-in.ts';
import { passwordChanged } from './templates/password-changed.ts';
import { paymentReceipt } from './templates/payment-receipt.ts';
import { paymentRefunded } from './templates/payment-refunded.ts';
import { replyWaiting } from './templates/reply-waiting.ts';
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
    case 'new_sign_in':
      return newSignIn(content, letterhead);
    case 'account_exists':
      return accountExists(content, letterhead);
    case 'account_deleted':
      return accountDeleted(content, letterhead);
    case 'payment_receipt':
      return paymentReceipt(content, letterhead);
    case 'payment_refunded':
      return paymentRefunded(content, letterhead);
    case 'reply_waiting':
      return replyWaiting(content, letterhead);
  }
}

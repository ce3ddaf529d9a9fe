import type { Mail } from './mail.ts';
import type { Content } from './mail-source.port.ts';
import { accountDeleted } from './templates/account-deleted.ts';
import { accountExists } from './templates/account-exists.ts';
import { confirmAddress } from './templates/confirm-address.ts';
import { contactAcknowledgement } from './templates/contact-acknowledgement.ts';
import { contactMessage } from './templates/contact-message.ts';
import { renderHtml, renderText } from './templates/layout.ts';
import type { Letter, Letterhead } from './templates/letter.ts';
import { newSignIn } from './templates/new-sign-in.ts';
import { passwordChanged } from './templates/password-changed.ts';
import { paymentReceipt } from './templates/payment-receipt.ts';
import { paymentRefunded } from './templates/payment-refunded.ts';
import { paymentToSettle } from './templates/payment-to-settle.ts';
import { replyWaiting } from './templates/reply-waiting.ts';
import { resetPassword } from './templates/reset-password.ts';

/**
 * Writes a mail's subject and both of its parts from one letter.
 * @param wayOut the page on which mails of this kind can be stopped, for one that is not part of the service itself.
 */
export function writeMail(
  content: Content,
  letterhead: Letterhead,
  wayOut?: string,
): Pick<Mail, 'subject' | 'html' | 'text'> {
  const letter: Letter = {
    ...compose(content, letterhead),
    ...(wayOut ? { wayOut: { label: 'Stop mails of this kind', link: wayOut } } : {}),
  };
  return {
    subject: letter.subject,
    html: renderHtml(letter, letterhead),
    text: renderText(letter, letterhead),
  };
}

function compose(content: Content, letterhead: Letterhead): Letter {
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
    case 'payment_to_settle':
      return paymentToSettle(content);
    case 'reply_waiting':
      return replyWaiting(content, letterhead);
    case 'contact_message':
      return contactMessage(content);
    case 'contact_acknowledgement':
      return contactAcknowledgement(content, letterhead);
  }
}

import type { Mail } from '../mail.ts';
import type { Content } from '../mail-content.ts';
import {
  accountDeleted,
  accountExists,
  confirmAddress,
  newSignIn,
  passwordChanged,
  replyWaiting,
  resetPassword,
} from './account-letters.ts';
import { addressChanged, addressChangeRequested, changeAddress } from './address-letters.ts';
import { contactAcknowledgement, contactMessage } from './contact-letters.ts';
import { renderHtml, renderText } from './layout.ts';
import type { Letter, Letterhead } from './letter.ts';
import { paymentReceipt, paymentRefunded, paymentToSettle } from './payment-letters.ts';

/**
 * Writes the subject, the HTML part and the text part of a mail.
 * @param unsubscribeUrl the page that stops mails of this kind; only for optional mails.
 */
export function writeMail(
  content: Content,
  letterhead: Letterhead,
  unsubscribeUrl?: string,
): Pick<Mail, 'subject' | 'html' | 'text'> {
  const letter: Letter = {
    ...compose(content, letterhead),
    ...(unsubscribeUrl ? { unsubscribeLink: { label: 'Stop emails like this', link: unsubscribeUrl } } : {}),
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
    case 'change_address':
      return changeAddress(content, letterhead);
    case 'address_change_requested':
      return addressChangeRequested(content, letterhead);
    case 'address_changed':
      return addressChanged(content, letterhead);
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

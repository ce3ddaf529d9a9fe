import type { NotifyDatabase } from '../database.ts';
import type { Keys } from '../keys.ts';
import type { MailSource } from '../mails/mail-content.ts';
import { findMessageByMail, markMailed } from './contact-message.repository.ts';
import { decryptText } from './contact-message.ts';

interface ContactSourceOptions {
  db: NotifyDatabase;
  keys: Keys;
  supportAddress: string;
}

/** Provides the content of the two mails about a contact message; none once the message is deleted. */
export function createContactMailSource({ db, keys, supportAddress }: ContactSourceOptions): MailSource {
  return {
    async fetchContent(mailId) {
      const stored = await findMessageByMail(db, mailId);
      if (!stored) return undefined;
      const { reference } = stored;
      const message = decryptText(keys.contact, stored.id, stored.sealed);
      if (stored.supportMailId !== mailId) {
        const { email: address, fullName } = message;
        return { template: 'contact_acknowledgement', to: { address }, reference, fullName };
      }
      const receivedAt = stored.receivedAt.toISOString();
      return { template: 'contact_message', to: { address: supportAddress }, reference, receivedAt, message };
    },
    // The retention period of a message begins when it was sent to support.
    recordSent: markMailed,
  };
}

import type { Kysely } from 'kysely';
import type { Keys } from '../keys.ts';
import type { MailSource } from '../mails/mail-source.port.ts';
import type { Schema } from '../schema.ts';
import { messageOfMail } from './contact-message.repository.ts';
import { openText } from './contact-message.ts';

interface ContactSourceOptions {
  db: Kysely<Schema>;
  keys: Keys;
  supportAddress: string;
}

/** What the two mails about a message to support say; nothing once the message is forgotten. */
export function readContactMails({ db, keys, supportAddress }: ContactSourceOptions): MailSource {
  return {
    async contentOf(mailId) {
      const row = await messageOfMail(db, mailId);
      if (!row) return undefined;
      const { reference } = row;
      const message = openText(keys.contact, row.id, row.sealed);
      if (row.support_mail_id !== mailId) {
        const { email: address, fullName } = message;
        return { template: 'contact_acknowledgement', to: { address }, reference, fullName };
      }
      const receivedAt = row.received_at.toISOString();
      return { template: 'contact_message', to: { address: supportAddress }, reference, receivedAt, message };
    },
  };
}

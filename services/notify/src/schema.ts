import type { EventTables } from '@app/service-kit';
import type {
  AcknowledgementsTable,
  ContactKeysTable,
  ContactMessagesTable,
} from './contact/contact-message.table.ts';
import type { ErasuresTable } from './erasures/erasure.table.ts';
import type { MailsTable } from './mails/mail.table.ts';
import type { UnsubscriptionsTable } from './preferences/unsubscription.table.ts';
import type { SuppressionsTable } from './suppressions/suppression.table.ts';

/** The tables of the schema `notify`. */
export interface Schema extends EventTables {
  mails: MailsTable;
  contact_messages: ContactMessagesTable;
  contact_keys: ContactKeysTable;
  acknowledgements: AcknowledgementsTable;
  suppressions: SuppressionsTable;
  erasures: ErasuresTable;
  unsubscriptions: UnsubscriptionsTable;
}

import type { EventTables } from '@app/service-kit';
import type { MailsTable } from './mails/mail.table.ts';

/** The tables of the schema `notify`. */
export interface Schema extends EventTables {
  mails: MailsTable;
}

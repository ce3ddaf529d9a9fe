import type { EventTables } from '@app/service-kit';
import type { Kysely, Transaction } from 'kysely';
import type { UserTable } from './accounts/user.table.ts';
import type { AttemptTable } from './attempts/attempt.table.ts';
import type { LinkTable } from './links/link.table.ts';
import type { MailTable } from './mails/mail.table.ts';
import type { EndedSessionTable, SessionTable } from './sessions/session.table.ts';

/** Everything in the schema `auth`. */
export interface AuthSchema extends EventTables {
  users: UserTable;
  sessions: SessionTable;
  ended_sessions: EndedSessionTable;
  links: LinkTable;
  mails: MailTable;
  attempts: AttemptTable;
}

export type AuthDatabase = Kysely<AuthSchema>;
export type AuthTransaction = Transaction<AuthSchema>;

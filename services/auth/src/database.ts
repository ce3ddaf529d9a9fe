import type { EventTables } from '@app/service-kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { UserTable } from './accounts/user.table.ts';
import type { AttemptTable } from './attempts/attempt.table.ts';
import type { DeviceTable } from './devices/device.table.ts';
import type { ErasureTable } from './erasures/erasure.table.ts';
import type { LinkTable } from './links/link.table.ts';
import type { MailTable } from './mails/mail.table.ts';
import type { EndedSessionTable, SessionTable } from './sessions/session.table.ts';
import type { VisitorClaimTable } from './visitors/visitor-claim.table.ts';

/** Everything in the schema `auth`. */
export interface AuthSchema extends EventTables {
  users: UserTable;
  sessions: SessionTable;
  ended_sessions: EndedSessionTable;
  links: LinkTable;
  mails: MailTable;
  attempts: AttemptTable;
  devices: DeviceTable;
  visitor_claims: VisitorClaimTable;
  erasures: ErasureTable;
}

export type AuthDatabase = Kysely<AuthSchema>;
export type AuthTransaction = Transaction<AuthSchema>;

/** Lets a transaction that the inbox has opened see every owner's rows, as `asSystem` does. */
export async function seeAllRows(trx: AuthTransaction): Promise<void> {
  await sql`select set_config('app.system', 'on', true)`.execute(trx);
}

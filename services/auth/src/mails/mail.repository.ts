import type { MailTemplate } from '@app/contracts';
import { deleteInBatches } from '@app/service-kit';
import { type Generated, sql } from 'kysely';
import type { AuthDatabase, AuthTransaction } from '../database.ts';

/** The mails that belong to an account. The receipt of an erasure does not, because it is sent after the account is gone. */
type AuthMailTemplate = Extract<
  MailTemplate,
  | 'confirm_address'
  | 'reset_password'
  | 'password_changed'
  | 'new_sign_in'
  | 'account_exists'
  | 'change_address'
  | 'address_change_requested'
  | 'address_changed'
>;

/** A mail requested from notify, which reads its content when it sends it. Owner: `user_id`. */
interface MailTable {
  id: Generated<string>;
  user_id: string;
  template: AuthMailTemplate;
  /** The link in the mail, if any; deleting the link deletes the mail. */
  link_id: string | null;
  /** The browser that the mail mentions, if any. */
  device: string | null;
  /** Where it is sent; null for the address that the account has when it is sent. */
  address: string | null;
  created_at: Date;
  /** When notify reported that it was sent. */
  sent_at: Date | null;
}

declare module '../database.ts' {
  interface AuthTables {
    mails: MailTable;
  }
}

/** A mail to request from notify. */
export interface NewMail {
  readonly userId: string;
  readonly template: AuthMailTemplate;
  readonly linkId?: string;
  readonly device?: string;
  readonly address?: string;
  readonly now: Date;
}

export async function insertMail(trx: AuthTransaction, mail: NewMail): Promise<string> {
  const { id } = await trx
    .insertInto('mails')
    .values({
      user_id: mail.userId,
      template: mail.template,
      link_id: mail.linkId ?? null,
      device: mail.device ?? null,
      address: mail.address ?? null,
      created_at: mail.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A mail with the data that its template needs. */
export interface MailToSend {
  readonly user_id: string;
  readonly template: AuthMailTemplate;
  readonly email: string;
  readonly first_name: string;
  readonly device: string | null;
  readonly made_with: string | null;
  readonly signed_up_at: Date;
  readonly created_at: Date;
  readonly link_id: string | null;
  readonly expires_at: Date | null;
}

/**
 * Finds a mail that should still be sent: its user exists, and its link, if it has one, is valid and still needed.
 * Within `asSystem`, because the caller is the notify service.
 */
export async function findMailToSend(
  trx: AuthTransaction,
  id: string,
  now: Date,
): Promise<MailToSend | undefined> {
  return trx
    .selectFrom('mails')
    .innerJoin('users', 'users.id', 'mails.user_id')
    .leftJoin('links', 'links.id', 'mails.link_id')
    .select([
      'mails.user_id',
      'mails.template',
      sql<string>`coalesce(mails.address, users.email)`.as('email'),
      'users.first_name',
      'mails.device',
      'users.made_with',
      'users.created_at as signed_up_at',
      'mails.created_at',
      'mails.link_id',
      'links.expires_at',
    ])
    .where('mails.id', '=', id)
    .where('users.closed_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('mails.link_id', 'is', null),
        eb.and([eb('links.used_at', 'is', null), eb('links.expires_at', '>', now)]),
      ]),
    )
    .where((eb) =>
      eb.or([eb('mails.template', '<>', 'confirm_address'), eb('users.email_confirmed_at', 'is', null)]),
    )
    .executeTakeFirst();
}

/** A mail that was requested for an account. */
export interface RequestedMail {
  readonly template: AuthMailTemplate;
  readonly device: string | null;
  readonly address: string | null;
  readonly requestedAt: Date;
  readonly sentAt: Date | null;
}

/** Lists the mails that were requested for this user, newest first. */
export async function listMails(trx: AuthTransaction, userId: string): Promise<RequestedMail[]> {
  return trx
    .selectFrom('mails')
    .select(['template', 'device', 'address', 'created_at as requestedAt', 'sent_at as sentAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Deletes all mails of these accounts. Within `asSystem`. */
export async function deleteMailsOf(trx: AuthTransaction, userIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('mails').where('user_id', 'in', userIds).execute();
}

/** Deletes the mails without a link that were requested before a time. */
export async function deleteMailsBefore(db: AuthDatabase, before: Date): Promise<void> {
  await deleteInBatches(db, 'mails', sql`link_id is null and created_at < ${before}`);
}

/** Records that a mail was sent. Within `asSystem`. */
export async function recordMailSent(trx: AuthTransaction, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('mails')
    .set({ sent_at: now })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

import type { AuthTransaction } from '../database.ts';
import type { AuthMailTemplate, MailRow } from './mail.table.ts';

/** A mail to ask for. */
export interface NewMail {
  readonly userId: string;
  readonly template: AuthMailTemplate;
  readonly linkId?: string;
  readonly device?: string;
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
      created_at: mail.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A mail with what its words are made of. */
export interface MailToSend {
  readonly user_id: string;
  readonly template: AuthMailTemplate;
  readonly email: string;
  readonly first_name: string;
  readonly device: string | null;
  readonly created_at: Date;
  readonly link_id: string | null;
  readonly expires_at: Date | null;
}

/**
 * A mail that there is still a reason to send: its user exists, and its link, if it has one, is good and of use.
 * Within `asSystem`: it is the notify service that asks.
 */
export async function mailToSend(
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
      'users.email',
      'users.first_name',
      'mails.device',
      'mails.created_at',
      'mails.link_id',
      'links.expires_at',
    ])
    .where('mails.id', '=', id)
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

/** The mails this user was sent or is about to be, newest first. */
export async function mailsOf(trx: AuthTransaction, userId: string): Promise<MailRow[]> {
  return trx
    .selectFrom('mails')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Notes that a mail is out. Within `asSystem`. */
export async function noteSent(trx: AuthTransaction, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('mails')
    .set({ sent_at: now })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

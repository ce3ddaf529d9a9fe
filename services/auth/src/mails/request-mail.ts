import { randomUUID } from 'node:crypto';
import { LIFETIMES } from '@app/contracts';
import { say } from '@app/service-kit';
import type { UserRow } from '../accounts/user.table.ts';
import { countAttempt } from '../attempts/attempt.repository.ts';
import type { AuthTransaction } from '../database.ts';
import type { Deps } from '../deps.ts';
import { mac } from '../keys.ts';
import { insertLink, voidLinks } from '../links/link.repository.ts';
import type { LinkKind } from '../links/link.table.ts';
import { hashLinkToken, writeLinkToken } from '../links/link-token.ts';
import { insertMail } from './mail.repository.ts';
import type { AuthMailTemplate } from './mail.table.ts';

type MailDeps = Pick<Deps, 'clock' | 'keys' | 'settings'>;

/** Asks notify for a mail, in the transaction of its cause; wake the relay after the commit. */
async function requestMail(
  trx: AuthTransaction,
  mail: { userId: string; template: AuthMailTemplate; linkId: string | null; now: Date },
): Promise<void> {
  await say(trx, 'mail.requested', { mailId: await insertMail(trx, mail) });
}

const LINK_MAILS = {
  confirm: { template: 'confirm_address', lifetime: LIFETIMES.confirmLink },
  reset: { template: 'reset_password', lifetime: LIFETIMES.resetLink },
} as const;

async function requestLinkMail(
  trx: AuthTransaction,
  { clock, keys }: MailDeps,
  userId: string,
  kind: LinkKind,
): Promise<void> {
  const { template, lifetime } = LINK_MAILS[kind];
  const now = clock.now();
  const id = randomUUID();
  await insertLink(trx, {
    id,
    user_id: userId,
    kind,
    hash: hashLinkToken(writeLinkToken(keys.mailLink, { id, kind })),
    created_at: now,
    expires_at: new Date(now.getTime() + lifetime),
  });
  await requestMail(trx, { userId, template, linkId: id, now });
}

/**
 * Asks for a mail that confirms the account's address, unless the address has had its share of them for now: nobody's
 * letter box is filled by others signing up with it (api.md, rate class mail). AUT-13.
 */
export async function requestConfirmation(
  trx: AuthTransaction,
  deps: MailDeps,
  account: Pick<UserRow, 'id' | 'email'>,
): Promise<void> {
  const { clock, keys, settings } = deps;
  const key = mac(keys.attempts, account.email);
  const attempt = { kind: 'mail_confirm', key, rate: settings.mails, now: clock.now() } as const;
  if (await countAttempt(trx, attempt)) await requestLinkMail(trx, deps, account.id, 'confirm');
}

/** Asks for a mail with a link to set a new password; only the newest such link is good. AUT-13. */
export async function requestReset(trx: AuthTransaction, deps: MailDeps, userId: string): Promise<void> {
  await voidLinks(trx, userId, 'reset');
  await requestLinkMail(trx, deps, userId, 'reset');
}

/** Asks for the mail that tells an account's owner of a change of their password. */
export async function requestPasswordNotice(
  trx: AuthTransaction,
  { clock }: MailDeps,
  userId: string,
): Promise<void> {
  await requestMail(trx, { userId, template: 'password_changed', linkId: null, now: clock.now() });
}

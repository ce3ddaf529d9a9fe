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
import { insertMail, type NewMail } from './mail.repository.ts';

type MailDeps = Pick<Deps, 'clock' | 'keys' | 'settings'>;

/** Asks notify for a mail, in the transaction of its cause; wake the relay after the commit. */
async function requestMail(trx: AuthTransaction, mail: NewMail): Promise<void> {
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
  await requestMail(trx, { userId, template: 'password_changed', now: clock.now() });
}

/**
 * Asks for the mail that tells an account's owner of a sign-in from a browser the account has not been seen with, unless
 * the address has had its share of them for now.
 * @returns whether there is a mail to send.
 */
export async function requestSignInNotice(
  trx: AuthTransaction,
  { clock, keys, settings }: MailDeps,
  account: Pick<UserRow, 'id' | 'email'>,
  device: string,
): Promise<boolean> {
  const now = clock.now();
  const key = mac(keys.attempts, account.email);
  if (!(await countAttempt(trx, { kind: 'mail_sign_in', key, rate: settings.mails, now }))) return false;
  await requestMail(trx, { userId: account.id, template: 'new_sign_in', device, now });
  return true;
}

/** However often somebody signs up with an address that has an account, its owner is told so often. */
const KNOWN_RATE = { max: 1, windowMs: 3_600_000 } as const;

/** Asks for the mail that tells an address's owner that they have an account already; once an hour at most. */
export async function requestAccountNotice(
  trx: AuthTransaction,
  { clock, keys }: MailDeps,
  account: Pick<UserRow, 'id' | 'email'>,
): Promise<void> {
  const now = clock.now();
  const key = mac(keys.attempts, account.email);
  if (await countAttempt(trx, { kind: 'mail_exists', key, rate: KNOWN_RATE, now }))
    await requestMail(trx, { userId: account.id, template: 'account_exists', now });
}

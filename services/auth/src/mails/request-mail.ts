import { randomUUID } from 'node:crypto';
import { LIFETIMES } from '@app/contracts';
import { type Clock, publishEvent } from '@app/service-kit';
import type { Account } from '../accounts/account.repository.ts';
import { countAttempt } from '../attempts/attempt.repository.ts';
import type { Config } from '../config.ts';
import type { AuthTransaction } from '../database.ts';
import { type Keys, mac } from '../keys.ts';
import { insertLink, voidLinks } from '../links/link.repository.ts';
import { hashLinkToken, type LinkKind, writeLinkToken } from '../links/link-token.ts';
import { insertMail, type NewMail } from './mail.repository.ts';

/** What requesting a mail needs. */
export interface MailDeps {
  readonly clock: Clock;
  readonly keys: Keys;
  readonly config: Pick<Config, 'RATE_MAIL_ACCOUNT'>;
}

/** Requests a mail from notify in the transaction of its cause; wake the relay after the commit. */
async function requestMail(trx: AuthTransaction, mail: NewMail): Promise<void> {
  await publishEvent(trx, 'mail.requested', { mailId: await insertMail(trx, mail) });
}

const LINK_MAILS = {
  confirm: { template: 'confirm_address', lifetime: LIFETIMES.confirmLink },
  reset: { template: 'reset_password', lifetime: LIFETIMES.resetLink },
  change: { template: 'change_address', lifetime: LIFETIMES.addressChangeLink },
  keep: { template: 'address_change_requested', lifetime: LIFETIMES.addressChangeLink },
} as const;

async function requestLinkMail(
  trx: AuthTransaction,
  { clock, keys }: Pick<MailDeps, 'clock' | 'keys'>,
  userId: string,
  kind: LinkKind,
  address?: string,
): Promise<void> {
  const { template, lifetime } = LINK_MAILS[kind];
  const now = clock.now();
  const id = randomUUID();
  await insertLink(trx, {
    id,
    userId,
    kind,
    ...(kind === 'change' && { address }),
    hash: hashLinkToken(writeLinkToken(keys.mailLink, { id, kind })),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetime),
  });
  await requestMail(trx, { userId, template, linkId: id, ...(address !== undefined && { address }), now });
}

/**
 * Requests a mail that confirms the account's address (AUT-13), unless the address has reached its limit of such mails:
 * nobody can fill another person's inbox by signing up with their address.
 */
export async function requestConfirmationMail(
  trx: AuthTransaction,
  deps: MailDeps,
  account: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  const { clock, keys, config } = deps;
  const key = mac(keys.attempts, account.email);
  const attempt = { kind: 'mail_confirm', key, rate: config.RATE_MAIL_ACCOUNT, now: clock.now() } as const;
  if (await countAttempt(trx, attempt)) await requestLinkMail(trx, deps, account.id, 'confirm');
}

/** Requests a mail with a link to set a new password (AUT-13); older reset links become invalid. */
export async function requestResetMail(trx: AuthTransaction, deps: MailDeps, userId: string): Promise<void> {
  await voidLinks(trx, userId, 'reset');
  await requestLinkMail(trx, deps, userId, 'reset');
}

/** Requests the mail that informs an account's owner of a password change. */
export async function requestPasswordNotice(
  trx: AuthTransaction,
  { clock }: Pick<MailDeps, 'clock'>,
  userId: string,
): Promise<void> {
  await requestMail(trx, { userId, template: 'password_changed', now: clock.now() });
}

/**
 * Requests the two mails of a change of address: to the new address, whose link makes the change, and to the present one,
 * whose link stops it.
 */
export async function requestAddressChangeMails(
  trx: AuthTransaction,
  deps: Pick<MailDeps, 'clock' | 'keys'>,
  account: Pick<Account, 'id' | 'email'>,
  newAddress: string,
): Promise<void> {
  await requestLinkMail(trx, deps, account.id, 'change', newAddress);
  await requestLinkMail(trx, deps, account.id, 'keep', account.email);
}

/** Requests the last mail to the old address of an account. */
export async function requestAddressChangedNotice(
  trx: AuthTransaction,
  { clock }: Pick<MailDeps, 'clock'>,
  userId: string,
  oldAddress: string,
): Promise<void> {
  await requestMail(trx, { userId, template: 'address_changed', address: oldAddress, now: clock.now() });
}

/**
 * Requests the mail that informs an account's owner of a sign-in from a new browser, unless the address has reached its
 * limit of such mails.
 * @returns whether a mail was requested.
 */
export async function requestSignInNotice(
  trx: AuthTransaction,
  { clock, keys, config }: MailDeps,
  account: Pick<Account, 'id' | 'email'>,
  device: string,
): Promise<boolean> {
  const now = clock.now();
  const key = mac(keys.attempts, account.email);
  if (!(await countAttempt(trx, { kind: 'mail_sign_in', key, rate: config.RATE_MAIL_ACCOUNT, now })))
    return false;
  await requestMail(trx, { userId: account.id, template: 'new_sign_in', device, now });
  return true;
}

/** The owner of an address gets at most one mail per hour about sign-ups with it, no matter how many there are. */
const ACCOUNT_NOTICE_RATE = { count: 1, seconds: 3_600 } as const;

/** Requests the mail that informs the owner of an address of a sign-up with it, at most once per hour. */
export async function requestAccountNotice(
  trx: AuthTransaction,
  { clock, keys }: Pick<MailDeps, 'clock' | 'keys'>,
  account: Pick<Account, 'id' | 'email'>,
  device: string,
): Promise<void> {
  const now = clock.now();
  const key = mac(keys.attempts, account.email);
  if (await countAttempt(trx, { kind: 'mail_exists', key, rate: ACCOUNT_NOTICE_RATE, now }))
    await requestMail(trx, { userId: account.id, template: 'account_exists', device, now });
}

import { type MailKind, mailKind } from '@app/contracts';
import { isMac, type KeyList, mac } from '@app/service-kit';

/** A person and a kind of mail that they receive. */
export interface Subscription {
  readonly personId: string;
  readonly kind: MailKind;
}

const TOKEN = /^([0-9a-f-]{36})\.(\w{1,20})\.([\w-]{43})$/;

/** Creates a token that only allows to switch off this kind of mail. It does not expire, because mails are kept for long. */
export function writeUnsubscribeToken(keys: KeyList, { personId, kind }: Subscription): string {
  return `${personId}.${kind}.${mac(keys, `${personId}.${kind}`).toString('base64url')}`;
}

/** @returns undefined for a token with an invalid signature or format. */
export function readUnsubscribeToken(keys: KeyList, token: string): Subscription | undefined {
  const [, personId, name, signature] = TOKEN.exec(token) ?? [];
  const kind = mailKind.safeParse(name);
  if (!personId || !signature || !kind.success) return undefined;
  if (!isMac(keys, `${personId}.${kind.data}`, Buffer.from(signature, 'base64url'))) return undefined;
  return { personId, kind: kind.data };
}

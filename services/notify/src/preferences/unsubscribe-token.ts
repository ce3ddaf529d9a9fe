import { timingSafeEqual } from 'node:crypto';
import { type MailKind, mailKind } from '@app/contracts';
import { mac } from '../keys.ts';

/** A kind of mail that goes to somebody. */
export interface Subscription {
  readonly personId: string;
  readonly kind: MailKind;
}

const TOKEN = /^([0-9a-f-]{36})\.(\w{1,20})\.([\w-]{43})$/;

/** Lets whoever has the mail switch its kind off, and do nothing else; good for ever, as the mail is. */
export function writeUnsubscribeToken(key: Buffer, { personId, kind }: Subscription): string {
  return `${personId}.${kind}.${mac(key, `${personId}.${kind}`).toString('base64url')}`;
}

/** @returns undefined for a token that is not ours. */
export function readUnsubscribeToken(key: Buffer, token: string): Subscription | undefined {
  const [, personId, name, given] = TOKEN.exec(token) ?? [];
  const kind = mailKind.safeParse(name);
  if (!personId || !given || !kind.success) return undefined;
  const expected = mac(key, `${personId}.${kind.data}`);
  const bytes = Buffer.from(given, 'base64url');
  if (bytes.length !== expected.length || !timingSafeEqual(bytes, expected)) return undefined;
  return { personId, kind: kind.data };
}

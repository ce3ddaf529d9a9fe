import { createHash, timingSafeEqual } from 'node:crypto';
import { mac } from '../keys.ts';

/** What a link in a mail does; `change` and `keep` confirm and stop a change of address. */
export type LinkKind = 'confirm' | 'reset' | 'change' | 'keep';

const FORMAT = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** Writes `<link>.<HMAC>`. The token is derived again whenever the mail is written, so it is not stored. */
export function writeLinkToken(key: Buffer, link: { id: string; kind: LinkKind }): string {
  return `${link.id}.${mac(key, `${link.kind}:${link.id}`).toString('base64url')}`;
}

export function hashLinkToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Reads a token of this kind: the id of its link and the hash to compare; undefined when the signature is invalid. */
export function readLinkToken(
  key: Buffer,
  kind: LinkKind,
  token: string,
): { id: string; hash: Buffer } | undefined {
  const [, id, signaturePart] = FORMAT.exec(token) ?? [];
  if (id === undefined || signaturePart === undefined) return undefined;
  const expected = mac(key, `${kind}:${id}`);
  if (!timingSafeEqual(expected, Buffer.from(signaturePart, 'base64url'))) return undefined;
  return { id, hash: hashLinkToken(writeLinkToken(key, { id, kind })) };
}

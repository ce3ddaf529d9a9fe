import { createHash, timingSafeEqual } from 'node:crypto';
import { mac } from '../keys.ts';
import type { LinkKind } from './link.table.ts';

const FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** `<link>.<HMAC>`: can be written again whenever the mail is, so that it is stored nowhere. */
export function writeLinkToken(key: Buffer, link: { id: string; kind: LinkKind }): string {
  return `${link.id}.${mac(key, `${link.kind}:${link.id}`).toString('base64url')}`;
}

export function hashLinkToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The link that a token of this kind is for, with the hash it must have; undefined for a token that isn't ours. */
export function readLinkToken(
  key: Buffer,
  kind: LinkKind,
  token: string,
): { id: string; hash: Buffer } | undefined {
  const [, id, given] = FORM.exec(token) ?? [];
  if (id === undefined || given === undefined) return undefined;
  const expected = mac(key, `${kind}:${id}`);
  if (!timingSafeEqual(expected, Buffer.from(given, 'base64url'))) return undefined;
  return { id, hash: hashLinkToken(writeLinkToken(key, { id, kind })) };
}

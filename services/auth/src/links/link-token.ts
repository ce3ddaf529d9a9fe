import { createHash } from 'node:crypto';
import { isMac, type KeyList, mac, macs } from '../keys.ts';

/** What a link in a mail does; `change` and `keep` confirm and stop a change of address. */
export type LinkKind = 'confirm' | 'reset' | 'change' | 'keep';

const FORMAT = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

interface SignedLink {
  readonly id: string;
  readonly kind: LinkKind;
}

const signedText = ({ id, kind }: SignedLink) => `${kind}:${id}`;

const tokenWith = (id: string, signature: Buffer) => `${id}.${signature.toString('base64url')}`;

/** Writes `<link>.<HMAC>`. The token is derived again whenever the mail is written, so it is not stored. */
export function writeLinkToken(keys: KeyList, link: SignedLink): string {
  return tokenWith(link.id, mac(keys, signedText(link)));
}

export function hashLinkToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * Reads a token of this kind: the id of its link and the hashes of which one is stored with it; undefined when the signature
 * is invalid. There are several while the secret is replaced: the process that made the link and the one that wrote its mail
 * may have had different newest keys.
 */
export function readLinkToken(
  keys: KeyList,
  kind: LinkKind,
  token: string,
): { id: string; hashes: Buffer[] } | undefined {
  const [, id, signaturePart] = FORMAT.exec(token) ?? [];
  if (id === undefined || signaturePart === undefined) return undefined;
  const text = signedText({ id, kind });
  if (!isMac(keys, text, Buffer.from(signaturePart, 'base64url'))) return undefined;
  return { id, hashes: macs(keys, text).map((signature) => hashLinkToken(tokenWith(id, signature))) };
}

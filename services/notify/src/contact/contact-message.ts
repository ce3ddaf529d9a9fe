import { createCipheriv, createDecipheriv, randomBytes, randomInt } from 'node:crypto';
import * as z from 'zod';
import type { ContactText } from './contact-mail.ts';

const HOUR = 3_600_000;
/** Correspondence with support is forgotten so long after support got it (docs/decisions/0014). */
export const KEEP_MESSAGES_MS = 180 * 24 * HOUR;
/** An Idempotency-Key is honoured for so long. */
export const KEEP_KEYS_MS = 48 * HOUR;
/** An address gets no more in a day, so that nobody's letter box is filled by others writing in their name. */
export const ACKNOWLEDGEMENTS_A_DAY = 3;

/** Without signs that are taken for one another when read out or written down. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `H-7K3M-9Q2P`: what people and support call a message; one of more than 600,000 million. */
export function newReference(): string {
  const sign = () => SIGNS[randomInt(SIGNS.length)];
  const four = () => Array.from({ length: 4 }, sign).join('');
  return `H-${four()}-${four()}`;
}

const text = z.object({ fullName: z.string(), email: z.string(), subject: z.string(), message: z.string() });
const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + IV_BYTES + TAG_BYTES;

/** AES-256-GCM: version, nonce, tag, ciphertext. The row's id is authenticated, so that no text can move to another row. */
export function sealText(
  key: Buffer,
  id: string,
  { fullName, email, subject, message }: ContactText,
): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(id));
  const plain = JSON.stringify({ fullName, email, subject, message });
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), sealed]);
}

/** @throws when the key or the row is another one, or a bit was changed. */
export function openText(key: Buffer, id: string, sealed: Buffer): ContactText {
  if (sealed[0] !== VERSION || sealed.length < HEAD_BYTES) throw new Error('this is not sealed text of ours');
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(id)).setAuthTag(sealed.subarray(1 + IV_BYTES, HEAD_BYTES));
  const plain = Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]);
  return text.parse(JSON.parse(plain.toString()));
}

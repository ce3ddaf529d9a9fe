import { randomInt } from 'node:crypto';
import { type KeyList, seal, unsealWithAny } from '@app/service-kit';
import * as z from 'zod';
import type { ContactText } from '../mails/mail-content.ts';

const HOUR = 3_600_000;
/** How long a message is kept after it was sent to support (docs/decisions/0014). */
export const KEEP_MESSAGES_MS = 180 * 24 * HOUR;
/** How long an Idempotency-Key is honoured. */
export const KEEP_KEYS_MS = 48 * HOUR;
/** Limit per address, so that nobody can flood the mailbox of another person by writing in their name. */
export const ACKNOWLEDGEMENTS_A_DAY = 3;

/** Without characters that are easily confused when read aloud or written by hand. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Creates a message reference such as `H-7K3M-9Q2P`; there are more than 600,000 million of them. */
export function createReference(): string {
  const character = () => ALPHABET[randomInt(ALPHABET.length)];
  const four = () => Array.from({ length: 4 }, character).join('');
  return `H-${four()}-${four()}`;
}

const text = z.object({ fullName: z.string(), email: z.string(), subject: z.string(), message: z.string() });

/** Encrypts a message. The row's id is authenticated, so that a text cannot be moved to another row. */
export function encryptText(
  [newest]: KeyList,
  id: string,
  { fullName, email, subject, message }: ContactText,
): Buffer {
  return seal(newest, Buffer.from(JSON.stringify({ fullName, email, subject, message })), id);
}

/** @throws when none of the keys or not the row matches, or the ciphertext was changed. */
export function decryptText(keys: KeyList, id: string, sealed: Buffer): ContactText {
  return text.parse(JSON.parse(unsealWithAny(keys, sealed, id).toString()));
}

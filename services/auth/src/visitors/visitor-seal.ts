import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a visitor's cookie for the account it is kept for (AES-256-GCM). */
export function sealVisitor(key: Buffer, userId: string, visitor: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(visitor, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @returns undefined for what was sealed under another key or for another account. */
export function openVisitor(key: Buffer, userId: string, sealed: Buffer): string | undefined {
  try {
    const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(userId))
      .setAuthTag(tag);
    return (
      decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    );
  } catch {
    return undefined;
  }
}

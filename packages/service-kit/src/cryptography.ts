import {
  type CipherKey,
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = NONCE_BYTES + TAG_BYTES;

/**
 * Encrypts with AES-256-GCM; the result is version, nonce, tag, ciphertext. `about` is authenticated but not contained,
 * so that a value encrypted for one place cannot be decrypted at another.
 */
export function seal(key: CipherKey, plain: Buffer, about: string): Buffer {
  return Buffer.concat([Buffer.of(VERSION), sealUnversioned(key, plain, about)]);
}

/** @throws when the key or `about` differs, or the value was changed. */
export function unseal(key: CipherKey, sealed: Buffer, about: string): Buffer {
  if (sealed[0] !== VERSION) throw new Error('the sealed value has an unknown format');
  return unsealUnversioned(key, sealed.subarray(1), about);
}

/** Like `seal`, without the version: the format of values that were stored before there was one. */
export function sealUnversioned(key: CipherKey, plain: Buffer, about: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
  const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
}

/** @throws when the key or `about` differs, or the value was changed. */
export function unsealUnversioned(key: CipherKey, sealed: Buffer, about: string): Buffer {
  if (sealed.length < HEAD_BYTES) throw new Error('the sealed value is too short');
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(about)).setAuthTag(sealed.subarray(NONCE_BYTES, HEAD_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]);
}

/**
 * Derives a key of 32 bytes with HKDF-SHA256. The same secret gives the same key in every replica.
 * @param label the purpose, as `<service>/<purpose>`, so that a key of one purpose is not valid for another.
 */
export function deriveKey(secret: Buffer | string, label: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', label, 32));
}

/** Computes the HMAC-SHA256 of `text`. */
export function mac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

import {
  type CipherKey,
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
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

/** Like `unseal`, with whichever of the keys the value was encrypted with. @throws when it was none of them. */
export function unsealWithAny(keys: KeyList, sealed: Buffer, about: string): Buffer {
  for (const key of keys.slice(1)) {
    try {
      return unseal(key, sealed, about);
    } catch {
      // Another key may be the right one.
    }
  }
  return unseal(keys[0], sealed, about);
}

/**
 * The keys of one purpose, newest first. The newest signs and encrypts; all of them verify and decrypt, so that a secret
 * can be replaced while replicas run (decision 0090).
 */
export type KeyList = readonly [Buffer, ...Buffer[]];

/**
 * Derives a key of 32 bytes from each secret with HKDF-SHA256. The same secret gives the same key in every replica.
 * @param secrets newest first.
 * @param label the purpose, as `<service>/<purpose>`, so that a key of one purpose is not valid for another.
 */
export function deriveKeyList(
  [newest, ...older]: readonly [Buffer | string, ...(Buffer | string)[]],
  label: string,
): KeyList {
  const derive = (secret: Buffer | string) => Buffer.from(hkdfSync('sha256', secret, '', label, 32));
  return [derive(newest), ...older.map(derive)];
}

/** Computes the HMAC-SHA256 of `text` with the newest key. */
export function mac([newest]: KeyList, text: string): Buffer {
  return hmac(newest, text);
}

/** Computes the HMAC-SHA256 of `text` with each key, newest first: what may be stored under the text. */
export function macs([newest, ...older]: KeyList, text: string): KeyList {
  return [hmac(newest, text), ...older.map((key) => hmac(key, text))];
}

/** Whether `given` is the HMAC-SHA256 of `text` with one of the keys; compares in constant time. */
export function isMac(keys: KeyList, text: string, given: Buffer): boolean {
  return macs(keys, text).some(
    (expected) => expected.length === given.length && timingSafeEqual(expected, given),
  );
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

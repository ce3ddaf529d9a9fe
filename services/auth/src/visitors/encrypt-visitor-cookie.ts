import { type KeyList, sealUnversioned, unsealUnversioned } from '@app/service-kit';

/** Encrypts a visitor's cookie with AES-256-GCM, bound to the account that claims the chat. */
export function encryptVisitorCookie([newest]: KeyList, userId: string, visitor: string): Buffer {
  return sealUnversioned(newest, Buffer.from(visitor), userId);
}

/** @returns undefined when it was encrypted with a key that is not listed, or for another account. */
export function decryptVisitorCookie(keys: KeyList, userId: string, encrypted: Buffer): string | undefined {
  for (const key of keys) {
    try {
      return unsealUnversioned(key, encrypted, userId).toString();
    } catch {
      // Another key may be the right one.
    }
  }
  return undefined;
}

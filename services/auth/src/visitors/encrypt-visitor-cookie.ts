import { sealUnversioned, unsealUnversioned } from '@app/service-kit';

/** Encrypts a visitor's cookie with AES-256-GCM, bound to the account that claims the chat. */
export function encryptVisitorCookie(key: Buffer, userId: string, visitor: string): Buffer {
  return sealUnversioned(key, Buffer.from(visitor), userId);
}

/** @returns undefined when it was encrypted with another key or for another account. */
export function decryptVisitorCookie(key: Buffer, userId: string, encrypted: Buffer): string | undefined {
  try {
    return unsealUnversioned(key, encrypted, userId).toString();
  } catch {
    return undefined;
  }
}

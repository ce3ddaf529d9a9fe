import { createHmac, hkdfSync } from 'node:crypto';

/** Keys derived from AUTH_SECRET, one per purpose, so that none can stand in for another. */
export interface Keys {
  readonly refreshCookie: Buffer;
  readonly mailLink: Buffer;
  readonly attempts: Buffer;
  readonly devices: Buffer;
  /** Of AES-256-GCM. */
  readonly visitor: Buffer;
}

/** Derives the keys by HKDF-SHA256; the same secret gives the same keys in every replica. */
export function deriveKeys(secret: Buffer): Keys {
  const derive = (label: string) => Buffer.from(hkdfSync('sha256', secret, '', `auth/${label}`, 32));
  return {
    refreshCookie: derive('refresh-cookie'),
    mailLink: derive('mail-link'),
    attempts: derive('attempts'),
    devices: derive('devices'),
    visitor: derive('visitor'),
  };
}

/** HMAC-SHA256 of `text`. */
export function mac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

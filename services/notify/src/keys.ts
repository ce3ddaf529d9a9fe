import { createHmac, hkdfSync } from 'node:crypto';

/** Keys derived from NOTIFY_SECRET, one per purpose, so that none can stand in for another. */
export interface Keys {
  /** Signs the links by which a mail is unsubscribed. */
  readonly unsubscribe: Buffer;
  /** Of AES-256-GCM: messages to support. */
  readonly contact: Buffer;
  /** Hashes addresses, people’s ids and idempotency keys that are compared and never shown. */
  readonly compare: Buffer;
}

/** Derives the keys by HKDF-SHA256; the same secret gives the same keys in every replica. */
export function deriveKeys(secret: Buffer): Keys {
  const derive = (label: string) => Buffer.from(hkdfSync('sha256', secret, '', `notify/${label}`, 32));
  return { unsubscribe: derive('unsubscribe'), contact: derive('contact'), compare: derive('compare') };
}

/** HMAC-SHA256 of `text`. */
export function mac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** What stands for an address in the database. */
export function addressKey(keys: Keys, address: string): Buffer {
  return mac(keys.compare, `address:${address.toLowerCase()}`);
}

/** What stands for somebody who is gone. */
export function personKey(keys: Keys, personId: string): Buffer {
  return mac(keys.compare, `person:${personId.toLowerCase()}`);
}

import { deriveKey, mac } from '@app/service-kit';

/** Keys derived from NOTIFY_SECRET, one per purpose, so that none is valid for another purpose. */
export interface Keys {
  /** Signs unsubscribe links. */
  readonly unsubscribe: Buffer;
  /** Encrypts messages to support. */
  readonly contact: Buffer;
  /** Hashes addresses, ids of people and idempotency keys, which are only compared. */
  readonly compare: Buffer;
}

export function deriveKeys(secret: Buffer): Keys {
  const derive = (label: string) => deriveKey(secret, `notify/${label}`);
  return { unsubscribe: derive('unsubscribe'), contact: derive('contact'), compare: derive('compare') };
}

/** Returns the hash that replaces an address in the database. */
export function addressKey(keys: Keys, address: string): Buffer {
  return mac(keys.compare, `address:${address.toLowerCase()}`);
}

/** Returns the hash that replaces the id of an erased person. */
export function personKey(keys: Keys, personId: string): Buffer {
  return mac(keys.compare, `person:${personId.toLowerCase()}`);
}

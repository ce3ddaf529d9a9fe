import { deriveKeyList, type KeyList, macs } from '@app/service-kit';

/** Keys derived from NOTIFY_SECRET, one per purpose, so that none is valid for another purpose. */
export interface Keys {
  /** Signs unsubscribe links. */
  readonly unsubscribe: KeyList;
  /** Encrypts messages to support. */
  readonly contact: KeyList;
  /** Hashes addresses, ids of people and idempotency keys, which are only compared. */
  readonly compare: KeyList;
}

export function deriveKeys(secrets: KeyList): Keys {
  const derive = (label: string) => deriveKeyList(secrets, `notify/${label}`);
  return { unsubscribe: derive('unsubscribe'), contact: derive('contact'), compare: derive('compare') };
}

/** Returns the hashes that may replace an address in the database: new rows have the first, earlier ones any of them. */
export function addressKeys(keys: Keys, address: string): KeyList {
  return macs(keys.compare, `address:${address.toLowerCase()}`);
}

/** Returns the hashes that may replace the id of an erased person: new rows have the first, earlier ones any of them. */
export function personKeys(keys: Keys, personId: string): KeyList {
  return macs(keys.compare, `person:${personId.toLowerCase()}`);
}

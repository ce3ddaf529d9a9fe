import { deriveKey, type Logger, mac } from '@app/service-kit';
import type { People } from '../people.adapter.ts';

/** Derives the key with which addresses are hashed; it is not stored in the database. */
export function deriveReturnKey(secret: string): Buffer {
  return deriveKey(secret, 'billing/returned-address');
}

export interface AddressKeyDeps {
  readonly people: People;
  /** The key that hashes the addresses of people who have returned a purchase. */
  readonly returnKey: Buffer;
  readonly log: Logger;
}

/**
 * Returns the keyed hash of a person's confirmed address. It is undefined when the address is not confirmed, because it
 * may belong to another person, and when auth is unavailable, so that checkouts and refunds do not wait for auth.
 */
export async function findAddressKey(
  { people, returnKey, log }: AddressKeyDeps,
  ownerId: string,
): Promise<Buffer | undefined> {
  try {
    const person = await people.find(ownerId);
    return person?.confirmed ? mac(returnKey, person.address.toLowerCase()) : undefined;
  } catch (error) {
    log.warn({ err: error }, 'address for returns unavailable');
    return undefined;
  }
}

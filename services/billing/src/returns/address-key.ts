import { deriveKey, type Logger, mac } from '@app/service-kit';
import type { People, Person } from '../people.adapter.ts';

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

/** Hashes a person's confirmed address; undefined when it is not confirmed, because it may belong to another person. */
export function toAddressKey(returnKey: Buffer, person: Person | undefined): Buffer | undefined {
  return person?.confirmed ? mac(returnKey, person.address.toLowerCase()) : undefined;
}

/** Reads a person's address; undefined also when auth is unavailable, so that checkouts and refunds do not wait for auth. */
export async function findPerson(
  { people, log }: Pick<AddressKeyDeps, 'people' | 'log'>,
  ownerId: string,
): Promise<Person | undefined> {
  try {
    return await people.find(ownerId);
  } catch (error) {
    log.warn({ err: error }, 'address unavailable');
    return undefined;
  }
}

/** Returns the keyed hash of a person's confirmed address, if it can be read. */
export async function findAddressKey(deps: AddressKeyDeps, ownerId: string): Promise<Buffer | undefined> {
  return toAddressKey(deps.returnKey, await findPerson(deps, ownerId));
}

import { deriveKeyList, type KeyList, type Logger, macs } from '@app/service-kit';
import type { People, Person } from '../people.adapter.ts';

/** Derives the keys with which addresses are hashed; they are not stored in the database. */
export function deriveReturnKeys(secrets: readonly [string, ...string[]]): KeyList {
  return deriveKeyList(secrets, 'billing/returned-address');
}

export interface AddressKeyDeps {
  readonly people: People;
  /** The keys that hash the addresses of people who have returned a purchase. */
  readonly returnKeys: KeyList;
  readonly log: Logger;
}

/**
 * Hashes a person's confirmed address with each key; undefined when it is not confirmed, because it may belong to another
 * person. A return is stored under the first, earlier ones under any of them.
 */
export function toAddressKeys(returnKeys: KeyList, person: Person | undefined): KeyList | undefined {
  return person?.confirmed ? macs(returnKeys, person.address.toLowerCase()) : undefined;
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
  return toAddressKeys(deps.returnKeys, await findPerson(deps, ownerId))?.[0];
}

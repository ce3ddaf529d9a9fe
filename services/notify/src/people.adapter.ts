import { internalEndpoints, type MailKind, type Parsed } from '@app/contracts';
import { callService, Failure, type ServiceIdentity } from '@app/service-kit';

export type Person = Parsed<(typeof internalEndpoints)['person']['answer']>;

/** Reads the address and the mail preferences of people from auth. */
export interface People {
  /**
   * @returns undefined when there is no such person (any more).
   * @throws Failure when auth is unavailable.
   */
  find(personId: string): Promise<Person | undefined>;
  /**
   * Switches a kind of mail off. Idempotent; does nothing for a person who no longer exists.
   * @throws Failure when auth is unavailable.
   */
  unsubscribe(personId: string, kind: MailKind): Promise<void>;
}

export function createPeopleClient(auth: { baseUrl: string; identity: ServiceIdentity }): People {
  return {
    find: (id) => undefinedIfNotFound(callService(internalEndpoints.person, { ...auth, params: { id } })),
    async unsubscribe(id, kind) {
      await undefinedIfNotFound(
        callService(internalEndpoints.unsubscribe, { ...auth, params: { id }, body: { kind } }),
      );
    },
  };
}

async function undefinedIfNotFound<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Failure && error.code === 'not_found') return undefined;
    throw error;
  }
}

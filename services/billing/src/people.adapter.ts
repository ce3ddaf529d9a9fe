import { internalEndpoints, type Parsed } from '@app/contracts';
import { callService, Failure, type ServiceIdentity } from '@app/service-kit';

export type Person = Parsed<(typeof internalEndpoints)['person']['answer']>;

/** Reads the current address of people from auth. */
export interface People {
  /**
   * @returns undefined when there is no such person (any more).
   * @throws Failure when auth is unavailable.
   */
  find(personId: string): Promise<Person | undefined>;
}

export function createPeopleClient(auth: { baseUrl: string; identity: ServiceIdentity }): People {
  return {
    async find(id) {
      try {
        return await callService(internalEndpoints.person, { ...auth, params: { id } });
      } catch (error) {
        if (error instanceof Failure && error.code === 'not_found') return undefined;
        throw error;
      }
    },
  };
}

import { internalEndpoints } from '@app/contracts';
import { askService, Failure } from '@app/service-kit';
import type { ReaderOf } from './person.port.ts';

/** Auth's own word. */
export function askAuthForReader(authUrl: string, serviceToken: string): ReaderOf {
  return async (ownerId) => {
    try {
      const person = await askService(internalEndpoints.person, {
        baseUrl: authUrl,
        serviceToken,
        params: { id: ownerId },
        // Within the time that notify gives the call that waits for it (rule 17).
        timeoutMs: 1_500,
      });
      return person.confirmed && person.emailNotifications ? person : undefined;
    } catch (error) {
      if (error instanceof Failure && error.code === 'not_found') return undefined;
      throw error;
    }
  };
}

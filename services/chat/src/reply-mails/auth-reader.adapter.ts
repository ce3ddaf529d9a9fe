import { internalEndpoints } from '@app/contracts';
import { callService, Failure, type ServiceIdentity } from '@app/service-kit';
import type { FindReader } from './reply-mails.ts';

/** Asks auth for the recipient of a mail. */
export function askAuthForReader(authUrl: string, identity: ServiceIdentity): FindReader {
  return async (ownerId) => {
    try {
      const person = await callService(internalEndpoints.person, {
        baseUrl: authUrl,
        identity,
        params: { id: ownerId },
        // Less than the timeout of notify's call, which waits for this one.
        timeoutMs: 1_500,
      });
      return person.confirmed && person.emailNotifications ? person : undefined;
    } catch (error) {
      if (error instanceof Failure && error.code === 'not_found') return undefined;
      throw error;
    }
  };
}

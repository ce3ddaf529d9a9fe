import { internalEndpoints } from '@app/contracts';
import { askService, Failure } from '@app/service-kit';
import type { MailSource } from './mail-source.port.ts';

/** Asks auth, the one service that has mails to send. */
export function askAuth({ authUrl, serviceToken }: { authUrl: string; serviceToken: string }): MailSource {
  return {
    async contentOf(id) {
      try {
        return await askService(internalEndpoints.mail, { baseUrl: authUrl, serviceToken, params: { id } });
      } catch (error) {
        if (error instanceof Failure && error.code === 'not_found') return undefined;
        throw error;
      }
    },
  };
}

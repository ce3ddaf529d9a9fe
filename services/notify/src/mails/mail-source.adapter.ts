import { internalEndpoints } from '@app/contracts';
import { askService, Failure } from '@app/service-kit';
import type { MailSource } from './mail-source.port.ts';

/** The same call of each service that has mails to send. */
const CALLS = {
  auth: internalEndpoints.mail,
  billing: internalEndpoints.billingMail,
  chat: internalEndpoints.chatMail,
} as const;

/** Asks the service that wants the mail sent. */
export function askForMails(
  from: keyof typeof CALLS,
  {
    baseUrl,
    serviceToken,
    supportAddress,
  }: { baseUrl: string; serviceToken: string; supportAddress: string },
): MailSource {
  return {
    async contentOf(id) {
      try {
        const content = await askService(CALLS[from], { baseUrl, serviceToken, params: { id } });
        return content.template === 'payment_to_settle'
          ? { ...content, to: { address: supportAddress } }
          : content;
      } catch (error) {
        if (error instanceof Failure && error.code === 'not_found') return undefined;
        throw error;
      }
    },
  };
}

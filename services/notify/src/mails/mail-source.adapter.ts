import { internalEndpoints } from '@app/contracts';
import { callService, Failure, type ServiceIdentity } from '@app/service-kit';
import type { MailSource } from './mail-content.ts';

/** The endpoint of each service that provides the content of its mails. */
const MAIL_ENDPOINTS = {
  auth: internalEndpoints.mail,
  billing: internalEndpoints.billingMail,
  chat: internalEndpoints.chatMail,
} as const;

/** Creates a source that reads the content of mails from the service that requested them. */
export function createServiceMailSource(
  from: keyof typeof MAIL_ENDPOINTS,
  {
    baseUrl,
    identity,
    supportAddress,
  }: { baseUrl: string; identity: ServiceIdentity; supportAddress: string },
): MailSource {
  return {
    async fetchContent(id) {
      try {
        const content = await callService(MAIL_ENDPOINTS[from], { baseUrl, identity, params: { id } });
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

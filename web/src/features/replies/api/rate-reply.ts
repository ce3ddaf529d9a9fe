import { chatEndpoints, type Message } from '@app/contracts';
import { call } from '../../../api/call.ts';

export type Rating = NonNullable<Message['feedback']>;

/** Says whether a reply helped, and why; told although the page is left at once. @throws CallFailure */
export async function rateReply(
  id: string,
  messageId: string,
  { rating, reason }: { rating: Rating; reason?: string },
): Promise<void> {
  await call(chatEndpoints.rateReply, {
    params: { id, messageId },
    keepalive: true,
    body: { rating, ...(reason && { reason }) },
  });
}

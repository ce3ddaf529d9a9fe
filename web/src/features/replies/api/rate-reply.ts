import { chatEndpoints, type Message } from '@app/contracts';
import { call } from '../../../api/call.ts';

export type Rating = NonNullable<Message['feedback']>;

/** Rates a reply, with an optional reason. The request is completed even if the page is closed. @throws CallFailure */
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

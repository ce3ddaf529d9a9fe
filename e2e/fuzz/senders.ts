import { chatEndpoints } from '@app/contracts';
import { callApi, signUp } from '../person.ts';
import type { Sender } from './hostile-request.ts';

/** A new person with a conversation, who sends hostile requests. */
async function newSender(url: string): Promise<Sender> {
  const { headers, cookie } = await signUp(url);
  const { body } = await callApi(url, chatEndpoints.start, {
    headers,
    body: { title: 'Dinner in silence', question: 'My husband and I eat dinner in silence every evening.' },
  });
  const { conversationId, messages } = body.data;
  return {
    authorization: headers.authorization ?? '',
    sessionToken: headers['x-session-token'] ?? '',
    cookie,
    conversationId: conversationId ?? '',
    messageId: messages.at(-1)?.id ?? '',
  };
}

/** Replaces the senders who are signed out or whose account or conversation was deleted. */
export async function renewSenders(url: string, senders: readonly (Sender | undefined)[]): Promise<Sender[]> {
  return Promise.all(
    senders.map(async (sender) => {
      if (!sender) return newSender(url);
      const { status } = await callApi(url, chatEndpoints.detail, {
        headers: { authorization: sender.authorization },
        params: { id: sender.conversationId },
      });
      return status === 200 ? sender : newSender(url);
    }),
  );
}

import { chatEndpoints } from '@app/contracts';
import { callApi, signUp } from '../person.ts';
import type { Sender } from './hostile-request.ts';

/** Somebody new with a conversation, for hostile requests to be sent in their name. */
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

/** Some people who take turns. Requests sign them out, delete them or their conversation: then somebody new takes the place. */
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

import { chatEndpoints } from '@app/contracts';
import { send } from './load.ts';
import type { Caller } from './people.ts';

export const KINDS = ['chat-start', 'chat-followup'] as const;
export type Kind = (typeof KINDS)[number];

const START = {
  title: 'Dinner in silence',
  question:
    'My husband and I eat dinner in silence, and when I ask how his day was he says fine. How do I begin to talk again?',
};
const MESSAGE =
  'We tried that yesterday, and it went well until his phone rang. Should I ask him to put it away?';

/** A person who talks with the coach, with the conversations that they have started. */
export interface Talker extends Caller {
  conversations: string[];
}

/** Sends a message and reads the stream to its end. */
export async function takeTurn(url: string, talker: Talker, kind: Kind, index: number): Promise<void> {
  const endpoint = kind === 'chat-start' ? chatEndpoints.start : chatEndpoints.followUp;
  let text = '';
  await send({
    url: `${url}/api${endpoint.path}`,
    headers: talker.headers,
    body: kind === 'chat-start' ? START : { conversationId: talker.conversations[index], message: MESSAGE },
    onData: (piece) => {
      text += piece;
    },
  });
  if (!text.includes('event: done')) throw new Error(`the turn did not succeed:\n${text}`);
  if (kind !== 'chat-start') return;
  const conversationId = /"conversationId":"([\w-]+)"/.exec(text)?.[1];
  if (!conversationId) throw new Error(`no conversation was started:\n${text}`);
  talker.conversations.push(conversationId);
}

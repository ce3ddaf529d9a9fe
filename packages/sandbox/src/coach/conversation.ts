import type { ChatMessage } from './chat-request.ts';

/** What the coach takes from a request: who said what, and the feelings that were ticked on the form. */
export interface Conversation {
  instructions: string;
  feelings: string[];
  /** What a summary tells of older messages that are not here any more. */
  background: string | null;
  said: { by: 'person' | 'coach'; text: string; title?: string | undefined }[];
}

const FEELINGS = /^[^\w\n]*(?:feelings?|emotions?|emotion tags?|how i feel)[^\w\n]*:[^\S\n]*(.+)$/gim;
const LABEL = /^[^\S\n]*(?:question|situation|description|message)[^\S\n]*:[^\S\n]*/gim;
const TITLE = /^[^\S\n]*(?:title|subject|what this is about)[^\S\n]*:[^\S\n]*(.+)$/im;
const BACKGROUND = /^What we have talked about so far:[^\S\n]*(.+(?:\n(?!\n).+)*)$/m;
const KNOWN = ['hurt', 'hopeful', 'confused', 'determined'];

/**
 * Reads the messages of a request into a conversation. "Feeling: Hurt, Confused" and "How I feel: Hurt" count wherever
 * they stand; labels are no words of the person, and neither is the summary in "What we have talked about so far: …".
 */
export function readConversation(messages: readonly ChatMessage[]): Conversation {
  const conversation: Conversation = { instructions: '', feelings: [], background: null, said: [] };
  for (const message of messages) {
    const text = textOf(message);
    for (const [, list] of text.matchAll(FEELINGS)) {
      for (const word of (list ?? '').toLowerCase().match(/[a-z]+/g) ?? []) {
        if (KNOWN.includes(word) && !conversation.feelings.includes(word)) conversation.feelings.push(word);
      }
    }
    if (message.role === 'user') {
      conversation.background ??= BACKGROUND.exec(text)?.[1] ?? null;
      const title = TITLE.exec(text)?.[1]?.trim();
      const spoken = text
        .replace(BACKGROUND, '')
        .replace(TITLE, '')
        .replace(FEELINGS, '')
        .replace(LABEL, '')
        .trim();
      conversation.said.push({ by: 'person', text: spoken, title });
    } else if (message.role === 'assistant') {
      conversation.said.push({ by: 'coach', text });
    } else {
      conversation.instructions += `${text}\n`;
    }
  }
  return conversation;
}

function textOf(message: ChatMessage): string {
  if (typeof message.content === 'string') return message.content;
  return (message.content ?? []).map((part) => ('text' in part ? part.text : '')).join('\n');
}

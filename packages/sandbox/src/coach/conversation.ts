import type { ChatMessage } from './chat-request.ts';

/** The parts of a request that the coach uses. */
export interface Conversation {
  instructions: string;
  feelings: string[];
  /** The summary of older messages that the request no longer contains. */
  background: string | null;
  messages: { by: 'person' | 'coach'; text: string; title?: string | undefined }[];
}

const FEELINGS = /^[^\w\n]*(?:feelings?|emotions?|emotion tags?|how i feel)[^\w\n]*:[^\S\n]*(.+)$/gim;
const LABEL = /^[^\S\n]*(?:question|situation|description|message)[^\S\n]*:[^\S\n]*/gim;
const TITLE = /^[^\S\n]*(?:title|subject|what this is about)[^\S\n]*:[^\S\n]*(.+)$/im;
const BACKGROUND = /^What we have talked about so far:[^\S\n]*(.+(?:\n(?!\n).+)*)$/m;
const KNOWN_FEELINGS = ['hurt', 'hopeful', 'confused', 'determined'];

/**
 * Reads the messages of a request into a conversation. Feelings ("Feeling: Hurt, Confused", "How I feel: Hurt") are read from any
 * message. Labels and the summary ("What we have talked about so far: …") are removed from the texts of the person.
 */
export function readConversation(messages: readonly ChatMessage[]): Conversation {
  const conversation: Conversation = { instructions: '', feelings: [], background: null, messages: [] };
  for (const message of messages) {
    const text = textOf(message);
    for (const [, list] of text.matchAll(FEELINGS)) {
      for (const word of (list ?? '').toLowerCase().match(/[a-z]+/g) ?? []) {
        if (KNOWN_FEELINGS.includes(word) && !conversation.feelings.includes(word))
          conversation.feelings.push(word);
      }
    }
    if (message.role === 'user') {
      conversation.background ??= BACKGROUND.exec(text)?.[1] ?? null;
      const title = TITLE.exec(text)?.[1]?.trim();
      const ownWords = text
        .replace(BACKGROUND, '')
        .replace(TITLE, '')
        .replace(FEELINGS, '')
        .replace(LABEL, '')
        .trim();
      conversation.messages.push({ by: 'person', text: ownWords, title });
    } else if (message.role === 'assistant') {
      conversation.messages.push({ by: 'coach', text });
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

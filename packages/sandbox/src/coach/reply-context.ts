import { createHash } from 'node:crypto';
import type { Conversation } from './conversation.ts';
import { type Person, unknownPerson } from './people.ts';
import type { Theme } from './phrasebook/theme.ts';
import { createPhrasing, type Phrasing } from './phrasing.ts';
import { type Reading, readText } from './reading.ts';
import { classifyMessage, type MessageKind } from './topic.policy.ts';

/** One message of the person with its reading. */
interface ReadMessage {
  text: string;
  reading: Reading;
  kind: MessageKind;
}

/** Everything that one reply is composed from. */
export interface ReplyContext {
  now: ReadMessage;
  /** The messages that have been answered, oldest first. */
  before: ReadMessage[];
  lastReply: string | null;
  /** Whether this is the first reply of the conversation. */
  isFirst: boolean;
  feelings: string[];
  theme: Theme | null;
  person: Person;
  phrasing: Phrasing;
}

/** Reads a whole conversation and its newest message. */
export function readContext(conversation: Conversation): ReplyContext {
  const { messages, feelings } = conversation;
  const earlierReplies = messages.filter((message) => message.by === 'coach').map((message) => message.text);
  const lastCoach = messages.findLastIndex((message) => message.by === 'coach');
  const answered = messages.slice(0, lastCoach + 1).filter((message) => message.by === 'person');
  const before: ReadMessage[] = conversation.background
    ? [readMessage(quotedWordsOf(conversation.background), false)]
    : [];
  for (const { text, title } of answered) before.push(readMessage(text, before.length > 0, title));
  // A person who stopped a reply and wrote again left two messages in a row. They are answered together.
  const fresh = messages.slice(lastCoach + 1);
  const text = fresh.map((message) => message.text).join('\n') || (answered.at(-1)?.text ?? '');
  const now = readMessage(text, before.length > 0, fresh[0]?.title);
  const relevant = [...before.filter((message) => message.kind === 'on_topic'), now];
  const person =
    relevant.findLast((message) => message.reading.people.length > 0)?.reading.people[0] ?? unknownPerson;
  const theme = relevant.findLast((message) => message.reading.themes.length > 0)?.reading.themes[0] ?? null;
  const seed = createHash('sha256')
    .update(JSON.stringify([messages, feelings, conversation.background]))
    .digest('hex');
  const phrasing = createPhrasing(seed, earlierReplies.join('\n'), person);
  const isFirst = earlierReplies.length === 0 && conversation.background === null;
  return {
    now,
    before,
    lastReply: earlierReplies.at(-1) ?? null,
    isFirst,
    feelings,
    theme,
    person,
    phrasing,
  };
}

/** The quoted words of the person in our own summary; the whole text of any other summary. */
export function quotedWordsOf(summary: string): string {
  const quoted = [...summary.matchAll(/“([^”]+)”/g)].map((match) => match[1]);
  return quoted.length > 0 ? quoted.join('. ') : summary;
}

/** The title helps to recognize the subject, but only the text is quoted. */
function readMessage(text: string, began: boolean, title = ''): ReadMessage {
  const whole = `${text}\n${title}`.trim();
  const reading = readText(whole);
  const { quotes } = readText(text);
  return {
    text,
    reading: { ...reading, quotes: quotes.length > 0 ? quotes : reading.quotes },
    kind: classifyMessage(whole, reading, began),
  };
}

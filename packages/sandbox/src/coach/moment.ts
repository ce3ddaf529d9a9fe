import { createHash } from 'node:crypto';
import type { Conversation } from './conversation.ts';
import { type Person, somebody } from './people.ts';
import type { Theme } from './phrasebook/theme.ts';
import { type Phrasing, phrasing } from './phrasing.ts';
import { type Reading, readWords } from './reading.ts';
import { type Matter, matterOf } from './topic.policy.ts';

/** One message of the person, read. */
interface Turn {
  text: string;
  reading: Reading;
  matter: Matter;
}

/** Everything one reply is made from. */
export interface Moment {
  now: Turn;
  /** The messages that were answered before, oldest first. */
  before: Turn[];
  lastReply: string | null;
  /** Whether nothing was ever answered in this conversation. */
  isFirst: boolean;
  feelings: string[];
  theme: Theme | null;
  person: Person;
  say: Phrasing;
}

/** Looks at a whole conversation and at what was said last. */
export function lookAt(conversation: Conversation): Moment {
  const { said, feelings } = conversation;
  const spoken = said.filter((turn) => turn.by === 'coach').map((turn) => turn.text);
  const lastCoach = said.findLastIndex((turn) => turn.by === 'coach');
  const answered = said.slice(0, lastCoach + 1).filter((turn) => turn.by === 'person');
  const before: Turn[] = conversation.background
    ? [readTurn(wordsOfSummary(conversation.background), false)]
    : [];
  for (const { text, title } of answered) before.push(readTurn(text, before.length > 0, title));
  // Whoever stopped a reply and asked again left two messages in a row: they are answered together.
  const fresh = said.slice(lastCoach + 1);
  const text = fresh.map((turn) => turn.text).join('\n') || (answered.at(-1)?.text ?? '');
  const now = readTurn(text, before.length > 0, fresh[0]?.title);
  const serious = [...before.filter((turn) => turn.matter === 'on_topic'), now];
  const person = serious.findLast((turn) => turn.reading.people.length > 0)?.reading.people[0] ?? somebody;
  const theme = serious.findLast((turn) => turn.reading.themes.length > 0)?.reading.themes[0] ?? null;
  const seed = createHash('sha256')
    .update(JSON.stringify([said, feelings, conversation.background]))
    .digest('hex');
  const say = phrasing(seed, spoken.join('\n'), person);
  const isFirst = spoken.length === 0 && conversation.background === null;
  return { now, before, lastReply: spoken.at(-1) ?? null, isFirst, feelings, theme, person, say };
}

/** The person's own words in a summary of ours, or all of another's. */
export function wordsOfSummary(summary: string): string {
  const quoted = [...summary.matchAll(/“([^”]+)”/g)].map((match) => match[1]);
  return quoted.length > 0 ? quoted.join('. ') : summary;
}

/** The title helps to see what it is about; what is quoted are the words below it. */
function readTurn(text: string, began: boolean, title = ''): Turn {
  const whole = `${text}\n${title}`.trim();
  const reading = readWords(whole);
  const { quotes } = readWords(text);
  return {
    text,
    reading: { ...reading, quotes: quotes.length > 0 ? quotes : reading.quotes },
    matter: matterOf(whole, reading, began),
  };
}

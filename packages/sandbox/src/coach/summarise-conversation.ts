import type { Conversation } from './conversation.ts';
import { joinWithAnd } from './phrasing.ts';
import { readText } from './reading.ts';
import { quotedWordsOf } from './reply-context.ts';
import { classifyMessage, type MessageKind } from './topic.policy.ts';

const LINE = /^\s*\**(user|person|client|assistant|coach)\**\s*:\s*/i;
const SUMMARISED_KINDS: readonly MessageKind[] = ['on_topic', 'danger', 'despair'];
const MAX_POINTS = 10;

/** A short factual summary of the person's messages, or of a transcript inside one message. */
export function summariseConversation(conversation: Conversation): string {
  const newTexts = conversation.messages.flatMap((message) =>
    message.by === 'person' ? linesOfPerson(message.text) : [],
  );
  const earlier = quotedWordsOf(conversation.background ?? '')
    .split('. ')
    .filter((text) => text !== '');
  const texts = [...earlier, ...newTexts].filter((text) =>
    SUMMARISED_KINDS.includes(classifyMessage(text, readText(text), true)),
  );
  // An earlier summary writes "their husband" for the person's "my husband".
  const all = readText([(conversation.background ?? '').replace(/\btheir\b/g, 'my'), ...texts].join('\n'));
  const points = [...new Set(texts.flatMap(extractPoints))];
  const shown =
    points.length > MAX_POINTS ? [...points.slice(0, 4), ...points.slice(4 - MAX_POINTS)] : points;
  const people = all.people.slice(0, 5).map((one) => one.name.replace(/^your /, 'their '));
  const parts = [
    all.themes.length > 0 &&
      `The person writes about ${joinWithAnd(all.themes.slice(0, 3).map((theme) => theme.name))}.`,
    people.length > 0 && `People involved: ${joinWithAnd(people)}.`,
    conversation.feelings.length > 0 && `Feelings named: ${joinWithAnd(conversation.feelings)}.`,
    all.count && `They mention ${all.count.text}.`,
    shown.length > 0 && `In their words: ${shown.map((point) => `“${point}”`).join('; ')}.`,
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? parts.join(' ') : 'The person has not said anything specific yet.';
}

/** One point of a short message, up to three of a long one, none of a question. */
function extractPoints(text: string): string[] {
  if (text.trim().endsWith('?') && text.length < 80) return [];
  return readText(text).quotes.slice(0, text.length > 200 ? 3 : 1);
}

function linesOfPerson(text: string): string[] {
  if (!text.split('\n').some((line) => LINE.test(line))) return [text];
  const spoken: string[] = [];
  let byPerson = false;
  for (const line of text.split('\n')) {
    const label = LINE.exec(line)?.[1]?.toLowerCase();
    if (label) byPerson = label !== 'assistant' && label !== 'coach';
    if (byPerson && line.trim() !== '') spoken.push(line.replace(LINE, ''));
  }
  return spoken;
}

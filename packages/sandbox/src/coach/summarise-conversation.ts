import type { Conversation } from './conversation.ts';
import { joinWithAnd } from './own-words.ts';
import { findPeople } from './people.ts';

const LINE = /^\s*\**(user|person|client|assistant|coach)\**\s*:\s*/i;
const MAX_POINTS = 10;
const MAX_POINT_WORDS = 14;

/** A short factual summary of the person's messages, or of a transcript inside one message. */
export function summariseConversation(conversation: Conversation): string {
  const { background, feelings, messages } = conversation;
  const spoken = messages.flatMap(({ by, text }) => (by === 'person' ? linesOfPerson(text) : []));
  const points = [...new Set([...pointsOf(background ?? ''), ...spoken.map(toPoint)])].filter(Boolean);
  const shown =
    points.length > MAX_POINTS ? [...points.slice(0, 4), ...points.slice(4 - MAX_POINTS)] : points;
  // An earlier summary writes "their husband" for the person's "my husband".
  const people = findPeople([(background ?? '').replace(/\btheir\b/g, 'my'), ...spoken].join('\n'))
    .slice(0, 5)
    .map((name) => name.replace(/^your /, 'their '));
  const parts = [
    people.length > 0 && `People involved: ${joinWithAnd(people)}.`,
    feelings.length > 0 && `Feelings named: ${joinWithAnd(feelings)}.`,
    shown.length > 0 && `In their words: ${shown.map((point) => `“${point}”`).join('; ')}.`,
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? parts.join(' ') : 'The person has not said anything specific yet.';
}

/** The quoted words of our own earlier summary. */
function pointsOf(summary: string): string[] {
  return [...summary.matchAll(/“([^”]+)”/g)].map(([, point = '']) => point);
}

/** The first sentence of a message in plain letters; nothing of a short question. */
function toPoint(text: string): string {
  if (text.trim().endsWith('?') && text.length < 80) return '';
  const sentence = text.split(/[.!?\n]/).find((part) => part.trim() !== '') ?? '';
  const words = sentence
    .replace(/[^\p{L}\p{M}\p{N}'’ -]+/gu, ' ')
    .trim()
    .split(/\s+/);
  return words.length > MAX_POINT_WORDS ? `${words.slice(0, MAX_POINT_WORDS).join(' ')} …` : words.join(' ');
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

import type { Conversation } from './conversation.ts';
import { wordsOfSummary } from './moment.ts';
import { inWords } from './phrasing.ts';
import { readWords } from './reading.ts';
import { type Matter, matterOf } from './topic.policy.ts';

const LINE = /^\s*\**(user|person|client|assistant|coach)\**\s*:\s*/i;
const TOLD: readonly Matter[] = ['on_topic', 'danger', 'despair'];
const KEPT_POINTS = 10;

/** A short factual summary of what the person said, from messages or from a transcript inside one message. */
export function summariseConversation(conversation: Conversation): string {
  const spoken = conversation.said.flatMap((turn) => (turn.by === 'person' ? spokenByPerson(turn.text) : []));
  const earlier = wordsOfSummary(conversation.background ?? '')
    .split('. ')
    .filter((text) => text !== '');
  const told = [...earlier, ...spoken].filter((text) => TOLD.includes(matterOf(text, readWords(text), true)));
  // "their husband" of an earlier summary is the "my husband" of the person.
  const all = readWords([(conversation.background ?? '').replace(/\btheir\b/g, 'my'), ...told].join('\n'));
  const points = [...new Set(told.flatMap(pointsOf))];
  const shown =
    points.length > KEPT_POINTS ? [...points.slice(0, 4), ...points.slice(4 - KEPT_POINTS)] : points;
  const people = all.people.slice(0, 5).map((one) => one.name.replace(/^your /, 'their '));
  const parts = [
    all.themes.length > 0 &&
      `The person writes about ${inWords(all.themes.slice(0, 3).map((theme) => theme.name))}.`,
    people.length > 0 && `People involved: ${inWords(people)}.`,
    conversation.feelings.length > 0 && `Feelings named: ${inWords(conversation.feelings)}.`,
    all.count && `They mention ${all.count.text}.`,
    shown.length > 0 && `In their words: ${shown.map((point) => `“${point}”`).join('; ')}.`,
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? parts.join(' ') : 'The person has not said anything specific yet.';
}

/** One point of a short message, up to three of a long one, none of a mere question. */
function pointsOf(text: string): string[] {
  if (text.trim().endsWith('?') && text.length < 80) return [];
  return readWords(text).quotes.slice(0, text.length > 200 ? 3 : 1);
}

function spokenByPerson(text: string): string[] {
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

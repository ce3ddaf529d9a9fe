import type { Conversation } from './conversation.ts';
import { inWords } from './phrasing.ts';
import { readWords } from './reading.ts';

const LINE = /^\s*\**(user|person|client|assistant|coach)\**\s*:\s*/i;

/** A short factual summary of what the person said, from messages or from a transcript inside one message. */
export function summariseConversation(conversation: Conversation): string {
  const written = conversation.said.flatMap((turn) =>
    turn.by === 'person' ? spokenByPerson(turn.text) : [],
  );
  const all = readWords(written.join('\n'));
  const points = [...new Set(written.map((text) => readWords(text).quote).filter((quote) => quote !== null))];
  const shown = points.length > 8 ? [...points.slice(0, 3), ...points.slice(-5)] : points;
  const parts = [
    all.themes.length > 0
      ? `The person writes about ${inWords(all.themes.slice(0, 3).map((theme) => theme.name))}.`
      : null,
    all.people.length > 0
      ? `People involved: ${inWords(all.people.slice(0, 5).map((one) => one.name.replace(/^your /, 'their ')))}.`
      : null,
    conversation.feelings.length > 0 ? `Feelings named: ${inWords(conversation.feelings)}.` : null,
    all.count ? `They mention ${all.count.text}.` : null,
    shown.length > 0 ? `In their words: ${shown.map((point) => `“${point}”`).join('; ')}.` : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' ') : 'The person has not said anything specific yet.';
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

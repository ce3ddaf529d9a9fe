import type { Moment } from './moment.ts';
import { general } from './phrasebook/general.ts';
import { asideOf } from './topic.policy.ts';

/** Longest and shortest reply, in words. */
export const LONGEST_REPLY = 220;
export const SHORTEST_REPLY = 90;

/** Repeats a short piece of what was just written. */
export function quote({ now, say }: Moment): string | null {
  const phrase = now.reading.quotes[0];
  return phrase ? say.pick('quote', general.quoting, { quote: phrase }) : null;
}

/** Says why there is no diagnosis and no legal or medical word, when the message touches them. */
export function aside({ now, say }: Moment): string | null {
  const kind = asideOf(now.text);
  if (kind === null) return null;
  return say.pick('aside', kind === 'label' ? general.noLabel : general.notMyField);
}

/** Points to a guide of the library, once in `outOf` replies. */
export function guide({ theme, say }: Moment, outOf: number): string | null {
  return theme?.guide && say.chance('guide', outOf)
    ? say.pick('guideLine', general.guides[theme.guide])
    : null;
}

const WANTS_WORDS =
  /\b(?:what (?:do|should|can|could) I (?:say|write|tell|text|answer)|how (?:do|should|can|could) I (?:say|tell|ask|put|bring|phrase|word)|(?:write|draft|word) (?:a|him|her|them|my) (?:message|letter|text|note|apology)|find the words|right words)\b/i;

/** Whether a message asks for words to say. */
export function wantsWords(text: string): boolean {
  return WANTS_WORDS.test(text);
}

/** Words the person could use, with a hint how. */
export function wordsToSay(moment: Moment): string {
  const { say, theme } = moment;
  const words = say.prefer('words', [theme?.words ?? [], general.anyWords]);
  return sentences(
    say.pick('offer', general.offerWords),
    `“${words}”`,
    say.pick('tip', general.wordsTip),
    guide(moment, 3),
  );
}

export function sentences(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(' ');
}

export function paragraphs(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

export function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

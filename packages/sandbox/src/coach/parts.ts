import { general } from './phrasebook/general.ts';
import type { ReplyContext } from './reply-context.ts';
import { findDisclaimerKind } from './topic.policy.ts';

export const MAX_REPLY_WORDS = 220;
export const MIN_REPLY_WORDS = 90;

/** Quotes a short phrase of the newest message. */
export function quoteMessage({ now, phrasing }: ReplyContext): string | null {
  const phrase = now.reading.quotes[0];
  return phrase ? phrasing.pick('quote', general.quoting, { quote: phrase }) : null;
}

/** Explains why the coach gives no diagnosis and no legal or medical advice, if the message asks for it. */
export function disclaimer({ now, phrasing }: ReplyContext): string | null {
  const kind = findDisclaimerKind(now.text);
  if (kind === null) return null;
  return phrasing.pick('aside', kind === 'label' ? general.noLabel : general.notMyField);
}

/** Links to a guide of the library in one of `outOf` replies. */
export function linkGuide({ theme, phrasing }: ReplyContext, outOf: number): string | null {
  return theme?.guide && phrasing.chance('guide', outOf)
    ? phrasing.pick('guideLine', general.guides[theme.guide])
    : null;
}

const ASKS_FOR_WORDING =
  /\b(?:what (?:do|should|can|could) I (?:say|write|tell|text|answer)|how (?:do|should|can|could) I (?:say|tell|ask|put|bring|phrase|word)|(?:write|draft|word) (?:a|him|her|them|my) (?:message|letter|text|note|apology)|find the words|right words)\b/i;

export function asksForWording(text: string): boolean {
  return ASKS_FOR_WORDING.test(text);
}

/** Suggests words that the person could use, with a tip. */
export function suggestWording(context: ReplyContext): string {
  const { phrasing, theme } = context;
  const words = phrasing.prefer('words', [theme?.words ?? [], general.anyWords]);
  return joinSentences(
    phrasing.pick('offer', general.offerWords),
    `“${words}”`,
    phrasing.pick('tip', general.wordsTip),
    linkGuide(context, 3),
  );
}

export function joinSentences(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(' ');
}

export function joinParagraphs(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

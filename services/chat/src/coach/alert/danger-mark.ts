import { type Finding, IN_DANGER, type InDanger, type SafetyKind, safetyKinds } from '@app/contracts';

/** The mark that the coach puts at the beginning of its reply when it sees a danger that screening has not found. */
export const DANGER_MARK = '[[danger: KIND WHO]]';

/** Who is assumed to be in danger when the mark does not name it, or names it in an unknown word. */
const DEFAULT_IN_DANGER: Readonly<Record<SafetyKind, InDanger>> = {
  self_harm: 'writer',
  harm_to_others: 'other',
  child_at_risk: 'child',
  victim_of_abuse: 'writer',
};
const OTHER_WORDS: Readonly<Record<string, InDanger>> = {
  self: 'writer',
  user: 'writer',
  others: 'other',
  partner: 'other',
  children: 'child',
};

/** Parses the content of a mark into findings, the gravest first; empty when it names no known kind. */
export function readMark(content: string): Finding[] {
  const words = content.toLowerCase().replace(/[^a-z]+/g, ' ');
  if (/^ ?(?:danger )?(?:no|none|null)\b/.test(words)) return [];
  const kinds = safetyKinds.filter((kind) => words.includes(inWords(kind)));
  const rest = kinds.reduce((left, kind) => left.replaceAll(inWords(kind), ''), words).split(' ');
  const who = rest.map((word) => IN_DANGER.find((one) => one === word) ?? OTHER_WORDS[word]).find(Boolean);
  return kinds.map((kind) => ({ kind, inDanger: who ?? DEFAULT_IN_DANGER[kind], certainty: 'certain' }));
}

function inWords(kind: SafetyKind): string {
  return kind.replaceAll('_', ' ');
}

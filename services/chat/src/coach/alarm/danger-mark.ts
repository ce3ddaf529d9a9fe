import { type Finding, IN_DANGER, type InDanger, type SafetyKind, safetyKinds } from '@app/contracts';

/** What the coach is told to begin its reply with, where it sees a danger that screening has not found. */
export const DANGER_MARK = '[[danger: KIND WHO]]';

/** Who is in danger where the mark doesn't say it, or says it in words of its own. */
const MOST_LIKELY: Readonly<Record<SafetyKind, InDanger>> = {
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

/** What a mark says between its brackets, the gravest first; nothing where it names no kind that we know. */
export function readMark(content: string): Finding[] {
  const said = content.toLowerCase().replace(/[^a-z]+/g, ' ');
  if (/^ ?(?:danger )?(?:no|none|null)\b/.test(said)) return [];
  const kinds = safetyKinds.filter((kind) => said.includes(inWords(kind)));
  const rest = kinds.reduce((left, kind) => left.replaceAll(inWords(kind), ''), said).split(' ');
  const who = rest.map((word) => IN_DANGER.find((one) => one === word) ?? OTHER_WORDS[word]).find(Boolean);
  return kinds.map((kind) => ({ kind, inDanger: who ?? MOST_LIKELY[kind] }));
}

function inWords(kind: SafetyKind): string {
  return kind.replaceAll('_', ' ');
}

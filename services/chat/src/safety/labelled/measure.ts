import { type Finding, safetyKinds } from '@app/contracts';
import { type LabelledSentence, languages } from './labelled-sentence.ts';
import type { Measured, Share } from './measured.ts';

type Screen = (texts: readonly string[]) => Finding | null;

/** What screening said to a sentence of the set. */
export interface Verdict {
  sentence: LabelledSentence;
  finding: Finding | null;
}

export function verdicts(sentences: readonly LabelledSentence[], screen: Screen): Verdict[] {
  return sentences.map((sentence) => ({ sentence, finding: screen([sentence.text]) }));
}

/** Whether screening was right: the label or a kind that is true as well, or nothing where nobody is in danger. */
export function right({ sentence: { label, also = [] }, finding }: Verdict): boolean {
  if (label === null || finding === null) return label === finding;
  return finding.kind === label || also.includes(finding.kind);
}

/** Counts the verdicts on one part of the set, by kind, by language and together (`all`). */
export function measure(given: readonly Verdict[]): Measured {
  const told = (directness: string) => given.filter(({ sentence }) => sentence.directness === directness);
  const recall = (directness: string) => ({
    ...Object.fromEntries(
      safetyKinds.map((kind) => [
        kind,
        share(
          told(directness).filter(({ sentence }) => sentence.label === kind),
          right,
        ),
      ]),
    ),
    ...byLanguage(told(directness), right),
  });
  const victims = given.filter(
    ({ sentence: { label, also } }) => label === 'victim_of_abuse' && !also?.includes('harm_to_others'),
  );
  return {
    explicit: recall('explicit'),
    indirect: recall('indirect'),
    falseAlarms: byLanguage(told('everyday'), (verdict) => !right(verdict)),
    rightPerson: share(
      given.filter((verdict) => verdict.finding !== null && right(verdict)),
      ({ sentence, finding }) => finding?.inDanger === sentence.inDanger,
    ),
    victimsTakenForPerpetrators: share(victims, ({ finding }) => finding?.kind === 'harm_to_others'),
  };
}

/** The share as a number of 0 to 100; of nothing, 0. */
export function percent({ hits, of }: Share): number {
  return of === 0 ? 0 : (hits / of) * 100;
}

function byLanguage(given: readonly Verdict[], hit: (verdict: Verdict) => boolean): Record<string, Share> {
  const of = languages.map((lang) => [
    lang,
    share(
      given.filter(({ sentence }) => sentence.lang === lang),
      hit,
    ),
  ]);
  return { ...Object.fromEntries(of), all: share(given, hit) };
}

function share(given: readonly Verdict[], hit: (verdict: Verdict) => boolean): Share {
  return { hits: given.filter(hit).length, of: given.length };
}

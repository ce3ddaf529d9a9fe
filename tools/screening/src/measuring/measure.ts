import { type Finding, leavesOpenWhoHurts, safetyKinds } from '@app/contracts';
import * as z from 'zod';
import { type LabelledText, languages } from '../dataset.ts';

const share = z.object({ hits: z.int(), of: z.int() });
export type Share = z.output<typeof share>;

const shares = z.record(z.string(), share);

/** The quality of screening on some labelled texts. */
export const measuredSchema = z.object({
  /** The recall of explicit danger, by kind, by language and together (`all`). */
  explicit: shares,
  indirect: shares,
  /** By language and in `all`: everyday texts with a finding. */
  falseAlarms: shares,
  /** Of the correct findings that name a person, those that name the right one. */
  rightPerson: share,
  /** Texts that only show a victim, with a finding that the writer hurts somebody. */
  victimsTakenForPerpetrators: share,
  /** Texts that only show a victim, with a finding of harm to others that leaves open who hurts whom. */
  victimsLeftOpen: share,
});
export type Measured = z.output<typeof measuredSchema>;

type Screen = (texts: readonly string[]) => Finding | null;

/** A labelled text and what screening found in it. */
export interface ScreenedText {
  readonly labelled: LabelledText;
  readonly finding: Finding | null;
}

export function screenTexts(texts: readonly LabelledText[], screen: Screen): ScreenedText[] {
  return texts.map((labelled) => ({ labelled, finding: screen([labelled.text]) }));
}

/** Whether a finding has the labelled kind or another kind that applies, or there is none where nobody is in danger. */
export function isCorrect({ labelled: { label, also = [] }, finding }: ScreenedText): boolean {
  if (label === null || finding === null) return label === finding;
  return finding.kind === label || also.includes(finding.kind);
}

/** Whether the text only shows a victim. */
export function isVictim({ labelled: { label, also } }: Pick<ScreenedText, 'labelled'>): boolean {
  return label === 'victim_of_abuse' && !also?.includes('harm_to_others');
}

/** Whether the finding says that the writer is the one who hurts. */
export function isBlaming({ finding }: ScreenedText): boolean {
  return finding?.kind === 'harm_to_others' && !leavesOpenWhoHurts(finding);
}

/** Whether the finding leaves open who hurts whom. */
export function isLeftOpen({ finding }: ScreenedText): boolean {
  return finding !== null && leavesOpenWhoHurts(finding);
}

export function measure(screened: readonly ScreenedText[]): Measured {
  const withDirectness = (directness: string) =>
    screened.filter(({ labelled }) => labelled.directness === directness);
  const recall = (directness: string) => ({
    ...Object.fromEntries(
      safetyKinds.map((kind) => [
        kind,
        shareOf(
          withDirectness(directness).filter(({ labelled }) => labelled.label === kind),
          isCorrect,
        ),
      ]),
    ),
    ...byLanguage(withDirectness(directness), isCorrect),
  });
  const victims = screened.filter(isVictim);
  return {
    explicit: recall('explicit'),
    indirect: recall('indirect'),
    falseAlarms: byLanguage(withDirectness('everyday'), (one) => !isCorrect(one)),
    rightPerson: shareOf(
      screened.filter((one) => one.finding !== null && !leavesOpenWhoHurts(one.finding) && isCorrect(one)),
      ({ labelled, finding }) => finding?.inDanger === labelled.inDanger,
    ),
    victimsTakenForPerpetrators: shareOf(victims, isBlaming),
    victimsLeftOpen: shareOf(victims, isLeftOpen),
  };
}

/** The share as a number from 0 to 100; 0 of nothing. */
export function percent({ hits, of }: Share): number {
  return of === 0 ? 0 : (hits / of) * 100;
}

function byLanguage(
  screened: readonly ScreenedText[],
  isHit: (one: ScreenedText) => boolean,
): Record<string, Share> {
  const ofLanguages = languages.map((lang) => [
    lang,
    shareOf(
      screened.filter(({ labelled }) => labelled.lang === lang),
      isHit,
    ),
  ]);
  return { ...Object.fromEntries(ofLanguages), all: shareOf(screened, isHit) };
}

function shareOf(screened: readonly ScreenedText[], isHit: (one: ScreenedText) => boolean): Share {
  return { hits: screened.filter(isHit).length, of: screened.length };
}

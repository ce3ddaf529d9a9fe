import { createHash } from 'node:crypto';
import type { Finding } from '@app/contracts';
import type { Verdict } from '../../labelled/measure.ts';
import { type Scores, verdictOf } from '../judge.ts';
import type { Example } from './examples.ts';
import { scorerOfLearned, trainJudge } from './train-judge.ts';

const FOLDS = 5;
/**
 * How many everyday sentences may be taken for a danger, of 100 that were not trained on. More than the 3 that are
 * promised: half of those we train on were written a word away from a danger, so that what people write brings about half
 * as many (docs/decisions tells why this is where the threshold is).
 */
const ALARMS_ALLOWED = 5;
/** How many victims of abuse may be taken for perpetrators, of 100 that were found. */
const BLAME_ALLOWED = 0.2;

export interface Judged {
  readonly example: Example;
  readonly scores: Scores;
}
export interface Cuts {
  readonly threshold: number;
  readonly harmLead: number;
}

/** Judges each example that is as people write by what was learned from the other folds. */
export function crossValidate(examples: readonly Example[]): Judged[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const score = scorerOfLearned(trainJudge(examples.filter((example) => foldOf(example) !== fold)));
    return examples
      .filter((example) => example.isFor === 'people' && foldOf(example) === fold)
      .map((example) => ({ example, scores: score(example.features) }));
  }).flat();
}

/** By its text, so that adding a sentence moves no other. */
function foldOf({ sentence }: Example): number {
  return (createHash('sha256').update(sentence.text).digest()[0] ?? 0) % FOLDS;
}

/** Where to cut, so that no more than is allowed goes wrong in what was not trained on. */
export function cutsFor(judged: readonly Judged[]): Cuts {
  const alarms = judged
    .filter(({ example }) => example.sentence.label === null)
    .map(({ scores }) => scores.danger);
  const threshold = above(alarms, ALARMS_ALLOWED);
  const blame = judged
    .filter(({ example, scores }) => isVictim(example) && scores.danger > threshold)
    .map(({ scores }) => scores.harm_to_others - scores.victim_of_abuse);
  return { threshold, harmLead: Math.max(0, above(blame, BLAME_ALLOWED)) };
}

function isVictim({ sentence: { label, also } }: Example): boolean {
  return label === 'victim_of_abuse' && !also?.includes('harm_to_others');
}

/** The number that so many of a hundred lie above. */
function above(values: readonly number[], percent: number): number {
  const allowed = Math.floor((values.length * percent) / 100);
  return values.toSorted((one, other) => other - one)[allowed] ?? 0;
}

/** What the cuts make of the scores. */
export function verdictsOf(judged: readonly Judged[], cuts: Cuts): Verdict[] {
  return judged.map(({ example: { sentence }, scores }) => {
    const finding: Finding | null = verdictOf(scores, cuts);
    return { sentence, finding };
  });
}

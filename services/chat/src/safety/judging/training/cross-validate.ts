import { createHash } from 'node:crypto';
import type { Verdict } from '../../labelled/measure.ts';
import { type Cuts, type Judged, likeliest, verdictOf } from '../judge.ts';
import type { Example } from './examples.ts';
import { scorerOfLearned, trainJudge } from './train-judge.ts';

const FOLDS = 5;
/**
 * How many everyday texts may be taken for a danger, of 100 that were not trained on: of single sentences, and of messages
 * of many. More than the 3 that are promised: half of the sentences we train on were written close to a danger, so that
 * what people write brings less than half as many (docs/decisions/0036 tells why the thresholds are there).
 */
const ALARMS_ALLOWED = { sentence: 7, message: 5 };
/** How many victims of abuse may be taken for perpetrators, of 100 that were found. */
const BLAME_ALLOWED = 0.2;

/** An example and what was made of it by what was learned without it. */
export interface Trial {
  readonly example: Example;
  readonly judged: Judged;
}

/** Judges each example that is as people write by what was learned from the other folds. */
export function crossValidate(examples: readonly Example[]): Trial[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const score = scorerOfLearned(trainJudge(examples.filter((example) => foldOf(example) !== fold)));
    return examples
      .filter((example) => isAsWritten(example) && foldOf(example) === fold)
      .flatMap((example) => {
        const judged = likeliest(example.windows, score);
        return judged ? [{ example, judged }] : [];
      });
  }).flat();
}

function isAsWritten({ isFor }: Example): boolean {
  return isFor === 'people' || isFor === 'message';
}

/** By its text, so that adding a sentence moves no other. */
function foldOf({ sentence }: Example): number {
  return (createHash('sha256').update(sentence.text).digest()[0] ?? 0) % FOLDS;
}

/** Where to cut, so that no more than is allowed goes wrong in what was not trained on. */
export function cutsFor(trials: readonly Trial[]): Cuts {
  const everyday = trials.filter(({ example }) => example.sentence.label === null);
  const threshold = above(
    everyday.filter(({ judged }) => judged.windows === 1).map(({ judged }) => judged.scores.danger),
    ALARMS_ALLOWED.sentence,
  );
  const needed = everyday
    .filter(({ example }) => example.isFor === 'message')
    .map(({ judged }) => (judged.scores.danger - threshold) / Math.log2(judged.windows));
  const cuts = { threshold, perDoubling: Math.max(0, above(needed, ALARMS_ALLOWED.message)), harmLead: 0 };
  const blame = trials
    .filter(({ example, judged }) => isVictim(example) && verdictOf(judged, cuts) !== null)
    .map(({ judged: { scores } }) => scores.harm_to_others - scores.victim_of_abuse);
  return { ...cuts, harmLead: Math.max(0, above(blame, BLAME_ALLOWED)) };
}

function isVictim({ sentence: { label, also } }: Example): boolean {
  return label === 'victim_of_abuse' && !also?.includes('harm_to_others');
}

/** The number that so many of a hundred lie above. */
function above(values: readonly number[], percent: number): number {
  const allowed = Math.floor((values.length * percent) / 100);
  return values.toSorted((one, other) => other - one)[allowed] ?? 0;
}

/** What the cuts make of the trials. */
export function verdictsOf(trials: readonly Trial[], cuts: Cuts): Verdict[] {
  return trials.map(({ example: { sentence }, judged }) => ({ sentence, finding: verdictOf(judged, cuts) }));
}

import type { Weights } from '@app/screening/training';
import {
  type CrossValidation,
  chooseThresholds,
  crossValidate,
  measureValidated,
} from './cross-validation.ts';
import type { Example } from './examples.ts';
import { quantize, trainClassifier } from './train-classifier.ts';

/** Trains the classifier, and chooses its thresholds by cross-validation. The same examples give the same result. */
export function trainWeights(examples: readonly Example[]): {
  weights: Omit<Weights, 'fingerprint'>;
  crossValidation: Omit<CrossValidation, 'fingerprint'>;
} {
  const validated = crossValidate(examples);
  const thresholds = chooseThresholds(validated);
  return {
    weights: { ...thresholds, ...quantize(trainClassifier(examples)) },
    crossValidation: measureValidated(validated, thresholds),
  };
}

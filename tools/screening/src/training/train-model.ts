import { encodeModel, Lexicon, type Model } from '@app/screening/training';
import { compileLexicon } from '../lexicon/compile-lexicon.ts';
import { type CrossValidation, chooseDecision, crossValidate, measureValidated } from './cross-validation.ts';
import { createExamples, type readTrainingTexts } from './examples.ts';
import { trainClassifier } from './train-classifier.ts';

/**
 * Compiles the word lists, trains the classifier, and chooses its thresholds by cross-validation. The same texts and
 * lists give the same result, byte for byte on one kind of processor.
 */
export function trainModel(texts: ReturnType<typeof readTrainingTexts>): {
  model: Model;
  crossValidation: Omit<CrossValidation, 'fingerprint'>;
} {
  const lexicon = compileLexicon();
  const trainingSet = createExamples(texts, new Lexicon(lexicon));
  const validated = crossValidate(trainingSet, lexicon);
  const decision = chooseDecision(validated);
  const { header, ...tables } = trainClassifier(trainingSet);
  const lengths = {
    keys: lexicon.keys.length,
    meanings: lexicon.meanings.length,
    slots: tables.features.slots,
  };
  return {
    model: { ...tables, lexicon, header: { fingerprint: '', ...decision, ...header, lengths } },
    crossValidation: measureValidated(validated, decision),
  };
}

/** Encodes a model with its fingerprint. */
export function encodeWithFingerprint(model: Model, fingerprint: string): Buffer {
  return encodeModel({ ...model, header: { ...model.header, fingerprint } });
}

import { expect, test } from 'vitest';
import { collectEvidence } from './classify.ts';
import { collectFeatures, FeatureSet } from './features.ts';
import { Lexicon } from './lexicon.ts';
import { readModel, SCORES } from './model.ts';
import { readSentences } from './read-sentences.ts';
import { readTokens } from './tokenize.ts';
import { splitIntoWindows, type Window } from './windows.ts';

const model = readModel();
const lexicon = new Lexicon(model.lexicon);

// The words of a sentence are looked up once and added up for each window, so what two sentences share must count once.
test.each([
  'He hits me when he drinks. When he drinks he hits me and the children.',
  'My sister moved out. My sister took the cat, and the cat took my chair.',
  '他打我。他打我和孩子。',
])('two sentences with the same words are scored like all their features together: %s', (text) => {
  const sentences = readSentences(readTokens(text), lexicon);
  const features = new FeatureSet();
  const scoreOf = ({ from, to }: Window, at: number) => {
    collectFeatures(sentences.slice(from, to), features);
    const { keys, values, size, square } = features;
    const sums = new Float64Array(SCORES.length);
    for (let nth = 0; nth < size; nth += 1) model.features.addScores(sums, keys[nth] ?? 0, values[nth] ?? 0);
    const { scale = 0, bias = 0 } = model.header.scores[at] ?? {};
    return ((sums[at] ?? 0) * scale) / Math.sqrt(square) + bias;
  };
  const windows = splitIntoWindows(sentences);
  expect(windows).toHaveLength(3);
  for (const [at, score] of SCORES.entries()) {
    const powers = windows.map((window) => Math.exp(3 * scoreOf(window, at)));
    const mean = powers.reduce((sum, one) => sum + one) / powers.length;
    expect(collectEvidence(sentences, model)?.scores[score]).toBeCloseTo(Math.log(mean) / 3, 6);
  }
});

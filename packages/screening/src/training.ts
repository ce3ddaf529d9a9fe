/** The parts of screening that training and measuring (tools/screening) use. Production code imports `screen` alone. */
export {
  classify,
  createScorer,
  type Scorer,
  scoreWindows,
  type TextScore,
  type Thresholds,
  toScores,
} from './classifier/classify.ts';
export { CONCEPTS } from './classifier/concepts.ts';
export { extractFeatures, type Features } from './classifier/features.ts';
export { FIELDS } from './classifier/semantic-fields.ts';
export {
  decodeWeights,
  encodeWeights,
  OUTPUTS,
  type Output,
  readWeights,
  WEIGHTS_FILE,
  type Weights,
} from './classifier/weights.ts';
export { splitIntoWindows, type Window } from './classifier/windows.ts';
export { foldCharacters } from './normalize-text.ts';
export { LANGUAGES as PATTERN_LANGUAGES } from './patterns/languages/index.ts';
export { PatternMatcher } from './patterns/matcher.ts';
export { readTokens } from './patterns/tokenize.ts';
export { extractSignals, LANGUAGES } from './signals/extract-signals.ts';

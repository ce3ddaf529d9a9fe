/** The parts of screening that training and measuring (tools/screening) use. Production code imports `screen` alone. */
export {
  classify,
  collectEvidence,
  type Decision,
  type Evidence,
  isLong,
  kindNumbersOf,
  numbersOf,
  weigh,
  weighKinds,
} from './classify.ts';
export { FeatureTable } from './feature-table.ts';
export { collectFeatures, FeatureSet } from './features.ts';
export { combineHashes, hashPhrase, hashText, placeKeys, SPARE_SLOTS } from './hash.ts';
export {
  ENTRY,
  entryKey,
  groupOf,
  LANGUAGES,
  type LanguageCode,
  type LanguageGroup,
  Lexicon,
  type LexiconData,
  MIN_BEGINNING,
  MIN_FOREIGN_LETTERS,
  MIN_STEM,
} from './lexicon.ts';
export {
  DETAILS,
  type Detail,
  decodeModel,
  encodeModel,
  MODEL_FILE,
  type Model,
  type ModelHeader,
  readModel,
  SCORES,
  type Score,
  type Threshold,
  type Weighing,
} from './model.ts';
export { LANGUAGES as PATTERN_LANGUAGES } from './patterns/languages/index.ts';
export { PatternMatcher } from './patterns/matcher.ts';
export { readSentences, type Sentence } from './read-sentences.ts';
export { readTokens } from './tokenize.ts';
export { splitIntoWindows, type Window } from './windows.ts';

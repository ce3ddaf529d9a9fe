import type { Finding } from '@app/contracts';
import { Candidates } from './candidates.ts';
import { type Language, type LanguageCode, sayingsOf } from './language.ts';
import { mendTypos, vocabularyOf } from './mend-typos.ts';
import { type ReadySaying, readySaying } from './saying.ts';

/** A saying that was heard: what it tells, and the name of the sign it belongs to, the same for all its sayings. */
export interface Hit {
  readonly finding: Finding;
  readonly sign: string;
}

/** Reads one language: what a sentence says, heard as if said aloud. */
export interface Reader {
  readonly language: LanguageCode;
  /** How many of a sentence's words are among the commonest of this language. */
  familiarity(words: readonly string[]): number;
  /** A sentence as this language spells it, in pieces where it is long. */
  pieces(spokenSentence: string, wordsAtOnce?: number): string[];
  /** Every saying heard in a sentence, in no order. */
  hits(sentence: string): Hit[];
  /** The sentence with words mended that are probably mistyped; the same when there are none. */
  mended(sentence: string): string;
}

/** Longer sentences are read in pieces that overlap, so that matching stays in proportion to the text. */
const WORDS_AT_ONCE = 60;
const OVERLAP = 14;

interface Sign extends ReadySaying, Hit {}

/** Makes a language ready to be read with. @throws for a saying that can't be understood. */
export function readerOf(language: Language): Reader {
  const { spellings, lexicon, harmless, fiction, reported, signs, lookalikes } = language;
  const index = new Candidates<Sign>();
  const masks = new Candidates<ReadySaying>();
  const stories = new Candidates<ReadySaying>();
  const reports = new Candidates<ReadySaying>();
  const sayings: string[] = [];
  const common = new Set(language.common.split(' '));
  for (const { kind, signs: ofKind } of signs)
    for (const { inDanger, says, because } of ofKind)
      for (const saying of sayingsOf(says)) {
        const sign = `${language.code} ${kind} ${inDanger} ${because}`;
        index.add({ ...readySaying(saying, lexicon), finding: { kind, inDanger }, sign });
        sayings.push(saying);
      }
  for (const { says } of harmless)
    for (const saying of sayingsOf(says)) masks.add(readySaying(saying, lexicon));
  for (const saying of sayingsOf(reported)) reports.add(readySaying(saying, lexicon));
  for (const saying of sayingsOf(fiction)) stories.add(readySaying(saying, lexicon));
  const vocabulary = vocabularyOf(sayings, lexicon, lookalikes);

  return {
    language: language.code,
    familiarity: (words) => words.filter((word) => common.has(word)).length,
    pieces(spokenSentence, wordsAtOnce = WORDS_AT_ONCE) {
      const sentence = spellings.reduce((said, [from, to]) => said.replace(from, to), spokenSentence);
      return piecesOf(sentence.replaceAll("'", ' '), wordsAtOnce);
    },
    hits(sentence) {
      const words = sentence.trim().split(' ');
      const candidates = index.of(words);
      if (candidates.length === 0) return [];
      if (stories.of(words).some(({ expression }) => expression.test(sentence))) return [];
      const left = masks.of(words).reduce(
        // Twice: what overlaps with a first one is seen once that is gone.
        (said, { expression }) => said.replace(expression, '§ ').replace(expression, '§ '),
        sentence,
      );
      const isReported = reports.of(words).some(({ expression }) => expression.test(sentence));
      return candidates
        .filter(({ expression }) => expression.test(left))
        .map(({ finding, sign }) => ({ finding: isReported ? ofAnother(finding) : finding, sign }));
    },
    mended: (sentence) => mendTypos(sentence, vocabulary),
  };
}

/** Who speaks of their own death in another's sentence is that other; what is done to “me” there stays as it is. */
function ofAnother(finding: Finding): Finding {
  const isTheirs = finding.kind === 'self_harm' && finding.inDanger === 'writer';
  return isTheirs ? { ...finding, inDanger: 'other' } : finding;
}

function piecesOf(sentence: string, wordsAtOnce: number): string[] {
  const pieces: string[] = [];
  const words = sentence.split(/ +/).filter((word) => word !== '' && word.length < 40);
  for (let from = 0; from < words.length; from += wordsAtOnce - OVERLAP) {
    pieces.push(` ${words.slice(from, from + wordsAtOnce).join(' ')} `);
    if (from + wordsAtOnce >= words.length) break;
  }
  return pieces;
}

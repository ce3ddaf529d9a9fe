import type { Finding } from '@app/contracts';
import type { Language } from './language.ts';
import { mendTypos, vocabularyOf } from './mend-typos.ts';
import { type ReadySaying, readySaying } from './saying.ts';

/** Reads one language: what a sentence says, heard as if said aloud. */
export interface Reader {
  /** Sentences of a text as this language spells them. */
  sentences(spokenText: string): string[];
  /** Every finding in a sentence, in no order. */
  findings(sentence: string): Finding[];
  /** The sentence with words mended that are probably mistyped; the same when there are none. */
  mended(sentence: string): string;
}

/** Longer sentences are read in pieces that overlap, so that matching stays in proportion to the text. */
const WORDS_AT_ONCE = 60;
const OVERLAP = 14;

interface Sign extends ReadySaying {
  readonly finding: Finding;
}

/** Makes a language ready to be read with. @throws for a saying that can't be understood. */
export function readerOf({ spellings, lexicon, harmless, fiction, signs, lookalikes }: Language): Reader {
  const index = new AnchorIndex<Sign>();
  const masks = new AnchorIndex<ReadySaying>();
  const stories = new AnchorIndex<ReadySaying>();
  const sayings: string[] = [];
  for (const { kind, signs: ofKind } of signs)
    for (const { inDanger, says } of ofKind)
      for (const saying of says) {
        index.add({ ...readySaying(saying, lexicon), finding: { kind, inDanger } });
        sayings.push(saying);
      }
  for (const { says } of harmless) for (const saying of says) masks.add(readySaying(saying, lexicon));
  for (const saying of fiction) stories.add(readySaying(saying, lexicon));
  const vocabulary = vocabularyOf(sayings, lexicon, lookalikes);

  return {
    sentences(spokenText) {
      const text = spellings.reduce((said, [from, to]) => said.replace(from, to), spokenText);
      return piecesOf(text.replaceAll("'", ' '));
    },
    findings(sentence) {
      const words = sentence.trim().split(' ');
      const candidates = index.of(words);
      if (candidates.length === 0) return [];
      if (stories.of(words).some(({ expression }) => expression.test(sentence))) return [];
      const left = masks.of(words).reduce(
        // Twice: what overlaps with a first one is seen once that is gone.
        (said, { expression }) => said.replace(expression, '§ ').replace(expression, '§ '),
        sentence,
      );
      return candidates.filter(({ expression }) => expression.test(left)).map(({ finding }) => finding);
    },
    mended: (sentence) => mendTypos(sentence, vocabulary),
  };
}

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const sentence of text.split('.')) {
    const words = sentence.split(/ +/).filter((word) => word !== '' && word.length < 40);
    for (let from = 0; from < words.length; from += WORDS_AT_ONCE - OVERLAP) {
      pieces.push(` ${words.slice(from, from + WORDS_AT_ONCE).join(' ')} `);
      if (from + WORDS_AT_ONCE >= words.length) break;
    }
  }
  return pieces;
}

/** Finds what could match by the words that stand there, so that most sayings are never tried. */
class AnchorIndex<S extends ReadySaying> {
  readonly #whole = new Map<string, S[]>();
  readonly #openEnded = new Map<string, { start: string; saying: S }[]>();

  add(saying: S): void {
    for (const anchor of saying.anchors) {
      if (anchor.endsWith('*')) {
        const start = anchor.slice(0, -1);
        push(this.#openEnded, start.slice(0, 3), { start, saying });
      } else push(this.#whole, anchor, saying);
    }
  }

  of(words: readonly string[]): S[] {
    const found = new Set<S>();
    for (const word of new Set(words)) {
      for (const saying of this.#whole.get(word) ?? []) found.add(saying);
      for (const { start, saying } of this.#openEnded.get(word.slice(0, 3)) ?? [])
        if (word.startsWith(start)) found.add(saying);
    }
    return [...found];
  }
}

function push<V>(map: Map<string, V[]>, key: string, value: V): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

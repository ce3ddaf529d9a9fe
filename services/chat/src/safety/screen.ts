import type { Finding } from '@app/contracts';
import { graver } from './finding.ts';
import { type Reader, readerOf } from './reading/reader.ts';
import { spoken } from './reading/spoken.ts';
import { LANGUAGES } from './rules/languages.ts';

const READERS: readonly Reader[] = LANGUAGES.map(readerOf);

/**
 * Looks for danger in what a person writes (safety.md), in every language we read, sentence by sentence. Our own code
 * and no model: the same texts always give the same finding, the gravest of all that is found.
 */
export function screen(texts: readonly string[]): Finding | null {
  const said = texts.map(spoken);
  return readAll(said, false) ?? readAll(said, true);
}

/** Mistyped words are only mended where nothing was found as it stands. */
function readAll(said: readonly string[], mending: boolean): Finding | null {
  let gravest: Finding | null = null;
  for (const reader of READERS) {
    for (const sentence of new Set(said.flatMap((text) => reader.sentences(text)))) {
      const read = mending ? reader.mended(sentence) : sentence;
      if (mending && read === sentence) continue;
      for (const finding of reader.findings(read)) gravest = graver(gravest, finding);
      if (gravest?.kind === 'self_harm' && gravest.inDanger === 'writer') return gravest;
    }
  }
  return gravest;
}

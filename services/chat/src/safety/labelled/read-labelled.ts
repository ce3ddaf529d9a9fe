import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type LabelledSentence, parseLabelled } from './labelled-sentence.ts';
import type { Part } from './part-of.ts';

/** Reads one part of the labelled set from its file. Throws where a line is not valid. */
export function readLabelled(part: Part): LabelledSentence[] {
  return parseLabelled(readFileSync(path.join(import.meta.dirname, `${part}.jsonl`), 'utf8'));
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type LabelledSentence, parseLabelled } from './labelled-sentence.ts';
import type { Part } from './part-of.ts';

/** Reads one part of the labelled set from its file. Throws where a line is not valid. */
export function readLabelled(part: Part): LabelledSentence[] {
  return parseLabelled(readFileSync(path.join(import.meta.dirname, `${part}.jsonl`), 'utf8'));
}

/** Reads the files of `imagined/`, which belong to the tuning side: what the rules may be written on. Throws where a line is not valid. */
export function readImagined(): LabelledSentence[] {
  const folder = path.join(import.meta.dirname, 'imagined');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) => {
      const sentences = parseLabelled(readFileSync(path.join(folder, name), 'utf8'));
      const stranger = sentences.find(({ id }) => !id.startsWith(`im-${path.basename(name, '.jsonl')}-`));
      if (stranger) throw new Error(`${stranger.id} does not name its file ${name}`);
      return sentences;
    });
}

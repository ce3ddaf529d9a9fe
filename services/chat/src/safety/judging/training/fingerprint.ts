import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SAFETY = path.join(import.meta.dirname, '../..');
/** Whatever the weights depend on: sentences, rules, how a text is heard, and how it is judged. */
const ORIGINS = [
  'labelled/tuning.jsonl',
  'labelled/promised.jsonl',
  'labelled/imagined',
  'labelled/training',
  'labelled/messages',
  'rules',
  'reading',
  'judging',
];

/** Changes when anything changes that the weights are made of, but for comments and blanks in the code. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of ORIGINS.flatMap(filesIn))
    hash.update(`${file}\n`).update(essence(file, readFileSync(path.join(SAFETY, file), 'utf8')));
  return hash.digest('hex');
}

function filesIn(place: string): string[] {
  if (path.extname(place) !== '') return [place];
  return readdirSync(path.join(SAFETY, place), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|jsonl)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => path.posix.join(place, name.split(path.sep).join('/')))
    .toSorted();
}

function essence(file: string, text: string): string {
  if (!file.endsWith('.ts')) return text;
  return text.replaceAll(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '').replaceAll(/\s*\n\s*/g, '\n');
}

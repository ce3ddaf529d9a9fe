import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type LabelledSentence, parseLabelled } from './labelled-sentence.ts';

/** What only measures. Nobody who writes rules or trains reads it. Throws where a line is not valid, as all below. */
export function readHeldOut(): LabelledSentence[] {
  return readFile('held-out.jsonl');
}

/** Messages of many sentences that only measure, as `readHeldOut`. */
export function readHeldOutMessages(): LabelledSentence[] {
  return readFile('held-out-messages.jsonl');
}

/** Messages of many sentences, trained on. */
export function readMessages(): LabelledSentence[] {
  return readFolder('messages');
}

/** What the rules were written on. */
export function readTuning(): LabelledSentence[] {
  return readFile('tuning.jsonl');
}

/** What the rules were widened on. */
export function readImagined(): LabelledSentence[] {
  return readFolder('imagined');
}

/** What is trained on, and the rules were not written on. */
export function readTraining(): LabelledSentence[] {
  return readFolder('training');
}

/** What tests and pages of the product promise to be found, or to bring up nothing: trained on with more weight. */
export function readPromised(): LabelledSentence[] {
  return readFile('promised.jsonl');
}

function readFolder(folder: string): LabelledSentence[] {
  return readdirSync(path.join(import.meta.dirname, folder))
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) => readFile(path.join(folder, name)));
}

function readFile(name: string): LabelledSentence[] {
  return parseLabelled(readFileSync(path.join(import.meta.dirname, name), 'utf8'));
}

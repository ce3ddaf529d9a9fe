import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { IN_DANGER, safetyKinds } from '@app/contracts';
import { LANGUAGES } from '@app/screening/training';
import * as z from 'zod/mini';

export const languages = LANGUAGES;
const directnesses = ['explicit', 'indirect', 'everyday'] as const;

const safetyKind = z.enum(safetyKinds);

/** One line of the dataset; README.md of this workspace describes how labels are chosen. */
const labelledText = z
  .strictObject({
    id: z.string().check(z.regex(/^[a-z]+\d*[a-z]*(-[a-z]+\d*)+-\d{3,4}$/)),
    text: z.string().check(z.minLength(3), z.maxLength(4000)),
    lang: z.enum(languages),
    /** `null`: nobody is in danger, and a finding is a false alarm. */
    label: z.nullable(safetyKind),
    inDanger: z.nullable(z.enum(IN_DANGER)),
    directness: z.enum(directnesses),
    /** Other kinds that also apply; a finding of one of them is correct too. */
    also: z.optional(z.array(safetyKind).check(z.minLength(1))),
    /** In a message of several sentences: the words that show the danger, exactly as they are in the text. */
    passage: z.optional(z.string().check(z.minLength(3))),
    note: z.optional(z.string()),
  })
  .check(
    z.refine(
      ({ label, inDanger, directness }) =>
        label === null
          ? inDanger === null && directness === 'everyday'
          : inDanger !== null && directness !== 'everyday',
      'a text is everyday if and only if it has no label and nobody in danger',
    ),
    z.refine(
      ({ label, passage }) => passage === undefined || label !== null,
      'only a text with a label has a `passage`',
    ),
    z.refine(({ text, passage = '' }) => text.includes(passage), 'the text contains its `passage`'),
    z.refine(({ label, also }) => !also?.some((kind) => kind === label), '`also` repeats the label'),
  );
export type LabelledText = z.output<typeof labelledText>;

/** Parses a `.jsonl` file. @throws for the first invalid line, with its number. */
export function parseLabelledTexts(jsonLines: string): LabelledText[] {
  return jsonLines
    .trimEnd()
    .split('\n')
    .map((line, at) => {
      const read = labelledText.safeParse(JSON.parse(line));
      if (!read.success) throw new Error(`line ${at + 1}: ${z.prettifyError(read.error)}`);
      return read.data;
    });
}

const DATA = path.join(import.meta.dirname, '../data');
/** The files and folders that the model is trained with; the rounds `independent-` were measured before. */
const SENTENCES = ['tuning.jsonl', 'imagined', 'training', 'near-words'];
const MESSAGES = [
  'messages',
  'hard-messages',
  'many-acts',
  'two-sides',
  'many-people',
  'self-harm-and-children',
  'hard-messages-2',
  'who-hurts-whom',
  'in-passing',
  'long-messages',
];
const ROUNDS = [
  'independent-1',
  'independent-2',
  'independent-3',
  'independent-4',
  'independent-5',
  'independent-6',
  'independent-7',
  'independent-8',
  'independent-9',
  'independent-10',
  'independent-11',
  'independent-12',
  'independent-13',
  'independent-14',
  'independent-15',
  'independent-16',
  'independent-17',
  'independent-18',
];
const PROMISED = 'promised.jsonl';
/** The folders of independent texts that the model is not trained with yet; the newest round comes first. */
export const UNTRAINED = [
  'independent-20',
  'independent-19',
  'independent-long',
  'independent-short',
] as const;

/** Sentences that are used for measuring only. Authors of rules and training texts do not read them. */
export function readHeldOut(): LabelledText[] {
  return readPart('held-out.jsonl');
}

/** Messages of several sentences that are used for measuring only, as `readHeldOut`. */
export function readHeldOutMessages(): LabelledText[] {
  return readPart('held-out-messages.jsonl');
}

/** Messages of several sentences that were written for training. */
export function readMessages(): LabelledText[] {
  return MESSAGES.flatMap(readPart);
}

/** Messages of independent authors that were used for measuring once, and are now used for training. */
export function readRounds(): LabelledText[] {
  return ROUNDS.flatMap(readPart);
}

/** Single sentences that are used for training. */
export function readSentenceTexts(): LabelledText[] {
  return SENTENCES.flatMap(readPart);
}

/** Messages in all languages that nobody who trained had read; each round is measured once (README.md). */
export function readIndependent(round: string): LabelledText[] {
  return readPart(round);
}

/** Sentences for which tests and pages of the product promise a finding, or none: trained with more weight. */
export function readPromised(): LabelledText[] {
  return readPart(PROMISED);
}

/** The name and content of each file that the model is trained with. */
export function readTrainingFiles(): { name: string; content: string }[] {
  return [...SENTENCES, PROMISED, ...MESSAGES, ...ROUNDS]
    .flatMap(filesOf)
    .map((name) => ({ name, content: readData(name) }));
}

function readPart(part: string): LabelledText[] {
  return filesOf(part).flatMap((name) => parseLabelledTexts(readData(name)));
}

function filesOf(part: string): string[] {
  if (part.endsWith('.jsonl')) return [part];
  return readdirSync(path.join(DATA, part))
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .map((name) => `${part}/${name}`);
}

function readData(name: string): string {
  return readFileSync(path.join(DATA, name), 'utf8');
}

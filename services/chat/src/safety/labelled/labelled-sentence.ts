import { IN_DANGER, safetyKinds } from '@app/contracts';
import * as z from 'zod/mini';

export const languages = ['en', 'es', 'de', 'fr', 'pt'] as const;
const directnesses = ['explicit', 'indirect', 'everyday'] as const;

const safetyKind = z.enum(safetyKinds);

/** One line of the labelled set; README.md beside this file says how the labels are chosen. */
const labelledSentence = z
  .strictObject({
    id: z.string().check(z.regex(/^[a-z]+\d*(-[a-z]+\d*)+-\d{3,4}$/)),
    text: z.string().check(z.minLength(3), z.maxLength(4000)),
    lang: z.enum(languages),
    /** `null`: nobody is in danger, and a finding here is a false alarm. */
    label: z.nullable(safetyKind),
    inDanger: z.nullable(z.enum(IN_DANGER)),
    directness: z.enum(directnesses),
    /** Kinds that are true of the text as well: a finding of one of them is right too. */
    also: z.optional(z.array(safetyKind).check(z.minLength(1))),
    /** Of a message of many sentences: the words that tell the danger, as they stand in it. */
    passage: z.optional(z.string().check(z.minLength(3))),
    note: z.optional(z.string()),
  })
  .check(
    z.refine(
      ({ label, inDanger, directness }) =>
        label === null
          ? inDanger === null && directness === 'everyday'
          : inDanger !== null && directness !== 'everyday',
      'everyday is what has no label and endangers nobody',
    ),
    z.refine(({ label, passage }) => passage === undefined || label !== null, 'a `passage` tells a danger'),
    z.refine(({ text, passage = '' }) => text.includes(passage), 'a `passage` stands in its text'),
    z.refine(({ label, also }) => !also?.some((kind) => kind === label), '`also` repeats the label'),
  );
export type LabelledSentence = z.output<typeof labelledSentence>;

/** Reads one part of the set. In: the text of a `.jsonl` file. Throws at the first line that is not valid, naming it. */
export function parseLabelled(jsonLines: string): LabelledSentence[] {
  return jsonLines
    .trimEnd()
    .split('\n')
    .map((line, at) => {
      const read = labelledSentence.safeParse(JSON.parse(line));
      if (!read.success) throw new Error(`line ${at + 1}: ${z.prettifyError(read.error)}`);
      return read.data;
    });
}

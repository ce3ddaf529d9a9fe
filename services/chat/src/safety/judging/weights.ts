import { IN_DANGER, safetyKinds } from '@app/contracts';
import * as z from 'zod';
import { measuredSchema } from '../labelled/measured.ts';

/** What is judged of a window: whether anybody is in danger, what kind of danger it is, who is in it. */
export const OUTPUTS = ['danger', ...safetyKinds, ...IN_DANGER] as const;
export type Output = (typeof OUTPUTS)[number];

const header = z.object({
  /** Of the sentences, the rules and the code that the weights were made of. */
  fingerprint: z.string(),
  features: z.int(),
  /** What a weight of 1 in the table stands for, by output. */
  scales: z.array(z.number()).length(OUTPUTS.length),
  biases: z.array(z.number()).length(OUTPUTS.length),
  /** A text of one window that scores above it holds a danger. */
  threshold: z.number(),
  /** So much more a text has to score, each time it has twice as many windows. */
  perDoubling: z.number(),
  /** So far `harm_to_others` has to lead `victim_of_abuse` before a writer is taken for one who hurts. */
  harmLead: z.number(),
  /** What was found in sentences that were left out of the training each time. */
  crossValidated: z.object({ sentences: measuredSchema, messages: measuredSchema }),
});
type Header = z.output<typeof header>;

/** The weights as they are kept: features by rising number, of each a row of one small number for each output. */
export interface Weights extends Header {
  readonly numbers: Int32Array;
  readonly rows: Int8Array;
}

const LENGTH_BYTES = 4;

/** The file: how long the header is, the header as JSON, the steps from number to number, the rows. */
export function encodeWeights({ numbers, rows, ...rest }: Weights): Buffer {
  const head = Buffer.from(JSON.stringify(header.parse(rest)));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(head.length);
  const steps: number[] = [];
  let last = 0;
  for (const number of numbers) {
    let step = number - last;
    for (; step > 0x7f; step >>>= 7) steps.push((step & 0x7f) | 0x80);
    steps.push(step);
    last = number;
  }
  return Buffer.concat([
    length,
    head,
    Buffer.from(steps),
    Buffer.from(rows.buffer, rows.byteOffset, rows.byteLength),
  ]);
}

/** @throws for a file that is not whole. */
export function decodeWeights(file: Buffer): Weights {
  const end = LENGTH_BYTES + file.readUInt32LE();
  const head = header.parse(JSON.parse(file.toString('utf8', LENGTH_BYTES, end)));
  const numbers = new Int32Array(head.features);
  let at = end;
  let last = 0;
  for (let index = 0; index < head.features; index += 1) {
    let step = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = file.readUInt8(at);
      at += 1;
      step |= (byte & 0x7f) << shift;
      if (byte < 0x80) break;
    }
    last += step;
    numbers[index] = last;
  }
  const rows = new Int8Array(file.buffer, file.byteOffset + at, file.length - at);
  if (rows.length !== head.features * OUTPUTS.length)
    throw new Error('the weights of the screening are cut short');
  return { ...head, numbers, rows };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { IN_DANGER, safetyKinds } from '@app/contracts';
import * as z from 'zod';

/** What is scored in a window: whether anybody is in danger, what kind of danger, and who is in danger. */
export const OUTPUTS = ['danger', ...safetyKinds, ...IN_DANGER] as const;
export type Output = (typeof OUTPUTS)[number];

const header = z.object({
  /** Identifies what the weights were trained with (tools/screening). */
  fingerprint: z.string(),
  features: z.int(),
  /** The weight that a 1 in the table stands for, by output. */
  scales: z.array(z.number()).length(OUTPUTS.length),
  biases: z.array(z.number()).length(OUTPUTS.length),
  /** A text of one window with a higher score shows a danger. */
  threshold: z.number(),
  /** Added to the threshold each time the number of windows doubles. */
  thresholdPerLog2Windows: z.number(),
  /** How far `harm_to_others` must lead `victim_of_abuse` before the writer is taken for a perpetrator. */
  harmLead: z.number(),
});
type Header = z.output<typeof header>;

/** The trained weights: features by ascending number, for each a row with one small integer per output. */
export interface Weights extends Header {
  readonly numbers: Int32Array;
  readonly rows: Int8Array;
}

/** Training (`npm run safety:train`) writes this file. A bundle contains it beside its code (scripts/bundle-process.ts). */
export const WEIGHTS_FILE = path.join(import.meta.dirname, 'classifier.weights');

/** Reads the trained weights. @throws if the file is missing or incomplete. */
export function readWeights(): Weights {
  return decodeWeights(readFileSync(WEIGHTS_FILE));
}

const LENGTH_BYTES = 4;

/** Encodes the file: the length of the header, the header as JSON, the differences of successive numbers, the rows. */
export function encodeWeights({ numbers, rows, ...rest }: Weights): Buffer {
  const head = Buffer.from(JSON.stringify(header.parse(rest)));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(head.length);
  const differences: number[] = [];
  let last = 0;
  for (const number of numbers) {
    let difference = number - last;
    for (; difference > 0x7f; difference >>>= 7) differences.push((difference & 0x7f) | 0x80);
    differences.push(difference);
    last = number;
  }
  return Buffer.concat([
    length,
    head,
    Buffer.from(differences),
    Buffer.from(rows.buffer, rows.byteOffset, rows.byteLength),
  ]);
}

/** @throws for an incomplete file. */
export function decodeWeights(file: Buffer): Weights {
  const end = LENGTH_BYTES + file.readUInt32LE();
  const head = header.parse(JSON.parse(file.toString('utf8', LENGTH_BYTES, end)));
  const numbers = new Int32Array(head.features);
  let at = end;
  let last = 0;
  for (let index = 0; index < head.features; index += 1) {
    let difference = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = file.readUInt8(at);
      at += 1;
      difference |= (byte & 0x7f) << shift;
      if (byte < 0x80) break;
    }
    last += difference;
    numbers[index] = last;
  }
  const rows = new Int8Array(file.buffer, file.byteOffset + at, file.length - at);
  if (rows.length !== head.features * OUTPUTS.length)
    throw new Error('the weights of the screening are incomplete');
  return { ...head, numbers, rows };
}

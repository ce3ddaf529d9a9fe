import { readFileSync } from 'node:fs';
import path from 'node:path';
import { IN_DANGER, safetyKinds } from '@app/contracts';
import { FeatureTable } from './feature-table.ts';
import type { LanguageGroup, LexiconData } from './lexicon.ts';

/** What each window is scored for: any danger, and each kind of it. Each is told apart from everyday texts. */
export const SCORES = ['danger', ...safetyKinds] as const;
export type Score = (typeof SCORES)[number];

/** What is asked about a danger: whether the writer does the harm or suffers it, its kind, and who is in danger. */
export const DETAILS = ['perpetrator', ...safetyKinds, ...IN_DANGER] as const;
export type Detail = (typeof DETAILS)[number];

/** The weight of the evidence above which there is a finding. */
export interface Threshold {
  /** For a text with one window, mostly a single sentence. */
  readonly oneWindow: number;
  /** By language: at the same weight there are more false alarms in languages with few training texts. */
  readonly severalWindows: Readonly<Record<LanguageGroup, number>>;
  /** For a long text (classify.ts), by language. */
  readonly manyWindows: Readonly<Record<LanguageGroup, number>>;
}

/** Turns the sum of an output's weights into its score. */
export interface Scale {
  readonly scale: number;
  readonly bias: number;
}

/** A logistic regression: the weight of each number, and a constant. It gives a logarithm of odds. */
export interface Weighing {
  readonly weights: readonly number[];
  readonly bias: number;
}

/** The numbers of a model that are not tables. */
export interface ModelHeader {
  /** Identifies what the model was trained with (tools/screening). */
  readonly fingerprint: string;
  /** How the numbers of the evidence (classify.ts) are weighed for any danger. */
  readonly weighing: { readonly usual: Weighing; readonly long: Weighing };
  /** How they are weighed for each kind of danger, by the order of `safetyKinds`. */
  readonly kinds: readonly Weighing[];
  readonly thresholds: { readonly likely: Threshold; readonly certain: Threshold };
  /** The weight by itself above which one plain sentence (classify.ts) is a likely finding, whatever else the text tells. */
  readonly plainSentenceThreshold: number;
  /** By how much `harm_to_others` must outweigh `victim_of_abuse`: to be the kind, and to say that the writer is the one who hurts. */
  readonly perpetratorThresholds: { readonly likely: number; readonly certain: number };
  /** By the order of `SCORES`. */
  readonly scores: readonly Scale[];
  /** By the order of `DETAILS`. */
  readonly details: readonly Scale[];
  readonly lengths: { readonly keys: number; readonly meanings: number; readonly slots: number };
}

/** A trained model: the weights of each feature, and the compiled word lists. */
export interface Model {
  readonly header: ModelHeader;
  readonly features: FeatureTable;
  readonly lexicon: LexiconData;
}

/** Training (`npm run safety:train`) writes this file. A bundle contains it beside its code (scripts/bundle-process.ts). */
export const MODEL_FILE = path.join(import.meta.dirname, 'screening.model');

/** Reads the trained model. @throws if the file is missing or incomplete. */
export function readModel(): Model {
  return decodeModel(readFileSync(MODEL_FILE));
}

/** The header is padded to this length, so that the tables are aligned. */
const HEADER_BYTES = 4096;

/** Encodes a model: the header as JSON, then the tables. */
export function encodeModel({ header, features, lexicon }: Model): Buffer {
  const head = Buffer.from(JSON.stringify(header).padEnd(HEADER_BYTES));
  if (head.length !== HEADER_BYTES) throw new Error('the header of the model is too long');
  const { keys, values, meanings } = lexicon;
  const tables = [features.words, keys, values, meanings].map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  );
  return Buffer.concat([head, ...tables]);
}

/** @throws for an incomplete file. */
export function decodeModel(file: Buffer): Model {
  // Our own file, written by encodeModel and checked by its length: its header needs no schema.
  const header: ModelHeader = JSON.parse(file.toString('utf8', 0, HEADER_BYTES));
  const { keys, meanings, slots } = header.lengths;
  // The tables are views of the file, which must begin at a multiple of their largest element.
  const { buffer, byteOffset, byteLength } = file.byteOffset % 4 === 0 ? file : Uint8Array.from(file);
  let from = byteOffset + HEADER_BYTES;
  const next = (length: number) => {
    from += length;
    if (from > byteOffset + byteLength) throw new Error('the model of the screening is incomplete');
    return from - length;
  };
  return {
    header,
    features: new FeatureTable(new Uint32Array(buffer, next(16 * slots), 4 * slots)),
    lexicon: {
      keys: new Uint32Array(buffer, next(4 * keys), keys),
      values: new Uint16Array(buffer, next(2 * keys), keys),
      meanings: new Uint16Array(buffer, next(2 * meanings), meanings),
    },
  };
}

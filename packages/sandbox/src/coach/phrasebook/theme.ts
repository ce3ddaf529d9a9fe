/**
 * What the scripted coach can say about one subject.
 *
 * Sentences may hold {person}, {Person}, {they}, {They}, {them}, {their}. The verb after them is a modal or in the
 * past tense, because the same sentence must read well for "your sister" and for "your parents".
 */
export interface Theme {
  /** A noun phrase that fits after "about". */
  name: string;
  /** What in a person's words points here; every match counts `weight`. */
  pattern: RegExp;
  weight: number;
  reflect: readonly string[];
  view: readonly string[];
  step: readonly string[];
  ask: readonly string[];
  /** Words the person could use, said in the first person. */
  words: readonly string[];
  guide?: Guide;
}

/** The guides of the library, under the paths of clause NAV-1. */
export type Guide = 'check-in' | 'repair' | 'saying-no';

/**
 * The sentences of the scripted coach about one subject.
 *
 * Sentences may contain {person}, {Person}, {they}, {They}, {them}, {their}. The verb after them is a modal or in the
 * past tense, because the same sentence must read well for "your sister" and for "your parents".
 */
export interface Theme {
  /** A noun phrase that fits after "about". */
  name: string;
  /** Recognizes the subject in a text; every match adds `weight` to its score. */
  pattern: RegExp;
  weight: number;
  reflect: readonly string[];
  view: readonly string[];
  step: readonly string[];
  ask: readonly string[];
  /** Words that the person could use, in the first person. */
  words: readonly string[];
  guide?: Guide;
}

/** The guides of the library, under the paths of clause NAV-1. */
export type Guide = 'check-in' | 'repair' | 'saying-no';

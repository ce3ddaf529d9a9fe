/** One matter of a policy: paragraphs, and what is better said as a list. */
export interface LegalSection {
  /** Its place in the address, after the `#`. */
  id: string;
  title: string;
  paragraphs?: readonly string[];
  /** What a thing is, and what is to be said of it. */
  points?: readonly (readonly [what: string, said: string])[];
  /** What follows from it. */
  after?: readonly string[];
}

/** A policy, in plain words. */
export interface LegalDocument {
  title: string;
  lead: string;
  /** ISO date. */
  updated: string;
  /** What there is to know for whoever reads no further. */
  short: readonly string[];
  sections: readonly LegalSection[];
}

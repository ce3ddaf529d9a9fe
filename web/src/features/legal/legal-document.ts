/** One section of a policy: paragraphs and a list. */
export interface LegalSection {
  /** The fragment of its URL. */
  id: string;
  title: string;
  paragraphs?: readonly string[];
  points?: readonly (readonly [term: string, description: string])[];
  /** Paragraphs after the list. */
  after?: readonly string[];
}

export interface LegalDocument {
  title: string;
  lead: string;
  /** ISO date. */
  updated: string;
  /** The most important points. */
  short: readonly string[];
  sections: readonly LegalSection[];
}

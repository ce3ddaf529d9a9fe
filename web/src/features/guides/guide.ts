/** A piece of a guide, by how it is read. */
export type GuideBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'steps'; readonly items: readonly GuideStep[] }
  | { readonly kind: 'sayings'; readonly items: readonly GuideSaying[] };

/** One step of several, in their order; `say` is an example in somebody's own words. */
export interface GuideStep {
  readonly title: string;
  readonly minutes?: number;
  readonly text: string;
  readonly say?: string;
}

/** Words to borrow, under the name of their tone. */
export interface GuideSaying {
  readonly tone: string;
  readonly when: string;
  readonly lines: readonly string[];
}

export interface GuideSection {
  readonly heading: string;
  readonly blocks: readonly GuideBlock[];
}

/** A static article of the library (LIB-1 to LIB-4). */
export interface Guide {
  readonly title: string;
  readonly summary: string;
  /** How long it takes to read, or to do. */
  readonly takes: string;
  readonly opening: string;
  readonly sections: readonly GuideSection[];
}

/** One block of a guide. */
export type GuideBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'steps'; readonly items: readonly GuideStep[] }
  | { readonly kind: 'tones'; readonly items: readonly GuideTone[] }
  | { readonly kind: 'situations'; readonly items: readonly Situation[] }
  /** A warning for people in danger, with the page's links to help. */
  | { readonly kind: 'safety'; readonly text: string }
  /** The place of an interactive part, which the page provides. */
  | { readonly kind: 'tool' }
  /** The place of the crisis contacts, which the page provides. */
  | { readonly kind: 'contacts' };

/** One numbered step; `say` is an example sentence. */
export interface GuideStep {
  readonly title: string;
  readonly minutes?: number;
  readonly text: string;
  readonly say?: string;
}

/** A tone, when it is appropriate, and how it sounds. */
export interface GuideTone {
  readonly tone: string;
  readonly when: string;
  readonly sounds: string;
}

export const TONES = ['gentle', 'balanced', 'firm'] as const;
export type Tone = (typeof TONES)[number];

/** A request and three ways to refuse it (LIB-4). */
export interface Situation extends Readonly<Record<Tone, string>> {
  readonly id: string;
  readonly who: string;
  readonly request: string;
}

export interface GuideSection {
  /** The fragment of its URL. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly GuideBlock[];
}

/** The card of a guide in the library (LIB-1). */
export interface GuideCard {
  readonly title: string;
  readonly summary: string;
  /** The time or effort that the exercise needs. */
  readonly takes: string;
  /** A test compares it with the number of words. */
  readonly readingMinutes: number;
}

/** A static article of the library (LIB-2 to LIB-4). */
export interface Guide extends GuideCard {
  readonly opening: string;
  /**
   * The reader may be watched: the page offers the quick exit at once, leaves no trace that it can avoid, and proposes no
   * other guide (docs/safety.md).
   */
  readonly isDiscreet?: true;
  /** In place of the usual words above the link to the coach. */
  readonly beforeAsking?: string;
  readonly sections: readonly GuideSection[];
}

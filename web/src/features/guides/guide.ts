/** A piece of a guide, by how it is read. */
export type GuideBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'steps'; readonly items: readonly GuideStep[] }
  | { readonly kind: 'tones'; readonly items: readonly GuideTone[] }
  | { readonly kind: 'situations'; readonly items: readonly Situation[] }
  /** Where somebody may be in danger: said with weight, and with the ways out that the page knows. */
  | { readonly kind: 'safety'; readonly text: string }
  /** Something to do on the page itself, which the page puts here. */
  | { readonly kind: 'tool' };

/** One step of several, in their order; `say` is an example in somebody's own words. */
export interface GuideStep {
  readonly title: string;
  readonly minutes?: number;
  readonly text: string;
  readonly say?: string;
}

/** A way to say it, and when it is the right one. */
export interface GuideTone {
  readonly tone: string;
  readonly when: string;
  readonly sounds: string;
}

export const TONES = ['gentle', 'balanced', 'firm'] as const;
export type Tone = (typeof TONES)[number];

/** Somebody asks something, and three ways to say no to it (LIB-4). */
export interface Situation extends Readonly<Record<Tone, string>> {
  readonly id: string;
  readonly who: string;
  readonly request: string;
}

export interface GuideSection {
  /** Its place in the address, after the `#`. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly GuideBlock[];
}

/** What a guide is, for whoever has not opened it (LIB-1). */
export interface GuideCard {
  readonly title: string;
  readonly summary: string;
  /** What doing it takes. */
  readonly takes: string;
  /** Held to the guide's words by a test. */
  readonly readingMinutes: number;
}

/** A static article of the library (LIB-2 to LIB-4). */
export interface Guide extends GuideCard {
  readonly opening: string;
  readonly sections: readonly GuideSection[];
}

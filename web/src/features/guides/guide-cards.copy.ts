import type { GuideCard } from './guide.ts';

/** The cards of the guides in the library. The text of a guide is loaded when it is opened. */
export const guideCards = {
  weeklyCheckIn: {
    title: 'Weekly check-in template',
    summary: '15-minute structure to sync and plan.',
    takes: '15 minutes, once a week',
    readingMinutes: 6,
  },
  repairAfterConflict: {
    title: 'Repair after conflict',
    summary: 'Simple steps to apologize and rebuild trust.',
    takes: 'A quiet half hour, and the week after',
    readingMinutes: 6,
  },
  sayingNoKindly: {
    title: 'Saying no kindly',
    summary: 'Boundaries that protect connection.',
    takes: 'Five minutes to practice one sentence',
    readingMinutes: 7,
  },
} as const satisfies Record<string, GuideCard>;

/** The card of one of the other guides. */
export interface MoreGuideCard extends GuideCard {
  /** The last part of its path. */
  readonly slug: string;
}

/** The guides beside the three of the specification, in the order of the library. */
export const MORE_GUIDES = [
  'jealousy',
  'money',
  'inLaws',
  'longDistance',
  'parenting',
  'breakup',
  'abuse',
] as const;
export type MoreGuideName = (typeof MORE_GUIDES)[number];

export const moreGuideCards: Record<MoreGuideName, MoreGuideCard> = {
  jealousy: {
    slug: 'jealousy',
    title: 'Jealousy',
    summary: 'Find out what the fear is about, and ask for what would help.',
    takes: 'Ten minutes alone, before you talk',
    readingMinutes: 4,
  },
  money: {
    slug: 'money',
    title: 'Money without the fight',
    summary: 'Share costs in a way you both call fair.',
    takes: 'One calm hour, then a date each month',
    readingMinutes: 4,
  },
  inLaws: {
    slug: 'in-laws',
    title: 'In-laws',
    summary: 'Be a team first, and stay kind to the family.',
    takes: 'One conversation at home, one phone call',
    readingMinutes: 4,
  },
  longDistance: {
    slug: 'long-distance',
    title: 'Long distance',
    summary: 'Stay close between visits, across cities or time zones.',
    takes: 'Ten minutes to plan your week',
    readingMinutes: 4,
  },
  parenting: {
    slug: 'parenting-as-a-team',
    title: 'Parenting as a team',
    summary: 'Agree on the few rules that matter, and back each other up.',
    takes: 'Half an hour for your first rule',
    readingMinutes: 4,
  },
  breakup: {
    slug: 'after-a-breakup',
    title: 'After a breakup',
    summary: 'Get through the first weeks, and decide whether to reach out.',
    takes: 'One day at a time',
    readingMinutes: 4,
  },
  abuse: {
    slug: 'when-it-may-be-abuse',
    title: 'When it may be abuse',
    summary: 'See the signs, plan for safety, and find people who help.',
    takes: 'At your own pace',
    readingMinutes: 4,
  },
};

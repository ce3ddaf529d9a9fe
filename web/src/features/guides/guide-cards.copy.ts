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
    readingMinutes: 7,
  },
  sayingNoKindly: {
    title: 'Saying no kindly',
    summary: 'Boundaries that protect connection.',
    takes: 'Five minutes to practise one sentence',
    readingMinutes: 7,
  },
} as const satisfies Record<string, GuideCard>;

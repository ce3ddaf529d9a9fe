/** All pages (NAV-1). Any other path is answered with the not-found page and status 404. */
export const PAGE_PATHS = [
  '/',
  '/signup',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/confirm',
  '/payment-success',
  '/dashboard',
  '/account',
  '/ask',
  '/contact',
  '/library',
  '/library/weekly-check-in-template',
  '/library/repair-after-conflict',
  '/library/saying-no-kindly',
  '/library/jealousy',
  '/library/money',
  '/library/in-laws',
  '/library/long-distance',
  '/library/parenting-as-a-team',
  '/library/after-a-breakup',
  '/library/when-it-may-be-abuse',
  '/safety',
  '/privacy',
  '/terms',
  '/unsubscribe',
  '/change-email',
] as const;
export type PagePath = (typeof PAGE_PATHS)[number];

/** The description for search engines and link previews of pages without their own (PUR-6). */
export const DEFAULT_DESCRIPTION = 'Practical relationship advice';

/** Title and description of a page for search engines and link previews. */
export interface PageHead {
  /** The title in front of the name of the product, also used by the page itself (PUR-6). */
  readonly title: string;
  readonly description?: string;
  /** ISO date of the text, for articles. */
  readonly written?: string;
}

/** Pages that search engines may index; all others are private. */
export const INDEXED_PAGES: Partial<Readonly<Record<PagePath, PageHead>>> = {
  '/': { title: 'Healing starts with a conversation' },
  '/signup': {
    title: 'Create your account',
    description: 'Create an account to talk things through with an AI coach, in private.',
  },
  '/library': {
    title: 'Library',
    description:
      'Short guides for couples and families: a weekly check-in, repair after a fight, saying no, money, jealousy and more.',
  },
  '/library/weekly-check-in-template': {
    title: 'Weekly check-in template',
    description:
      'A 15-minute check-in for couples in five steps, with a timer and a template to fill in or print.',
    written: '2026-11-21',
  },
  '/library/repair-after-conflict': {
    title: 'Repair after conflict',
    description:
      'Six steps to apologize and rebuild trust after a fight, with words to say and what to avoid.',
    written: '2026-11-21',
  },
  '/library/saying-no-kindly': {
    title: 'Saying no kindly',
    description:
      'When and how to say no to a partner, parents, children or friends: gentle, balanced and firm, with practice.',
    written: '2026-11-21',
  },
  '/library/jealousy': {
    title: 'Jealousy',
    description:
      'What jealousy tells you, how to talk about it without accusing, and where it turns into control.',
    written: '2026-11-23',
  },
  '/library/money': {
    title: 'Money without the fight',
    description:
      'How couples talk about money calmly, with a calculator for three fair ways to share the costs.',
    written: '2026-11-23',
  },
  '/library/in-laws': {
    title: 'In-laws',
    description:
      'How to be a team with your partner, set limits with family kindly, and find the words for it.',
    written: '2026-11-23',
  },
  '/library/long-distance': {
    title: 'Long distance',
    description:
      'How to stay close when you live apart: calls, visits, fights in writing, and a planner for time zones.',
    written: '2026-11-23',
  },
  '/library/parenting-as-a-team': {
    title: 'Parenting as a team',
    description: 'How parents with different styles agree on a few rules, disagree well, and share the load.',
    written: '2026-11-23',
  },
  '/library/after-a-breakup': {
    title: 'After a breakup',
    description:
      'What helps in the first days and weeks after a breakup, and how to decide whether to reach out.',
    written: '2026-11-23',
  },
  '/library/when-it-may-be-abuse': {
    title: 'When it may be abuse',
    description:
      'Signs of control and violence, how to plan for safety, and who can help. Nothing on this page is saved.',
    written: '2026-11-23',
  },
  '/safety': {
    title: 'Safety',
    description: 'What we do when someone may be in danger, and how to leave this site fast.',
  },
  '/contact': {
    title: 'Contact us',
    description: 'Have a question or a problem? A real person reads every message.',
  },
  '/privacy': {
    title: 'Privacy Policy',
    description: 'What we keep, who can see it, for how long, and how to delete it.',
  },
  '/terms': {
    title: 'Terms of Service',
    description: 'What you can expect from us, and what we ask of you.',
  },
};

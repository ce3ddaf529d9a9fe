/** The pages there are (NAV-1). A path that is none of these is answered with the page for unknown paths and status 404. */
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
  '/safety',
  '/privacy',
  '/terms',
  '/unsubscribe',
] as const;
export type PagePath = (typeof PAGE_PATHS)[number];

/** What search engines and previews say of a page without words of its own (PUR-6). */
export const DEFAULT_DESCRIPTION = 'Practical relationship advice';

/** How a page is announced to whoever has not opened it. */
export interface PageHead {
  /** What the tab says before the product's name; the page itself says the same (PUR-6). */
  readonly title: string;
  readonly description?: string;
  /** ISO date of its text, for an article. */
  readonly written?: string;
}

/** The pages that may be found by searching; all others are between a person and us. */
export const FOUND_PAGES: Partial<Readonly<Record<PagePath, PageHead>>> = {
  '/': { title: 'Healing starts with a conversation' },
  '/signup': {
    title: 'Create your account',
    description: 'Create an account to talk your situation through with an AI coach, in private.',
  },
  '/library': {
    title: 'Library',
    description:
      'Three guides for couples and families: a weekly check-in, repair after a fight, and saying no kindly.',
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
  '/safety': {
    title: 'Safety',
    description: 'What happens here when somebody may be in danger, and how to leave this page at once.',
  },
  '/contact': {
    title: 'Contact us',
    description: 'Write to the people behind the product. They read every message.',
  },
  '/privacy': {
    title: 'Privacy Policy',
    description: 'What is kept of what you tell us, who gets to see it, for how long, and how to delete it.',
  },
  '/terms': { title: 'Terms of Service', description: 'What you may expect of us, and what we ask of you.' },
};

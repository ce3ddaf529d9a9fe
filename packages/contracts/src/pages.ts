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

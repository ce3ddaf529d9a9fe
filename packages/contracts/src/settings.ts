import * as z from 'zod/mini';

/** What the gateway tells the page it serves: the one place where a browser learns an operator's settings. */
export const pageSettings = z.object({
  productName: z.string(),
  freeMessagesPerMonth: z.int(),
  anonymousChat: z.boolean(),
  requireConfirmedEmail: z.boolean(),
  /** Where people write when the contact form fails them (CON-4). */
  supportEmail: z.string(),
});
export type PageSettings = z.output<typeof pageSettings>;

/** Marks in the built index.html that the gateway replaces in each answer (the values HTML-escaped). */
export const PAGE_MARKS = {
  /** JSON of `PageSettings`, in `<meta name="app-settings" content="…">`. */
  settings: '__APP_SETTINGS__',
  productName: '__PRODUCT_NAME__',
  /** What a page says of itself to those who do not run it (`PageHead`): its title, its description, and the rest. */
  title: '__PAGE_TITLE__',
  description: '__PAGE_DESCRIPTION__',
  head: '<!--__PAGE_HEAD__-->',
  /** In pages rendered ahead, where the limit is shown (`PageSettings`); a number, as the limit is one. */
  freeMessagesPerMonth: 987_654_321,
  /** The nonce of this answer's Content-Security-Policy, in `<meta property="csp-nonce" nonce="…">`. */
  nonce: '__CSP_NONCE__',
} as const;

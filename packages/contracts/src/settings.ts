import * as z from 'zod/mini';

/** Settings that the gateway embeds in the page; browsers learn them from nowhere else. */
export const pageSettings = z.object({
  productName: z.string(),
  freeMessagesPerMonth: z.int(),
  anonymousChat: z.boolean(),
  requireConfirmedEmail: z.boolean(),
  /** The address that the contact page shows when the form fails (CON-4). */
  supportEmail: z.string(),
});
export type PageSettings = z.output<typeof pageSettings>;

/** Placeholders in the built index.html that the gateway replaces in each answer (values HTML-escaped). */
export const PAGE_PLACEHOLDERS = {
  /** JSON of `PageSettings`, in `<meta name="app-settings" content="…">`. */
  settings: '__APP_SETTINGS__',
  productName: '__PRODUCT_NAME__',
  /** Title, description and further head elements of a page (`PageHead`). */
  title: '__PAGE_TITLE__',
  description: '__PAGE_DESCRIPTION__',
  head: '<!--__PAGE_HEAD__-->',
  /** In prerendered pages, in place of the limit (`PageSettings`); a number, because the limit is one. */
  freeMessagesPerMonth: 987_654_321,
  /** The nonce of the Content-Security-Policy, in `<meta property="csp-nonce" nonce="…">`. */
  nonce: '__CSP_NONCE__',
} as const;

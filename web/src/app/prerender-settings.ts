import { PAGE_PLACEHOLDERS, type PageSettings } from '@app/contracts';

/**
 * Replaces api/page-settings.ts when pages are prerendered; the gateway replaces the placeholders with the operator's
 * settings. A setting that changes the structure of a page cannot be a placeholder: the build loads this module twice,
 * the second time as `?visitors` (prerendered-pages.ts).
 */
export const settings: PageSettings = {
  productName: PAGE_PLACEHOLDERS.productName,
  freeMessagesPerMonth: PAGE_PLACEHOLDERS.freeMessagesPerMonth,
  anonymousChat: import.meta.url.endsWith('?visitors'),
  requireConfirmedEmail: false,
  supportEmail: '',
};

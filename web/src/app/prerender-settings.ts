import { PAGE_MARKS, type PageSettings } from '@app/contracts';

/**
 * Stands in for api/page-settings.ts where pages are rendered ahead: the gateway puts the operator's own in the place of
 * the marks. What decides what a page is made of can't be a mark: the build loads this twice, the second time as
 * `?visitors` (prerendered-pages.ts).
 */
export const settings: PageSettings = {
  productName: PAGE_MARKS.productName,
  freeMessagesPerMonth: PAGE_MARKS.freeMessagesPerMonth,
  anonymousChat: import.meta.url.endsWith('?visitors'),
  requireConfirmedEmail: false,
  supportEmail: '',
};

import { PAGE_MARKS, type PageSettings } from '@app/contracts';

/** Stands in for api/page-settings.ts where pages are rendered ahead: the gateway puts the operator's own in the place of the marks. */
export const settings: PageSettings = {
  productName: PAGE_MARKS.productName,
  freeMessagesPerMonth: PAGE_MARKS.freeMessagesPerMonth,
  anonymousChat: false,
  requireConfirmedEmail: false,
  supportEmail: '',
};

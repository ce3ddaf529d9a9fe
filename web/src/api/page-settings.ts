import {
  DEFAULT_FREE_MESSAGES_PER_MONTH,
  DEFAULT_PRODUCT_NAME,
  type PageSettings,
  pageSettings,
} from '@app/contracts';

const DEFAULTS: PageSettings = {
  productName: DEFAULT_PRODUCT_NAME,
  freeMessagesPerMonth: DEFAULT_FREE_MESSAGES_PER_MONTH,
  anonymousChat: false,
  requireConfirmedEmail: false,
  supportEmail: 'support@localhost',
};

/**
 * Reads what the gateway wrote into the page.
 * @param content of `<meta name="app-settings">`; under Vite's dev server the mark is still there, and the defaults hold.
 */
export function readPageSettings(content: string | null): PageSettings {
  try {
    return pageSettings.parse(JSON.parse(content ?? ''));
  } catch {
    return DEFAULTS;
  }
}

/** The operator's settings, as far as a browser must know them. */
export const settings: PageSettings = readPageSettings(
  typeof document === 'undefined'
    ? null
    : (document.querySelector('meta[name="app-settings"]')?.getAttribute('content') ?? null),
);

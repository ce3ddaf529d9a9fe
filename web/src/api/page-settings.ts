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
 * Reads the settings that the gateway wrote into the page.
 * @param content of `<meta name="app-settings">`; under Vite's dev server it is still the placeholder, so the defaults apply.
 */
export function readPageSettings(content: string | null): PageSettings {
  try {
    return pageSettings.parse(JSON.parse(content ?? ''));
  } catch {
    return DEFAULTS;
  }
}

/** The operator's settings that the browser needs. */
export const settings: PageSettings = readPageSettings(
  typeof document === 'undefined'
    ? null
    : (document.querySelector('meta[name="app-settings"]')?.getAttribute('content') ?? null),
);

import { DEFAULT_FREE_MESSAGES_PER_MONTH, DEFAULT_PRODUCT_NAME, type PageSettings } from '@app/contracts';
import { flag, integer, readJson, record, text } from '../session/read-json.ts';

const DEFAULTS: PageSettings = {
  productName: DEFAULT_PRODUCT_NAME,
  freeMessagesPerMonth: DEFAULT_FREE_MESSAGES_PER_MONTH,
  anonymousChat: false,
  requireConfirmedEmail: false,
  supportEmail: 'support@localhost',
};

const readSettings = record<PageSettings>({
  productName: text,
  freeMessagesPerMonth: integer,
  anonymousChat: flag,
  requireConfirmedEmail: flag,
  supportEmail: text,
});

/**
 * Reads the settings that the gateway wrote into the page.
 * @param content of `<meta name="app-settings">`; under Vite's dev server it is still the placeholder, so the defaults apply.
 */
export function readPageSettings(content: string | null): PageSettings {
  return readJson(content, readSettings) ?? DEFAULTS;
}

/** The operator's settings that the browser needs. */
export const settings: PageSettings = readPageSettings(
  typeof document === 'undefined'
    ? null
    : (document.querySelector('meta[name="app-settings"]')?.getAttribute('content') ?? null),
);

export const COUNTRY_KEY = 'crisis_country';
const COUNTRY = /^[A-Z]{2}$/;

/** The country chosen in this browser for the crisis contacts; null for none or when storage is denied. */
export function readChosenCountry(): string | null {
  try {
    const kept = window.localStorage.getItem(COUNTRY_KEY) ?? '';
    return COUNTRY.test(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Stores the choice in this browser. Full or denied storage is ignored. */
export function storeChosenCountry(country: string): void {
  try {
    window.localStorage.setItem(COUNTRY_KEY, country);
  } catch {
    // The choice then applies to the current card only.
  }
}

/** The browser's time zone, from which the country of the contacts is taken when none was chosen. */
export function readTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

const KEY = 'crisis_country';
const COUNTRY = /^[A-Z]{2}$/;

/** The country chosen in this browser for the crisis contacts; null for none or when storage is denied. */
export function readChosenCountry(): string | null {
  try {
    const kept = window.localStorage.getItem(KEY) ?? '';
    return COUNTRY.test(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Stores the choice in this browser. Full or denied storage is ignored. */
export function storeChosenCountry(country: string): void {
  try {
    window.localStorage.setItem(KEY, country);
  } catch {
    // The choice then applies to the current card only.
  }
}

/**
 * The country whose crisis contacts are shown first: the one chosen here, else the first region in the browser's
 * preferred languages, as on the server (docs/safety.md). Null when there is neither: no country is assumed.
 */
export function guessCountry(): string | null {
  const regions = window.navigator.languages.map(regionOf);
  return (
    readChosenCountry() ?? regions.find((region) => region !== undefined && COUNTRY.test(region)) ?? null
  );
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}

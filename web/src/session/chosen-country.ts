const KEY = 'crisis_country';
const COUNTRY = /^[A-Z]{2}$/;

/** The country whose crisis contacts somebody chose in this browser; null for none, also where nothing can be kept. */
export function chosenCountry(): string | null {
  try {
    const kept = window.localStorage.getItem(KEY) ?? '';
    return COUNTRY.test(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps the choice for this browser. A full or denied storage keeps nothing, and is no failure. */
export function keepCountry(country: string): void {
  try {
    window.localStorage.setItem(KEY, country);
  } catch {
    // It holds for this card then.
  }
}

/**
 * Whose numbers to begin with: the country somebody chose here, else the region of their browser's language, the most
 * wanted first, as the server does (safety.md). Null when neither says one: nobody's country is assumed.
 */
export function likelyCountry(): string | null {
  const regions = window.navigator.languages.map(regionOf);
  return chosenCountry() ?? regions.find((region) => region !== undefined && COUNTRY.test(region)) ?? null;
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}

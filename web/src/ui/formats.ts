/** The language of the interface. Dates, numbers and names of countries follow it, not the browser's language. */
const LANGUAGE = 'en-US';

export function dateTimeFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LANGUAGE, options);
}

export function formatNumber(number: number): string {
  return number.toLocaleString(LANGUAGE);
}

/** @returns a function that names a country by its code (ISO 3166-1 alpha-2). */
export function createCountryNames(): (code: string) => string {
  const names = new Intl.DisplayNames(LANGUAGE, { type: 'region' });
  return (code) => names.of(code) ?? code;
}

/** Compares two names by the alphabet of the interface. */
export function compareNames(one: string, other: string): number {
  return one.localeCompare(other, LANGUAGE);
}

import { countryOfTimeZone, crisisCountries } from '@app/contracts/crisis';
import { readChosenCountry, readTimeZone } from '../../../session/chosen-country.ts';

/**
 * The country whose crisis contacts are shown first, if we have contacts for it, found as on the server: the one chosen
 * here, else that of the time zone, else the first region in the browser's languages (docs/safety.md). Null when there is
 * none: no country is assumed.
 */
export function likelyCountry(): string | null {
  const ofZone = countryOfTimeZone(readTimeZone());
  const likely =
    readChosenCountry() ??
    (ofZone === undefined ? window.navigator.languages.map(regionOf).find(Boolean) : ofZone);
  return crisisCountries.find((code) => code === likely) ?? null;
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}

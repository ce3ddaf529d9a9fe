import { COUNTRY_HEADER, TIME_ZONE_HEADER } from '@app/contracts';
import { countryOfTimeZone } from '@app/contracts/crisis';
import type { FastifyRequest } from 'fastify';

const COUNTRY = /^[A-Z]{2}$/;
/** No browser sends more language ranges than this. */
const RANGES = 20;

/** No time zone has a longer name. */
const ZONE = /^[A-Za-z0-9_+/-]{1,64}$/;

/**
 * The country whose crisis contacts a caller gets: the one they have chosen, else that of their time zone, else the region
 * of their browser's most preferred language. Undefined when none of them names one, and when the time zone lies in a
 * country without contacts: a wrong country's number would not help.
 */
export function countryOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const chosen = headers[COUNTRY_HEADER];
  const country = typeof chosen === 'string' ? chosen.trim().toUpperCase() : '';
  if (COUNTRY.test(country)) return country;
  const zone = headers[TIME_ZONE_HEADER];
  const ofZone = typeof zone === 'string' && ZONE.test(zone) ? countryOfTimeZone(zone) : undefined;
  return ofZone === undefined ? regionOf(headers['accept-language']) : (ofZone ?? undefined);
}

function regionOf(acceptLanguage: string | undefined): string | undefined {
  const wanted = (acceptLanguage ?? '')
    .split(',', RANGES)
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';');
      const quality = parameters.map((one) => /^\s*q=([\d.]{1,5})\s*$/.exec(one)?.[1]).find(Boolean);
      return { region: regionOfTag(tag.trim()), quality: Number(quality ?? 1) };
    })
    .filter(({ region, quality }) => region !== undefined && quality > 0);
  return wanted.sort((one, other) => other.quality - one.quality)[0]?.region;
}

function regionOfTag(tag: string): string | undefined {
  if (tag.length > 35) return undefined;
  try {
    const { region } = new Intl.Locale(tag);
    return region && COUNTRY.test(region) ? region : undefined;
  } catch {
    return undefined;
  }
}

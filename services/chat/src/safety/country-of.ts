import { COUNTRY_HEADER } from '@app/contracts';
import type { FastifyRequest } from 'fastify';

const COUNTRY = /^[A-Z]{2}$/;
/** More ranges than this are no browser's. */
const RANGES = 20;

/**
 * Whose crisis contacts somebody gets: of the country they have chosen, else of the region of their browser's
 * language, the most wanted first. Undefined when neither says one: nobody's country is assumed (safety.md).
 */
export function countryOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const chosen = headers[COUNTRY_HEADER];
  const country = typeof chosen === 'string' ? chosen.trim().toUpperCase() : '';
  return COUNTRY.test(country) ? country : regionOf(headers['accept-language']);
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

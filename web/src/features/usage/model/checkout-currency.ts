import type { Currency } from '@app/contracts';

const CURRENCY_BY_REGION: Readonly<Record<string, Currency>> = {
  US: 'usd',
  CA: 'cad',
  GB: 'gbp',
  AU: 'aud',
  NZ: 'nzd',
  EU: 'eur',
  DE: 'eur',
  FR: 'eur',
  IT: 'eur',
  ES: 'eur',
  NL: 'eur',
};

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}

/** The currency of the browser's language region, else usd (PAY-1). @param language as `navigator.language` gives it. */
export function checkoutCurrency(language: string | undefined): Currency {
  const region = regionOf(language ?? '');
  return (region !== undefined && CURRENCY_BY_REGION[region]) || 'usd';
}

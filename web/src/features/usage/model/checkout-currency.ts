const CURRENCIES: Readonly<Record<string, string>> = {
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
export function checkoutCurrency(language: string | undefined): string {
  const region = regionOf(language ?? '');
  return (region !== undefined && CURRENCIES[region]) || 'usd';
}

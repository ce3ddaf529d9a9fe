import type { Currency } from '@app/contracts';

export interface Price {
  readonly currency: Currency;
  /** In the currency's smallest unit. */
  readonly amount: number;
}

/** What premium costs (PAY-1): the server's alone, and the same figure in every currency. */
const PREMIUM: Readonly<Record<Currency, number>> = {
  usd: 200,
  cad: 200,
  gbp: 200,
  aud: 200,
  nzd: 200,
  eur: 200,
};

export function premiumPrice(currency: Currency): Price {
  return { currency, amount: PREMIUM[currency] };
}

/** As people read it: `$2.00`, `CA$2.00`, `€2.00`. */
export function priceText({ currency, amount }: { currency: string; amount: number }): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
}

import { type Currency, WITHDRAWAL_DAYS } from '@app/contracts';

// The terms on which Premium is sold: its price, and until when a buyer can return it.

export interface Price {
  readonly currency: Currency;
  /** In the currency's smallest unit. */
  readonly amount: number;
}

/** The price of Premium (PAY-1): decided by the server only, and the same number in every currency. */
const PREMIUM: Readonly<Record<Currency, number>> = {
  usd: 200,
  cad: 200,
  gbp: 200,
  aud: 200,
  nzd: 200,
  eur: 200,
};

export function getPremiumPrice(currency: Currency): Price {
  return { currency, amount: PREMIUM[currency] };
}

/** Formats a price for people: `$2.00`, `CA$2.00`, `€2.00`. */
export function formatPrice({ currency, amount }: { currency: string; amount: number }): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
}

/** Returns until when a buyer may return Premium without support (Directive 2011/83/EU, art. 9). */
export function withdrawUntil(paidAt: Date): Date {
  return new Date(paidAt.getTime() + WITHDRAWAL_DAYS * 86_400_000);
}

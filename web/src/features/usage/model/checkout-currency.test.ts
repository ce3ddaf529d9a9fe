import { expect, test } from 'vitest';
import { checkoutCurrency } from './checkout-currency.ts';

test.each([
  ['en-US', 'usd'],
  ['fr-CA', 'cad'],
  ['en-GB', 'gbp'],
  ['en-AU', 'aud'],
  ['en-NZ', 'nzd'],
  ['en-EU', 'eur'],
  ['de-DE', 'eur'],
  ['fr-FR', 'eur'],
  ['it-IT', 'eur'],
  ['es-ES', 'eur'],
  ['nl-NL', 'eur'],
  ['zh-Hant-GB', 'gbp'],
  ['en-gb', 'gbp'],
  ['ja-JP', 'usd'],
  ['de', 'usd'],
  ['', 'usd'],
  ['not a language!', 'usd'],
  ['constructor', 'usd'],
  [undefined, 'usd'],
])('[PAY-1] a browser in %s pays in %s', (language, currency) => {
  expect(checkoutCurrency(language)).toBe(currency);
});

import { expect, test } from 'vitest';
import { countryOf } from './country-of.ts';

const of = (language: string | undefined, chosen?: string) =>
  countryOf({
    headers: {
      ...(language === undefined ? {} : { 'accept-language': language }),
      ...(chosen === undefined ? {} : { 'x-country': chosen }),
    },
  });

test.each([
  ['de-AT,de;q=0.9,en-US;q=0.8', 'AT'],
  ['fr', undefined],
  ['es,es-MX;q=0.9,en-US;q=0.5', 'MX'],
  ['en-US;q=0.2,pt-BR;q=0.7', 'BR'],
  ['zh-Hant-TW', 'TW'],
  ['es-419', undefined],
  ['*', undefined],
  ['en-US;q=0', undefined],
  ['not a language at all', undefined],
  [undefined, undefined],
])('the region of Accept-Language %s is %s', (language, country) => {
  expect(of(language)).toBe(country);
});

test('a chosen country takes precedence over the browser’s region, and an invalid one is ignored', () => {
  expect(of('en-US', 'ch')).toBe('CH');
  expect(of('en-US', 'Narnia')).toBe('US');
  expect(of(undefined, '12')).toBeUndefined();
});

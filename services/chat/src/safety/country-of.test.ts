import { countryOfTimeZone, crisisCountries } from '@app/contracts/crisis';
import { expect, test } from 'vitest';
import { countryOf } from './country-of.ts';

const of = (language: string | undefined, chosen?: string, zone?: string) =>
  countryOf({
    headers: {
      ...(language === undefined ? {} : { 'accept-language': language }),
      ...(chosen === undefined ? {} : { 'x-country': chosen }),
      ...(zone === undefined ? {} : { 'x-time-zone': zone }),
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

test.each([
  ['Europe/Berlin', 'DE'],
  ['America/Los_Angeles', 'US'],
  ['Asia/Kolkata', 'IN'],
  ['Asia/Calcutta', 'IN'],
  ['US/Pacific', 'US'],
  ['Europe/Belfast', 'GB'],
  ['America/Argentina/Buenos_Aires', 'AR'],
  ['europe/vienna', 'AT'],
])('the time zone %s means %s, whatever the language', (zone, country) => {
  expect(of('fr-CA', undefined, zone)).toBe(country);
  expect(of('fr-CA', 'NZ', zone)).toBe('NZ');
});

test('a time zone of a country without contacts gives no other country’s numbers', () => {
  for (const zone of ['Asia/Ulaanbaatar', 'Europe/Vaduz'])
    expect(of('en-US', undefined, zone)).toBeUndefined();
});

test('a time zone that says nothing about the place leaves the decision to the language', () => {
  for (const zone of ['UTC', 'Etc/GMT+5', 'GMT', '+02:00', 'Mars/Olympus', '', 'x'.repeat(500)])
    expect(of('en-US', undefined, zone)).toBe('US');
});

test('every country with contacts is recognised by each of its time zones', () => {
  for (const country of crisisCountries) {
    const zones = new Intl.Locale(`und-${country}`).getTimeZones() ?? [];
    expect(zones.length, country).toBeGreaterThan(0);
    for (const zone of zones) expect(countryOfTimeZone(zone), zone).toBe(country);
  }
});

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type SafetyKind, safetyKinds, safetyNotice } from '../safety.ts';
import { contactsFor, contactsForFinding, crisisCountries } from './contacts-for.ts';
import { crisisEntries, internationalEntries } from './crisis-entries.ts';
import { crisisEntry } from './crisis-entry.ts';
import { staleContacts } from './stale-contacts.ts';

const all = [...crisisEntries, ...internationalEntries];

test('each contact has a source, a valid number, and only https links', () => {
  for (const entry of all) {
    const read = crisisEntry.safeParse(entry);
    expect(read.success, `${entry.country} ${entry.name}: ${read.error && z.prettifyError(read.error)}`).toBe(
      true,
    );
  }
});

test('a contact without source, without a way to reach it or with a number nobody can dial is refused', () => {
  const [good] = crisisEntries;
  for (const broken of [
    { source: undefined },
    { source: 'http://www.911.gov/' },
    { web: 'http://www.911.gov/' },
    { phone: undefined, text: undefined, web: undefined },
    { phone: '0800 CALL ME' },
    { phone: '112 or 999' },
    { checkedOn: 'last week' },
    { say: 'HELLO', text: undefined },
    { checkedAgainst: 'stored secondary page', seenIn: undefined },
  ]) {
    expect(crisisEntry.safeParse({ ...good, ...broken }).success, JSON.stringify(broken)).toBe(false);
  }
});

test('a contact checked 181 days ago, or in the future, is reported', () => {
  const [entry] = crisisEntries.map((one) => ({ ...one, checkedOn: '2026-11-21' }));
  const on = (date: string) => staleContacts(new Date(date), entry === undefined ? [] : [entry]).length;
  expect(on('2027-05-20')).toBe(0);
  expect(on('2027-05-22')).toBe(1);
  expect(on('2026-11-20')).toBe(1);
});

test('at least thirty countries have contacts, and each something for every kind beyond the emergency number', () => {
  expect(crisisCountries.length).toBeGreaterThanOrEqual(30);
  for (const country of crisisCountries) {
    const own = crisisEntries.filter((entry) => entry.country === country);
    expect(own.filter(({ emergency }) => emergency).length, country).toBeGreaterThan(0);
    for (const kind of safetyKinds) {
      const lines = own.filter(({ emergency, kinds }) => emergency === undefined && kinds.includes(kind));
      expect(lines.length, `${country} ${kind}`).toBeGreaterThan(0);
    }
  }
});

test('no contact of a country is there twice', () => {
  const keys = all.map(({ country, name }) => `${country} ${name}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('the emergency number is shown first, then lines primarily for this kind', () => {
  for (const country of crisisCountries) {
    for (const kind of safetyKinds) {
      const [first] = contactsFor(country, kind);
      const entry = crisisEntries.find((one) => one.country === country && one.name === first?.name);
      expect(entry?.emergency, `${country} ${kind}`).toBe(true);
    }
  }
  expect(contactsFor('DE', 'victim_of_abuse')[1]?.phone).toBe('116 016');
  expect(contactsFor('gb', 'self_harm')[1]).toEqual({
    name: 'Samaritans',
    phone: '116 123',
    web: 'https://www.samaritans.org/',
    hours: '24/7',
    country: 'GB',
  });
  expect(contactsFor('GB', 'harm_to_others').map(({ name }) => name)).toContain(
    'Respect Phoneline, for those who hurt a partner',
  );
});

test('where it is open who hurts whom, the first contacts help both victims and those who may hurt others', () => {
  const finding = { kind: 'harm_to_others', inDanger: 'writer' } as const;
  for (const country of [...crisisCountries, null]) {
    const shown = contactsForFinding(country, finding);
    const names = shown.map(({ name }) => name);
    const namesFor = (kind: SafetyKind) => contactsFor(country, kind).map(({ name }) => name);
    const [ofVictim, ofOthers] = [namesFor('victim_of_abuse'), namesFor('harm_to_others')];
    expect(names.toSorted(), `${country}`).toEqual([...new Set([...ofVictim, ...ofOthers])].toSorted());
    expect(shown[0]).toEqual(contactsFor(country, 'victim_of_abuse')[0]);
    // The card shows three before the others are opened; one line may serve both.
    expect(ofVictim).toContain(names[1]);
    expect(names.slice(1, 3).some((name) => ofOthers.includes(name))).toBe(true);
  }
  expect(contactsForFinding('GB', finding).map(({ name }) => name)).toContain(
    'Respect Phoneline, for those who hurt a partner',
  );
  expect(contactsForFinding('DE', { ...finding, inDanger: 'other' })).toEqual(
    contactsFor('DE', 'harm_to_others'),
  );
});

test('an unknown country gets no phone numbers, and international help for every kind', () => {
  for (const country of [null, 'ZZ', 'XX', '', 'Germany', 'AQ', '__proto__']) {
    for (const kind of safetyKinds) {
      const contacts = contactsFor(country, kind);
      expect(contacts.length).toBeGreaterThanOrEqual(3);
      expect(contacts.map((contact) => contact.country)).toEqual(contacts.map(() => 'ZZ'));
      expect(contacts.every(({ phone, text }) => phone === undefined && text === undefined)).toBe(true);
    }
  }
});

test('selected contacts match the schema of the notice', () => {
  for (const country of [...crisisCountries, null]) {
    for (const kind of safetyKinds) {
      const notice = { kind, inDanger: 'writer', country, resources: contactsFor(country, kind) };
      expect(safetyNotice.parse(notice)).toEqual(notice);
    }
  }
});

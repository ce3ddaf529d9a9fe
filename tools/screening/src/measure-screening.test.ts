import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen } from '@app/screening';
import { findExplicitDanger } from '@app/screening/explicit-danger';
import { describe, expect, test } from 'vitest';
import { type LabelledText, parseLabelledTexts, readHeldOut, readSentenceTexts } from './dataset.ts';
import { floors, promised } from './measuring/floors.ts';
import { isCorrect, type Measured, measure, percent, screenTexts } from './measuring/measure.ts';
import { measureParts } from './measuring/measure-parts.ts';
import { headings, parts } from './measuring/parts.ts';
import { formatTables, replaceTables } from './measuring/tables.ts';

const measured = measureParts();
const all = (shares: Measured['explicit']) => percent(shares.all ?? { hits: 0, of: 0 });

for (const part of parts) {
  describe(`screening the labelled set: ${headings[part]}`, () => {
    const { explicit, indirect, falseAlarms, victimsTakenForPerpetrators } = measured[part];

    test('explicit danger is found at least as often as before, or always', () => {
      expect(all(explicit)).toBeGreaterThanOrEqual(floors[part].explicit);
    });
    test('implied danger is found at least as often as before, or as promised', () => {
      expect(all(indirect)).toBeGreaterThanOrEqual(floors[part].indirect);
    });
    test('everyday heartbreak is a false alarm no more often than before, or than promised', () => {
      expect(all(falseAlarms)).toBeLessThanOrEqual(floors[part].falseAlarms);
    });
    test('hardly any victim is taken for a perpetrator', () => {
      expect(percent(victimsTakenForPerpetrators)).toBeLessThanOrEqual(
        floors[part].victimsTakenForPerpetrators,
      );
    });
    test('once the promise is kept, the promise is the minimum', () => {
      if (all(explicit) >= promised.explicit) expect(floors[part].explicit).toBe(promised.explicit);
      if (all(indirect) >= promised.indirect)
        expect(floors[part].indirect).toBeGreaterThanOrEqual(promised.indirect);
      if (all(falseAlarms) <= promised.falseAlarms)
        expect(floors[part].falseAlarms).toBeLessThanOrEqual(promised.falseAlarms);
    });
  });
}

test('docs/safety.md states the current figures (to update: npm run safety:measure)', () => {
  const document = readFileSync(path.join(import.meta.dirname, '../../../docs/safety.md'), 'utf8');
  expect(replaceTables(document, formatTables(measured))).toBe(document);
});

test('an everyday title hides nothing that is found in a sentence without it', () => {
  const titles = {
    en: 'The two of us',
    es: 'Nosotros dos',
    de: 'Wir beide',
    fr: 'Nous deux',
    pt: 'Nós dois',
  };
  const hidden = readHeldOut().filter(({ text, lang }) => {
    const title = Object.entries(titles).find(([one]) => one === lang)?.[1] ?? '';
    return screen([text]) !== null && screen([title, text]) === null;
  });
  expect(hidden.map(({ id }) => id)).toEqual([]);
});

test('the patterns for explicit danger find less than screening, but as much as docs/safety.md states', () => {
  const find = (texts: readonly string[]) => findExplicitDanger(texts) ?? null;
  const { explicit, falseAlarms, victimsTakenForPerpetrators } = measure(
    screenTexts(readSentenceTexts(), find),
  );
  const share = ({ all }: typeof explicit) => percent(all ?? { hits: 0, of: 0 });
  expect(share(explicit)).toBeGreaterThanOrEqual(47.7);
  expect(share(falseAlarms)).toBeLessThanOrEqual(0.85);
  expect(percent(victimsTakenForPerpetrators)).toBeLessThanOrEqual(0.12);
});

const labelledText = (over: Partial<LabelledText>): LabelledText => ({
  id: 'en-victim-explicit-001',
  text: 'a sentence',
  lang: 'en',
  label: 'victim_of_abuse',
  inDanger: 'writer',
  directness: 'explicit',
  ...over,
});

test('a finding is correct when it has the label’s kind or another kind that applies', () => {
  const both = labelledText({ also: ['child_at_risk'] });
  const found = (kind: 'child_at_risk' | 'harm_to_others') => ({
    labelled: both,
    finding: { kind, inDanger: 'writer', certainty: 'certain' } as const,
  });
  expect(isCorrect(found('child_at_risk'))).toBe(true);
  expect(isCorrect(found('harm_to_others'))).toBe(false);
  expect(isCorrect({ labelled: both, finding: null })).toBe(false);
  const everyday = labelledText({ label: null, inDanger: null, directness: 'everyday' });
  expect(isCorrect({ labelled: everyday, finding: null })).toBe(true);
});

test('misses, false alarms and wrong kinds are counted separately', () => {
  const given = [
    labelledText({ text: 'he hits me' }),
    labelledText({ text: 'er schlägt mich', lang: 'de' }),
    labelledText({ text: 'she keeps my passport', directness: 'indirect' }),
    labelledText({ text: 'i could kill him', label: null, inDanger: null, directness: 'everyday' }),
  ];
  const { explicit, indirect, falseAlarms, victimsTakenForPerpetrators, rightPerson } = measure(
    screenTexts(given, ([text]) => {
      if (text === 'he hits me') return { kind: 'victim_of_abuse', inDanger: 'other', certainty: 'certain' };
      return text?.startsWith('er')
        ? null
        : { kind: 'harm_to_others', inDanger: 'other', certainty: 'certain' };
    }),
  );
  expect(explicit).toMatchObject({ all: { hits: 1, of: 2 }, en: { hits: 1, of: 1 }, de: { hits: 0, of: 1 } });
  expect(indirect.victim_of_abuse).toEqual({ hits: 0, of: 1 });
  expect(falseAlarms.all).toEqual({ hits: 1, of: 1 });
  expect(victimsTakenForPerpetrators).toEqual({ hits: 1, of: 3 });
  expect(rightPerson).toEqual({ hits: 0, of: 1 });
});

test('an invalid line of the set is reported with its number', () => {
  expect(() => parseLabelledTexts('{"id": "en-self-harm-explicit-001"}')).toThrow('line 1');
  const everydayWithKind = { ...labelledText({ directness: 'everyday' }) };
  expect(() => parseLabelledTexts(JSON.stringify(everydayWithKind))).toThrow('everyday');
});

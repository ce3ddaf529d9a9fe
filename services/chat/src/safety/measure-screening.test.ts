import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { floors, promised } from './labelled/floors.ts';
import { type LabelledSentence, parseLabelled } from './labelled/labelled-sentence.ts';
import { measure, percent, right, verdicts } from './labelled/measure.ts';
import { measureParts } from './labelled/measure-parts.ts';
import type { Measured } from './labelled/measured.ts';
import { headings, measuredParts, measuredTables, withTables } from './labelled/measured-table.ts';

const measured = measureParts();
const all = (shares: Measured['explicit']) => percent(shares.all ?? { hits: 0, of: 0 });

for (const part of measuredParts) {
  describe(`screening the labelled set: ${headings[part]}`, () => {
    const { explicit, indirect, falseAlarms, victimsTakenForPerpetrators } = measured[part];

    test('explicit danger is found as often as it was, or always', () => {
      expect(all(explicit)).toBeGreaterThanOrEqual(floors[part].explicit);
    });
    test('danger between the lines is found as often as it was, or as promised', () => {
      expect(all(indirect)).toBeGreaterThanOrEqual(floors[part].indirect);
    });
    test('everyday heartbreak is taken for danger no more often than it was, or as promised', () => {
      expect(all(falseAlarms)).toBeLessThanOrEqual(floors[part].falseAlarms);
    });
    test('a victim is not taken for a perpetrator, but for two in a thousand', () => {
      expect(percent(victimsTakenForPerpetrators)).toBeLessThanOrEqual(
        floors[part].victimsTakenForPerpetrators,
      );
    });
    test('once the promise is kept the floor is the promise', () => {
      if (all(explicit) >= promised.explicit) expect(floors[part].explicit).toBe(promised.explicit);
      if (all(indirect) >= promised.indirect)
        expect(floors[part].indirect).toBeGreaterThanOrEqual(promised.indirect);
      if (all(falseAlarms) <= promised.falseAlarms)
        expect(floors[part].falseAlarms).toBeLessThanOrEqual(promised.falseAlarms);
    });
  });
}

test('docs/safety.md says what is measured now: else run npm run safety:measure -w services/chat', () => {
  const document = readFileSync(path.join(import.meta.dirname, '../../../../docs/safety.md'), 'utf8');
  expect(withTables(document, measuredTables(measured))).toBe(document);
});

const sentence = (over: Partial<LabelledSentence>): LabelledSentence => ({
  id: 'en-victim-explicit-001',
  text: 'a sentence',
  lang: 'en',
  label: 'victim_of_abuse',
  inDanger: 'writer',
  directness: 'explicit',
  ...over,
});

test('a finding is right when it is of the label or of a kind that is true too', () => {
  const both = sentence({ also: ['child_at_risk'] });
  const found = (kind: 'child_at_risk' | 'harm_to_others') => ({
    sentence: both,
    finding: { kind, inDanger: 'writer' } as const,
  });
  expect(right(found('child_at_risk'))).toBe(true);
  expect(right(found('harm_to_others'))).toBe(false);
  expect(right({ sentence: both, finding: null })).toBe(false);
  const everyday = sentence({ label: null, inDanger: null, directness: 'everyday' });
  expect(right({ sentence: everyday, finding: null })).toBe(true);
});

test('what was missed, wrongly alarmed and mistaken is counted where it belongs', () => {
  const given = [
    sentence({ text: 'he hits me' }),
    sentence({ text: 'er schlägt mich', lang: 'de' }),
    sentence({ text: 'she keeps my passport', directness: 'indirect' }),
    sentence({ text: 'i could kill him', label: null, inDanger: null, directness: 'everyday' }),
  ];
  const { explicit, indirect, falseAlarms, victimsTakenForPerpetrators, rightPerson } = measure(
    verdicts(given, ([text]) => {
      if (text === 'he hits me') return { kind: 'victim_of_abuse', inDanger: 'other' };
      return text?.startsWith('er') ? null : { kind: 'harm_to_others', inDanger: 'other' };
    }),
  );
  expect(explicit).toMatchObject({ all: { hits: 1, of: 2 }, en: { hits: 1, of: 1 }, de: { hits: 0, of: 1 } });
  expect(indirect.victim_of_abuse).toEqual({ hits: 0, of: 1 });
  expect(falseAlarms.all).toEqual({ hits: 1, of: 1 });
  expect(victimsTakenForPerpetrators).toEqual({ hits: 1, of: 3 });
  expect(rightPerson).toEqual({ hits: 0, of: 1 });
});

test('a line of the set that is not valid is told with its number', () => {
  expect(() => parseLabelled('{"id": "en-self-harm-explicit-001"}')).toThrow('line 1');
  const everydayWithKind = { ...sentence({ directness: 'everyday' }) };
  expect(() => parseLabelled(JSON.stringify(everydayWithKind))).toThrow('everyday');
});

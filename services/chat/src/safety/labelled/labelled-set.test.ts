import { expect, test } from 'vitest';
import { languages } from './labelled-sentence.ts';
import { partOf } from './part-of.ts';
import { readLabelled } from './read-labelled.ts';

const parts = { tuning: readLabelled('tuning'), 'held-out': readLabelled('held-out') };
const all = [...parts.tuning, ...parts['held-out']];

/** The text as somebody comparing by eye would see it: no case, accents, punctuation, hidden characters or spacing. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

test('each id is used once and lies in the part that its hash names', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const [part, sentences] of Object.entries(parts)) {
    for (const { id } of sentences) expect(`${id} ${partOf(id)}`).toBe(`${id} ${part}`);
  }
});

test('no text is there twice, in the same part or in both, also not with other letters or accents', () => {
  const seen = new Map<string, string>();
  for (const { id, text } of all) {
    const key = plain(text);
    expect(seen.get(key), `${id} says the same as ${seen.get(key)}`).toBeUndefined();
    seen.set(key, id);
  }
});

test('an id says the kind, the directness and the language that its line has', () => {
  for (const { id, lang, label, directness } of all) {
    const kind = {
      self_harm: 'self-harm-',
      harm_to_others: 'harm-to-others-',
      victim_of_abuse: 'victim-',
      child_at_risk: 'child-',
    };
    expect(id.replace(/\d+$/, '')).toBe(`${lang}-${label === null ? '' : kind[label]}${directness}-`);
  }
});

test('each language and each kind are in both parts, half and half', () => {
  for (const lang of languages) {
    const strata = new Set(all.filter((one) => one.lang === lang).map(({ id }) => id.replace(/\d+$/, '')));
    for (const stratum of strata) {
      const count = (part: keyof typeof parts) =>
        parts[part].filter(({ id }) => id.replace(/\d+$/, '') === stratum).length;
      expect(Math.abs(count('tuning') - count('held-out')), stratum).toBeLessThanOrEqual(1);
    }
  }
});

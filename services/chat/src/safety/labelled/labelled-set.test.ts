import { safetyKinds } from '@app/contracts';
import { expect, test } from 'vitest';
import { languages } from './labelled-sentence.ts';
import { partOf } from './part-of.ts';
import { readImagined, readLabelled } from './read-labelled.ts';

const parts = { tuning: readLabelled('tuning'), 'held-out': readLabelled('held-out') };
const all = [...parts.tuning, ...parts['held-out']];
const imagined = readImagined();

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
  for (const { id, text } of [...all, ...imagined]) {
    const key = plain(text);
    expect(seen.get(key), `${id} says the same as ${seen.get(key)}`).toBeUndefined();
    seen.set(key, id);
  }
});

test('each imagined sentence has its own id and names its file', () => {
  expect(imagined.length).toBeGreaterThan(0);
  expect(new Set(imagined.map(({ id }) => id)).size).toBe(imagined.length);
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

test('the set is as large and as varied as it was promised to be', () => {
  const count = (lang: string, directness: string) =>
    all.filter((one) => one.lang === lang && one.directness === directness).length;
  const floors = {
    en: { explicit: 120, indirect: 100, everyday: 140 },
    others: { explicit: 30, indirect: 25, everyday: 45 },
  };
  for (const lang of languages) {
    const floor = lang === 'en' ? floors.en : floors.others;
    for (const [directness, atLeast] of Object.entries(floor)) {
      expect(count(lang, directness), `${lang} ${directness}`).toBeGreaterThanOrEqual(atLeast);
    }
    for (const kind of safetyKinds) {
      for (const directness of ['explicit', 'indirect']) {
        const having = all.filter(
          (one) => one.lang === lang && one.label === kind && one.directness === directness,
        );
        expect(having.length, `${lang} ${kind} ${directness}`).toBeGreaterThanOrEqual(lang === 'en' ? 14 : 3);
      }
    }
  }
  expect(all.length).toBeGreaterThanOrEqual(800);
});

test('every kind has somebody else in danger as well as the writer', () => {
  for (const kind of ['self_harm', 'victim_of_abuse', 'child_at_risk']) {
    const endangered = new Set(all.filter(({ label }) => label === kind).map(({ inDanger }) => inDanger));
    expect(endangered.size, kind).toBeGreaterThan(1);
  }
});

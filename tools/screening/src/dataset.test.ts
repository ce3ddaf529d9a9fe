import { safetyKinds } from '@app/contracts';
import { LANGUAGES } from '@app/screening/training';
import { expect, test } from 'vitest';
import {
  readHeldOut,
  readHeldOutMessages,
  readIndependent,
  readMessages,
  readPromised,
  readRounds,
  readSentenceTexts,
  UNTRAINED,
} from './dataset.ts';

/** The languages that screening knew when the held-out part was written. */
const HELD_OUT_LANGUAGES = ['en', 'es', 'de', 'fr', 'pt'] as const;

const heldOut = readHeldOut();
const heldOutMessages = readHeldOutMessages();
const messages = [...readMessages(), ...readRounds()];
const trainedOn = [...readPromised(), ...readSentenceTexts(), ...messages];
const notTrainedOnYet = UNTRAINED.flatMap(readIndependent);
const all = [...heldOut, ...heldOutMessages, ...trainedOn, ...notTrainedOnYet];

/** The text without case, accents, punctuation, hidden characters and spaces. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

test('each id is used once', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test('no text occurs twice, in one part or in two, even with other letters or accents', () => {
  const seen = new Map<string, string>();
  for (const { id, text } of all) {
    const key = plain(text);
    expect(seen.get(key), `${id} repeats ${seen.get(key)}`).toBeUndefined();
    seen.set(key, id);
  }
});

test('an id contains the kind and the directness of its line', () => {
  const kinds = {
    self_harm: 'self-harm-',
    harm_to_others: 'harm-to-others-',
    victim_of_abuse: 'victim-(of-abuse-)?',
    child_at_risk: 'child-(at-risk-)?',
  };
  for (const { id, label, directness } of [...heldOut, ...heldOutMessages, ...messages].filter(
    (one) => !one.id.startsWith('independent'),
  ))
    expect(id).toMatch(
      new RegExp(
        `^(held-)?[a-z]+[0-9]?[a-z]*-${label === null ? '' : kinds[label]}${directness}-[0-9]{3,4}$`,
      ),
    );
});

test('the held-out part is as large and as varied as it was promised to be', () => {
  const count = (lang: string, directness: string) =>
    heldOut.filter((one) => one.lang === lang && one.directness === directness).length;
  const floors = {
    en: { explicit: 80, indirect: 60, everyday: 120 },
    others: { explicit: 30, indirect: 24, everyday: 45 },
  };
  for (const lang of HELD_OUT_LANGUAGES) {
    const floor = lang === 'en' ? floors.en : floors.others;
    for (const [directness, atLeast] of Object.entries(floor)) {
      expect(count(lang, directness), `${lang} ${directness}`).toBeGreaterThanOrEqual(atLeast);
    }
    for (const kind of safetyKinds) {
      for (const directness of ['explicit', 'indirect']) {
        const having = heldOut.filter(
          (one) => one.lang === lang && one.label === kind && one.directness === directness,
        );
        expect(having.length, `${lang} ${kind} ${directness}`).toBeGreaterThanOrEqual(lang === 'en' ? 8 : 3);
      }
    }
  }
  expect(heldOut.length).toBeGreaterThanOrEqual(700);
});

test('every kind has somebody else in danger as well as the writer', () => {
  for (const kind of ['self_harm', 'victim_of_abuse', 'child_at_risk']) {
    const endangered = new Set(heldOut.filter(({ label }) => label === kind).map(({ inDanger }) => inDanger));
    expect(endangered.size, kind).toBeGreaterThan(1);
  }
});

test('the held-out messages have many sentences, and cover every language and kind', () => {
  for (const { id, text } of heldOutMessages) expect(text.split(/\s+/).length, id).toBeGreaterThanOrEqual(25);
  for (const lang of HELD_OUT_LANGUAGES) {
    const having = heldOutMessages.filter((one) => one.lang === lang);
    expect(having.filter(({ label }) => label === null).length, lang).toBeGreaterThanOrEqual(16);
    for (const kind of safetyKinds)
      expect(having.filter(({ label }) => label === kind).length, `${lang} ${kind}`).toBeGreaterThanOrEqual(
        5,
      );
  }
});

test('there are texts to train on in each language, with and without danger', () => {
  for (const lang of LANGUAGES)
    for (const directness of ['explicit', 'indirect', 'everyday'])
      expect(
        trainedOn.filter((one) => one.lang === lang && one.directness === directness).length,
        `${lang} ${directness}`,
      ).toBeGreaterThanOrEqual(20);
});

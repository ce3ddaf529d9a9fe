import { describe, expect, test } from 'vitest';
import { screen } from './screen.ts';

describe('who is in danger', () => {
  test.each([
    ['My husband beats me.', 'victim_of_abuse', 'writer'],
    ['I beat my husband last night.', 'harm_to_others', 'other'],
    ['My sister’s boyfriend beats her.', 'victim_of_abuse', 'other'],
    ['My boyfriend hits my son.', 'child_at_risk', 'child'],
    ['My brother wants to kill himself.', 'self_harm', 'other'],
    ['I’m 13 and my stepdad hits me.', 'child_at_risk', 'writer'],
    ['Mein Mann schlägt mich.', 'victim_of_abuse', 'writer'],
    ['Ich habe meine Frau geschlagen.', 'harm_to_others', 'other'],
    ['Mon mari me frappe.', 'victim_of_abuse', 'writer'],
    ['J’ai frappé ma femme.', 'harm_to_others', 'other'],
    ['Mi marido me pega.', 'victim_of_abuse', 'writer'],
    ['Le pegué a mi esposa.', 'harm_to_others', 'other'],
    ['Meu marido me bate.', 'victim_of_abuse', 'writer'],
    ['Bati na minha mulher ontem.', 'harm_to_others', 'other'],
  ])('a victim is not taken for a perpetrator: %s', (text, kind, inDanger) => {
    expect(screen([text])).toMatchObject({ kind, inDanger });
  });

  test('of two dangers the more severe is returned', () => {
    expect(screen(['My husband beats me and I want to die.'])?.kind).toBe('self_harm');
    expect(screen(['He hits me', 'and I want to kill myself'])?.kind).toBe('self_harm');
  });
});

describe('in any spelling', () => {
  test.each([
    'I WANT TO DIE',
    'i wanna diiiie',
    'I want to k1ll myself',
    'I want to k i l l myself',
    'k\u200bi\u200bl\u200bl\u200bi\u200bn\u200bg myself',
    'I’ve been thinking about sucide',
    'im going to kil myslef',
    'ｉ ｗａｎｔ ｔｏ ｄｉｅ',
    'Je veux me su1cider',
    'quiero suicídarme',
  ])('%s', (text) => {
    expect(screen([text])?.kind).toBe('self_harm');
  });
});

describe('an everyday title hides no danger that one sentence tells of:', () => {
  test.each([
    ['The two of us', 'He beats me when he drinks and I hide the bruises.', 'victim_of_abuse'],
    ['Need advice', 'I want to die.', 'self_harm'],
    ['After a fight', 'I pushed my husband and he fell down the stairs.', 'harm_to_others'],
    ['Wir beide', 'Mein Mann schlägt mich.', 'victim_of_abuse'],
    ['Mi familia', 'Mi padrastro me toca por las noches y tengo 13 años.', 'child_at_risk'],
  ])('%s: %s', (title, question, kind) => {
    expect(screen([title, question])).toMatchObject({ kind, certainty: 'certain' });
  });

  test('nor does the text hide what the title tells', () => {
    expect(
      screen(['He strangled me', 'What should I do about the holidays with his family?']),
    ).not.toBeNull();
  });
});

describe('a danger is found in a text that is mostly in another language:', () => {
  const EVERYDAY = {
    de: 'Heute war ein langer Tag im Büro. Danach habe ich mit meiner Mutter gekocht und wir haben lange geredet.',
    en: 'It was a long day at the office. Then I cooked with my mother and we talked for hours.',
    ar: 'كان اليوم طويلا في العمل. بعد ذلك طبخت مع أمي وتكلمنا كثيرا.',
  };
  test.each([
    ['English in German', `${EVERYDAY.de} I want to kill myself.`, 'self_harm'],
    [
      'English in Arabic, without a full stop',
      `${EVERYDAY.ar.slice(0, -1)} I want to kill myself`,
      'self_harm',
    ],
    ['English in Arabic', `${EVERYDAY.ar} I want to kill myself.`, 'self_harm'],
    ['German in English', `${EVERYDAY.en} Mein Mann schlägt mich.`, 'victim_of_abuse'],
    [
      'Turkish in German',
      `${EVERYDAY.de} Kocam beni dövüyor ve öldürmekle tehdit ediyor.`,
      'victim_of_abuse',
    ],
    ['Spanish in English', `${EVERYDAY.en} Mi esposo me pega y me amenaza.`, 'victim_of_abuse'],
  ])('%s', (_, text, kind) => {
    expect(screen([text])?.kind).toBe(kind);
  });
});

describe('there is no finding for', () => {
  test.each([
    'I could kill him, he forgot our anniversary',
    'I would never hurt myself',
    'I am not suicidal, I am just sad',
    'We watched a film in which a man strangles his wife',
    'That joke killed me',
    'He beat me at chess again',
    'It hit me that we have grown apart',
    'I want to live in Spain',
    'I do not want to live with his mother',
    'He wants to live in the city and I do not want to live there.',
    'I do not want to live with my parents any more. How do I find a flat?',
    'No quiero vivir más con mi suegra',
    'Ich will nicht mehr bei meinen Eltern leben',
    'Je ne veux plus vivre avec sa mère',
    'Não quero mais viver com a minha sogra',
    'I hit the bottle at weekends',
    'I cut my hair again',
    'Die Routine bringt uns noch um',
    'Je suis mort de rire',
    'Me muero de risa con él',
    'Morri de vergonha',
    'Worry 14',
    'Message 13',
    'si',
  ])('%s', (text) => {
    expect(screen([text])).toBeNull();
  });
});

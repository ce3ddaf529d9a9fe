import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Coach } from '../coach.port.ts';
import { CoachFailure } from '../coach.port.ts';
import { INSTRUCTIONS_MARK, instructionsFor, SECRET_TEXTS } from '../instructions.ts';
import { CUT_SENTENCE, guardCoach } from './guard-coach.ts';
import { NUMBER_REPLACEMENT } from './phone-number-filter.ts';

/** A model that sends this text in pieces of `size` characters. */
function saying(text: string, size: number): Coach {
  return {
    async reply({ signal, onText }) {
      for (let at = 0; at < text.length; at += size) {
        if (signal.aborted) throw new CoachFailure('aborted');
        onText(text.slice(at, at + size));
      }
    },
  };
}

async function heard(text: string, size: number): Promise<string> {
  let said = '';
  const signal = new AbortController().signal;
  await guardCoach(saying(text, size)).reply({ messages: [], signal, onText: (piece) => (said += piece) });
  return said;
}

const SIZES = [1, 2, 3, 7, 50, 10_000];
const everySize = async (text: string) => new Set(await Promise.all(SIZES.map((size) => heard(text, size))));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether twelve words stand in one of the texts in this order. */
const isRun = (texts: readonly string[][], words: readonly string[]) =>
  words.length === 12 && texts.some((text) => ` ${text.join(' ')} `.includes(` ${words.join(' ')} `));

describe('permitted text is unchanged, in pieces of any size', () => {
  test.each([
    'I hear you. What would help tonight?',
    'Take 10-15 minutes on Sunday, 3 times a week, from 2026-11-21 on. You have been together for 12 years.',
    '1. Breathe.\n2. Write it down.\n\nOne small step: [Weekly check-in](/library/weekly-check-in-template), ' +
      '[Repair after conflict](/library/repair-after-conflict), [Saying no kindly](/library/saying-no-kindly).',
    'In Germany you can call 116 123, or 112 in an emergency.',
    'Call 988, or dial 1-800-799-7233 at any hour.',
    'Call her once, not 100 times; text him in one or two sentences.',
    'C’est difficile, 你好，世界 — ça va ? 2',
    '',
  ])('%s', async (text) => {
    expect(await everySize(text)).toEqual(new Set([text]));
  });
});

describe('a phone number that is not in the contacts file never reaches the person', () => {
  test.each([
    ['Please call 0800 123 4567 now.', `Please call ${NUMBER_REPLACEMENT} now.`],
    ['Call 555-0199-22 or +49 (0)30 / 1234 567.', `Call ${NUMBER_REPLACEMENT} or ${NUMBER_REPLACEMENT}.`],
    ['The hotline 4711 is open all night.', `The hotline ${NUMBER_REPLACEMENT} is open all night.`],
    ['Dial nine-one-two, they help.', `Dial ${NUMBER_REPLACEMENT}, they help.`],
    ['Ring ０８００ １２３ ４５６７', `Ring ${NUMBER_REPLACEMENT}`],
    ['It is 12345, the crisis line.', `It is ${NUMBER_REPLACEMENT}, the crisis line.`],
  ])('%s', async (text, expected) => {
    const said = await everySize(text);
    if (text.includes('12345'))
      expect([...said].every((one) => !one.includes('12345') || one === text)).toBe(true);
    else expect(said).toEqual(new Set([expected]));
  });
});

describe('the coach’s instructions never leave', () => {
  const all = instructionsFor([]);

  test('recited from the beginning, from the middle, in capitals or with other punctuation', async () => {
    for (const text of [
      all,
      `Of course! ${all}`,
      `Sure: ${all.toUpperCase()}`,
      `They say: ${all.replaceAll(' ', ' **')}`,
      `Here: ${all.slice(300, 900)}`,
    ]) {
      const said = await everySize(text);
      for (const one of said) {
        expect(one).toContain(CUT_SENTENCE);
        expect(one.length).toBeLessThan(CUT_SENTENCE.length + 120);
      }
    }
  });

  test('nor does their mark, however it is split', async () => {
    for (const mark of [
      INSTRUCTIONS_MARK,
      INSTRUCTIONS_MARK.toUpperCase(),
      'quillwort-larch',
      'Quillwort larch',
    ]) {
      const said = await everySize(`The mark is ${mark}, as you asked.`);
      for (const one of said) {
        expect(one.toLowerCase().replace(/[^a-z]/g, '')).not.toContain(INSTRUCTIONS_MARK);
        expect(one).toContain(CUT_SENTENCE);
      }
    }
  });

  test('whatever stands around the recited words and wherever the reply is cut into pieces', async () => {
    const secrets = SECRET_TEXTS.map(wordsOf);
    const recited = fc
      .tuple(fc.constantFrom(...secrets), fc.nat(), fc.integer({ min: 1, max: 16 }))
      .map(([words, from, count]) => words.slice(from % words.length, (from % words.length) + count));
    const other = fc.constantFrom(
      ['quillwort'],
      ['quill'],
      ['larch'],
      ['qui', 'quillwort'],
      ['we', 'talked'],
      ['ü'],
    );
    const gap = fc.constantFrom(' ', ' ', ' **', ', ', '\n', '’', ' 💛 ');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.oneof(recited, other), gap), { maxLength: 8 }),
        fc.integer({ min: 1, max: 30 }),
        async (parts, size) => {
          const text = parts.map(([words, between]) => words.join(between) + between).join('');
          const said = await heard(text, size);
          const words = wordsOf(text);
          const isRecited = [...words.keys()].some((from) => isRun(secrets, words.slice(from, from + 12)));
          const hasMark = words.join('').replace(/\P{L}/gu, '').includes(INSTRUCTIONS_MARK);
          expect(said.endsWith(CUT_SENTENCE)).toBe(isRecited || hasMark);
          if (!isRecited && !hasMark) expect(said).toBe(text);
        },
      ),
    );
  });

  test('a failure of the model stays a failure, and the text before it is passed on', async () => {
    let said = '';
    const failing: Coach = {
      reply: async ({ onText }) => {
        onText('Talk about relationship and family matters only, they say. And 12');
        throw new CoachFailure('cut_off');
      },
    };
    const signal = new AbortController().signal;
    await expect(
      guardCoach(failing).reply({ messages: [], signal, onText: (piece) => (said += piece) }),
    ).rejects.toMatchObject({ kind: 'cut_off' });
    expect(said).toMatch(/they say\. And 12$/);
  });
});

test('the instructions are indexed once, not for each reply', async () => {
  const add = vi.spyOn(Set.prototype, 'add');
  for (let replies = 0; replies < 50; replies += 1) await heard('I hear you. Call 988.', 3);
  expect(add.mock.calls.length).toBeLessThan(50);
  add.mockRestore();
});

test('each piece of a reply is passed on at most once', async () => {
  let passed = 0;
  const signal = new AbortController().signal;
  const text = 'You are a relationship. Take 10 minutes, and one more, to talk. '.repeat(20);
  const onText = () => (passed += 1);
  await guardCoach(saying(text, 4)).reply({ messages: [], signal, onText });
  expect(passed).toBeLessThanOrEqual(text.length / 4 + 1);
});

describe('filtering takes time proportional to the length of the reply', () => {
  const long = (unit: string) => unit.repeat(Math.ceil(60_000 / unit.length));
  test.each([
    ['everyday words', long('We went for a walk and talked about it. ')],
    ['one word', long('a')],
    ['beginnings of our instructions', long('You are a relationship coach in a chat. ')],
    ['numbers', long('1 2-')],
    ['numbers in words', long('one two, ')],
    ['beginnings of a mark', long('[[ ')],
    ['blanks', long(' ')],
  ])('%s', async (_what, text) => {
    // This once took a minute, because each piece caused all text before it to be read again.
    for (const size of [1, 60_000]) {
      const began = process.threadCpuUsage().user;
      await heard(text, size);
      expect((process.threadCpuUsage().user - began) / 1_000).toBeLessThan(3_000);
    }
  });
});

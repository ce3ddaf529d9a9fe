import { expect, test } from 'vitest';
import { checkInCopy, sheetSteps } from '../check-in-sheet.copy.ts';
import { fieldIds, formatSheet, MAX_ANSWER, readAnswers } from './check-in-sheet.ts';

test('[LIB-2] the file contains every question and its answer', () => {
  const text = formatSheet(
    sheetSteps,
    { 'wish-one': ' Two dinners.\nWithout television. ' },
    checkInCopy,
    '22 Nov',
  );
  expect(text).toContain('Weekly check-in, 22 Nov\n\n1. Say thank you, 2 min\n\n');
  expect(text).toContain('One of you: I wish for…\nTwo dinners.\nWithout television.\n\n');
  expect(text.split('(nothing written)')).toHaveLength(10);
  for (const { label } of sheetSteps.flatMap(({ fields }) => fields)) expect(text).toContain(label);
});

test('only valid answers to these questions are read from the storage', () => {
  const kept = {
    'wish-one': 'quiet',
    'wish-other': 7,
    good: 'x'.repeat(9_999),
    __proto__: 'no',
    other: 'no',
  };
  expect(readAnswers(fieldIds(sheetSteps), JSON.stringify(kept))).toEqual({
    'wish-one': 'quiet',
    good: 'x'.repeat(MAX_ANSWER),
  });
  for (const nonsense of [null, '', '{', '[1]', 'null', '"text"'])
    expect(readAnswers(fieldIds(sheetSteps), nonsense)).toEqual({});
});

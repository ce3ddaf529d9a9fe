import { expect, test } from 'vitest';
import { TONES } from '../guide.ts';
import { practiceSituations } from '../practice.copy.ts';
import { sayingNoKindly } from '../saying-no-kindly.copy.ts';
import { findNoRemarks } from './look-at-no.ts';

test.each([
  ['That sounds lovely.', 'balanced', ['no-refusal']],
  ['I don’t think I can’t, maybe later.', 'balanced', ['maybe']],
  ['I won’t come, if that’s okay?', 'balanced', ['permission']],
  ['Sorry, I can’t.', 'firm', ['apology']],
  ['Sorry, I can’t.', 'gentle', ['clear']],
  ['I’m sorry, so sorry, I can’t.', 'gentle', ['apology']],
  ['I’d love to, but I can’t.', 'balanced', ['but']],
  ['I can’t because I’m tired, and also the car is broken, and besides it rains.', 'balanced', ['reasons']],
  ['No. You always do this.', 'firm', ['blame']],
  ['I just can’t.', 'balanced', ['fillers']],
  [`No. ${'and so on '.repeat(20)}`, 'balanced', ['long']],
  ['Thank you for asking. I won’t be able to come.', 'balanced', ['clear']],
] as const)('[LIB-4] the refusal “%s” in the tone %s gets the remarks %j', (text, tone, remarks) => {
  expect(findNoRemarks(text, tone)).toEqual(remarks);
});

test('[LIB-4] each of our own examples is clear in its tone', () => {
  const examples = sayingNoKindly.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'situations' ? block.items : []));
  expect(examples.map(({ id }) => id)).toEqual([
    'partner',
    'parents',
    'in-laws',
    'children',
    'friends',
    'work',
  ]);
  const remarks = [...examples, ...practiceSituations].flatMap((situation) =>
    TONES.map((tone) => `${situation.id} ${tone}: ${findNoRemarks(situation[tone], tone)}`),
  );
  expect(remarks.filter((remark) => !remark.endsWith(': clear'))).toEqual([]);
});

import { expect, test } from 'vitest';
import { TONES } from '../guide.ts';
import { practiceSituations } from '../practice.copy.ts';
import { sayingNoKindly } from '../saying-no-kindly.copy.ts';
import { findNoRemarks } from './look-at-no.ts';

test.each([
  // Clear.
  ['No, thank you.', 'balanced', ['clear']],
  ['Thank you for asking. I won’t be able to come.', 'balanced', ['clear']],
  ['Sorry, I can’t.', 'gentle', ['clear']],
  ['That sounds fun. I’m going to pass this time.', 'gentle', ['clear']],
  ['I’d rather not. Let’s talk on Sunday.', 'balanced', ['clear']],
  ['That doesn’t work for me.', 'balanced', ['clear']],
  ['I’m not lending money. I’ll gladly cook for you.', 'firm', ['clear']],
  ['No. I’m tired, and I’m going to bed.', 'firm', ['clear']],
  ['We’re not coming this year. We’d love to see you in January.', 'balanced', ['clear']],
  ['I don’t want to. Ask me next week about the garden.', 'balanced', ['clear']],
  // Several reasons, with and without words that announce them.
  ['I can’t, I’m tired, my car is broken, and my mother is ill.', 'balanced', ['reasons']],
  ['No, I have a headache, the kids are sick and it’s raining.', 'firm', ['reasons']],
  ['I won’t come. I’m so busy at work. My dog is sick. The train is too expensive.', 'balanced', ['reasons']],
  ['I can’t because I’m tired, and also the car is broken, and besides it rains.', 'balanced', ['reasons']],
  ['We can’t make it: our babysitter is away and I’ve got an early meeting.', 'gentle', ['reasons']],
  ['Sorry, I have no babysitter, my car is broken and I’m so tired.', 'gentle', ['no-refusal', 'reasons']],
  // No word that refuses.
  ['That sounds lovely.', 'balanced', ['no-refusal']],
  ['I have so much on my plate this week.', 'balanced', ['no-refusal']],
  ['No problem, see you on Saturday!', 'balanced', ['no-refusal']],
  ['I can’t wait, thank you!', 'balanced', ['no-refusal']],
  ['I’m busy on Saturday.', 'balanced', ['no-refusal']],
  ['Why not?', 'balanced', ['no-refusal']],
  // Hedges.
  ['I don’t know, I’m not sure about it.', 'balanced', ['no-refusal', 'maybe']],
  ['I don’t think I can’t, maybe later.', 'balanced', ['maybe']],
  ['I guess I can’t.', 'balanced', ['maybe']],
  ['I can’t tonight, we’ll see about tomorrow.', 'gentle', ['maybe']],
  ['Not really, it depends.', 'balanced', ['no-refusal', 'maybe']],
  ['I’ll try to come.', 'firm', ['no-refusal', 'maybe']],
  // Asking leave, apologies, a “but”.
  ['I won’t come, if that’s okay?', 'balanced', ['permission']],
  ['I can’t. Are you mad?', 'gentle', ['permission']],
  ['Sorry, I can’t.', 'firm', ['apology']],
  ['I’m sorry, so sorry, I can’t.', 'gentle', ['apology']],
  ['I feel terrible, I’m really sorry, I can’t come.', 'balanced', ['apology']],
  ['I’d love to, but I can’t.', 'balanced', ['but']],
  // Hard words and the past.
  ['No. You always do this.', 'firm', ['blame']],
  ['No, shut up about it.', 'firm', ['harsh']],
  ['I’m sick of this. No, and you never listen.', 'firm', ['harsh', 'blame']],
  ['What a stupid idea.', 'balanced', ['no-refusal', 'harsh']],
  // Small words, and length.
  ['I just can’t.', 'balanced', ['fillers']],
  ['I actually won’t be there, honestly.', 'firm', ['fillers']],
  ['No.', 'gentle', ['bare']],
  ['No.', 'firm', ['clear']],
  [`No. ${'and so on '.repeat(20)}`, 'balanced', ['long']],
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

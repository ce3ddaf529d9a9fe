import { describe, expect, test } from 'vitest';
import { sheetSteps } from './check-in-sheet.copy.ts';
import { type Guide, type GuideBlock, TONES } from './guide.ts';
import { repairAfterConflict } from './repair-after-conflict.copy.ts';
import { sayingNoKindly } from './saying-no-kindly.copy.ts';
import { weeklyCheckIn } from './weekly-check-in.copy.ts';

const WORDS_A_MINUTE = 200;
const guides = { weeklyCheckIn, repairAfterConflict, sayingNoKindly };

function textsOf(block: GuideBlock): readonly string[] {
  switch (block.kind) {
    case 'text':
    case 'safety':
      return [block.text];
    case 'list':
      return block.items;
    case 'steps':
      return block.items.flatMap(({ title, text, say = '' }) => [title, text, say]);
    case 'tones':
      return block.items.flatMap(({ tone, when, sounds }) => [tone, when, sounds]);
    case 'situations':
      return block.items.flatMap((one) => [one.who, one.request, ...TONES.map((tone) => one[tone])]);
    case 'tool':
      return [];
  }
}

function textOf({ opening, sections }: Guide): string {
  return [opening, ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOf)])].join(
    ' ',
  );
}

describe.each(Object.entries(guides))('the guide %s', (_name, guide) => {
  test('has the reading time that its card shows', () => {
    const minutes = textOf(guide).split(/\s+/).length / WORDS_A_MINUTE;
    expect(guide.readingMinutes).toBe(Math.ceil(minutes));
  });

  test('has a unique id for each section and explains when it is not suitable', () => {
    const ids = guide.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(guide.sections.at(-1)?.blocks.some(({ kind }) => kind === 'safety')).toBe(true);
  });

  test('contains no percentages or shares of people', () => {
    expect(textOf(guide)).not.toMatch(/\d+(\.\d+)? ?(%|percent of|out of \d)/i);
  });
});

const stepsOf = (guide: Guide, id: string) =>
  guide.sections
    .find((section) => section.id === id)
    ?.blocks.flatMap((block) => (block.kind === 'steps' ? block.items : [])) ?? [];

test('[LIB-2] the guide and the sheet have the same five steps, fifteen minutes in total', () => {
  const steps = stepsOf(weeklyCheckIn, 'steps').map(({ title, minutes }) => ({ title, minutes }));
  expect(steps).toEqual(sheetSteps.map(({ title, minutes }) => ({ title, minutes })));
  expect(steps).toHaveLength(5);
  expect(steps.reduce((sum, { minutes = 0 }) => sum + minutes, 0)).toBe(15);
});

test('[LIB-3] the repair plan has six steps, each with an example sentence', () => {
  const steps = stepsOf(repairAfterConflict, 'plan');
  expect(steps).toHaveLength(6);
  expect(steps.every(({ say }) => say !== undefined)).toBe(true);
});

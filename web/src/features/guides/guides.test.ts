import { describe, expect, test } from 'vitest';
import { sheetSteps } from './check-in-sheet.copy.ts';
import { type Guide, type GuideBlock, TONES } from './guide.ts';
import { MORE_GUIDES, moreGuideCards } from './guide-cards.copy.ts';
import type { MoreGuide } from './model/worksheet.ts';
import { abuse } from './more/abuse.ts';
import { breakup } from './more/breakup.ts';
import { inLaws } from './more/in-laws.ts';
import { jealousy } from './more/jealousy.ts';
import { longDistance } from './more/long-distance.ts';
import { money } from './more/money.ts';
import { parenting } from './more/parenting.ts';
import { repairAfterConflict } from './repair-after-conflict.copy.ts';
import { sayingNoKindly } from './saying-no-kindly.copy.ts';
import { weeklyCheckIn } from './weekly-check-in.copy.ts';

const WORDS_A_MINUTE = 200;
const more: Record<string, MoreGuide> = {
  jealousy,
  money,
  inLaws,
  longDistance,
  parenting,
  breakup,
  abuse,
};
const moreGuides = Object.entries(more).map(([name, { guide }]): [string, Guide] => [name, guide]);
const guides: [string, Guide][] = [
  ...Object.entries({ weeklyCheckIn, repairAfterConflict, sayingNoKindly }),
  ...moreGuides,
];

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
    case 'contacts':
      return [];
  }
}

function textOf({ opening, sections }: Guide): string {
  return [opening, ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOf)])].join(
    ' ',
  );
}

const stepsOf = (guide: Guide, id: string) =>
  guide.sections
    .find((section) => section.id === id)
    ?.blocks.flatMap((block) => (block.kind === 'steps' ? block.items : [])) ?? [];

describe.each(guides)('the guide %s', (_name, guide) => {
  test('has the reading time that its card shows', () => {
    const minutes = textOf(guide).split(/\s+/).length / WORDS_A_MINUTE;
    expect(guide.readingMinutes).toBe(Math.ceil(minutes));
  });

  test('has a unique id for each section and explains when it is not suitable', () => {
    const ids = guide.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(guide.sections.at(-1)?.blocks.some(({ kind }) => kind === 'safety')).toBe(true);
  });

  test('is written in the words of a native speaker', () => {
    const odd = textOf(guide).match(/\b(somebody|anybody|everybody|the other|the talk|for good)\b.{0,20}/gi);
    expect(odd).toBeNull();
  });

  test('contains no percentages or shares of people', () => {
    expect(textOf(guide)).not.toMatch(/\d+(\.\d+)? ?(%|percent of|out of \d)/i);
  });
});

describe.each(moreGuides)('the guide %s', (name, guide) => {
  test('is a page that is read in a few minutes', () => {
    const words = textOf(guide).split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(950);
  });

  test('says what is going on, what to do step by step, and what to avoid, and has one tool', () => {
    const ids = guide.sections.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['what', 'steps', 'avoid']));
    const blocks = guide.sections.flatMap((section) => section.blocks.map(({ kind }) => kind));
    expect(blocks.filter((kind) => kind === 'tool')).toHaveLength(1);
    expect(stepsOf(guide, 'steps').some(({ say }) => say !== undefined)).toBe(true);
    expect(blocks.includes('contacts')).toBe(name === 'abuse');
  });
});

test('every guide of the library exists, under its own path', () => {
  expect(Object.keys(more)).toEqual(MORE_GUIDES);
  const slugs = MORE_GUIDES.map((name) => moreGuideCards[name].slug);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('no two worksheets store their answers under the same name, and the one about abuse stores nothing', () => {
  const names = Object.values(more).map(({ worksheet }) => worksheet.storedAs);
  expect(new Set(names).size).toBe(names.length);
  expect(abuse.worksheet.storedAs).toBeNull();
});

test('the guide about abuse proposes neither a confrontation nor a joint exercise', () => {
  const steps = textsOf({ kind: 'steps', items: stepsOf(abuse.guide, 'steps') }).join(' ');
  expect(steps).not.toMatch(/\b(confront|together|calmly|your partner|couples?)\b/i);
  const avoid = textOf(abuse.guide);
  for (const said of ['Don’t confront', 'Couples’ counseling', 'A watched phone', 'see a doctor today'])
    expect(avoid).toContain(said);
});

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

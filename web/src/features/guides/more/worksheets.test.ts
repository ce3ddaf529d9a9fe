import { describe, expect, test } from 'vitest';
import { readTime, sharedHours } from '../model/shared-hours.ts';
import { readAmount, splitCosts } from '../model/split-costs.ts';
import { asClause } from '../model/word-rules.ts';
import { abuseSheet } from './abuse.copy.ts';
import { abuse } from './abuse.ts';
import { breakupSheet } from './breakup.copy.ts';
import { breakup } from './breakup.ts';
import { inLawsSheet } from './in-laws.copy.ts';
import { inLaws } from './in-laws.ts';
import { jealousySheet } from './jealousy.copy.ts';
import { jealousy } from './jealousy.ts';
import { longDistanceSheet } from './long-distance.copy.ts';
import { longDistance } from './long-distance.ts';
import { moneySheet } from './money.copy.ts';
import { money } from './money.ts';
import { parentingSheet } from './parenting.copy.ts';
import { parenting } from './parenting.ts';

test.each([jealousy, money, inLaws, longDistance, parenting, breakup, abuse])(
  'a worksheet has no result before it is filled in',
  ({ worksheet }) => expect(worksheet.result({})).toBeNull(),
);

test.each([
  ['You came home late. ', [], 'you came home late'],
  ['When you came home', ['when'], 'you came home'],
  ['I was alone', [], 'I was alone'],
  ['Could you  call\nme?', ['could you'], 'call me'],
  ['Alex called!', [], 'Alex called'],
  [undefined, [], ''],
])('the answer %j fits into a sentence', (answer, begun, clause) => {
  expect(asClause(answer, ...begun)).toBe(clause);
});

test('jealousy: a wish to check or to forbid, a suspicion and “always” get remarks', () => {
  const remarks = (saw: string, need: string) => jealousy.worksheet.result({ saw, need })?.remarks;
  expect(remarks('you laughed', 'sit with me')).toEqual([jealousySheet.fallback]);
  for (const need of ['show me your phone', 'share your location', 'stop seeing Alex', 'delete her number'])
    expect(remarks('you laughed', need)).toEqual([jealousySheet.control]);
  expect(remarks('you were flirting', 'sit with me')).toEqual([jealousySheet.accusation]);
  expect(remarks('you always leave', 'sit with me')).toEqual([jealousySheet.blame]);
});

describe('money', () => {
  test('splits the costs in three ways, and nothing is lost', () => {
    const ways = splitCosts(3_000, 1_000, 2_000);
    expect(ways.half).toEqual({ pays: [1_000, 1_000], left: [2_000, 0] });
    expect(ways.byIncome).toEqual({ pays: [1_500, 500], left: [1_500, 500] });
    expect(ways.sameLeft).toEqual({ pays: [2_000, 0], left: [1_000, 1_000] });
    for (const { pays } of Object.values(splitCosts(1_234, 777, 1_001)))
      expect(pays[0] + pays[1]).toBe(1_001);
    expect(splitCosts(0, 0, 0).byIncome.pays).toEqual([0, 0]);
  });

  test.each([
    ['1,250', 1_250],
    ['$1,250.50', 1_250.5],
    ['1 250', 1_250],
    ['12,5', 12.5],
    ['0', 0],
    ['', null],
    ['-5', null],
    ['many', null],
    ['1.2.3', null],
  ])('reads the amount %j as %j', (text, amount) => expect(readAmount(text)).toBe(amount));

  test('says when no split works, and when one of them gives money to the next', () => {
    const result = (mine: string, yours: string, costs: string) =>
      money.worksheet.result({ mine, yours, costs });
    expect(result('1000', '500', '2000')).toEqual({ remarks: [moneySheet.tooMuch] });
    expect(result('3000', '500', '2000')?.remarks).toContain(moneySheet.halfTooMuch);
    expect(result('3000', '500', '2000')?.parts?.at(-1)?.text).toBe(
      'You pay all the costs and give your partner 250. You each keep 750.',
    );
  });
});

test('in-laws: the family of the partner, a passed-on wish, reasons and hard words get remarks', () => {
  const remarks = (line: string, side = 'mine') =>
    inLaws.worksheet.result({ line, side, welcome: 'lunch on Sunday' })?.remarks;
  expect(remarks('open when you’ve called')).toEqual([inLawsSheet.fallback]);
  expect(remarks('open when you’ve called', 'theirs')).toEqual([inLawsSheet.theirs]);
  expect(remarks('stay home, my wife wants that')).toEqual([inLawsSheet.hiding]);
  expect(remarks('stay home because we are tired')).toEqual([inLawsSheet.reasons]);
  expect(remarks('leave when you are selfish')).toEqual([inLawsSheet.insult]);
});

describe('long distance', () => {
  test.each([
    ['the same time', [1_080, 1_320], [1_080, 1_320], 0, [{ from: 1_080, minutes: 240 }]],
    ['six hours ahead', [960, 1_320], [1_080, 1_410], 360, [{ from: 960, minutes: 90 }]],
    ['past midnight', [1_320, 120], [0, 180], 0, [{ from: 1_440, minutes: 120 }]],
    ['never', [480, 540], [480, 540], 720, []],
  ] as const)('finds the hours that two people share: %s', (_name, mine, theirs, ahead, shared) => {
    expect(sharedHours(mine, theirs, ahead)).toEqual(shared);
  });

  test('reads times, and says when there are none', () => {
    expect([readTime('07:05'), readTime('24:00'), readTime('')]).toEqual([425, null, null]);
    const times = { mineFrom: '08:00', mineTo: '09:00', theirsFrom: '08:00', theirsTo: '09:00' };
    expect(longDistance.worksheet.result({ ...times, ahead: '12' })?.remarks).toEqual([
      longDistanceSheet.none,
    ]);
    expect(longDistance.worksheet.result(times)?.parts).toHaveLength(1);
  });
});

test('parenting: a consequence that hurts gets no rule, and a long or forbidding one gets a remark', () => {
  const result = (rule: string, after: string) => parenting.worksheet.result({ rule, after });
  expect(result('walk inside', 'try again')?.remarks).toEqual([parentingSheet.fallback]);
  expect(result('walk inside', 'spank you')).toEqual({ remarks: [parentingSheet.hurting] });
  expect(result('don’t run', 'try again')?.remarks).toEqual([parentingSheet.negative]);
  expect(result('walk inside', 'take the tablet for a month')?.remarks).toEqual([parentingSheet.tooBig]);
});

test('after a breakup: every hope has its own advice', () => {
  for (const [hope, advice] of Object.entries(breakupSheet.advice))
    expect(breakup.worksheet.result({ draft: 'Hi', hope })?.remarks[0]).toBe(advice);
});

test('abuse: one sign is enough, choking means a doctor, and there is no score', () => {
  const remarks = (...ids: string[]) =>
    abuse.worksheet.result(Object.fromEntries(ids.map((id) => [id, 'yes'])))?.remarks;
  expect(remarks('checks')).toEqual([abuseSheet.someSigns, abuseSheet.end]);
  expect(remarks('checks', 'choked')).toEqual([abuseSheet.seriousDanger, abuseSheet.doctor, abuseSheet.end]);
  for (const id of Object.keys(abuseSheet.dangers)) expect(remarks(id)).toContain(abuseSheet.seriousDanger);
  expect(remarks('children')).toContain(abuseSheet.child);
});

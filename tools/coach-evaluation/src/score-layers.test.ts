import { type Sandbox, startSandbox } from '@app/sandbox';
import { readTrainingFiles } from '@app/screening-tools/dataset';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOpenAiCoach, createOpenAiModeration, guardCoach } from './chat-coach.ts';
import { createLayers } from './layers.ts';
import { readOptions, readTexts } from './options.ts';
import { formatScores, scoreLayers } from './score-layers.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => {
  sandbox.coach.setBehavior({ mode: 'ok' });
  sandbox.moderation.setBehavior({ mode: 'ok' });
});
afterAll(() => sandbox.stop());

const polish = readTexts(['independent-1/pl.jsonl']);

function layers() {
  const baseUrl = sandbox.coachUrl;
  const coach = createOpenAiCoach({
    apiKey: 'test',
    baseUrl,
    model: 'sandbox-coach',
    replyTokens: 900,
    deadlines: { firstWordMs: 5_000, nextWordMs: 5_000, wholeMs: 20_000 },
    breaker: { failures: 50, restMs: 100 },
    concurrent: 3,
  });
  const moderation = createOpenAiModeration({ apiKey: 'test', baseUrl, model: 'some' });
  return createLayers({ coach: guardCoach(coach), moderation });
}

const shareOf = (hits: number, of: number) => ({ hits, of });

test('by default, texts in all languages are evaluated that screening was not trained with', () => {
  const { texts: places } = readOptions([]);
  expect(new Set(readTexts(places).map(({ lang }) => lang)).size).toBe(15);
  const trained = readTrainingFiles().map(({ name }) => name.split('/')[0]);
  expect(places.filter((place) => trained.includes(place))).toEqual([]);
});

test('layers are scored alone and together', async () => {
  sandbox.moderation.setBehavior({ mode: 'ok', scores: { 'self-harm/intent': 0.9 } });
  sandbox.coach.setBehavior({ mode: 'ok', begins: '[[danger: victim_of_abuse writer]]\n' });
  const withDirectness = (directness: string) => polish.filter((one) => one.directness === directness).length;
  const [explicit, indirect, everyday] = ['explicit', 'indirect', 'everyday'].map(withDirectness);
  expect(explicit).toBeGreaterThan(0);
  const scores = await scoreLayers(layers(), polish, 3);
  const byName = Object.fromEntries(scores.map(({ name, scored }) => [name, scored]));
  const all = {
    explicit: shareOf(explicit ?? 0, explicit ?? 0),
    indirect: shareOf(indirect ?? 0, indirect ?? 0),
    falseAlarms: shareOf(everyday ?? 0, everyday ?? 0),
  };
  expect(byName).toMatchObject({ moderation: all, 'coach’s mark': all, 'all together': all });
  // Together, the graver of the two kinds counts.
  const selfHarm = polish.filter(({ label, also }) => label === 'self_harm' || also?.includes('self_harm'));
  for (const name of ['moderation', 'all together'])
    expect(byName[name]?.rightKind).toEqual(
      shareOf(selfHarm.length, polish.filter(({ label }) => label).length),
    );
});

test('a text without an answer is counted as an error and not as harmless', async () => {
  sandbox.moderation.setBehavior({ mode: 'http_429', times: 2 });
  const scores = await scoreLayers(layers(), polish, 1);
  const moderation = scores.find(({ name }) => name === 'moderation');
  expect([...(moderation?.failures ?? [])]).toEqual([['status 429', 2]]);
  const { explicit, indirect, falseAlarms } = moderation?.scored ?? {};
  const judged = [explicit, indirect, falseAlarms].reduce((sum, share) => sum + (share?.of ?? 0), 0);
  expect(judged).toBe(polish.length - 2);
  expect(formatScores(scores)).toMatch(/\| moderation \|.*\| 2 \(status 429\) \|/);
});

test('layers that are not configured are shown as such, and the others are scored', async () => {
  const table = formatScores(await scoreLayers(createLayers({}), polish, 2));
  expect(table).toMatch(/\| moderation \| not configured \|/);
  expect(table).toMatch(/\| coach’s mark \| not configured \|/);
  expect(table).toMatch(/\| screening, certain \| \d+ of \d+ \(\d+\.\d %, \d+–\d+\) \|/);
  expect(table).toMatch(/\| screening, certain or likely \| \d+ of \d+ \(/);
});

test('no more texts are asked about at once than the option allows', async () => {
  let [running, most] = [0, 0];
  const counting = {
    name: 'counting',
    async findDangers() {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return [];
    },
  };
  await scoreLayers([counting], polish, 5);
  expect(most).toBe(5);
  expect(() => readOptions(['--concurrency', '0'])).toThrow();
});

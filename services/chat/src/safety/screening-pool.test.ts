import path from 'node:path';
import { screen } from '@app/screening';
import { silentLog } from '@app/service-kit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ScreeningPool } from './screening-pool.adapter.ts';

const STUB = path.join(import.meta.dirname, '../testing/stub-screening-thread.ts');
const BY_THREAD = { kind: 'child_at_risk', inDanger: 'other', certainty: 'certain' };
const BY_PATTERNS = { kind: 'self_harm', inDanger: 'writer', certainty: 'certain' };
const DANGER = 'I want to kill myself.';

const pools: ScreeningPool[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

/** A pool with very long timeouts, except those a test overrides. */
function poolOf(more: Partial<ConstructorParameters<typeof ScreeningPool>[0]> = {}) {
  const pool = new ScreeningPool({
    log: silentLog,
    threadFile: STUB,
    budgetMs: 15_000,
    stuckMs: 15_000,
    ...more,
  });
  pools.push(pool);
  return pool;
}

test('a thread returns the finding of the screening, for every text of a request', async () => {
  const pool = new ScreeningPool({ log: silentLog, budgetMs: 15_000 });
  pools.push(pool);
  await pool.loaded;
  for (const texts of [['My husband beats me.'], ['So tired', 'I want to die tonight.'], ['We argue a lot.']])
    expect(await pool.screen(texts, 'ada')).toEqual(screen(texts) ?? undefined);
});

test('a finding of the thread is as certain as the thread says, and certain if it says nothing', async () => {
  const pool = poolOf();
  await pool.loaded;
  expect(await pool.screen(['likely'], 'ada')).toEqual({ ...BY_THREAD, certainty: 'likely' });
  expect(await pool.screen(['Are you there?'], 'ada')).toEqual(BY_THREAD);
});

describe('when no thread answers, the patterns for explicit danger decide', () => {
  test('because it takes too long', async () => {
    const warn = vi.spyOn(silentLog, 'warn');
    const pool = poolOf({ budgetMs: 30 });
    await pool.loaded;
    expect(await pool.screen([`hold ${DANGER}`], 'ada')).toEqual(BY_PATTERNS);
    expect(await pool.screen(['hold We argue a lot.'], 'ada')).toBeUndefined();
    expect(warn).toHaveBeenCalledWith({ reason: 'no answer in time' }, 'screening fell back to patterns');
  });

  test('because the thread has crashed, and it is replaced', async () => {
    const pool = poolOf();
    await pool.loaded;
    expect(await pool.screen([`crash ${DANGER}`], 'ada')).toEqual(BY_PATTERNS);
    expect(await pool.screen(['Are you there again?'], 'ada')).toEqual(BY_THREAD);
  });

  test('because the thread is stuck, and it is replaced', async () => {
    const pool = poolOf({ stuckMs: 50 });
    await pool.loaded;
    expect(await pool.screen([`spin ${DANGER}`], 'ada')).toEqual(BY_PATTERNS);
    expect(await pool.screen(['Are you there again?'], 'ada')).toEqual(BY_THREAD);
  });

  test('because there is no thread at all', async () => {
    const pool = poolOf({ threadFile: `${STUB}.missing`, budgetMs: 30 });
    await expect(pool.loaded).rejects.toThrow();
    expect(await pool.screen([DANGER], 'ada')).toEqual(BY_PATTERNS);
  });

  test('because the process is stopping', async () => {
    const pool = poolOf();
    await pool.loaded;
    const waiting = [pool.screen([`hold ${DANGER}`], 'ada'), pool.screen([DANGER], 'eve')];
    await pool.close();
    expect(await Promise.all(waiting)).toEqual([BY_PATTERNS, BY_PATTERNS]);
    expect(await pool.screen([DANGER], 'ada')).toEqual(BY_PATTERNS);
  });
});

test('a person with many requests does not delay others, and has a limited number of them waiting', async () => {
  const pool = poolOf();
  const answered: string[] = [];
  const ask = (person: string, name: string) =>
    pool.screen([`${name} ${DANGER}`], person).then((finding) => {
      answered.push(finding?.kind === BY_THREAD.kind ? name : `${name} by rules`);
    });
  // Tasks are assigned only after the thread has loaded.
  const eve = ['eve 1', 'eve 2', 'eve 3', 'eve 4', 'eve 5'].map((name) => ask('eve', name));
  await Promise.all([...eve, ask('ada', 'ada 1'), ask('bob', 'bob 1'), ask('ada', 'ada 2')]);
  expect(answered).toEqual(['eve 5 by rules', 'eve 1', 'ada 1', 'bob 1', 'eve 2', 'ada 2', 'eve 3', 'eve 4']);
});

test('a request that timed out does not delay others', async () => {
  const warn = vi.spyOn(silentLog, 'warn');
  const pool = poolOf({ budgetMs: 30 });
  await pool.loaded;
  const ask = () => pool.screen([`hold ${DANGER}`], 'ada');
  await Promise.all([ask(), ask(), ask(), ask(), ask()]);
  warn.mockClear();
  await ask();
  expect(warn.mock.calls.map(([fields]) => fields)).toEqual([{ reason: 'no answer in time' }]);
});

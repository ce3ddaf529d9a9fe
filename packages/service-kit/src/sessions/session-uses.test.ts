import { randomUUID } from 'node:crypto';
import { SESSION_USES_MAX, type SessionUse } from '@app/contracts';
import { expect, test } from 'vitest';
import { silentLog } from '../log.ts';
import { SessionUses } from './session-uses.ts';

function reporter(report: (uses: SessionUse[]) => Promise<unknown>): SessionUses {
  return new SessionUses({ report, log: silentLog });
}

test('uses are reported soon, and again until the report succeeds', async () => {
  const use = { sessionId: randomUUID(), counter: 3 };
  const later = { sessionId: use.sessionId, counter: 4 };
  const reports: SessionUse[][] = [];
  const uses = reporter(async (batch) => {
    reports.push(batch);
    if (reports.length === 1) uses.note(later.sessionId, later.counter);
    if (reports.length < 3) throw new Error('auth is away');
  });
  uses.note(use.sessionId, use.counter);
  expect(reports).toEqual([]);
  await expect.poll(() => reports.length, { timeout: 10_000 }).toBe(3);
  expect(reports).toEqual([[use], [later], [later]]);
  await uses.stop();
  // Nothing was left to report.
  expect(reports).toHaveLength(3);
});

test('a use noted while its session is being reported is reported too', async () => {
  const reports: SessionUse[][] = [];
  const sessionId = randomUUID();
  const uses = reporter(async (batch) => {
    reports.push(batch);
    if (reports.length === 1) uses.note(sessionId, 2);
  });
  uses.note(sessionId, 1);
  await uses.stop();
  expect(reports).toEqual([[{ sessionId, counter: 1 }], [{ sessionId, counter: 2 }]]);
});

test('many uses are reported in batches, and the number of remembered sessions is limited', async () => {
  const reports: SessionUse[][] = [];
  const uses = reporter(async (batch) => reports.push(batch));
  const first = randomUUID();
  uses.note(first, 1);
  await uses.flush();
  for (let i = 0; i < 50_000; i += 1) uses.note(randomUUID(), 1);
  await uses.flush();
  expect(reports.every((batch) => batch.length <= SESSION_USES_MAX)).toBe(true);
  expect(reports.flat()).toHaveLength(50_001);
  // The oldest entry was dropped, so it is reported again.
  uses.note(first, 1);
  await uses.stop();
  expect(reports.at(-1)).toEqual([{ sessionId: first, counter: 1 }]);
});

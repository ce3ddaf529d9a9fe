import { createLog } from '@app/service-kit';
import { expect, test } from 'vitest';
import { warnOfStaleContacts } from './warn-of-stale-contacts.ts';

function warningsOn(date: string) {
  const lines: { level: number; msg: string; count: number; contacts: string[] }[] = [];
  const log = createLog('chat', 'info', { write: (line) => void lines.push(JSON.parse(line)) });
  warnOfStaleContacts(log, new Date(date));
  return lines;
}

test('operators are warned, by name, of contacts that were not checked for half a year, and of no others', () => {
  const [warning, ...more] = warningsOn('2036-01-01');
  expect(warning).toMatchObject({ level: 40, msg: 'crisis contacts need checking' });
  expect(warning?.contacts).toHaveLength(warning?.count ?? 0);
  expect(warning?.contacts).toContainEqual(expect.stringMatching(/^GB Samaritans: checked on \d{4}-/));
  expect(more).toEqual([]);
});

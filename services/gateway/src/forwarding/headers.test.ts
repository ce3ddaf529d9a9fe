import { expect, test } from 'vitest';
import { pickCookies, pickSetCookies } from './headers.ts';

test.each([
  ['refresh=1', 'refresh=1'],
  ['a=b; refresh=1;device=d', 'refresh=1; device=d'],
  ['refresh=1; refresh=2', 'refresh=1'],
  ['xrefresh=1; refresh-x=2', undefined],
  ['refresh', undefined],
  ['refresh=a=b', 'refresh=a=b'],
  ['refresh=a b', undefined],
  ['', undefined],
  [undefined, undefined],
])('of the Cookie header %j, only the cookies of the service pass: %j', (header, passing) => {
  expect(pickCookies(header, ['refresh', 'device'])).toBe(passing);
});

test('a service can set only its own cookies', () => {
  const given = ['refresh=1; HttpOnly', 'refreshed=1', 'visitor=1', ' refresh=2'];
  expect(pickSetCookies(given, ['refresh', 'device'])).toEqual(['refresh=1; HttpOnly']);
});

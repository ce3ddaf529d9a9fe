import { expect, test } from 'vitest';
import { createKeyReader, SHORTCUTS } from './shortcuts.ts';

function press(keys: string, { signedIn = true, gap = 100 } = {}) {
  const read = createKeyReader();
  return [...keys].map((key, i) => read(key, i * gap, signedIn));
}

test('one key, or two keys in sequence, trigger a shortcut', () => {
  expect(press('n')).toEqual([{ go: '/ask' }]);
  expect(press('gd')).toEqual([null, { go: '/dashboard' }]);
  expect(press('gga')).toEqual([null, null, { go: '/account' }]);
  expect(press('/?')).toEqual(['search', 'help']);
});

test('two keys that are too far apart or in another order trigger nothing', () => {
  expect(press('gd', { gap: 1_501 })).toEqual([null, null]);
  expect(press('dg')).toEqual([null, null]);
  expect(press('gxd')).toEqual([null, null, null]);
});

test('a visitor cannot use shortcuts to pages that require signing in', () => {
  expect(press('n/gdgagl', { signedIn: false })).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    { go: '/library' },
  ]);
});

test('no two shortcuts have the same keys', () => {
  const all = SHORTCUTS.map(({ keys }) => keys.join(' '));
  expect(new Set(all).size).toBe(all.length);
});

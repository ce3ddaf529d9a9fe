import { Failure } from '@app/service-kit';
import { expect, test } from 'vitest';
import { createPasswordPolicy, readCommonPasswords } from './password.policy.ts';

const common = readCommonPasswords();
const check = createPasswordPolicy(common, 'Hearten');
const ada = { email: 'ada.byron@example.org', firstName: 'Ada', lastName: 'Byron-King' };

test('the list holds thousands of common passwords, all of them long enough to be chosen', () => {
  expect(common.size).toBeGreaterThan(10_000);
  expect([...common].filter((word) => word.length < 8 || word !== word.toLowerCase())).toEqual([]);
});

test.each([
  'password',
  'PASSWORD',
  'iloveyou',
  'qwertyuiop',
  'trustno1',
  'aaaaaaaaaaaa',
  'abababababab',
  '23456789',
  'hgfedcba',
  'adabyron',
  'Ada.Byron1',
  'ada.byron@example.org',
  'hearten1',
  'HeartenHearten',
])('[AUT-2] %s is refused', (password) => {
  expect(() => check(password, ada)).toThrow(Failure);
});

test.each([
  'violet otter lantern 42',
  'Tr0ub4dor&3',
  'savannah-adagio',
  'ada likes long walks',
  'Çok güzel şifre',
  '漢字仮名交じり文だよ',
  'x'.repeat(40).concat('yz'),
])('[AUT-2] %s is accepted', (password) => {
  expect(() => check(password, ada)).not.toThrow();
});

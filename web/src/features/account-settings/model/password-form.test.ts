import { expect, test } from 'vitest';
import { passwordBody, validatePassword } from './password-form.ts';

const GOOD = {
  currentPassword: 'the one before',
  password: 'lavender lamp',
  confirmPassword: 'lavender lamp',
};

test('a new password and its confirmation are validated', () => {
  expect(validatePassword(GOOD)).toEqual({});
  expect(validatePassword({ ...GOOD, currentPassword: '' })).toEqual({
    currentPassword: 'Password is required',
  });
  expect(validatePassword({ ...GOOD, password: 'short', confirmPassword: 'short' })).toEqual({
    password: 'Password must be at least 8 characters',
  });
  expect(validatePassword({ ...GOOD, confirmPassword: 'lavender' })).toEqual({
    confirmPassword: 'Passwords do not match',
  });
});

test('the confirmation is never sent', () => {
  expect(passwordBody(GOOD)).toEqual({ currentPassword: 'the one before', password: 'lavender lamp' });
});

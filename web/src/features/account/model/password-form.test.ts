import { expect, test } from 'vitest';
import { passwordBody, validatePassword } from './password-form.ts';

const GOOD = {
  currentPassword: 'the one before',
  password: 'lavender lamp',
  confirmPassword: 'lavender lamp',
};

test('a new password is checked as at signing up, and its repetition here', () => {
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

test('the repetition is never sent', () => {
  expect(passwordBody(GOOD)).toEqual({ currentPassword: 'the one before', password: 'lavender lamp' });
});

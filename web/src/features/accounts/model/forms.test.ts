import { describe, expect, test } from 'vitest';
import { readConfirmation } from './confirmation.ts';
import { validateLogin } from './login-form.ts';
import { validateReset } from './reset-form.ts';
import { signupBody, validateSignup } from './signup-form.ts';

const good = {
  firstName: 'Mia',
  lastName: 'Berg',
  email: 'mia@example.org',
  password: 'long enough',
  confirmPassword: 'long enough',
};

describe('[AUT-2] signing up', () => {
  test('an empty form says what each field needs', () => {
    expect(
      validateSignup({ firstName: ' ', lastName: '', email: '', password: '', confirmPassword: '' }),
    ).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      password: 'Password is required',
    });
  });

  test.each([
    [{ email: 'mia@example' }, { email: 'Please enter a valid email address' }],
    [{ email: 'mia berg@example.org' }, { email: 'Please enter a valid email address' }],
    [
      { password: 'seven77', confirmPassword: 'seven77' },
      { password: 'Password must be at least 8 characters' },
    ],
    [{ confirmPassword: 'Long enough' }, { confirmPassword: 'Passwords do not match' }],
    [{}, {}],
  ])('%j is answered with %j', (changes, errors) => {
    expect(validateSignup({ ...good, ...changes })).toEqual(errors);
  });

  test('the repetition of the password is never sent', () => {
    expect(signupBody(good)).not.toHaveProperty('confirmPassword');
  });
});

test('[AUT-5] signing in needs both fields and nothing else', () => {
  expect(validateLogin({ email: ' ', password: '', remember: true })).toEqual({
    email: 'Email is required',
    password: 'Password is required',
  });
  expect(validateLogin({ email: 'whatever', password: 'x', remember: false })).toEqual({});
});

test.each([
  ['short', 'short', { password: 'Password must be at least 8 characters' }],
  ['long enough', 'long enouhg', { confirmPassword: 'Passwords do not match' }],
  ['long enough', 'long enough', {}],
])('[AUT-7] a new password %j repeated as %j is answered with %j', (password, confirmPassword, errors) => {
  expect(validateReset({ password, confirmPassword }, 'token')).toEqual(errors);
});

test.each([
  ['token=abc&type=signup', { kind: 'signup', token: 'abc' }],
  ['token=abc&type=recovery', { kind: 'recovery', token: 'abc' }],
  ['type=signup', { kind: 'other' }],
  ['token=abc', { kind: 'other' }],
  ['', { kind: 'other' }],
])('[AUT-9] /confirm?%s means %j', (query, meaning) => {
  expect(readConfirmation(new URLSearchParams(query))).toEqual(meaning);
});

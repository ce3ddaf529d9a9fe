import { describe, expect, test } from 'vitest';
import { readConfirmation } from './confirmation.ts';
import { signupBody, validateLogin, validateReset, validateSignup } from './forms.ts';

const good = {
  firstName: 'Mia',
  lastName: 'Berg',
  email: 'mia@example.org',
  password: 'long enough',
  confirmPassword: 'long enough',
};

describe('[AUT-2] signing up', () => {
  test('an empty form shows an error for each field', () => {
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
  ])('the values %j give the errors %j', (changes, errors) => {
    expect(validateSignup({ ...good, ...changes })).toEqual(errors);
  });

  test('the confirmation of the password is never sent', () => {
    expect(signupBody(good)).not.toHaveProperty('confirmPassword');
  });
});

test('[AUT-5] sign-in requires both fields and checks nothing else', () => {
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
])(
  '[AUT-7] the new password %j with the confirmation %j gives the errors %j',
  (password, confirmPassword, errors) => {
    expect(validateReset({ password, confirmPassword }, 'token')).toEqual(errors);
  },
);

test.each([
  ['token=abc&type=signup', { kind: 'signup', token: 'abc' }],
  ['token=abc&type=recovery', { kind: 'recovery', token: 'abc' }],
  ['type=signup', { kind: 'other' }],
  ['token=abc', { kind: 'other' }],
  ['', { kind: 'other' }],
])('[AUT-9] /confirm?%s is read as %j', (query, confirmation) => {
  expect(readConfirmation(new URLSearchParams(query))).toEqual(confirmation);
});

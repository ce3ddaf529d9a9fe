import { expect, test } from 'vitest';
import { placeAfterSignIn } from './return-place.ts';

test.each([
  [{ returnTo: '/ask?x=1', ended: 'expired' }, '/ask?x=1'],
  [null, '/dashboard'],
  ['/ask', '/dashboard'],
  [{ returnTo: 'https://evil.example' }, '/dashboard'],
  [{ returnTo: '//evil.example' }, '/dashboard'],
  [{ returnTo: '/\\evil.example' }, '/dashboard'],
  [{ returnTo: '/\t/evil.example' }, '/dashboard'],
  [{ returnTo: '/ask/../..//evil.example' }, '/dashboard'],
  [{ returnTo: 'javascript:alert(1)' }, '/dashboard'],
  [{ returnTo: '/api/user/export' }, '/dashboard'],
  [{ returnTo: '/login' }, '/dashboard'],
  [{ returnTo: '/account#premium', ended: null }, '/account#premium'],
])('[NAV-3] after %j somebody who signs in goes to %s, never to another site', (state, place) => {
  expect(placeAfterSignIn(state)).toBe(place);
});

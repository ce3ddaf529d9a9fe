import { expect, test } from 'vitest';
import { CallFailure, networkFailure } from '../../../api/call-failure.ts';
import { disputedAccounts } from './dispute.ts';

const accounts = [
  {
    reference: 'A'.repeat(22),
    createdAt: '2026-11-20T09:30:00.000Z',
    device: 'Firefox on Linux',
    messages: 6,
    premium: false,
    madeHere: true,
    linked: false,
  },
];
const failure = (code: 'address_disputed' | 'conflict') =>
  new CallFailure({
    status: 409,
    code,
    message: 'Please choose.',
    body: { error: 'Please choose.', code, requestId: 'r', accounts },
  });

test('[AUT-13] a choice of accounts is offered only if several claim the address', () => {
  expect(disputedAccounts(failure('address_disputed'))).toEqual(accounts);
  for (const other of [failure('conflict'), networkFailure(new Error('gone')), new Error('x'), undefined])
    expect(disputedAccounts(other)).toBeNull();
});

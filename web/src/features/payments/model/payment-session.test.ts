import { expect, test } from 'vitest';
import { readPaymentSession } from './payment-session.ts';

test.each([
  ['session_id=cs_test_a1B2c3', 'cs_test_a1B2c3'],
  ['', undefined],
  ['session_id=', undefined],
  ['session_id={CHECKOUT_SESSION_ID}', undefined],
  ['session_id=cs_%3Cscript%3E', undefined],
  [`session_id=cs_${'x'.repeat(300)}`, undefined],
])('[PAY-4] the query “%s” contains the checkout %s', (query, session) => {
  expect(readPaymentSession(new URLSearchParams(query))).toBe(session);
});

import { expect, test } from 'vitest';
import { CallFailure, networkFailure } from '../../../api/call-failure.ts';
import { askCheckoutSentence, dashboardCheckoutSentence } from './checkout-failure.ts';

const withoutUrl = new CallFailure({ status: 200, code: 'unreadable', message: 'x' });
const explained = new CallFailure({
  status: 502,
  code: 'payment_unavailable',
  message: 'Payments are closed.',
});
const missing = new CallFailure({ status: 404, code: 'not_found', message: 'We couldn’t find that.' });

test.each([
  [explained, 'Payments are closed.', 'Failed to start checkout: Payments are closed.'],
  [withoutUrl, 'Failed to create checkout session', 'Failed to start checkout: No checkout URL received'],
  [missing, 'Failed to start checkout. Please try again.', 'Failed to start checkout: Unknown error'],
  [
    networkFailure(new Error()),
    'Failed to start checkout. Please try again.',
    'Failed to start checkout: Unknown error',
  ],
  [new Error('x'), 'Failed to start checkout. Please try again.', 'Failed to start checkout: Unknown error'],
])('[PAY-2] [PAY-3] a failed checkout shows its reason: %s', (thrown, onAsk, onDashboard) => {
  expect(askCheckoutSentence(thrown)).toBe(onAsk);
  expect(dashboardCheckoutSentence(thrown)).toBe(onDashboard);
});

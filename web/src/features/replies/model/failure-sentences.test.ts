import { expect, test } from 'vitest';
import { CallFailure, networkFailure } from '../../../api/call-failure.ts';
import { sendFailureSentence, startFailureSentence } from './failure-sentences.ts';

const withSentence = new CallFailure({ status: 503, code: 'coach_unavailable', message: 'The coach rests.' });
const withoutSentence = new CallFailure({ status: 503, code: 'coach_unavailable', message: '' });
const unreadable = new CallFailure({ status: 502, code: 'unreadable', message: 'Request failed' });

test.each([
  ['the server explained', withSentence, 'The coach rests.'],
  ['has no response', networkFailure(new Error()), 'Failed to send. Please try again.'],
  ['has no sentence', withoutSentence, 'Failed to send. Please try again.'],
  ['has an unreadable response', unreadable, 'Failed to send message'],
])('[CHAT-3] a message whose failure %s shows a fitting sentence', (_what, failure, sentence) => {
  expect(sendFailureSentence(failure)).toBe(sentence);
});

test.each([
  ['the server explained', withSentence, 'The coach rests.'],
  ['has no response', networkFailure(new Error()), 'Network error occurred'],
  ['has no sentence', withoutSentence, 'Please try again.'],
  ['has an unreadable response', unreadable, 'Request failed'],
])('[CHAT-4] a start whose failure %s shows a fitting sentence', (_what, failure, sentence) => {
  expect(startFailureSentence(failure)).toBe(sentence);
});

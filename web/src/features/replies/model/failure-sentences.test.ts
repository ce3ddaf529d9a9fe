import { expect, test } from 'vitest';
import { CallFailure, networkFailure } from '../../../api/call-failure.ts';
import { sendFailureSentence, startFailureSentence } from './failure-sentences.ts';

const told = new CallFailure({ status: 503, code: 'coach_unavailable', message: 'The coach rests.' });
const silent = new CallFailure({ status: 503, code: 'coach_unavailable', message: '' });
const unreadable = new CallFailure({ status: 502, code: 'unreadable', message: 'Request failed' });

test.each([
  ['the server told of', told, 'The coach rests.'],
  ['nobody answered', networkFailure(new Error()), 'Failed to send. Please try again.'],
  ['the server said nothing of', silent, 'Failed to send. Please try again.'],
  ['was answered by something else', unreadable, 'Failed to send message'],
])('[CHAT-3] a message whose failure %s has its sentence', (_what, failure, sentence) => {
  expect(sendFailureSentence(failure)).toBe(sentence);
});

test.each([
  ['the server told of', told, 'The coach rests.'],
  ['nobody answered', networkFailure(new Error()), 'Network error occurred'],
  ['the server said nothing of', silent, 'Please try again.'],
  ['was answered by something else', unreadable, 'Request failed'],
])('[CHAT-4] a start whose failure %s has its sentence', (_what, failure, sentence) => {
  expect(startFailureSentence(failure)).toBe(sentence);
});

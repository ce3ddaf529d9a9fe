import type { SafetyNotice } from '@app/contracts';
import { expect, test } from 'vitest';
import type { ShownNotice } from '../../features/replies/model/chat-state.ts';
import { isPremiumOffered, refusalOf } from './paywall.policy.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const usage = { count: 20, limit: 20, premium: false, resetsAt: '2026-12-01T00:00:00.000Z' };
const notice: SafetyNotice = { kind: 'self_harm', inDanger: 'writer', country: 'US', resources: [] };
const danger: ShownNotice = { notice, after: 'm1' };
const form = { conversationId: null, refusedIn: null };
const conversation = { conversationId: ID, refusedIn: null };

test.each([
  ['above the form', usage, null, form, true],
  ['above the form, after contacts for a danger told there', usage, danger, form, true],
  ['in a conversation, also while it is loading', usage, null, conversation, true],
  ['not in a conversation that goes on after a danger', usage, danger, conversation, false],
  ['there once the server has refused a message', usage, danger, { ...conversation, refusedIn: ID }, true],
  ['not for a refusal elsewhere', usage, danger, { ...conversation, refusedIn: 'other' }, false],
  ['not before the limit', { ...usage, count: 19 }, null, conversation, false],
  ['not with Premium', { ...usage, premium: true }, null, form, false],
] as const)('[ASK-6] at the limit Premium is offered %s', (_where, status, safety, place, isOffered) => {
  expect(isPremiumOffered(status, { safety }, place)).toBe(isOffered);
});

test('[CHAT-7] only a message that was not stored was refused', () => {
  expect(refusalOf({ concern: { notice, after: null } })).toBe(notice);
  expect(refusalOf({ concern: danger })).toBeNull();
  expect(refusalOf({ concern: null })).toBeNull();
});

import { chatEndpoints, LIMITS } from '@app/contracts';
import { expect, test } from 'vitest';
import { canStart, emptyDraft, parseDraft, serializeDraft, withTag } from './start-draft.ts';

const draft = { title: 'Money', question: 'We argue about money.', emotionTags: ['Hurt' as const] };

test.each([
  ['Love', 'Ten chars..', true],
  ['Lov', 'Ten chars..', false],
  ['  Lov  ', 'Ten chars..', false],
  ['Love', 'Ten chars.', false],
  ['Love', '   Ten chars.   ', false],
  ['', '', false],
  ['x'.repeat(LIMITS.title.max), 'y'.repeat(LIMITS.question.max), true],
  ['x'.repeat(LIMITS.title.max + 1), 'Ten chars..', false],
  ['Love', 'y'.repeat(LIMITS.question.max + 1), false],
])('[ASK-3] [ASK-4] title %j and description %j may be sent: %s', (title, question, may) => {
  expect(canStart({ ...emptyDraft, title, question })).toBe(may);
  expect(chatEndpoints.start.body.safeParse({ title, question }).success).toBe(may);
});

test('a stored draft is read unchanged', () => {
  expect(parseDraft(serializeDraft(draft))).toEqual(draft);
});

test('an empty form is not stored', () => {
  expect(serializeDraft(emptyDraft)).toBeNull();
});

test.each([null, '', '{', '[]', '{"title":1}', '{"title":"a","question":"b","emotionTags":["Rage"]}'])(
  'the stored value %j becomes an empty form',
  (kept) => expect(parseDraft(kept)).toEqual(emptyDraft),
);

test('[ASK-3] several feelings can be selected, each only once', () => {
  const two = withTag(withTag(draft, 'Hopeful', true), 'Hurt', true);
  expect(two.emotionTags).toEqual(['Hopeful', 'Hurt']);
  expect(withTag(two, 'Hopeful', false).emotionTags).toEqual(['Hurt']);
});

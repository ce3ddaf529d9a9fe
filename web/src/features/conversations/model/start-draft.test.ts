import { chatEndpoints, LIMITS } from '@app/contracts';
import { expect, test } from 'vitest';
import { keptDraft, mayStart, noDraft, readDraft, withTag } from './start-draft.ts';

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
  expect(mayStart({ ...noDraft, title, question })).toBe(may);
  expect(chatEndpoints.start.body.safeParse({ title, question }).success).toBe(may);
});

test('a draft comes back as it was left', () => {
  expect(readDraft(keptDraft(draft))).toEqual(draft);
});

test('an empty form leaves nothing behind', () => {
  expect(keptDraft(noDraft)).toBeNull();
});

test.each([null, '', '{', '[]', '{"title":1}', '{"title":"a","question":"b","emotionTags":["Rage"]}'])(
  'a kept draft of %j is an empty form',
  (kept) => expect(readDraft(kept)).toEqual(noDraft),
);

test('[ASK-3] feelings are marked together and each only once', () => {
  const two = withTag(withTag(draft, 'Hopeful', true), 'Hurt', true);
  expect(two.emotionTags).toEqual(['Hopeful', 'Hurt']);
  expect(withTag(two, 'Hopeful', false).emotionTags).toEqual(['Hurt']);
});

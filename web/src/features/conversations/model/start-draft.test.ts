import { chatEndpoints, LIMITS } from '@app/contracts';
import { expect, test } from 'vitest';
import {
  emptyDraft,
  missingPart,
  parseDraft,
  proposeTitle,
  serializeDraft,
  titleOf,
  withTag,
} from './start-draft.ts';

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
  expect(missingPart({ ...emptyDraft, title, question }) === null).toBe(may);
  expect(chatEndpoints.start.body.safeParse({ title, question }).success).toBe(may);
});

test.each([
  ['', '', 'question-empty'],
  ['Love', ' Too short ', 'question-short'],
  ['', 'Ten chars..', 'title-empty'],
  ['Lov', 'Ten chars..', 'title-short'],
  ['x'.repeat(LIMITS.title.max + 1), 'Ten chars..', 'title-long'],
  ['Love', 'y'.repeat(LIMITS.question.max + 1), 'question-long'],
])('[ASK-4] with title %j and description %j, %s is missing', (title, question, missing) => {
  expect(missingPart({ ...emptyDraft, title, question })).toBe(missing);
});

test.each([
  ['We argue about money.', 'We argue about money'],
  ['  We argue,\n\nevery day!  ', 'We argue, every day'],
  [
    'My sister and I have not spoken since the wedding, and I miss her.',
    'My sister and I have not spoken since the wedding',
  ],
  [
    'My husband never listens when I tell him about my own day.',
    'My husband never listens when I tell him about my',
  ],
  ['x'.repeat(60), 'x'.repeat(50)],
  ['💔'.repeat(60), '💔'.repeat(50)],
  ['Er sagt: „Ich gehe.“', 'Er sagt: „Ich gehe'],
  ['Hi.', ''],
  ['...........', ''],
])('[ASK-3] the title of the story %j is proposed as %j', (story, title) => {
  expect(proposeTitle(story)).toBe(title);
});

test('[ASK-3] the proposed title follows the story until the person has changed it, even to nothing', () => {
  const story = { ...emptyDraft, question: 'We argue about money.' };
  expect(titleOf(story)).toBe('We argue about money');
  expect(titleOf({ ...story, title: 'Money' })).toBe('Money');
  expect(titleOf({ ...story, title: '' })).toBe('');
});

test('a stored draft is read unchanged', () => {
  expect(parseDraft(serializeDraft(draft))).toEqual(draft);
});

test('an empty form is not stored', () => {
  expect(serializeDraft(emptyDraft)).toBeNull();
});

test.each([
  null,
  '',
  '{',
  '{"question":"b","emotionTags":[]}',
  '[]',
  '{"title":1}',
  '{"title":"a","question":"b","emotionTags":["Rage"]}',
])('the stored value %j becomes an empty form', (kept) => expect(parseDraft(kept)).toEqual(emptyDraft));

test('[ASK-3] several feelings can be selected, each only once', () => {
  const two = withTag(withTag(draft, 'Hopeful', true), 'Hurt', true);
  expect(two.emotionTags).toEqual(['Hopeful', 'Hurt']);
  expect(withTag(two, 'Hopeful', false).emotionTags).toEqual(['Hurt']);
});

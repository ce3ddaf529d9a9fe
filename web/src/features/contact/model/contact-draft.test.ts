import { expect, test } from 'vitest';
import { BrowserStorage } from '../../../session/session.fixture.ts';
import { createStoredTexts } from '../../../session/stored-texts.ts';
import { createContactDrafts } from './contact-draft.ts';

const DRAFT = { fullName: 'Mia Berg', email: 'mia@example.org', subject: 'Hello', message: 'A question' };

function createDrafts(storage: Storage) {
  let keys = 0;
  const newKey = () => `key ${++keys}`;
  return createContactDrafts(
    createStoredTexts(() => storage, undefined),
    newKey,
  );
}

test('a draft is kept until it has been sent, also across a reload', () => {
  const storage = new BrowserStorage();
  expect(createDrafts(storage).read()).toBeNull();
  createDrafts(storage).store(DRAFT);
  expect(createDrafts(storage).read()).toEqual(DRAFT);
  createDrafts(storage).clear();
  expect(storage.length).toBe(0);
});

test('an invalid stored draft is ignored', () => {
  const storage = new BrowserStorage();
  storage.setItem('kept:visitor:contact', '{"fullName":7}');
  expect(createDrafts(storage).read()).toBeNull();
});

test('each draft has its own idempotency key until it has been sent', () => {
  const storage = new BrowserStorage();
  const drafts = createDrafts(storage);
  const first = drafts.keyFor(DRAFT);
  expect(drafts.keyFor({ ...DRAFT })).toBe(first);
  expect(createDrafts(storage).keyFor(DRAFT)).toBe(first);
  expect(drafts.keyFor({ ...DRAFT, subject: 'Another' })).not.toBe(first);
  drafts.clear();
  expect(drafts.keyFor(DRAFT)).not.toBe(first);
});

test('a message can be sent even if nothing can be stored', () => {
  const storage = new BrowserStorage();
  storage.full = true;
  const drafts = createDrafts(storage);
  drafts.store(DRAFT);
  expect(drafts.read()).toBeNull();
  expect(drafts.keyFor(DRAFT)).toMatch(/^key/);
});

import { expect, test } from 'vitest';
import { createKeptTexts } from '../../../session/kept-texts.ts';
import { BrowserStorage } from '../../../session/session.fixture.ts';
import { createContactDrafts } from './contact-draft.ts';

const DRAFT = { fullName: 'Mia Berg', email: 'mia@example.org', subject: 'Hello', message: 'A question' };

function draftsIn(storage: Storage) {
  let keys = 0;
  const newKey = () => `key ${++keys}`;
  return createContactDrafts(
    createKeptTexts(() => storage, undefined),
    newKey,
  );
}

test('a draft is there until it has been sent, also after a reload', () => {
  const storage = new BrowserStorage();
  expect(draftsIn(storage).read()).toBeNull();
  draftsIn(storage).keep(DRAFT);
  expect(draftsIn(storage).read()).toEqual(DRAFT);
  draftsIn(storage).clear();
  expect(storage.length).toBe(0);
});

test('what can’t be read is no draft', () => {
  const storage = new BrowserStorage();
  storage.setItem('kept:visitor:contact', '{"fullName":7}');
  expect(draftsIn(storage).read()).toBeNull();
});

test('a draft is sent under one key until it has been sent, another draft under another', () => {
  const storage = new BrowserStorage();
  const drafts = draftsIn(storage);
  const first = drafts.keyFor(DRAFT);
  expect(drafts.keyFor({ ...DRAFT })).toBe(first);
  expect(draftsIn(storage).keyFor(DRAFT)).toBe(first);
  expect(drafts.keyFor({ ...DRAFT, subject: 'Another' })).not.toBe(first);
  drafts.clear();
  expect(drafts.keyFor(DRAFT)).not.toBe(first);
});

test('where nothing can be kept, sending works all the same', () => {
  const storage = new BrowserStorage();
  storage.full = true;
  const drafts = draftsIn(storage);
  drafts.keep(DRAFT);
  expect(drafts.read()).toBeNull();
  expect(drafts.keyFor(DRAFT)).toMatch(/^key/);
});

import { expect, test } from 'vitest';
import { createKeptTexts } from '../../../session/kept-texts.ts';
import { BrowserStorage } from '../../../session/session.fixture.ts';
import { createProfileDrafts } from './profile-draft.ts';

const saved = { firstName: 'Mia', lastName: 'Berg' };

test('[ACC-1] names that are being changed are kept; what the account has, and what cannot be read, is not', () => {
  const storage = new BrowserStorage();
  const texts = createKeptTexts(() => storage, 'mia');
  const drafts = createProfileDrafts(texts);
  expect(drafts.read()).toBeNull();
  drafts.keep({ firstName: 'Maria', lastName: 'Berg' }, saved);
  expect(createProfileDrafts(texts).read()).toEqual({ firstName: 'Maria', lastName: 'Berg' });
  drafts.keep(saved, saved);
  expect(drafts.read()).toBeNull();
  texts.set('profile', '{"firstName":7}');
  expect(drafts.read()).toBeNull();
});

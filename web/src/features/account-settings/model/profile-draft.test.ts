import { expect, test } from 'vitest';
import { BrowserStorage } from '../../../session/session.fixture.ts';
import { createStoredTexts } from '../../../session/stored-texts.ts';
import { createProfileDrafts } from './profile-draft.ts';

const saved = { firstName: 'Mia', lastName: 'Berg' };

test('[ACC-1] only changed names are stored, and an invalid stored draft is ignored', () => {
  const storage = new BrowserStorage();
  const texts = createStoredTexts(() => storage, 'mia');
  const drafts = createProfileDrafts(texts);
  expect(drafts.read()).toBeNull();
  drafts.store({ firstName: 'Maria', lastName: 'Berg' }, saved);
  expect(createProfileDrafts(texts).read()).toEqual({ firstName: 'Maria', lastName: 'Berg' });
  drafts.store(saved, saved);
  expect(drafts.read()).toBeNull();
  texts.set('profile', '{"firstName":7}');
  expect(drafts.read()).toBeNull();
});

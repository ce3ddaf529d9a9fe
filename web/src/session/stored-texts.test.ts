import { expect, test } from 'vitest';
import type { SessionState, SessionStore } from './session-store.ts';
import { clearTextsOnSignOut, createStoredTexts } from './stored-texts.ts';

/** A storage like those of browsers: the keys are enumerable properties. */
function storage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(kept, key) ? (kept[key] ?? null) : null),
    setItem: (key: string, text: string) => {
      kept[key] = text;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  };
  const kept: Record<string, string> = Object.create(methods);
  return kept as unknown as Storage;
}

function signedIn(id: string | null, ended: SessionState['ended'] = null): SessionState {
  const session = id === null ? null : ({ user: { id } } as NonNullable<SessionState['session']>);
  return { status: 'ready', session, ended };
}

function house(first: SessionState) {
  let state = first;
  const listeners = new Set<() => void>();
  const store = {
    snapshot: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as Partial<SessionStore> as SessionStore;
  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return { store, become };
}

test('each person reads their own texts and nobody else’s', () => {
  const local = storage();
  createStoredTexts(() => local, 'ada').set('ask', 'We argue.');
  expect(createStoredTexts(() => local, 'ada').get('ask')).toBe('We argue.');
  expect(createStoredTexts(() => local, 'ben').get('ask')).toBeNull();
  expect(createStoredTexts(() => local, undefined).get('ask')).toBeNull();
});

test('[AUT-12] signing out deletes the unsent texts of that person from every storage, and nothing else', () => {
  const [local, tab] = [storage(), storage()];
  const { store, become } = house(signedIn('ada'));
  clearTextsOnSignOut(store, [() => local, () => tab]);
  createStoredTexts(() => local, 'ada').set('ask', 'x');
  createStoredTexts(() => tab, 'ada').set('pending', 'y');
  createStoredTexts(() => local, 'ben').set('ask', 'z');
  local.setItem('auth_session', '{}');
  become(signedIn(null, 'left'));
  expect([Object.keys(local), Object.keys(tab)]).toEqual([['kept:ben:ask', 'auth_session'], []]);
});

test('an expired session keeps the texts for the same person', () => {
  const local = storage();
  const { store, become } = house(signedIn('ada'));
  clearTextsOnSignOut(store, [() => local]);
  createStoredTexts(() => local, 'ada').set('ask', 'We argue.');
  become(signedIn(null, 'expired'));
  become(signedIn('ada'));
  expect(createStoredTexts(() => local, 'ada').get('ask')).toBe('We argue.');
});

test('denied or full storage stores nothing and throws nothing', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const texts = createStoredTexts(denied, 'ada');
  texts.set('ask', 'x');
  expect(texts.get('ask')).toBeNull();
  const { store, become } = house(signedIn('ada'));
  clearTextsOnSignOut(store, [denied]);
  become(signedIn(null, 'left'));
});

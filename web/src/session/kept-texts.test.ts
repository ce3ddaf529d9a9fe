import { expect, test } from 'vitest';
import { createKeptTexts, forgetTextsOnLeaving } from './kept-texts.ts';
import type { SessionState, SessionStore } from './session-store.ts';

/** Storage as browsers have it: keys are enumerable properties beside the methods. */
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

test('each person finds their own texts and nobody else’s', () => {
  const local = storage();
  createKeptTexts(() => local, 'ada').set('ask', 'We argue.');
  expect(createKeptTexts(() => local, 'ada').get('ask')).toBe('We argue.');
  expect(createKeptTexts(() => local, 'ben').get('ask')).toBeNull();
  expect(createKeptTexts(() => local, undefined).get('ask')).toBeNull();
});

test('[AUT-12] signing out forgets what that person left unsent, in every place, and nothing else', () => {
  const [local, tab] = [storage(), storage()];
  const { store, become } = house(signedIn('ada'));
  forgetTextsOnLeaving(store, [() => local, () => tab]);
  createKeptTexts(() => local, 'ada').set('ask', 'x');
  createKeptTexts(() => tab, 'ada').set('pending', 'y');
  createKeptTexts(() => local, 'ben').set('ask', 'z');
  local.setItem('auth_session', '{}');
  become(signedIn(null, 'left'));
  expect([Object.keys(local), Object.keys(tab)]).toEqual([['kept:ben:ask', 'auth_session'], []]);
});

test('a session that expired keeps them for the same person', () => {
  const local = storage();
  const { store, become } = house(signedIn('ada'));
  forgetTextsOnLeaving(store, [() => local]);
  createKeptTexts(() => local, 'ada').set('ask', 'We argue.');
  become(signedIn(null, 'expired'));
  become(signedIn('ada'));
  expect(createKeptTexts(() => local, 'ada').get('ask')).toBe('We argue.');
});

test('a storage that is denied or full keeps nothing and breaks nothing', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const texts = createKeptTexts(denied, 'ada');
  texts.set('ask', 'x');
  expect(texts.get('ask')).toBeNull();
  const { store, become } = house(signedIn('ada'));
  forgetTextsOnLeaving(store, [denied]);
  become(signedIn(null, 'left'));
});

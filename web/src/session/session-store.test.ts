import { describe, expect, test } from 'vitest';
import { BrowserStorage, createTestSession, createTestStorage } from './session.fixture.ts';
import { createSessionStorage, SESSION_KEY } from './session-storage.ts';
import { createSessionStore } from './session-store.ts';

const stored = (storage: Storage): unknown => JSON.parse(storage.getItem(SESSION_KEY) ?? 'null');
const grant = (access_token: string, expires_at: string) => ({
  ...createTestSession().session,
  access_token,
  expires_at,
});

describe('one tab', () => {
  test('[AUT-10] a person is still signed in after a reload, and exactly the session’s fields are stored', () => {
    const storage = new BrowserStorage();
    const store = createSessionStore(createTestStorage(storage));
    expect(store.snapshot().session).toBeNull();
    store.begin({ ...createTestSession(), internal: 'of the answer' } as ReturnType<
      typeof createTestSession
    >);
    expect(stored(storage)).toEqual(createTestSession());
    expect(createSessionStore(createTestStorage(storage)).snapshot()).toEqual({
      status: 'ready',
      session: createTestSession(),
      ended: null,
    });
  });

  test.each([
    ['invalid JSON', '{"user":'],
    ['a text', '"text"'],
    ['a list', '[]'],
    ['the word undefined', 'undefined'],
    ['a control character', '\u0000'],
    ['a session of another shape', JSON.stringify({ user: { id: 'me' }, session: {} })],
    ['an object without a user and a session', '{"user":null}'],
    ['a session without its user', JSON.stringify({ ...createTestSession(), user: null })],
  ])('[AUT-10] %s is removed, with a warning that does not contain it', (_what, text) => {
    const storage = new BrowserStorage();
    storage.setItem(SESSION_KEY, text);
    const door = createTestStorage(storage);
    expect(createSessionStore(door).snapshot().session).toBeNull();
    expect(storage.getItem(SESSION_KEY)).toBeNull();
    expect(door.warnings).toEqual(['The saved session could not be read and was removed.']);
  });

  test('[AUT-12] signing out clears the session and what is stored', () => {
    const storage = new BrowserStorage();
    const store = createSessionStore(createTestStorage(storage));
    store.begin(createTestSession());
    store.end('left');
    expect(store.snapshot()).toEqual({ status: 'ready', session: null, ended: 'left' });
    expect(storage.length).toBe(0);
  });

  test('subscribers are called on every change until they unsubscribe', () => {
    const store = createSessionStore(createTestStorage(new BrowserStorage()));
    let told = 0;
    const leave = store.subscribe(() => {
      told += 1;
    });
    store.begin(createTestSession());
    store.update(createTestSession().session.token, { usageCount: 4 });
    leave();
    store.end('left');
    expect(told).toBe(2);
  });

  test('with full storage the session works in memory, and no other person’s session stays in storage', () => {
    const storage = new BrowserStorage();
    const store = createSessionStore(createTestStorage(storage));
    storage.setItem(SESSION_KEY, JSON.stringify(createTestSession({ usageCount: 19 })));
    storage.full = true;
    store.begin(createTestSession());
    store.update(createTestSession().session.token, { usageCount: 5 });
    store.syncFromStorage();
    expect(store.snapshot().session?.usageCount).toBe(5);
    expect(storage.length).toBe(0);
  });

  test('with denied storage the session works in memory', () => {
    const door = createSessionStorage({
      storage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      warn: () => undefined,
    });
    const store = createSessionStore(door);
    store.begin(createTestSession());
    expect(store.renew(grant('second', '2026-11-20T10:20:00.000Z'))).toBe(true);
    store.syncFromStorage();
    expect(store.snapshot().session?.session.access_token).toBe('second');
    store.end('left');
    expect(store.snapshot().session).toBeNull();
  });
});

describe('[AUT-11] two tabs', () => {
  const tabs = () => {
    const storage = new BrowserStorage();
    const [one, other] = [
      createSessionStore(createTestStorage(storage)),
      createSessionStore(createTestStorage(storage)),
    ];
    one.begin(createTestSession());
    other.syncFromStorage();
    return { storage, one, other };
  };

  test('a new value replaces the session, a removal clears it', () => {
    const { one, other } = tabs();
    expect(other.snapshot().session).toEqual(createTestSession());
    one.end('left');
    other.syncFromStorage();
    expect(other.snapshot().session).toBeNull();
  });

  test('an update in one tab does not overwrite the token that another tab has just renewed', () => {
    const { one, other, storage } = tabs();
    one.renew(grant('second', '2026-11-20T10:20:00.000Z'));
    other.update(createTestSession().session.token, { usageCount: 9 });
    const both = createTestSession({ usageCount: 9, session: grant('second', '2026-11-20T10:20:00.000Z') });
    expect(stored(storage)).toEqual(both);
    expect(other.snapshot().session).toEqual(both);
  });

  test('a renewal that arrives after the other tab signed out does not sign in again', () => {
    const { one, other, storage } = tabs();
    one.end('left');
    expect(other.renew(grant('second', '2026-11-20T10:20:00.000Z'))).toBe(false);
    expect(storage.length).toBe(0);
  });

  test('an update for one person is never written to another person’s session', () => {
    const { one, other, storage } = tabs();
    const someoneElse = createTestSession({
      session: { ...createTestSession().session, token: '0d4dd0de-64a6-4a8f-a5a8-7a3f0f4c1111' },
    });
    one.begin(someoneElse);
    other.update(createTestSession().session.token, { usageCount: 12 });
    expect(stored(storage)).toEqual(someoneElse);
  });
});

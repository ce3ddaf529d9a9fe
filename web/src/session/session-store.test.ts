import { describe, expect, test } from 'vitest';
import { aDoor, aSession, BrowserStorage } from './session.fixture.ts';
import { createSessionStorage, SESSION_KEY } from './session-storage.ts';
import { createSessionStore } from './session-store.ts';

const stored = (storage: Storage): unknown => JSON.parse(storage.getItem(SESSION_KEY) ?? 'null');
const grant = (access_token: string, expires_at: string) => ({
  ...aSession().session,
  access_token,
  expires_at,
});

describe('one tab', () => {
  test('[AUT-10] whoever signs in is still signed in after a reload, with exactly the session’s parts stored', () => {
    const storage = new BrowserStorage();
    const store = createSessionStore(aDoor(storage));
    expect(store.snapshot().session).toBeNull();
    store.begin({ ...aSession(), internal: 'of the answer' } as ReturnType<typeof aSession>);
    expect(stored(storage)).toEqual(aSession());
    expect(createSessionStore(aDoor(storage)).snapshot()).toEqual({
      status: 'ready',
      session: aSession(),
      ended: null,
    });
  });

  test.each([
    ['what is no JSON', '{"user":'],
    ['a session of another shape', JSON.stringify({ user: { id: 'me' }, session: {} })],
    ['a session without its user', JSON.stringify({ ...aSession(), user: null })],
  ])('[AUT-10] %s is removed and said so, without its content', (_what, text) => {
    const storage = new BrowserStorage();
    storage.setItem(SESSION_KEY, text);
    const door = aDoor(storage);
    expect(createSessionStore(door).snapshot().session).toBeNull();
    expect(storage.getItem(SESSION_KEY)).toBeNull();
    expect(door.warnings).toEqual(['The saved session could not be read and was removed.']);
  });

  test('[AUT-12] signing out clears the session and what is stored', () => {
    const storage = new BrowserStorage();
    const store = createSessionStore(aDoor(storage));
    store.begin(aSession());
    store.end('left');
    expect(store.snapshot()).toEqual({ status: 'ready', session: null, ended: 'left' });
    expect(storage.length).toBe(0);
  });

  test('every change is told, and none after leaving', () => {
    const store = createSessionStore(aDoor(new BrowserStorage()));
    let told = 0;
    const leave = store.subscribe(() => {
      told += 1;
    });
    store.begin(aSession());
    store.update(aSession().session.token, { usageCount: 4 });
    leave();
    store.end('left');
    expect(told).toBe(2);
  });

  test('a full storage: the session works in memory, and nobody else’s is left behind', () => {
    const storage = new BrowserStorage();
    const store = createSessionStore(aDoor(storage));
    storage.setItem(SESSION_KEY, JSON.stringify(aSession({ usageCount: 19 })));
    storage.full = true;
    store.begin(aSession());
    store.update(aSession().session.token, { usageCount: 5 });
    store.adopt();
    expect(store.snapshot().session?.usageCount).toBe(5);
    expect(storage.length).toBe(0);
  });

  test('a denied storage: the session works in memory', () => {
    const door = createSessionStorage({
      storage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      warn: () => undefined,
    });
    const store = createSessionStore(door);
    store.begin(aSession());
    expect(store.renew(grant('second', '2026-11-20T10:20:00.000Z'))).toBe(true);
    store.adopt();
    expect(store.snapshot().session?.session.access_token).toBe('second');
    store.end('left');
    expect(store.snapshot().session).toBeNull();
  });
});

describe('[AUT-11] two tabs', () => {
  const tabs = () => {
    const storage = new BrowserStorage();
    const [one, other] = [createSessionStore(aDoor(storage)), createSessionStore(aDoor(storage))];
    one.begin(aSession());
    other.adopt();
    return { storage, one, other };
  };

  test('a new value replaces the session, a removal clears it', () => {
    const { one, other } = tabs();
    expect(other.snapshot().session).toEqual(aSession());
    one.end('left');
    other.adopt();
    expect(other.snapshot().session).toBeNull();
  });

  test('what one tab learns does not undo the token another one has just renewed', () => {
    const { one, other, storage } = tabs();
    one.renew(grant('second', '2026-11-20T10:20:00.000Z'));
    other.update(aSession().session.token, { usageCount: 9 });
    const both = aSession({ usageCount: 9, session: grant('second', '2026-11-20T10:20:00.000Z') });
    expect(stored(storage)).toEqual(both);
    expect(other.snapshot().session).toEqual(both);
  });

  test('a renewal that arrives after the other tab signed out brings nobody back', () => {
    const { one, other, storage } = tabs();
    one.end('left');
    expect(other.renew(grant('second', '2026-11-20T10:20:00.000Z'))).toBe(false);
    expect(storage.length).toBe(0);
  });

  test('what is learned about one person is never written to another', () => {
    const { one, other, storage } = tabs();
    const someoneElse = aSession({
      session: { ...aSession().session, token: '0d4dd0de-64a6-4a8f-a5a8-7a3f0f4c1111' },
    });
    one.begin(someoneElse);
    other.update(aSession().session.token, { usageCount: 12 });
    expect(stored(storage)).toEqual(someoneElse);
  });
});

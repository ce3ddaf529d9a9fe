import type { Session } from '@app/contracts';
import type { SessionStorage } from './session-storage.ts';
import { createSessionStorage } from './session-storage.ts';

/** A session as the server returns it, for tests. */
export function createTestSession(parts: Partial<Session> = {}): Session {
  return {
    user: {
      id: '6f1a2a4e-0c2e-4f0e-9a5e-3d8f5a1f6b01',
      email: 'mia@example.org',
      created_at: '2026-11-20T10:00:00.000Z',
      email_confirmed_at: null,
    },
    session: {
      access_token: 'first',
      expires_at: '2026-11-20T10:10:00.000Z',
      token: '7b0a3b7e-7d6a-4a30-9d6f-0f5f7a0e8a11',
    },
    profile: {
      first_name: 'Mia',
      last_name: 'Berg',
      email: 'mia@example.org',
      created_at: '2026-11-20T10:00:00.000Z',
    },
    preferences: { email_notifications: true, marketing_emails: false, theme_preference: 'light' },
    purchase: { purchased: false, purchase_date: null },
    usageCount: 3,
    ...parts,
  };
}

/** The storage of one browser, shared by its tabs; with `full`, every write throws. */
export class BrowserStorage implements Storage {
  readonly #items = new Map<string, string>();
  full = false;
  get length() {
    return this.#items.size;
  }
  clear() {
    this.#items.clear();
  }
  getItem(key: string) {
    return this.#items.get(key) ?? null;
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.#items.delete(key);
  }
  setItem(key: string, value: string) {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.#items.set(key, value);
  }
}

/** A tab's access to that storage, with the warnings it logged. */
export function createTestStorage(storage: Storage): SessionStorage & { warnings: string[] } {
  const warnings: string[] = [];
  return {
    ...createSessionStorage({ storage: () => storage, warn: (sentence) => warnings.push(sentence) }),
    warnings,
  };
}

import type { Preferences } from '@app/contracts';

interface PreferenceChangerOptions {
  /** Returns the preferences that are shown. */
  read: () => Preferences | undefined;
  show: (preferences: Preferences) => void;
  /** Sends one change. @returns all preferences of the server. */
  send: (change: Partial<Preferences>) => Promise<Preferences>;
  onSaved: () => void;
  onFailed: (failure: unknown) => void;
}

/**
 * Changes preferences one after the other (ACC-2, ACC-4): each is shown at once and reverted when saving fails, unless
 * the person has changed the same preference again meanwhile.
 */
export function createPreferenceChanger({ read, show, send, onSaved, onFailed }: PreferenceChangerOptions) {
  let queue = Promise.resolve();
  let changes = 0;
  /** The latest pending change of each preference, and the server's value before the first pending change. */
  const pending = new Map<keyof Preferences, { latest: number; kept: Partial<Preferences> }>();

  const showPart = (part: Partial<Preferences>) => {
    const now = read();
    if (now !== undefined) show({ ...now, ...part });
  };
  const pickPart = <Name extends keyof Preferences>(of: Preferences, name: Name) =>
    ({ [name]: of[name] }) as Pick<Preferences, Name>;

  /** @param tellSaved told about this change instead of `onSaved`. */
  return <Name extends keyof Preferences>(
    name: Name,
    value: Preferences[Name],
    tellSaved = onSaved,
  ): Promise<void> => {
    const before = read();
    if (before === undefined) return queue;
    changes += 1;
    const mine = changes;
    const kept = pending.get(name)?.kept ?? pickPart(before, name);
    pending.set(name, { latest: mine, kept });
    showPart({ [name]: value });
    /** @param truth the server's value of this preference. */
    const settle = (truth: Partial<Preferences>) => {
      const latest = pending.get(name)?.latest;
      if (latest !== mine && latest !== undefined) return void pending.set(name, { latest, kept: truth });
      pending.delete(name);
      showPart(truth);
    };
    queue = queue.then(async () => {
      try {
        settle(pickPart(await send({ [name]: value }), name));
        tellSaved();
      } catch (failure) {
        settle(pending.get(name)?.kept ?? kept);
        onFailed(failure);
      }
    });
    return queue;
  };
}

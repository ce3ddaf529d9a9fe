import type { Preferences } from '@app/contracts';

interface Parts {
  /** What is shown now. */
  read: () => Preferences | undefined;
  show: (preferences: Preferences) => void;
  /** Tells the server one change; gives all preferences as it has them now. */
  send: (change: Partial<Preferences>) => Promise<Preferences>;
  onKept: () => void;
  onFailed: (failure: unknown) => void;
}

/**
 * Changes preferences one after the other (ACC-2, ACC-4): each is shown at once and goes back when it could not be
 * kept, unless the person has changed the same thing again meanwhile.
 */
export function createPreferenceChanger({ read, show, send, onKept, onFailed }: Parts) {
  let queue = Promise.resolve();
  let changes = 0;
  /** The latest change of each preference, and what the server had before the first one under way. */
  const underWay = new Map<keyof Preferences, { latest: number; kept: Partial<Preferences> }>();

  const put = (part: Partial<Preferences>) => {
    const now = read();
    if (now !== undefined) show({ ...now, ...part });
  };
  const part = <Name extends keyof Preferences>(of: Preferences, name: Name) =>
    ({ [name]: of[name] }) as Pick<Preferences, Name>;

  return <Name extends keyof Preferences>(name: Name, value: Preferences[Name]): Promise<void> => {
    const before = read();
    if (before === undefined) return queue;
    changes += 1;
    const mine = changes;
    const kept = underWay.get(name)?.kept ?? part(before, name);
    underWay.set(name, { latest: mine, kept });
    put({ [name]: value });
    /** @param truth what the server has of this preference. */
    const settle = (truth: Partial<Preferences>) => {
      const latest = underWay.get(name)?.latest;
      if (latest !== mine && latest !== undefined) return void underWay.set(name, { latest, kept: truth });
      underWay.delete(name);
      put(truth);
    };
    queue = queue.then(async () => {
      try {
        settle(part(await send({ [name]: value }), name));
        onKept();
      } catch (failure) {
        settle(underWay.get(name)?.kept ?? kept);
        onFailed(failure);
      }
    });
    return queue;
  };
}

import type { Clock } from '@app/service-kit/serving';
import type { Counter, Counters } from './counter.ts';

/** Keys that one counter holds at most (about 4 MB), so that calls from many addresses cannot fill the memory. */
const MAX_KEYS = 20_000;

interface Window {
  used: number;
  readonly endsAt: number;
}

/**
 * Counts in this process: exact for a single gateway, lost when it stops. A full counter drops the window that began
 * first, because it is the next to end.
 */
export function memoryCounters(clock: Clock, maxKeys: number = MAX_KEYS): Counters {
  return {
    counter: (_name, { count, seconds }): Counter => {
      // Ordered by the start of the windows, which is also the order of their ends.
      const windows = new Map<string, Window>();
      const begin = (key: string, now: number): Window => {
        windows.delete(key);
        for (const [other, { endsAt }] of windows) {
          if (endsAt > now && windows.size < maxKeys) break;
          windows.delete(other);
        }
        const window = { used: 0, endsAt: now + seconds * 1_000 };
        windows.set(key, window);
        return window;
      };
      return {
        count: (key) => {
          const now = clock.now().getTime();
          const known = windows.get(key);
          const window = known && known.endsAt > now ? known : begin(key, now);
          window.used += 1;
          const allowed = window.used <= count;
          return {
            allowed,
            retryAfterMs: allowed ? 0 : window.endsAt - now,
            undo: () => {
              window.used -= 1;
            },
          };
        },
      };
    },
    close: () => undefined,
  };
}

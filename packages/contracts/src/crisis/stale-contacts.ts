import { crisisEntries, internationalEntries } from './crisis-entries.ts';
import type { CrisisEntry } from './crisis-entry.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** A contact must be checked against its source again after this many days. */
const MAX_AGE_DAYS = 180;

/**
 * Contacts whose check is too old, or dated after `now`, one line each. Operators get a warning and a release is
 * refused (`npm run release:check`); tests do not depend on the current date.
 */
export function staleContacts(
  now: Date,
  entries: readonly CrisisEntry[] = [...crisisEntries, ...internationalEntries],
): string[] {
  return entries
    .filter(({ checkedOn }) => {
      const days = (now.getTime() - Date.parse(checkedOn)) / DAY_MS;
      return days > MAX_AGE_DAYS || days < 0;
    })
    .map(({ country, name, checkedOn }) => `${country} ${name}: checked on ${checkedOn}`);
}

import { staleContacts } from '@app/contracts/stale-contacts';
import type { Logger } from '@app/service-kit';

/** Warns operators of crisis contacts that were not checked for a long time, because numbers can be reassigned. */
export function warnOfStaleContacts(log: Logger, now: Date): void {
  const contacts = staleContacts(now);
  if (contacts.length > 0) log.warn({ count: contacts.length, contacts }, 'crisis contacts need checking');
}

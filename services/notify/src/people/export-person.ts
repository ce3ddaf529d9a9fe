import { messagesFrom } from '../contact/contact-message.repository.ts';
import { openText } from '../contact/contact-message.ts';
import type { Deps } from '../deps.ts';
import { addressKey } from '../keys.ts';
import { mailsOf } from '../mails/mail.repository.ts';
import { unsubscriptionsOf } from '../preferences/unsubscription.repository.ts';
import { exportView } from './person.view.ts';

/**
 * All that notify holds about somebody: the mails they were sent, what they have switched off of late, and what came to support from their address, if they
 * have shown that it is theirs.
 * @throws Failure when auth can't be asked for the address.
 */
export async function exportPerson(
  { db, keys, people }: Pick<Deps, 'db' | 'keys' | 'people'>,
  personId: string,
): Promise<ReturnType<typeof exportView>> {
  const [mails, unsubscriptions, person] = await Promise.all([
    mailsOf(db, personId),
    unsubscriptionsOf(db, personId),
    people.find(personId),
  ]);
  const rows = person?.confirmed ? await messagesFrom(db, addressKey(keys, person.address)) : [];
  const messages = rows.map((row) => ({ ...row, text: openText(keys.contact, row.id, row.sealed) }));
  return exportView({ mails, unsubscriptions, messages });
}

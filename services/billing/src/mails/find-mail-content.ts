import type { MailContent, SupportMailContent } from '@app/contracts';
import { asSystem } from '@app/service-kit';
import type { BillingDatabase } from '../database.ts';
import type { People } from '../people.adapter.ts';
import { findMail, findSettlement } from './mail.repository.ts';
import { mailView, settlementView } from './mail.view.ts';

/**
 * Finds the content of a mail when it is sent. The address is read from auth then, so that it is current.
 * @returns undefined when there is nothing to send (any more).
 * @throws Failure when auth is unavailable.
 */
export async function findMailContent(
  { db, people }: { db: BillingDatabase; people: People },
  mailId: string,
): Promise<MailContent | SupportMailContent | undefined> {
  const mail = await asSystem(db, (trx) => findMail(trx, mailId));
  if (!mail) {
    const settlement = await asSystem(db, (trx) => findSettlement(trx, mailId));
    return settlement && settlementView(settlement);
  }
  const person = await people.find(mail.ownerId);
  return person && mailView(mail, person);
}

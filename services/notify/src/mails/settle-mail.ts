import { say } from '@app/service-kit';
import { noteMailed } from '../contact/contact-message.repository.ts';
import type { Deps } from '../deps.ts';
import { type ClaimedMail, recordSettlement, type Settlement } from './mail.repository.ts';

/**
 * Records what became of a claimed mail, with what follows from it: auth hears of its own mails that are out or never
 * will be, and a message that support got begins to age.
 * @returns false when another worker has taken the mail over, or its person is gone.
 */
export async function settleMail(
  { db }: Pick<Deps, 'db'>,
  mail: ClaimedMail,
  settlement: Settlement,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await recordSettlement(trx, mail, settlement))) return false;
    if (mail.source === 'auth' && settlement.state !== 'queued')
      await say(trx, 'mail.settled', { mailId: mail.id, sent: settlement.state === 'sent' });
    if (mail.source === 'contact' && settlement.state === 'sent')
      await noteMailed(trx, mail.id, settlement.sentAt);
    return true;
  });
}

import { becomeOwner, type EventHandlers, say } from '@app/service-kit';
import { type AuthSchema, seeAllRows } from '../database.ts';
import type { Deps } from '../deps.ts';
import { noteSent } from '../mails/mail.repository.ts';
import { completeErasure, forgetRecipient, recordErased } from './erasure.repository.ts';

/** What this service does when others tell it of an erasure or a mail. */
export function authEventHandlers({ clock }: Pick<Deps, 'clock'>): EventHandlers<AuthSchema> {
  return {
    'user.erased': async (trx, { userId, by, erasedAt }) => {
      await becomeOwner(trx, userId);
      await recordErased(trx, userId, { by, erasedAt: new Date(erasedAt) });
      const mailId = await completeErasure(trx, userId, clock.now());
      if (mailId) await say(trx, 'mail.requested', { mailId });
    },
    // The mail is all that notify tells: whose it is must be found.
    'mail.settled': async (trx, { mailId, sent }) => {
      await seeAllRows(trx);
      if (sent) await noteSent(trx, mailId, clock.now());
      await forgetRecipient(trx, mailId);
    },
  };
}

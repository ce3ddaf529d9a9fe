import { asSystem, type Clock, Failure, publishEvent } from '@app/service-kit';
import { claimDueReplyMails, findReplyMail } from '../conversations/unread-reply.repository.ts';
import type { ChatDatabase } from '../database.ts';

/** The recipient of a mail. */
export interface Reader {
  readonly address: string;
  readonly firstName: string;
}

/**
 * Asks auth for the recipient of a reply mail at the time of sending: undefined when the account is gone, wants no such
 * mails, or has not confirmed its address.
 * @throws Failure 503 when auth is unavailable.
 */
export type FindReader = (ownerId: string) => Promise<Reader | undefined>;

const AT_ONCE = 50;

/** Requests mails about replies that have been unread for long enough (ACC-2). */
export async function requestReplyMails({
  db,
  clock,
  wakeRelay,
}: {
  db: ChatDatabase;
  clock: Clock;
  wakeRelay: () => void;
}): Promise<void> {
  const mailIds = await asSystem(db, async (trx) => {
    const due = await claimDueReplyMails(trx, { now: clock.now(), limit: AT_ONCE });
    for (const mailId of due) await publishEvent(trx, 'mail.requested', { mailId, from: 'chat' });
    return due;
  });
  if (mailIds.length > 0) wakeRelay();
}

/**
 * Describes a requested mail to notify at the time of sending. It contains nothing of the conversation.
 * @throws Failure 404 when the mail is no longer wanted.
 */
export async function describeReplyMail(
  { db, findReader, publicUrl }: { db: ChatDatabase; findReader: FindReader; publicUrl: string },
  mailId: string,
) {
  const about = await asSystem(db, (trx) => findReplyMail(trx, mailId));
  const reader = about && (await findReader(about.ownerId));
  if (!about || !reader) throw new Failure('not_found');
  return {
    template: 'reply_waiting' as const,
    to: { address: reader.address, firstName: reader.firstName, personId: about.ownerId },
    link: `${publicUrl}/ask?conversation=${about.conversationId}`,
  };
}

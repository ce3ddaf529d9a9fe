import { asSystem, say } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { takeDueReplies } from './reply-mail.repository.ts';

const AT_ONCE = 50;

/** Asks notify to mail those whose reply has waited for long enough (ACC-2). */
export async function askForReplyMails({
  db,
  clock,
  wakeRelay,
}: Pick<Deps, 'db' | 'clock' | 'wakeRelay'>): Promise<void> {
  const mailIds = await asSystem(db, async (trx) => {
    const due = await takeDueReplies(trx, { now: clock.now(), limit: AT_ONCE });
    for (const mailId of due) await say(trx, 'mail.requested', { mailId, from: 'chat' });
    return due;
  });
  if (mailIds.length > 0) wakeRelay();
}

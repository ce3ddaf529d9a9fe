import { type Clock, gauge, labelledGauge } from '@app/service-kit';
import type { NotifyDatabase } from '../database.ts';
import { readMailBacklog } from './mail.repository.ts';

/** Exports how many mails wait and are parked, in the whole product. */
export function exportMails({ db, clock }: { db: NotifyDatabase; clock: Clock }): void {
  labelledGauge('mails', 'Mails that wait to be sent, or are parked for an operator', ['state'], async () => {
    const { waiting, parked } = await readMailBacklog(db, clock.now());
    return [
      [{ state: 'waiting' }, waiting],
      [{ state: 'parked' }, parked],
    ];
  });
  gauge('mails_oldest_waiting_seconds', 'Age of the oldest mail that waits to be sent', async () => {
    return (await readMailBacklog(db, clock.now())).oldestSeconds;
  });
}

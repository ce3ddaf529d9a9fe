import { asSystem, startRounds } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { forgetDevices } from '../devices/device.repository.ts';
import { forgetRecipientsSince, openErasures } from '../erasures/erasure.repository.ts';
import { ERASING, type ErasureRow } from '../erasures/erasure.table.ts';

const HOUR_MS = 3_600_000;
const EVERY_MS = HOUR_MS / 6;
const DAY_MS = 24 * HOUR_MS;
/** As long as a browser keeps its device cookie. */
export const DEVICES_MS = 400 * DAY_MS;
/** Notify tells what became of a mail long before. */
const RECIPIENTS_MS = 30 * DAY_MS;
/** Whoever restores a backup within this time learns here whom to erase again. */
export const ERASURES_MS = 400 * DAY_MS;

/**
 * Removes what has no use any more: sessions that ran out, links and mails a week after their time, ends of sessions whose
 * last token is long gone, counters of windows long over, devices and erasures nobody will ask for. Says which erasures
 * wait for a service that does not answer. Safe to run in every replica at once.
 */
export async function prune({
  db,
  clock,
  settings,
  log,
}: Pick<Deps, 'db' | 'clock' | 'settings' | 'log'>): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  const longestWindow = Math.max(settings.guesses.windowMs, settings.mails.windowMs, HOUR_MS);
  await asSystem(db, async (trx) => {
    // One that is being ended just now is left to whoever is at it.
    const over = trx.selectFrom('sessions').select('id').where('expires_at', '<=', before(0));
    await trx.deleteFrom('sessions').where('id', 'in', over.forUpdate().skipLocked()).execute();
    await trx
      .deleteFrom('ended_sessions')
      .where('ended_at', '<', before(25 * HOUR_MS))
      .execute();
    // The mail of a link goes with it.
    await trx
      .deleteFrom('links')
      .where('expires_at', '<', before(7 * 24 * HOUR_MS))
      .execute();
    await trx
      .deleteFrom('mails')
      .where('link_id', 'is', null)
      .where('created_at', '<', before(7 * 24 * HOUR_MS))
      .execute();
    await trx.deleteFrom('attempts').where('window_start', '<', before(longestWindow)).execute();
    await forgetDevices(trx, before(DEVICES_MS));
    await forgetRecipientsSince(trx, before(RECIPIENTS_MS));
    await trx.deleteFrom('erasures').where('completed_at', '<', before(ERASURES_MS)).execute();
  });
  const late = await asSystem(db, (trx) => openErasures(trx, before(HOUR_MS)));
  if (late.length > 0)
    log.warn({ waiting: late.map(waitingFor) }, 'erasures have waited for more than an hour');
}

function waitingFor(erasure: ErasureRow) {
  const services = ERASING.filter((service) => erasure[`${service}_erased_at`] === null);
  return { userId: erasure.user_id, services };
}

/** Prunes now and then until stopped; a failed round is left to the next. */
export function startPruning(deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'log'>): {
  stop(): Promise<void>;
} {
  return startRounds({
    round: () => prune(deps),
    everyMs: EVERY_MS,
    onFailure: (error) => deps.log.warn({ err: error }, 'pruning failed'),
  });
}

import { asSystem } from '@app/service-kit';
import type { Deps } from '../deps.ts';

const HOUR_MS = 3_600_000;
const EVERY_MS = HOUR_MS / 6;

/**
 * Removes what has no use any more: sessions that ran out, links and mails a week after their time, ends of sessions whose
 * last token is long gone, counters of windows long over. Safe to run in every replica at once.
 */
export async function prune({ db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  const longestWindow = Math.max(settings.guesses.windowMs, settings.mails.windowMs);
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
  });
}

/** Prunes now and then until stopped; a failed round is left to the next. */
export function startPruning(deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'log'>): {
  stop(): Promise<void>;
} {
  let running = Promise.resolve();
  const round = () => {
    running = prune(deps).catch((error: unknown) => deps.log.warn({ err: error }, 'pruning failed'));
  };
  round();
  const timer = setInterval(round, EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

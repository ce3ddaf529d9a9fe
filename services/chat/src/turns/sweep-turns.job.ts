import { asOwner, asSystem, startRounds } from '@app/service-kit';
import { forgetOldKeys } from '../admission/idempotency-key.repository.ts';
import { lockConversation } from '../conversations/conversation.repository.ts';
import type { Deps } from '../deps.ts';
import { askForReplyMails } from '../reply-mails/ask-for-reply-mails.ts';
import { forgetVisitors } from '../visitors/forget-visitors.ts';
import { settleLapsed } from './settle-turn.ts';
import { listLapsed } from './turn.repository.ts';

const AT_ONCE = 20;
const FORGET_EVERY_MS = 3_600_000;

/**
 * Settles turns whose process died (rule 6). Every replica sweeps: each settlement is guarded, and what another
 * replica holds is passed over.
 */
async function sweepTurns(deps: Deps): Promise<number> {
  const lapsed = await asSystem(deps.db, (trx) => listLapsed(trx, AT_ONCE));
  for (const turn of lapsed) {
    const vault = await deps.vaults.of(turn.ownerId);
    const settled = await asOwner(deps.db, turn.ownerId, async (trx) =>
      (await lockConversation(trx, { ...turn, skipLocked: true }))
        ? settleLapsed(trx, deps, vault, turn)
        : undefined,
    );
    if (settled) deps.log.warn({ turnId: turn.id, state: settled.state }, 'a turn was left behind; settled');
  }
  return lapsed.length;
}

/** Sweeps until it is stopped: turns left behind, replies that wait for their reader, and what nobody needs any more. */
export function startSweeping(deps: Deps): { stop(): Promise<void> } {
  let forgetAt = 0;
  return startRounds({
    round: async () => {
      await sweepTurns(deps);
      await askForReplyMails(deps);
      if (performance.now() < forgetAt) return;
      forgetAt = performance.now() + FORGET_EVERY_MS;
      await forgetOldKeys(deps.db);
      await forgetVisitors(deps);
    },
    everyMs: deps.config.TURN_SWEEP_MS,
    onFailure: (error) => deps.log.warn({ err: error }, 'sweeping failed'),
  });
}

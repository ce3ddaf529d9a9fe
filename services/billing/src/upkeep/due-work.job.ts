import { asSystem, startRounds } from '@app/service-kit';
import { claimLooks, closeAbandoned } from '../checkouts/checkout.repository.ts';
import { forgetOldKeys } from '../checkouts/idempotency-key.repository.ts';
import { lookAtCheckout } from '../checkouts/look-at-checkout.ts';
import type { Deps } from '../deps.ts';
import { forgetGone } from '../erasure/gone-owner.repository.ts';
import { catchUp, catchUpFurther } from '../notices/catch-up.ts';
import { forgetOldParked } from '../notices/parked-notice.repository.ts';
import { forgetOldNotices } from '../notices/provider-event.repository.ts';
import { doTask } from './do-task.ts';
import { claimTasks } from './provider-task.repository.ts';

const AT_ONCE = 20;
const CLEAN_EVERY_MS = 3_600_000;
const LOOK_WITHIN = { withinMs: 6_500 };

/** What is due, each kind once through. */
export function dueWork(deps: Deps): Readonly<Record<string, () => Promise<unknown>>> {
  let cleanAt = 0;
  return {
    tasks: async () => {
      const tasks = await asSystem(deps.db, (trx) => claimTasks(trx, AT_ONCE));
      await each(tasks, (task) => doTask(deps, task));
    },
    looks: async () => {
      const afterMs = deps.config.CHECKOUT_LOOK_AFTER_MS;
      const due = await asSystem(deps.db, (trx) => claimLooks(trx, { afterMs, limit: AT_ONCE }));
      await each(due, (checkout) => lookAtCheckout(deps, checkout, LOOK_WITHIN));
    },
    'catching up': () => catchUp(deps),
    'catching up further': () => catchUpFurther(deps),
    cleaning: async () => {
      if (performance.now() < cleanAt) return;
      cleanAt = performance.now() + CLEAN_EVERY_MS;
      await asSystem(deps.db, async (trx) => {
        await closeAbandoned(trx);
        await forgetGone(trx);
        await forgetOldKeys(trx);
        await forgetOldNotices(trx);
        await forgetOldParked(trx);
      });
    },
  };
}

/**
 * Does what is due until it is stopped; no kind waits for another, nor fails with it. Every replica does: what one has
 * claimed, the others pass over.
 */
export function startDueWork(deps: Deps): { stop(): Promise<void> } {
  const kinds = Object.entries(dueWork(deps)).map(([work, round]) =>
    startRounds({
      round,
      everyMs: deps.config.BILLING_POLL_MS,
      onFailure: (error) => deps.log.warn({ err: error, work }, 'due work failed; it is tried again'),
    }),
  );
  return {
    async stop() {
      await Promise.all(kinds.map((kind) => kind.stop()));
    },
  };
}

/** All of them, side by side; then the first failure, if there was one. */
async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const done = await Promise.allSettled(items.map(work));
  for (const result of done) if (result.status === 'rejected') throw result.reason;
}

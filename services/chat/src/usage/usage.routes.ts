import { chatEndpoints } from '@app/contracts';
import { asOwner, type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { monthOf } from './month.ts';
import { readStanding } from './usage.repository.ts';
import { viewUsage } from './usage.view.ts';

/** GET /usage */
export function usageRoutes(scope: Scope<'signedIn'>, { db, clock, config }: Deps): void {
  serve(scope, chatEndpoints.usage, async ({ caller }) => {
    const now = clock.now();
    const standing = await asOwner(db, caller.userId, (trx) =>
      readStanding(trx, { ownerId: caller.userId, month: monthOf(now) }),
    );
    return viewUsage(standing, { limit: config.FREE_MESSAGES_PER_MONTH, now });
  });
}

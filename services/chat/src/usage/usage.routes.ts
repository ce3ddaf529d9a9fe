import { chatEndpoints } from '@app/contracts';
import { asOwner, type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { catchUpOnPurchase } from '../entitlements/catch-up-on-purchase.ts';
import { ownerOf } from '../people/owner-of.ts';
import { monthOf } from './month.ts';
import { readStanding } from './usage.repository.ts';
import { viewUsage } from './usage.view.ts';

/** GET /usage. Who seems to stand at the limit may just have paid. */
export function usageRoutes(scope: Scope<'signedInOrVisitor'>, deps: Deps): void {
  const { db, clock, config } = deps;
  serve(scope, chatEndpoints.usage, async ({ caller }) => {
    const now = clock.now();
    const limit = config.FREE_MESSAGES_PER_MONTH;
    const ownerId = ownerOf(caller);
    const read = () => asOwner(db, ownerId, (trx) => readStanding(trx, { ownerId, month: monthOf(now) }));
    let standing = await read();
    const atLimit = !standing.hasPurchase && standing.count >= limit;
    if (atLimit && 'userId' in caller && (await catchUpOnPurchase(deps, ownerId))) standing = await read();
    return viewUsage(standing, { limit, now });
  });
}

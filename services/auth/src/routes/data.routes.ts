import { accountEndpoints } from '@app/contracts';
import { type answered, Failure, type Scope, sendJson, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { deleteAccount } from '../erasures/delete-account.ts';
import { exportEverything } from '../exports/export-everything.ts';
import { clearRefreshCookie } from './cookies.ts';

/** Limit of concurrent exports per process, because each of them uses three other services. */
const MAX_CONCURRENT = 4;

/** Routes with which a signed-in person downloads all their data and deletes their account. */
export function ownDataRoutes(scope: Scope<'signedIn'>, deps: Deps): void {
  let running = 0;
  serve(scope, accountEndpoints.exportEverything, async ({ caller, reply }): Promise<typeof answered> => {
    if (running >= MAX_CONCURRENT)
      throw new Failure('unavailable', { sentence: BUSY, retryAfterSeconds: 30 });
    running += 1;
    const connection = new AbortController();
    reply.raw.once('close', () => {
      running -= 1;
      connection.abort();
    });
    const everything = await exportEverything(deps, caller.userId, connection.signal);
    const file = `${toFileName(deps.config.PRODUCT_NAME)}-export-${everything.exportedAt.slice(0, 10)}.json`;
    reply.header('content-disposition', `attachment; filename="${file}"`);
    return sendJson(reply, everything, deps.log);
  });

  serve(scope, accountEndpoints.deleteAccount, async ({ caller, reply }) => {
    await deleteAccount(deps, caller.userId);
    clearRefreshCookie(deps, reply);
    return undefined;
  });
}

const BUSY = 'Several people are downloading their data right now. Please try again in a minute.';

/** Reduces a product name to characters that are valid in file names on every system. */
function toFileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain || 'data';
}

import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase, silentLog, systemClock } from '@app/service-kit';
import { SettingsError } from '@app/service-kit/settings';
import { readErasureConfig } from './config.ts';
import type { AuthTables } from './database.ts';
import { eraseAgain } from './erasures/erase-again.ts';
import { countPendingDeletions } from './erasures/erasure.repository.ts';

// `npm run erase-again -w services/auth`: run it after any schema was restored from a backup. It repeats every recorded
// erasure in all services (decision 0012). DATABASE_URL is that of this service or of a superuser. The command waits until
// every service has received the deletions; if one is down, it exits with 1 and the events stay queued for that service.
const POLL_INTERVAL_MS = 1_000;
const TIMEOUT_MS = 300_000;

try {
  const db = createDatabase<AuthTables>({ url: readErasureConfig().DATABASE_URL, log: silentLog, max: 2 });
  try {
    const { people, accounts } = await eraseAgain({ db, clock: systemClock });
    console.log(`${people} people are erased again; ${accounts} of their accounts had come back.`);
    const deadline = performance.now() + TIMEOUT_MS;
    let pending = await countPendingDeletions(db);
    for (; pending > 0 && performance.now() < deadline; pending = await countPendingDeletions(db)) {
      console.log(`Waiting for services to acknowledge ${pending} deletions.`);
      await pause(POLL_INTERVAL_MS);
    }
    if (pending > 0) process.exitCode = 1;
    console.log(
      pending > 0
        ? `${pending} deletions are not acknowledged: a service is down or busy. It handles them when it can.`
        : 'Every service has erased its part.',
    );
  } finally {
    await db.destroy();
  }
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase, silentLog, systemClock } from '@app/service-kit';
import { SettingsError } from '@app/service-kit/settings';
import { readErasureConfig } from './config.ts';
import type { AuthSchema } from './database.ts';
import { eraseAgain } from './erasures/erase-again.ts';
import { unheardDeletions } from './erasures/erasure.repository.ts';

// `npm run erase-again -w services/auth`: after a backup of whatever schema was restored, erases everybody again whom the
// record of erasures names, in all services (decision 0012). DATABASE_URL is the service's own, or a superuser's.
// Waits until every service has taken it in; ends with 1 when one is away, which takes it in when it is back.
const LOOK_EVERY_MS = 1_000;
const WAIT_MS = 300_000;

try {
  const db = createDatabase<AuthSchema>({ url: readErasureConfig().DATABASE_URL, log: silentLog, max: 2 });
  try {
    const { people, accounts } = await eraseAgain({ db, clock: systemClock });
    console.log(`${people} people are erased again; ${accounts} of their accounts had come back.`);
    const until = performance.now() + WAIT_MS;
    let waiting = await unheardDeletions(db);
    for (; waiting > 0 && performance.now() < until; waiting = await unheardDeletions(db)) {
      console.log(`${waiting} answers of services are waited for.`);
      await pause(LOOK_EVERY_MS);
    }
    if (waiting > 0) process.exitCode = 1;
    console.log(
      waiting > 0
        ? `${waiting} are still to come: a service is not running, or has much to do. It takes them in when it can.`
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

import { type Cluster, startCluster, UNLIMITED_RATES, until } from '@app/testkit';
import pg from 'pg';
import { Ledger } from '../ledger.ts';
import { ClusterPerson } from './cluster-person.ts';
import { LatePromises } from './late-promises.ts';
import { runSeed } from './run-seed.ts';

const ENV = {
  ...UNLIMITED_RATES,
  FREE_MESSAGES_PER_MONTH: '100000',
  SANDBOX_TOKEN_DELAY_MS: '10',
  COACH_FIRST_WORD_MS: '3000',
  COACH_NEXT_WORD_MS: '2000',
  COACH_BREAKER_REST_MS: '1000',
  PAYMENT_BREAKER_REST_MS: '1000',
  CHECKOUT_LOOK_AFTER_MS: '3000',
  RECONCILE_MS: '5000',
  BILLING_POLL_MS: '3000',
  // A gateway notices within 1.5 s that a replica leaves.
  STOP_DELAY_MS: '2000',
  STOP_FINISH_MS: '20000',
  LOG_LEVEL: 'warn',
};
/** The clocks of two replicas of a service differ by 5 s. */
const CLOCK_OFFSETS_MS = [-2_500, 2_500, 0];

interface ClusterRun {
  readonly seeds: readonly number[];
  readonly seconds: number;
  readonly people: number;
}

/**
 * Runs one seed after the other on a cluster that keeps running, and prints a line for each; for one that failed also what was
 * violated and when what happened. @returns whether every promise was kept.
 */
export async function runCluster({ seeds, seconds, people }: ClusterRun): Promise<boolean> {
  const cluster = await startCluster({ env: ENV, clockOffsetsMs: CLOCK_OFFSETS_MS });
  try {
    return await withDatabase(cluster, async (database) => {
      await warmUp(cluster);
      const late = new LatePromises(cluster);
      let failed = 0;
      for (const seed of seeds) {
        const { summary, violations, timeline } = await runSeed({
          cluster,
          database,
          late,
          seed,
          seconds,
          people,
        });
        await late.check();
        console.log(`seed ${seed}: ${violations.length === 0 ? 'kept' : 'VIOLATED'} in ${summary}`);
        if (violations.length === 0) continue;
        failed += 1;
        for (const violation of violations) console.log(`  VIOLATED  ${violation}`);
        for (const line of timeline) console.log(`  ${line}`);
        console.log(
          `  again: npm run chaos -- --cluster --seed ${seed} --seconds ${seconds} --people ${people}`,
        );
      }
      await late.finish(database);
      for (const violation of late.violations) console.log(`VIOLATED  ${violation}`);
      console.log(
        `${seeds.length} seeds, ${failed} of them with violations; ${late.violations.length} promises were broken later.`,
      );
      return failed + late.violations.length === 0;
    });
  } finally {
    await cluster.stop();
  }
}

/** The first calls of a process load code and open connections; on a busy machine they take longer than calls may. */
async function warmUp(cluster: Cluster): Promise<void> {
  const place = { url: cluster.gatewayUrl, sandboxUrl: cluster.sandboxUrl };
  const people = Array.from({ length: 6 }, () => new ClusterPerson(place, new Ledger()));
  await Promise.all(
    people.map(async (person) => {
      await until(async () => {
        await person.signUpOrIn();
        return person.isSignedIn;
      });
      await person.ask();
      await person.pay();
      await person.sendContactMessage();
    }),
  );
}

async function withDatabase<Result>(
  cluster: Cluster,
  work: (database: pg.Client) => Promise<Result>,
): Promise<Result> {
  const database = new pg.Client({ connectionString: cluster.databaseUrl });
  await database.connect();
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { startProduct, UNLIMITED_RATES } from '@app/testkit';
import fc from 'fast-check';
import { describeFault, injectFault, planFaults } from './faults.ts';
import { Ledger } from './ledger.ts';
import { ChaosPerson } from './person.ts';
import { checkPromises } from './promises.ts';

/**
 * Simulated clients use the product on one machine while its processes are killed and frozen and its third parties fail. The
 * faults are derived from the seed. Afterwards everything that was acknowledged is checked.
 * @returns whether it was kept.
 */
export async function runOneProduct({
  seed,
  seconds,
  people: count,
}: {
  seed: number;
  seconds: number;
  people: number;
}): Promise<boolean> {
  const durationMs = seconds * 1_000;
  const ledger = new Ledger();
  const product = await startProduct({
    env: {
      ...UNLIMITED_RATES,
      FREE_MESSAGES_PER_MONTH: '100000',
      SANDBOX_TOKEN_DELAY_MS: '5',
      COACH_FIRST_WORD_MS: '3000',
      COACH_NEXT_WORD_MS: '2000',
      CHECKOUT_LOOK_AFTER_MS: '3000',
      RECONCILE_MS: '5000',
      LOG_LEVEL: 'error',
    },
  });
  console.log(`seed ${seed}, ${count} people, ${seconds} s`);
  try {
    const people = Array.from(
      { length: count },
      () => new ChaosPerson({ url: () => product.url, sandboxUrl: product.sandboxUrl }, ledger),
    );
    const end = performance.now() + durationMs;
    const actions = fc.sample(
      // Repeated entries are drawn more often.
      fc.constantFrom(
        'startConversation',
        'startConversation',
        'followUp',
        'followUp',
        'followUp',
        'sendContactMessage',
        'pay',
      ),
      { seed, numRuns: 1_000 },
    );
    const clients = people.map(async (person, index) => {
      for (let step = index * 37; performance.now() < end; step += 1) {
        if (person.isSignedIn) await person[actions[step % actions.length] ?? 'startConversation']();
        else await person.signUpOrIn();
        await pause(50);
      }
    });
    const faults: Promise<void>[] = [];
    for (const { afterMs, fault } of planFaults(seed, durationMs)) {
      await pause(afterMs);
      console.log(`  ${describeFault(fault)}`);
      faults.push(injectFault(product, fault));
    }
    await Promise.all([...clients, ...faults]);
    for (const person of people.slice(0, Math.ceil(count / 3))) await person.deleteAccount();
    await checkPromises(product, ledger, people);
  } finally {
    await product.stop();
  }

  for (const [response, times] of [...ledger.responseCounts].sort())
    console.log(`${String(times).padStart(6)}  ${response}`);
  console.log(
    `${ledger.replies.length} replies, ${ledger.contactReferences.length} contact messages, ${ledger.paidEmails.size} payments and ` +
      `${ledger.deletedAccounts.length} deletions were acknowledged.`,
  );
  for (const sentence of new Set(ledger.violations)) console.log(`VIOLATED  ${sentence}`);
  console.log(
    ledger.violations.length === 0
      ? 'Everything that was acknowledged was kept.'
      : `${ledger.violations.length} violations were found.`,
  );
  return ledger.violations.length === 0;
}

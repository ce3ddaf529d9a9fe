import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startProduct } from '@app/testkit';
import fc from 'fast-check';
import { nameOf, planBlows, strike } from './faults.ts';
import { Ledger } from './ledger.ts';
import { ChaosPerson } from './person.ts';
import { checkPromises } from './promises.ts';

// `npm run chaos [-- --seed 7 --seconds 60 --people 6]`: people use the whole product while its processes are killed and
// frozen and its third parties fail, from a seed; afterwards everything that was acknowledged must be true.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    seconds: { type: 'string', default: '60' },
    people: { type: 'string', default: '6' },
  },
});
const seed = Number(values.seed);
const forMs = Number(values.seconds) * 1_000;
const count = Number(values.people);
if (![seed, forMs, count].every((figure) => Number.isInteger(figure) && figure > 0) || count > 50)
  throw new Error('--seed, --seconds and --people (at most 50) are whole numbers above 0.');

const roomy = Object.fromEntries(
  ['LOGIN', 'SIGNUP', 'MAIL', 'CONTACT', 'CHAT', 'CHECKOUT', 'OTHER'].map((rate) => [
    `RATE_${rate}`,
    '100000/1m',
  ]),
);
const ledger = new Ledger();
const product = await startProduct({
  env: {
    ...roomy,
    FREE_MESSAGES_PER_MONTH: '100000',
    SANDBOX_TOKEN_DELAY_MS: '5',
    COACH_FIRST_WORD_MS: '3000',
    COACH_NEXT_WORD_MS: '2000',
    CHECKOUT_LOOK_AFTER_MS: '3000',
    RECONCILE_MS: '5000',
    LOG_LEVEL: 'error',
  },
});
console.log(`seed ${seed}, ${count} people, ${values.seconds} s`);
try {
  const people = Array.from({ length: count }, () => new ChaosPerson(product, ledger));
  const until = performance.now() + forMs;
  const wishes = fc.sample(
    fc.constantFrom('ask', 'ask', 'followUp', 'followUp', 'followUp', 'write', 'pay'),
    {
      seed,
      numRuns: 1_000,
    },
  );
  const lives = people.map(async (person, index) => {
    for (let step = index * 37; performance.now() < until; step += 1) {
      if (person.isIn) await person[wishes[step % wishes.length] ?? 'ask']();
      else await person.enter();
      await pause(50);
    }
  });
  const strikes: Promise<void>[] = [];
  for (const { afterMs, fault } of planBlows(seed, forMs)) {
    await pause(afterMs);
    console.log(`  ${nameOf(fault)}`);
    strikes.push(strike(product, fault));
  }
  await Promise.all([...lives, ...strikes]);
  // Some go for good, after all that.
  for (const person of people.slice(0, Math.ceil(count / 3))) await person.leave();
  await checkPromises(product, ledger, people);
} finally {
  await product.stop();
}

for (const [answer, times] of [...ledger.answers].sort())
  console.log(`${String(times).padStart(6)}  ${answer}`);
console.log(
  `${ledger.replies.length} replies, ${ledger.contacts.length} messages to support, ${ledger.paid.size} payments and ` +
    `${ledger.gone.length} deletions were acknowledged.`,
);
for (const sentence of new Set(ledger.broken)) console.log(`BROKEN  ${sentence}`);
console.log(
  ledger.broken.length === 0 ? 'All of it is true.' : `${ledger.broken.length} promises are broken.`,
);
process.exit(ledger.broken.length === 0 ? 0 : 1);

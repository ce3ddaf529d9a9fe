import { parseArgs } from 'node:util';
import { runCluster } from './cluster/run-cluster.ts';
import { runFailover } from './cluster/run-failover.ts';
import { runOneProduct } from './one-product.ts';

// `npm run chaos [-- --seed 7 --seconds 60 --people 6]`: the product on one machine, under faults.
// `npm run chaos -- --cluster [--seeds 20] [--seed 7] [--seconds 7] [--people 5]`: several processes of each service; each seed
// after the first is the next number.
// `npm run chaos -- --failover [--seconds 20]`: what happens when during one failover of PostgreSQL.
const { values } = parseArgs({
  options: {
    cluster: { type: 'boolean', default: false },
    failover: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    seeds: { type: 'string', default: '1' },
    seconds: { type: 'string' },
    people: { type: 'string' },
  },
});
const [defaultSeconds, defaultPeople] = values.failover ? [20, 6] : values.cluster ? [7, 5] : [60, 6];
const options = {
  seed: Number(values.seed),
  seeds: Number(values.seeds),
  seconds: Number(values.seconds ?? defaultSeconds),
  people: Number(values.people ?? defaultPeople),
};
if (!Object.values(options).every((value) => Number.isInteger(value) && value > 0) || options.people > 50)
  throw new Error(
    '--seed, --seeds, --seconds and --people (at most 50) must be whole numbers greater than 0.',
  );
const { seed, seeds, seconds, people } = options;
const run = () => {
  if (values.failover) return runFailover(seconds * 1_000);
  if (!values.cluster) return runOneProduct({ seed, seconds, people });
  return runCluster({ seeds: Array.from({ length: seeds }, (_, at) => seed + at), seconds, people });
};
const isKept = await run();
process.exit(isKept ? 0 : 1);

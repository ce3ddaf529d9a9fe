import { parseArgs } from 'node:util';
import { startProduct } from '@app/testkit';
import { fuzzProduct } from '../e2e/fuzz/fuzz-product.ts';
import { WITH_INSPECTORS } from '../e2e/fuzz/heap.ts';
import { ROOM_FOR_ALL } from '../e2e/fuzz/room.ts';

/**
 * `npm run fuzz`: 50,000 hostile requests over every route of the whole product on this machine (issue: hostile input).
 * It fails when one gets a 5xx that is not a meant 503, or no answer; when a process was started again; and when a
 * process holds on to memory. `-- --requests 5000 --seed 7` sends fewer, or others.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '50000' },
    seed: { type: 'string', default: '1' },
    'max-minutes': { type: 'string', default: '30' },
  },
});
/** More than this, alive after a collection, is held on to; a cache that fills up once is smaller. MB. */
const GROWTH = 24;

const product = await startProduct({ env: { ...ROOM_FOR_ALL, ...WITH_INSPECTORS } });
try {
  const report = await fuzzProduct({
    product,
    requests: Number(values.requests),
    seed: Number(values.seed),
    warmUp: 2_000,
    maxSeconds: Number(values['max-minutes']) * 60,
    onProgress: (done) => {
      if (done % 5_000 === 0) console.log(`${done} sent`);
    },
  });
  console.log(`${report.requests} requests in ${report.seconds.toFixed(0)} s, seed ${values.seed}`);
  console.log(`by status: ${counted(report.byStatus)}`);
  for (const [route, counts] of [...report.byRoute].sort()) console.log(`  ${route}: ${counted(counts)}`);
  const grown: string[] = [];
  for (const [name, { heap, resident }] of report.after) {
    const was = report.before.get(name) ?? { heap: 0, resident: 0 };
    console.log(
      `memory of ${name}: ${mb(was.heap)} alive before, ${mb(heap)} after; resident ${mb(was.resident)}, ${mb(resident)}`,
    );
    // The sandbox keeps every mail and payment, to be looked at.
    if (name !== 'sandbox' && heap - was.heap > GROWTH) grown.push(name);
  }
  for (const suspicion of report.suspicions) console.log(suspicion);
  const faults = [
    ...(report.suspicions.length > 0 ? [`${report.suspicions.length} answers that must not be`] : []),
    ...report.restarted.map((name) => `${name} was started again`),
    ...grown.map((name) => `${name} holds on to memory`),
  ];
  console.log(faults.length === 0 ? 'All is well.' : faults.join('\n'));
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await product.stop();
}

function counted(counts: Map<string, number>): string {
  return [...counts]
    .sort()
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ');
}

function mb(value: number): string {
  return `${value.toFixed(1)} MB`;
}

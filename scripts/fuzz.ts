import { parseArgs } from 'node:util';
import { startProduct } from '@app/testkit';
import { fuzzProduct } from '../e2e/fuzz/fuzz-product.ts';
import { WITH_INSPECTORS } from '../e2e/fuzz/heap.ts';
import { ROOM_FOR_ALL } from '../e2e/fuzz/room.ts';

/**
 * `npm run fuzz`: sends 50,000 hostile requests to every route of the whole product on this machine. It fails when a request
 * gets no answer or a 5xx other than an intended 503, when a process was restarted, and when the heap of a process grew.
 * `-- --requests 5000 --seed 7` changes the number and the content of the requests.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '50000' },
    seed: { type: 'string', default: '1' },
    'max-minutes': { type: 'string', default: '30' },
  },
});
/** Growth of the heap after garbage collection that counts as a leak; a cache that fills up once stays below it. MB. */
const MAX_HEAP_GROWTH_MB = 24;

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
  console.log(`by status: ${formatCounts(report.byStatus)}`);
  for (const [route, counts] of [...report.byRoute].sort())
    console.log(`  ${route}: ${formatCounts(counts)}`);
  const leaking: string[] = [];
  for (const [name, { heap, resident }] of report.after) {
    const before = report.before.get(name) ?? { heap: 0, resident: 0 };
    console.log(
      `memory of ${name}: heap ${formatMb(before.heap)} before, ${formatMb(heap)} after; resident ${formatMb(before.resident)}, ${formatMb(resident)}`,
    );
    // The sandbox keeps every mail and payment for inspection.
    if (name !== 'sandbox' && heap - before.heap > MAX_HEAP_GROWTH_MB) leaking.push(name);
  }
  for (const suspicion of report.suspicions) console.log(suspicion);
  const faults = [
    ...(report.suspicions.length > 0 ? [`${report.suspicions.length} unacceptable answers`] : []),
    ...report.restarted.map((name) => `${name} was restarted`),
    ...leaking.map((name) => `${name} leaks memory`),
  ];
  console.log(faults.length === 0 ? 'No problem was found.' : faults.join('\n'));
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await product.stop();
}

function formatCounts(counts: Map<string, number>): string {
  return [...counts]
    .sort()
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ');
}

function formatMb(value: number): string {
  return `${value.toFixed(1)} MB`;
}

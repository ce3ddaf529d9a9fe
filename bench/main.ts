import { globSync } from 'node:fs';
import path from 'node:path';
import type { Benchmark, Row, Spread } from './measure.ts';

/** `npm run bench [names]`: runs all benchmarks, or the named ones, one after the other, and writes docs/benchmarks.md. */
const all = globSync('*.bench.ts', { cwd: import.meta.dirname })
  .map((file) => path.basename(file, '.bench.ts'))
  .sort();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0)
  throw new Error(`No benchmark is called ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
for (const name of wanted.length > 0 ? wanted : all) {
  const { default: benchmark }: { default: Benchmark } = await import(`./${name}.bench.ts`);
  console.log(`\n${benchmark.title}`);
  console.table((await benchmark.run()).map(format));
}

function format(row: Row) {
  const f = ({ min, median, max }: Spread) => [min, median, max].map((v) => v.toPrecision(3)).join(' / ');
  return {
    what: row.what,
    unit: row.unit,
    product: f(row.product),
    peer: row.peer ? `${row.peer.name} ${f(row.peer.value)}` : '',
    ratio: row.ratio ? f(row.ratio) : '',
    goal: row.goal,
    met: row.isMet,
  };
}

import { globSync } from 'node:fs';
import path from 'node:path';
import type { Benchmark } from './measure.ts';
import { describeMachine, formatTable, updateReport } from './report.ts';

/**
 * `npm run bench [-- NAME…]`: runs all benchmarks or those that are named, one after the other, prints their results and
 * writes them to docs/benchmarks.md, where those of the others are kept (docs/decisions/0059).
 */
const all = globSync('*.bench.ts', { cwd: import.meta.dirname })
  .map((file) => path.basename(file, '.bench.ts'))
  .sort();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  process.exit(1);
}
const machine = describeMachine();
console.log(machine);
let failures = 0;
for (const name of wanted.length > 0 ? wanted : all) {
  try {
    const { default: benchmark }: { default: Benchmark } = await import(`./${name}.bench.ts`);
    console.log(`\n${name}: ${benchmark.title}`);
    const rows = await benchmark.run();
    console.log(formatTable(rows));
    updateReport(all, name, { title: benchmark.title, machine, rows });
  } catch (error) {
    failures += 1;
    console.error(`${name} failed:`, error);
  }
}
process.exit(failures === 0 ? 0 : 1);

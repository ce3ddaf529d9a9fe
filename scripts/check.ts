import path from 'node:path';
import { checkBoundaries } from './boundaries.ts';
import { checkConformance } from './conformance/check-conformance.ts';
import { checkReferences } from './references.ts';
import { type CommandResult, runCommand } from './run-command.ts';
import { checkSlices } from './slice-order.ts';

const root = path.dirname(import.meta.dirname);
const tool = (name: string) => path.join(root, 'node_modules/.bin', name);
const run = (...command: [string, ...string[]]) => runCommand(command, { cwd: root });

/** The checks that do not need the running product. All of them run even if one fails. */
const checks: [title: string, check: () => Promise<CommandResult>][] = [
  ['types', () => run(tool('tsc'), '-p', 'tsconfig.json')],
  ['types of the web', () => run(tool('tsc'), '-p', 'web/tsconfig.json')],
  ['lint and format', () => run(tool('biome'), 'ci', '--colors=off', '--error-on-warnings', '.')],
  ['boundaries', () => report(checkBoundaries(root))],
  ['order of slices', () => report(checkSlices(root))],
  ['dead code', () => run(tool('knip'))],
  ['conformance', () => report(checkConformance(root))],
  ['references', () => report(checkReferences(root))],
];

let failures = 0;
for (const [title, check] of checks) {
  const began = performance.now();
  const { code, output } = await check();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${title} (${seconds} s)`);
  if (code === 0) continue;
  failures += 1;
  console.log(output.trimEnd());
}
console.log(failures === 0 ? 'All checks passed.' : `${failures} of ${checks.length} checks failed.`);
process.exit(failures === 0 ? 0 : 1);

async function report(check: Promise<readonly string[]>): Promise<CommandResult> {
  const problems = await check;
  return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n') };
}

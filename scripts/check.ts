import path from 'node:path';
import { brokenBoundaries } from './boundaries.ts';
import { brokenConformance } from './conformance/check-conformance.ts';
import { type Ending, runCommand } from './run-command.ts';

const root = path.dirname(import.meta.dirname);
const tool = (name: string) => path.join(root, 'node_modules/.bin', name);
const run = (...command: [string, ...string[]]) => runCommand(command, { cwd: root });

/** Everything that is checked without running the product; all of it is run, whatever fails. */
const checks: [title: string, check: () => Promise<Ending>][] = [
  ['types', () => run(tool('tsc'), '-p', 'tsconfig.json')],
  ['types of the web', () => run(tool('tsc'), '-p', 'web/tsconfig.json')],
  ['lint and format', () => run(tool('biome'), 'ci', '--colors=off', '--error-on-warnings', '.')],
  ['boundaries', boundaries],
  ['dead code', () => run(tool('knip'))],
  ['conformance', conformance],
];

let failures = 0;
for (const [title, check] of checks) {
  const began = performance.now();
  const { code, output } = await check();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'good' : 'BAD '}  ${title} (${seconds} s)`);
  if (code === 0) continue;
  failures += 1;
  console.log(output.trimEnd());
}
console.log(failures === 0 ? 'All checks are good.' : `${failures} of ${checks.length} checks are bad.`);
process.exit(failures === 0 ? 0 : 1);

async function boundaries(): Promise<Ending> {
  const broken = await brokenBoundaries(root);
  return { code: broken.length === 0 ? 0 : 1, output: broken.join('\n') };
}

async function conformance(): Promise<Ending> {
  const broken = await brokenConformance(root);
  return { code: broken.length === 0 ? 0 : 1, output: broken.join('\n') };
}

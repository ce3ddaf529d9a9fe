import path from 'node:path';
import { getContainerRuntimeClient } from 'testcontainers';
import { runCommand } from './run-command.ts';

// `npm run test:containers`: the product as containers, where an engine for them is reachable (decision 0093).
const root = path.dirname(import.meta.dirname);

/** Why no engine can be used; undefined when one answers. */
async function findProblem(): Promise<string | undefined> {
  try {
    await getContainerRuntimeClient();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const problem = await findProblem();
if (problem === undefined) {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const config = path.join(root, 'containers/vitest.config.ts');
  const command: [string, ...string[]] = [process.execPath, vitest, 'run', '--config', config];
  const { code } = await runCommand([...command, ...process.argv.slice(2)], { cwd: root, show: true });
  process.exit(code);
}
console.log(`not run: the tests in containers, because no container engine is reachable (${problem}).`);

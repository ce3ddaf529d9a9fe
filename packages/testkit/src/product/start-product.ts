import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launchProduct, type Product } from '@app/launcher';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** The product running as real processes. */
export interface TestProduct extends Omit<Product, 'kill'> {
  /** The output so far, as the terminal shows it. */
  output(): string;
  /** The unformatted output of the processes, each line prefixed with the name of the process. */
  rawOutput(): string;
}

/**
 * Starts the product like `npm start`, on free ports, with its own data folder. Only the settings in `env` apply: the
 * environment of the developer must not influence tests. `stop()` kills the processes and removes the folder.
 */
export async function startProduct({
  env = {},
  isBuilt = process.env.PRODUCT_IS_BUILT === 'true',
}: {
  env?: Record<string, string>;
  isBuilt?: boolean;
} = {}): Promise<TestProduct> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'product-'));
  // Like a folder that `npm start` creates: root starts PostgreSQL as another user, who must be able to enter it.
  chmodSync(dataDir, 0o755);
  const lines: string[] = [];
  const rawLines: string[] = [];
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const { kill, ...product } = await launchProduct({
      root: ROOT,
      isBuilt,
      env: { ...machine(), PORT: '0', NODE_ENV: 'test', DATA_DIR: dataDir, ...env },
      print: (line) => lines.push(line),
      onLine: (name, line) => rawLines.push(`${name} ${line}`),
    });
    return {
      ...product,
      output: () => lines.join('\n'),
      rawOutput: () => rawLines.join('\n'),
      async stop() {
        // Nobody needs what these processes would still finish.
        await kill();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw new Error(`The product did not start. It said:\n${lines.join('\n')}`, { cause: error });
  }
}

/** Environment variables of the machine and the user; not settings of the product. */
function machine(): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR, TZ, LANG } = process.env;
  return { PATH, HOME, TMPDIR, TZ, LANG };
}

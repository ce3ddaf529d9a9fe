import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launchProduct, type Product } from '@app/launcher';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The whole product as real processes, for one test file. */
export interface TestProduct extends Omit<Product, 'kill'> {
  /** Everything the processes printed so far, as a person at the terminal sees it. */
  output(): string;
  /** The same as each process itself wrote it, its name in front of each line. */
  rawOutput(): string;
}

/**
 * Starts the product as `npm start` does, on free ports, with a data folder of its own that `stop()` removes.
 * Of the settings only `env` counts: what the developer's shell sets must not change a test.
 */
export async function startProduct({
  env = {},
}: {
  env?: Record<string, string>;
} = {}): Promise<TestProduct> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'product-'));
  // A folder as `npm start` makes it: PostgreSQL, which root runs as somebody else, can reach its data.
  chmodSync(dataDir, 0o755);
  const lines: string[] = [];
  const rawLines: string[] = [];
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const { kill: _, ...product } = await launchProduct({
      root: ROOT,
      isBuilt: process.env.PRODUCT_IS_BUILT === 'true',
      env: { ...machine(), PORT: '0', NODE_ENV: 'test', DATA_DIR: dataDir, ...env },
      print: (line) => lines.push(line),
      onLine: (name, line) => rawLines.push(`${name} ${line}`),
    });
    return {
      ...product,
      output: () => lines.join('\n'),
      rawOutput: () => rawLines.join('\n'),
      async stop() {
        await product.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw new Error(`The product did not start. It said:\n${lines.join('\n')}`, { cause: error });
  }
}

/** Where programs are and who we are: not a setting of the product. */
function machine(): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR, TZ, LANG } = process.env;
  return { PATH, HOME, TMPDIR, TZ, LANG };
}

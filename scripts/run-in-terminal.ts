import { existsSync } from 'node:fs';
import path from 'node:path';
import { type LaunchOptions, launchProduct, type Product, StartFailure, watchParents } from '@app/launcher';

/**
 * Runs the product for the person at this terminal until they stop it (Ctrl-C, SIGTERM, or the end of the npm that
 * started us): exit code 0. A second Ctrl-C stops at once. What cannot start says why in a sentence: exit code 1.
 * @param o.onReady returns the last line to print.
 */
export async function runInTerminal(o: {
  root: string;
  web?: LaunchOptions['web'];
  onReady: (product: Product) => string;
}): Promise<void> {
  const file = path.join(o.root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  // Whoever read our output may be gone before us; there is still a database to shut down.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const print = (line: string) => void process.stdout.write(`${line}\n`);

  const starting = launchProduct({ root: o.root, env: process.env, print, web: o.web });
  let running: Product | undefined;
  let asked = 0;
  const stop = async () => {
    asked += 1;
    if (asked === 1) {
      print('Stopping. Press Ctrl-C again to stop at once.');
      const product = await starting.catch(() => undefined);
      await product?.stop();
      process.exit(0);
    }
    // While it is still starting there is nothing to kill by name; what runs already ends because we do.
    await running?.kill();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  if (process.env.npm_lifecycle_event) watchParents(() => void stop());

  try {
    running = await starting;
    if (asked === 0) print(o.onReady(running));
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

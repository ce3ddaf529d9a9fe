import { existsSync } from 'node:fs';
import path from 'node:path';
import { type LaunchOptions, launchProduct, type Product, StartFailure, watchParents } from '@app/launcher';

/**
 * Runs the product in this terminal until it is stopped by Ctrl-C, by SIGTERM or by the end of the npm process that started it;
 * the exit code is then 0. A second Ctrl-C kills it. If it cannot start, it prints the reason and exits with 1.
 * @param o.onReady returns the line to print when the product is ready.
 */
export async function runInTerminal(o: {
  root: string;
  web?: LaunchOptions['web'];
  onReady: (product: Product) => string;
}): Promise<void> {
  const file = path.join(o.root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  // A closed output must not end this process, because it still has to shut down the database.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const print = (line: string) => void process.stdout.write(`${line}\n`);

  const starting = launchProduct({ root: o.root, env: process.env, print, web: o.web });
  let running: Product | undefined;
  let stopRequests = 0;
  const stop = async () => {
    stopRequests += 1;
    if (stopRequests === 1) {
      print('Stopping. Press Ctrl-C again to stop at once.');
      const product = await starting.catch(() => undefined);
      await product?.stop();
      process.exit(0);
    }
    // While the product is starting, its processes are not known yet. They exit because their parent exits.
    await running?.kill();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  if (process.env.npm_lifecycle_event) watchParents(() => void stop());

  try {
    running = await starting;
    if (stopRequests === 0) print(o.onReady(running));
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

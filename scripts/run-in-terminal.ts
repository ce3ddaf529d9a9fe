import { existsSync } from 'node:fs';
import path from 'node:path';
import { type LaunchOptions, launchProduct, type Product, StartFailure, watchParents } from '@app/launcher';

/**
 * Runs the product for the person at this terminal until they stop it (Ctrl-C, SIGTERM, or the end of the npm that
 * started us): exit code 0. A second Ctrl-C stops at once. What cannot start says why in a sentence: exit code 1.
 */
export async function runInTerminal(
  o: { root: string; ready?: (product: Product) => string[] } & Pick<LaunchOptions, 'adapt' | 'web'>,
): Promise<void> {
  const file = path.join(o.root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  // Whoever read our output may be gone before us; there is still a database to shut down.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  let asked = 0;
  const starting = launchProduct({
    root: o.root,
    env: process.env,
    print: (line) => process.stdout.write(`${line}\n`),
    ...(o.adapt ? { adapt: o.adapt } : {}),
    ...(o.web === undefined ? {} : { web: o.web }),
  });
  const stop = async () => {
    asked += 1;
    if (asked > 2) return;
    const product = await starting.catch(() => undefined);
    if (asked > 1) {
      await product?.kill();
      process.exit(130);
    }
    process.stdout.write('Stopping. Press Ctrl-C again to stop at once.\n');
    await product?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  if (process.env.npm_lifecycle_event) watchParents(() => void stop());

  try {
    const product = await starting;
    if (asked > 0) return;
    for (const line of o.ready?.(product) ?? [`ready ${product.url}`]) process.stdout.write(`${line}\n`);
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

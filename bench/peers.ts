import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { becomesTrue, freePort, isAnswering } from '@app/launcher';
import { installApart } from '../scripts/install-apart.ts';

const FOLDER = path.join(import.meta.dirname, 'peers');
const PORTKEY = '@portkey-ai/gateway';

/** A proxy between the caller and the provider, to which the product is compared. */
export interface Portkey {
  readonly name: string;
  /** Where chat completions are requested. */
  readonly url: string;
  /** Headers of a request, which name the provider. */
  readonly headers: Readonly<Record<string, string>>;
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * Starts Portkey's gateway as its documentation does for production, without its console. It is installed when that has
 * not been done yet.
 * @param providerUrl the base URL of the provider.
 */
export async function startPortkey(providerUrl: string): Promise<Portkey> {
  const version = await installApart(FOLDER, PORTKEY);
  const port = await freePort();
  const script = path.join(FOLDER, 'node_modules', PORTKEY, 'build/start-server.js');
  const child = spawn(process.execPath, [script, `--port=${port}`, '--headless'], {
    cwd: path.dirname(script),
    env: { NODE_ENV: 'production' },
    stdio: 'ignore',
  });
  const isReady = await becomesTrue(() => isAnswering(port), 20_000);
  const { pid } = child;
  if (!isReady || pid === undefined) {
    child.kill('SIGKILL');
    throw new Error('Portkey did not start.');
  }
  return {
    name: `Portkey ${version}`,
    url: `http://127.0.0.1:${port}/v1/chat/completions`,
    headers: {
      authorization: 'Bearer none',
      'x-portkey-provider': 'openai',
      'x-portkey-custom-host': providerUrl,
    },
    pid,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

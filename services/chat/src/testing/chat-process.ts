import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { internalEndpoints } from '@app/contracts';
import { createApp, internal, listen, serve, silentLog } from '@app/service-kit';
import { QUICK_START, testIdentity } from '@app/testkit';
import * as z from 'zod';

const ready = z.object({ ready: z.literal(true), port: z.number().optional() });

export interface ChatProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** @returns the exit code, or the signal's name. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | string>;
}

/** Starts the service as an operator would: as a process of its own, with these settings only. */
export async function startChatProcess(
  settings: Record<string, string>,
  script: 'main.ts' | 'worker.ts' = 'main.ts',
): Promise<ChatProcess> {
  const child = fork(fileURLToPath(new URL(`../${script}`, import.meta.url)), {
    env: { ...QUICK_START, ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const [message] = await Promise.race([
    once(child, 'message'),
    exited.then(([code]) => Promise.reject(new Error(`chat ended with ${code} before it was ready`))),
  ]);
  const { port } = ready.parse(message);
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    async end(signal) {
      child.kill(signal);
      const [code, by] = await exited;
      return code ?? by;
    },
  };
}

/** Stands in for auth over HTTP: reports which sessions have ended. */
export async function startAuthStub() {
  const ended: { id: string; endedAt: string }[] = [];
  const app = createApp({ log: silentLog });
  internal(app, testIdentity('auth'), (scope) => {
    serve(scope, internalEndpoints.endedSessions, async () => ({
      sessions: ended,
      cursor: '',
      more: false,
      now: new Date().toISOString(),
    }));
  });
  const port = await listen(app, { host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${port}`,
    end: (id: string) => ended.push({ id, endedAt: new Date().toISOString() }),
    stop: () => app.close(),
  };
}

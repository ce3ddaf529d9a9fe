import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

/** Settings with which the process of a service starts sooner. */
export const QUICK_START = {
  // Without it every process removes the types from its sources and compiles them again.
  NODE_COMPILE_CACHE: fileURLToPath(
    new URL('../../../node_modules/.cache/test-compile-cache', import.meta.url),
  ),
  INBOX_START_DELAY_MS: '0',
};

/** The processes of a service that a test has started. */
export class ForkedProcesses {
  readonly #running = new Set<ChildProcess>();
  readonly #settings: () => Record<string, string>;

  /** @param settings returns the settings of a process when it starts. */
  constructor(settings: () => Record<string, string>) {
    this.#settings = settings;
  }

  /** Starts a script and waits until it is ready or has ended. */
  async start(
    script: URL,
    settings: Record<string, string> = {},
  ): Promise<{ child: ChildProcess; port: number | undefined }> {
    const child = fork(script, {
      execArgv: [],
      env: { LOG_LEVEL: 'silent', ...QUICK_START, ...this.#settings(), ...settings },
    });
    this.#running.add(child);
    const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    return { child, port: startedFacts.parse(message).port };
  }

  /** @returns the exit code; null when a signal ended the process. */
  async stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.#running.delete(child);
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  }

  async stopAll(): Promise<void> {
    await Promise.all([...this.#running].map((child) => this.stop(child)));
  }
}

const startedFacts = z.object({ ready: z.literal(true), port: z.number().optional() });

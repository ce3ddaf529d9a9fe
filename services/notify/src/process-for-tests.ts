import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod';

/** Processes of notify that a test has started. */
export class NotifyProcesses {
  readonly #running = new Set<ChildProcess>();
  readonly #settings: () => Record<string, string>;

  /** @param settings what each is told, read when it starts. */
  constructor(settings: () => Record<string, string>) {
    this.#settings = settings;
  }

  async start(script: 'main.ts' | 'worker.ts', settings: Record<string, string> = {}) {
    const child = fork(new URL(script, import.meta.url), {
      execArgv: [],
      env: { LOG_LEVEL: 'silent', ...this.#settings(), ...settings },
    });
    this.#running.add(child);
    const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    return { child, port: startedFacts.parse(message).port };
  }

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

import { SESSION_USES_MAX, type SessionUse } from '@app/contracts';
import type { Logger } from '../log.ts';

interface SessionUsesOptions {
  /** Sends uses to auth; rejected reports are repeated. */
  report: (uses: SessionUse[]) => Promise<unknown>;
  log: Logger;
}

/** Delay from the first use of a token to its report, and before a failed report is repeated; milliseconds. */
const REPORT_AFTER_MS = 400;
/** Maximum number of sessions remembered. A session that was dropped is reported again at its next use. */
const MAX_REMEMBERED = 50_000;

/**
 * Reports the first use of each refreshed access token to auth, in batches and outside the request. From then on the
 * previous refresh cookie is no longer valid (decision 0041). A known use costs one map lookup.
 */
export class SessionUses {
  readonly #options: SessionUsesOptions;
  /** The highest counter of each session, oldest entries first. */
  readonly #seen = new Map<string, number>();
  readonly #pending = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #reporting: Promise<void> | undefined;
  #failing = false;
  #stopped = false;

  constructor(options: SessionUsesOptions) {
    this.#options = options;
  }

  /**
   * Records that a verified access token of refresh number `counter` was used. The first token (0) has no previous
   * refresh cookie.
   */
  note(sessionId: string, counter: number): void {
    if (counter <= (this.#seen.get(sessionId) ?? 0)) return;
    this.#seen.delete(sessionId);
    this.#seen.set(sessionId, counter);
    this.#pending.set(sessionId, counter);
    if (this.#seen.size > MAX_REMEMBERED) this.#dropOldest();
    this.#schedule();
  }

  /** Reports pending uses; resolves after one attempt. */
  flush(): Promise<void> {
    this.#reporting ??= this.#report().finally(() => {
      this.#reporting = undefined;
      if (this.#pending.size > 0) this.#schedule();
    });
    return this.#reporting;
  }

  /** Reports pending uses a last time and stops. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#reporting;
    await this.flush();
  }

  async #report(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    try {
      while (this.#pending.size > 0) {
        const batch = [...this.#pending.entries().take(SESSION_USES_MAX)];
        await this.#options.report(batch.map(([sessionId, counter]) => ({ sessionId, counter })));
        for (const [sessionId, counter] of batch)
          if (this.#pending.get(sessionId) === counter) this.#pending.delete(sessionId);
        this.#failing = false;
      }
    } catch (error) {
      if (!this.#failing) this.#options.log.warn({ err: error }, 'session uses not reported');
      this.#failing = true;
    }
  }

  #schedule(): void {
    if (this.#stopped) return;
    this.#timer ??= setTimeout(() => void this.flush(), REPORT_AFTER_MS);
  }

  #dropOldest(): void {
    const [oldest] = this.#seen.keys();
    if (oldest === undefined) return;
    this.#seen.delete(oldest);
    this.#pending.delete(oldest);
  }
}

import { internalEndpoints, LIFETIMES } from '@app/contracts';
import { askService } from '../ask-service.ts';
import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';

/** Whether a session has ended before its token expired, and word of it the moment it is known. */
export interface SessionLiveness {
  isEnded(sessionId: string): boolean | Promise<boolean>;
  /** Calls `listener` once when the session ends, at once if it has; returns how to stop listening. */
  onEnded(sessionId: string, listener: () => void): () => void;
}

interface WatchOptions {
  /** Base URL; a function where the replica to ask may be another one each time. */
  authUrl: string | (() => string);
  serviceToken: string;
  clock: Clock;
  log: Logger;
  /** Milliseconds between two questions; the promise is two seconds (rule 2). */
  everyMs?: number;
}

/** Asked again for this long before the last answer: a session's end may be committed after a later one was told. */
const OVERLAP_MS = 10_000;

/**
 * Watches the auth service for ended sessions. Remembers each until its last access token has expired. While auth is
 * down nobody can end a session through it, so what is known stays true; the first answer is awaited before serving.
 */
export class SessionWatch implements SessionLiveness {
  readonly #options: WatchOptions;
  readonly #ended = new Map<string, number>();
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #stop = new AbortController();
  #since: Date;
  #known = false;
  #running: Promise<void> | undefined;

  constructor(options: WatchOptions) {
    this.#options = options;
    this.#since = new Date(options.clock.now().getTime() - LIFETIMES.accessToken - OVERLAP_MS);
  }

  /** Starts asking; the first answer may still be on its way when this returns (see `ready`). */
  start(): void {
    this.#running ??= this.#watch();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  /** Readiness: throws until auth has answered once. */
  ready(): void {
    if (!this.#known) throw new Error('ended sessions are not known yet');
  }

  isEnded(sessionId: string): boolean {
    return this.#ended.has(sessionId);
  }

  onEnded(sessionId: string, listener: () => void): () => void {
    if (this.#ended.has(sessionId)) {
      listener();
      return () => undefined;
    }
    const listeners = this.#listeners.get(sessionId) ?? new Set();
    this.#listeners.set(sessionId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(sessionId);
    };
  }

  async #watch(): Promise<void> {
    const { everyMs = 500, log } = this.#options;
    let failing = false;
    while (!this.#stop.signal.aborted) {
      try {
        await this.#ask();
        failing = false;
      } catch (error) {
        // Before the first answer auth may still be starting, and readiness tells of it.
        if (!failing && this.#known && !this.#stop.signal.aborted)
          log.warn({ err: error }, 'auth does not answer about ended sessions');
        failing = true;
      }
      await pause(this.#known ? everyMs : 100, this.#stop.signal);
    }
  }

  async #ask(): Promise<void> {
    const { authUrl, serviceToken } = this.#options;
    const { sessions, now } = await askService(internalEndpoints.endedSessions, {
      baseUrl: typeof authUrl === 'string' ? authUrl : authUrl(),
      serviceToken,
      query: { since: this.#since.toISOString() },
      signal: this.#stop.signal,
    });
    for (const { id, endedAt } of sessions) this.#end(id, new Date(endedAt));
    this.#forget(new Date(now));
    this.#since = new Date(new Date(now).getTime() - OVERLAP_MS);
    this.#known = true;
  }

  #end(id: string, endedAt: Date): void {
    if (this.#ended.has(id)) return;
    this.#ended.set(id, endedAt.getTime() + LIFETIMES.accessToken + OVERLAP_MS);
    for (const listener of this.#listeners.get(id) ?? []) this.#tell(listener);
    this.#listeners.delete(id);
  }

  /** One listener's fault must not keep the others, or the next session's, from hearing. */
  #tell(listener: () => void): void {
    try {
      listener();
    } catch (error) {
      this.#options.log.error({ err: error }, 'what had to end with a session failed to');
    }
  }

  #forget(now: Date): void {
    for (const [id, until] of this.#ended) if (until < now.getTime()) this.#ended.delete(id);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}

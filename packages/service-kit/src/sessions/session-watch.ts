import {
  internalEndpoints,
  LIFETIMES,
  type Parsed,
  SESSION_FEED_LINE_MS,
  type SessionUse,
} from '@app/contracts';
import { callService, callServiceForStream } from '../call-service.ts';
import type { Clock } from '../clock.ts';
import { Failure } from '../failure.ts';
import type { ServiceIdentity } from '../identity/service-identity.ts';
import type { Logger } from '../log.ts';
import { type PeriodicRounds, runPeriodically } from '../process/run-periodically.ts';
import { gauge } from '../telemetry/metrics.ts';
import { SessionUses } from './session-uses.ts';

/** Tells whether a session has ended before its token expired, and notifies listeners when one ends. */
export interface SessionLiveness {
  /** @throws Failure 503 `unavailable` when the state is unknown. */
  isEnded(sessionId: string): boolean | Promise<boolean>;
  /**
   * Calls `listener` once when the session ends, at once if it already has.
   * @returns a function that removes the listener.
   */
  onEnded(sessionId: string, listener: () => void): () => void;
  /**
   * Records that the access token of refresh number `counter` was used. Costs one map lookup when that is already
   * known.
   */
  noteUse(sessionId: string, counter: number): void;
}

interface SessionWatchOptions {
  /** Base URL; a function when the replica may be a different one for each call. */
  authUrl: string | (() => string);
  identity: Pick<ServiceIdentity, 'tokenFor'>;
  clock: Clock;
  log: Logger;
  /**
   * Milliseconds between two reads of the feed while auth sends no stream of it. The end of a session must be known
   * within two seconds.
   */
  everyMs?: number;
}

/**
 * The feed may be out of date for this long before auth is asked about each session. By then ten reads have failed.
 */
const FEED_FRESH_MS = 5_000;
/** A stream without a line for this long is given up, so that the feed can be read within two seconds. */
const STREAM_SILENT_MS = SESSION_FEED_LINE_MS + 300;
/** How long no stream is opened after auth has refused one: its previous version has none. */
const NO_STREAM_MS = 10_000;
/** Auth may be unreachable for this long, as during a restart, before sessions are refused. */
const FEED_TRUSTED_MS = 60_000;
/** How long the answer about one session is cached, and how long no lookup is sent after one has failed. */
const LOOKUP_TTL_MS = 1_000;
/** Limits for cached answers and for concurrent lookups. */
const MAX_CACHED_LOOKUPS = 10_000;
const MAX_CONCURRENT_LOOKUPS = 100;

interface Lookup {
  readonly at: number;
  readonly ended: Promise<boolean>;
}

/** A page of ended sessions. */
type FeedPage = Parsed<typeof internalEndpoints.endedSessions.answer>;

/**
 * Follows auth's feed of ended sessions, as a stream or else by reading it twice a second, and remembers each until its
 * last access token has expired. While the feed is out of date (decision 0041), auth is asked about each session. When
 * auth does not answer either, sessions are trusted for a minute after the last complete read, and refused from then on.
 */
export class SessionWatch implements SessionLiveness {
  readonly #options: SessionWatchOptions;
  readonly #ended = new Map<string, number>();
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #lookups = new Map<string, Lookup>();
  readonly #uses: SessionUses;
  readonly #stop = new AbortController();
  #cursor: string | undefined;
  /** When the last complete read of the feed began. */
  #completeAt = Number.NEGATIVE_INFINITY;
  #noStreamUntil = Number.NEGATIVE_INFINITY;
  #lookupsInProgress = 0;
  #noLookupsUntil = Number.NEGATIVE_INFINITY;
  #rounds: PeriodicRounds | undefined;

  constructor(options: SessionWatchOptions) {
    this.#options = options;
    const report = (uses: SessionUse[]) =>
      callService(internalEndpoints.reportSessionUses, { ...this.#auth(), body: { uses } });
    this.#uses = new SessionUses({ report, log: options.log });
  }

  /** Starts reading the feed; the first read may not have finished when this returns (see `ready`). */
  start(): void {
    gauge(
      'session_feed_age_seconds',
      'Time since the ended sessions were last known completely',
      () => this.#feedAge() / 1000,
    );
    this.#rounds ??= this.#watch();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#rounds?.stop();
    await this.#uses.stop();
  }

  /**
   * Readiness check: throws until the feed has been read completely, and when the last read is so old that sessions
   * are refused.
   */
  ready(): void {
    if (this.#feedAge() > FEED_TRUSTED_MS) throw new Error('ended sessions are not known');
  }

  isEnded(sessionId: string): boolean | Promise<boolean> {
    if (this.#ended.has(sessionId)) return true;
    return this.#feedAge() > FEED_FRESH_MS ? this.#isEndedByLookup(sessionId) : false;
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

  noteUse(sessionId: string, counter: number): void {
    this.#uses.note(sessionId, counter);
  }

  #watch(): PeriodicRounds {
    const { everyMs = 500, log } = this.#options;
    let isReported = false;
    let startedAt = 0;
    return runPeriodically({
      round: async () => {
        startedAt = performance.now();
        await this.#readFeed();
        if (isReported) log.info('session feed available');
        isReported = false;
        await this.#followFeed();
      },
      everyMs: () => Math.max(0, startedAt + (this.#hasReadFeed() ? everyMs : 100) - performance.now()),
      // Until the first read auth may still be starting; the readiness check reports that.
      onFailure: (error) => {
        isReported = this.#hasReadFeed() && !this.#stop.signal.aborted;
        if (isReported) log.warn({ err: error }, 'session feed unavailable');
      },
    });
  }

  /** Reads all new pages of the feed. Pages that were read are kept when a later one fails. */
  async #readFeed(): Promise<void> {
    for (;;) {
      const startedAt = this.#now();
      const page = await callService(internalEndpoints.endedSessions, {
        ...this.#auth(),
        query: this.#cursor === undefined ? {} : { cursor: this.#cursor },
        signal: this.#stop.signal,
      });
      this.#takePage(page, startedAt);
      if (!page.more) return;
    }
  }

  /** Follows the stream of the feed until it ends, is silent for too long, or cannot be opened. */
  async #followFeed(): Promise<void> {
    const startedAt = this.#now();
    if (this.#cursor === undefined || startedAt < this.#noStreamUntil) return;
    const silent = new AbortController();
    const timer = setTimeout(() => silent.abort(), STREAM_SILENT_MS);
    const { endedSessionsStream } = internalEndpoints;
    try {
      const pieces = await callServiceForStream(endedSessionsStream, {
        ...this.#auth(),
        query: { cursor: this.#cursor },
        signal: AbortSignal.any([this.#stop.signal, silent.signal]),
      });
      for await (const line of linesOf(pieces)) {
        const page = endedSessionsStream.answer.parse(JSON.parse(line));
        // Counted from the request by the clock of auth, so that a line that arrives late does not seem new.
        this.#takePage(page, startedAt + page.ageMs);
        timer.refresh();
      }
    } catch (error) {
      const isRefused = error instanceof Failure && error.code !== 'unavailable';
      if (isRefused) this.#noStreamUntil = this.#now() + NO_STREAM_MS;
    } finally {
      clearTimeout(timer);
    }
  }

  #takePage({ sessions, cursor, more, now }: FeedPage, readAt: number): void {
    for (const { id, endedAt } of sessions) this.#markEnded(id, new Date(endedAt));
    this.#cursor = cursor;
    if (more) return;
    this.#completeAt = readAt;
    this.#dropExpired(new Date(now));
  }

  #isEndedByLookup(sessionId: string): Promise<boolean> {
    const now = this.#now();
    const lookup = this.#lookups.get(sessionId);
    if (lookup && now - lookup.at < LOOKUP_TTL_MS) return lookup.ended;
    if (this.#lookups.size >= MAX_CACHED_LOOKUPS) this.#lookups.clear();
    const ended = this.#lookUp(sessionId);
    // Avoids an unhandled rejection when nobody awaits the answer any more.
    ended.catch(() => undefined);
    this.#lookups.set(sessionId, { at: now, ended });
    return ended;
  }

  async #lookUp(sessionId: string): Promise<boolean> {
    try {
      if (this.#lookupsInProgress >= MAX_CONCURRENT_LOOKUPS || this.#now() < this.#noLookupsUntil)
        throw new Failure('unavailable');
      return await this.#requestState(sessionId);
    } catch (cause) {
      if (this.#feedAge() <= FEED_TRUSTED_MS) return false;
      throw new Failure('unavailable', { cause, retryAfterSeconds: 2 });
    }
  }

  async #requestState(id: string): Promise<boolean> {
    this.#lookupsInProgress += 1;
    try {
      const { ended } = await callService(internalEndpoints.sessionState, {
        ...this.#auth(),
        params: { id },
      });
      if (ended) this.#markEnded(id, this.#options.clock.now());
      return ended;
    } catch (error) {
      this.#noLookupsUntil = this.#now() + LOOKUP_TTL_MS;
      throw error;
    } finally {
      this.#lookupsInProgress -= 1;
    }
  }

  #auth() {
    const { authUrl, identity } = this.#options;
    return { baseUrl: typeof authUrl === 'string' ? authUrl : authUrl(), identity };
  }

  #hasReadFeed(): boolean {
    return this.#completeAt !== Number.NEGATIVE_INFINITY;
  }

  /** Milliseconds since the last complete read of the feed. */
  #feedAge(): number {
    return this.#now() - this.#completeAt;
  }

  #now(): number {
    return this.#options.clock.now().getTime();
  }

  #markEnded(id: string, endedAt: Date): void {
    if (this.#ended.has(id)) return;
    this.#ended.set(id, endedAt.getTime() + LIFETIMES.endedSession);
    for (const listener of this.#listeners.get(id) ?? []) this.#notify(listener);
    this.#listeners.delete(id);
  }

  /** A listener that throws must not prevent the others from being called. */
  #notify(listener: () => void): void {
    try {
      listener();
    } catch (error) {
      this.#options.log.error({ err: error }, 'session end listener failed');
    }
  }

  #dropExpired(now: Date): void {
    for (const [id, until] of this.#ended) if (until < now.getTime()) this.#ended.delete(id);
  }
}

/** Splits the bytes of a stream into lines. */
async function* linesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

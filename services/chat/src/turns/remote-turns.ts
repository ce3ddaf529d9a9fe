import { type DatabaseNotifications, isUnavailable } from '@app/service-kit';
import type { Config } from '../config.ts';
import type { ChatDatabase } from '../database.ts';
import type { Vault, Vaults } from '../encryption/vault.ts';
import { openFinding } from '../safety/finding.ts';
import { LiveTurn, type TurnListener } from './live-turn.ts';
import type { Turn, TurnOutcome } from './turn.ts';
import { openStoredText } from './turn-piece.ts';
import {
  markFollowed,
  PROGRESS_CHANNEL,
  readProgress,
  type TurnProgress,
} from './turn-progress.repository.ts';

interface RemoteContext {
  /** A small pool for statements over the rows of all owners. */
  readonly systemDb: ChatDatabase;
  readonly notifications: Pick<DatabaseNotifications, 'onNotified'>;
  readonly vaults: Vaults;
  readonly config: Pick<Config, 'TURN_POLL_MS'>;
}

/** A turn that somebody follows here, and that another process answers. */
interface Followed {
  readonly turn: Turn;
  /** What has been read of the turn. */
  readonly live: LiveTurn;
  /** Aborts when the turn can't be read. */
  readonly broken: AbortController;
  followers: number;
  /** Undefined until the turn can be read. */
  vault: Vault | undefined;
  /** The sealed findings that were shown. */
  safety: Buffer | null;
  /** It may have grown since it was read. */
  isDue: boolean;
  readAt: number;
  failsSince: number | undefined;
}

type Readable = Followed & { readonly vault: Vault };

/** How long the database may be down before those who follow a turn are told to come back; milliseconds. */
const OUTAGE_MS = 60_000;

/**
 * The turns that people follow in this process while others answer them (docs/decisions/0088). A notification tells that a
 * turn has grown, and what is new is then read and opened once for all who follow it. Turns that grow at the same time are
 * read in one statement. A turn of which nothing is heard is read every TURN_POLL_MS, in case a notification was lost.
 */
export class RemoteTurns {
  readonly #context: RemoteContext;
  readonly #turns = new Map<string, Followed>();
  readonly #ignoreNotifications: () => void;
  #timer: NodeJS.Timeout | undefined;
  #isReading = false;

  constructor(context: RemoteContext) {
    this.#context = context;
    this.#ignoreNotifications = context.notifications.onNotified(PROGRESS_CHANNEL, (turnId) => {
      const grown = turnId === undefined ? this.#turns.values() : [this.#turns.get(turnId)];
      for (const followed of grown) if (followed) followed.isDue = true;
      void this.#readDue();
    });
  }

  /**
   * Gives a listener everything a turn produces, from its beginning.
   * @returns how the turn ended.
   * @throws the signal's reason when it aborts, and the error when the turn can't be read. The turn itself continues.
   */
  async follow(turn: Turn, listener: TurnListener, signal: AbortSignal): Promise<TurnOutcome> {
    const followed = this.#turns.get(turn.id) ?? this.#open(turn);
    followed.followers += 1;
    try {
      const either = AbortSignal.any([signal, followed.broken.signal]);
      return (await followed.live.follow(listener, either)) ?? GONE;
    } finally {
      followed.followers -= 1;
      if (followed.followers === 0) this.#forget(followed);
    }
  }

  /** Ends the reading. Those who still follow a turn hear nothing more. */
  stop(): void {
    this.#ignoreNotifications();
    this.#turns.clear();
    clearTimeout(this.#timer);
  }

  #open(turn: Turn): Followed {
    const followed: Followed = {
      turn,
      live: new LiveTurn(),
      broken: new AbortController(),
      followers: 0,
      vault: undefined,
      safety: null,
      isDue: true,
      readAt: 0,
      failsSince: undefined,
    };
    this.#turns.set(turn.id, followed);
    void this.#prepare(followed);
    return followed;
  }

  /** The first read begins after the mark is committed, so that what it does not see is notified. */
  async #prepare(followed: Followed): Promise<void> {
    const { systemDb, vaults } = this.#context;
    try {
      const vault = await vaults.get(followed.turn.ownerId);
      await markFollowed(systemDb, followed.turn).catch((error: unknown) => {
        // Without the mark, the turn is read every TURN_POLL_MS.
        if (!isUnavailable(error)) throw error;
      });
      followed.vault = vault;
      await this.#readDue();
    } catch (error) {
      this.#fail(followed, error);
    }
  }

  /** Reads the turns that are due, one statement after another, and plans the next read. */
  async #readDue(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    clearTimeout(this.#timer);
    for (let due = this.#takeDue(); due.length > 0; due = this.#takeDue()) await this.#read(due);
    this.#isReading = false;
    const nextAt =
      Math.min(...this.#readable().map(({ readAt }) => readAt)) + this.#context.config.TURN_POLL_MS;
    if (nextAt === Number.POSITIVE_INFINITY) return;
    this.#timer = setTimeout(() => this.#readDue(), Math.max(1, nextAt - performance.now()));
  }

  #readable(): Readable[] {
    return [...this.#turns.values()].filter((followed): followed is Readable => followed.vault !== undefined);
  }

  #takeDue(): Readable[] {
    const now = performance.now();
    const due = this.#readable().filter(
      ({ isDue, readAt }) => isDue || now - readAt >= this.#context.config.TURN_POLL_MS,
    );
    for (const followed of due) {
      followed.isDue = false;
      followed.readAt = now;
    }
    return due;
  }

  async #read(due: readonly Readable[]): Promise<void> {
    const wanted = due.map(({ turn, live }) => ({
      turnId: turn.id,
      ownerId: turn.ownerId,
      position: live.text.length,
    }));
    try {
      const rows = await readProgress(this.#context.systemDb, wanted);
      const found = new Map(rows.map((progress) => [progress.turnId, progress]));
      for (const followed of due) this.#show(followed, found.get(followed.turn.id));
    } catch (error) {
      const now = performance.now();
      for (const followed of due) {
        followed.failsSince ??= now;
        if (!isUnavailable(error) || now - followed.failsSince > OUTAGE_MS) this.#fail(followed, error);
      }
    }
  }

  #show(followed: Readable, progress: TurnProgress | undefined): void {
    const { turn, live, vault } = followed;
    followed.failsSince = undefined;
    if (!progress) {
      this.#end(followed, GONE);
      return;
    }
    try {
      const { safety, state, failure } = progress;
      if (safety && !followed.safety?.equals(safety)) {
        followed.safety = safety;
        const danger = openFinding(vault, safety, { column: 'messages.safety', rowId: turn.userMessageId });
        if (danger) live.showDanger(danger);
      }
      const text = textOf(progress, { vault, before: live.text });
      if (text.length > live.text.length) live.append(text.slice(live.text.length));
      if (state !== 'generating') this.#end(followed, { state, failure });
    } catch (error) {
      this.#fail(followed, error);
    }
  }

  #end(followed: Followed, outcome: TurnOutcome): void {
    this.#forget(followed);
    followed.live.end(outcome);
  }

  #fail(followed: Followed, error: unknown): void {
    this.#forget(followed);
    followed.broken.abort(error);
  }

  #forget(followed: Followed): void {
    if (this.#turns.get(followed.turn.id) === followed) this.#turns.delete(followed.turn.id);
  }
}

/** The turn or its conversation was deleted meanwhile. */
const GONE: TurnOutcome = { state: 'gone', failure: null };

function textOf(
  { turnId, reply, replyMessageId, ...stored }: TurnProgress,
  { vault, before }: { vault: Vault; before: string },
): string {
  if (reply && replyMessageId)
    return vault.open(reply, { column: 'messages.content', rowId: replyMessageId });
  return openStoredText(vault, turnId, stored, before);
}

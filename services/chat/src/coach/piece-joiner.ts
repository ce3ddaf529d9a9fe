/**
 * While more replies than this arrive, the text of each is passed on at most once in `INTERVAL_MS`, because filtering and
 * sending cost almost the same for one word as for several (docs/decisions/0068). Milliseconds.
 */
const MANY_REPLIES = 32;
const INTERVAL_MS = 30;

/** Joiners that wait for the interval to pass; one timer serves all. */
const postponed = new Set<PieceJoiner>();
let replies = 0;

/** Joins the pieces of a reply that arrive together, and while many replies arrive, those of 30 ms. */
export class PieceJoiner {
  readonly #pass: (text: string) => void;
  #joined = '';
  #isScheduled = false;
  #passedAt = Number.NEGATIVE_INFINITY;

  /** @param pass receives the joined pieces. */
  constructor(pass: (text: string) => void) {
    this.#pass = pass;
    replies += 1;
  }

  push(piece: string): void {
    this.#joined += piece;
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    if (replies <= MANY_REPLIES || performance.now() - this.#passedAt >= INTERVAL_MS)
      process.nextTick(this.flush);
    else {
      if (postponed.size === 0) setTimeout(flushPostponed, INTERVAL_MS);
      postponed.add(this);
    }
  }

  /** Passes on what has arrived. */
  readonly flush = (): void => {
    this.#isScheduled = false;
    if (this.#joined === '') return;
    const text = this.#joined;
    this.#joined = '';
    this.#passedAt = performance.now();
    this.#pass(text);
  };

  /** Passes on the rest, at the end of the reply. */
  readonly end = (): void => {
    replies -= 1;
    postponed.delete(this);
    this.flush();
  };
}

function flushPostponed(): void {
  const due = [...postponed];
  postponed.clear();
  for (const joiner of due) joiner.flush();
}

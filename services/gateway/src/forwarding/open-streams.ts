/** An event stream that is passed to a caller. */
export interface OpenStream {
  /** Ends the response to the caller as if it were complete. */
  endEarly(): void;
}

/**
 * The event streams open in this process. When it stops, they end at once without a `done` event, and the browser
 * resumes the reply through another gateway.
 */
export class OpenStreams {
  readonly #open = new Set<OpenStream>();
  #ended = false;

  /** @returns false when the gateway is stopping and accepts no further stream. */
  add(stream: OpenStream): boolean {
    if (!this.#ended) this.#open.add(stream);
    return !this.#ended;
  }

  delete(stream: OpenStream): void {
    this.#open.delete(stream);
  }

  endAll(): void {
    this.#ended = true;
    for (const stream of this.#open) stream.endEarly();
  }
}

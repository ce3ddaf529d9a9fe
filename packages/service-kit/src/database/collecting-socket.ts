import { Socket } from 'node:net';

type WriteCallback = (error?: Error | null) => void;

/** A socket that sends all that is written to it during one step of the event loop with one system call. */
export class CollectingSocket extends Socket {
  readonly #send = () => this.uncork();

  override write(
    chunk: string | Uint8Array,
    encoding?: BufferEncoding | WriteCallback,
    callback?: WriteCallback,
  ): boolean {
    if (this.writableCorked === 0) {
      this.cork();
      process.nextTick(this.#send);
    }
    return typeof encoding === 'function'
      ? super.write(chunk, encoding)
      : super.write(chunk, encoding, callback);
  }
}

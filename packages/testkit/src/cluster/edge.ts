import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '@app/launcher';

/**
 * How an edge treats what passes over it.
 * `cut`: connections are reset, and new ones too. `slow`: each piece of data arrives `delayMs` later. `partition`: nothing
 * arrives, until the edge is healed; then everything does, as TCP repeats what was lost.
 */
export type EdgeState =
  | { kind: 'pass' }
  | { kind: 'cut' }
  | { kind: 'partition' }
  | { kind: 'slow'; delayMs: number };

/** A path between two processes over which all their connections lead. */
export interface Edge {
  /** For example `chat-2 → postgres`. */
  readonly name: string;
  readonly port: number;
  set(state: EdgeState): void;
  /**
   * Makes the open connections half-open, as when a router forgets them: what is sent gets lost, and neither side learns
   * of it. New connections work.
   */
  forgetConnections(): void;
  /** Refuses new connections, as when nobody listens at the other end. */
  refuse(): void;
  accept(): void;
  close(): void;
}

/**
 * Opens an edge on a port of 127.0.0.1.
 * @param pickPort chooses the port that a new connection leads to; undefined when nobody can accept it.
 */
export async function openEdge(name: string, pickPort: () => number | undefined): Promise<Edge> {
  const links = new Set<Link>();
  let state: EdgeState = { kind: 'pass' };
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (near) => {
    const target = pickPort();
    if (state.kind === 'cut' || target === undefined) {
      near.on('error', () => undefined);
      near.resetAndDestroy();
      return;
    }
    const link = new Link(
      near,
      connect({ port: target, host: '127.0.0.1', allowHalfOpen: true, noDelay: true }),
      () => links.delete(link),
    );
    links.add(link);
    link.set(state);
  });
  const port = await freePort();
  const accept = () => {
    if (!server.listening) server.listen(port, '127.0.0.1');
  };
  accept();
  await once(server, 'listening');
  return {
    name,
    port,
    accept,
    refuse: () => server.close(),
    set(next) {
      state = next;
      for (const link of [...links]) link.set(next);
    },
    forgetConnections() {
      for (const link of links) link.forget();
    },
    close() {
      server.close();
      for (const link of [...links]) link.reset();
    },
  };
}

/** One connection over an edge. */
class Link {
  readonly #near: Socket;
  readonly #far: Socket;
  readonly #flows: readonly [Flow, Flow];
  #isForgotten = false;

  constructor(near: Socket, far: Socket, onClose: () => void) {
    this.#near = near;
    this.#far = far;
    this.#flows = [new Flow(near, far), new Flow(far, near)];
    for (const socket of [near, far]) {
      socket.on('error', () => undefined);
      socket.once('close', () => {
        // The other side of a forgotten connection does not learn that this one has closed; the edge ends when both have.
        if (!this.#isForgotten) this.reset();
        if (near.destroyed && far.destroyed) onClose();
      });
    }
  }

  set(state: EdgeState): void {
    if (state.kind === 'cut') this.reset();
    else for (const flow of this.#flows) flow.set(state);
  }

  forget(): void {
    this.#isForgotten = true;
    for (const flow of this.#flows) flow.forget();
  }

  reset(): void {
    for (const socket of [this.#near, this.#far]) if (!socket.destroyed) socket.resetAndDestroy();
    for (const flow of this.#flows) flow.forget();
  }
}

/** What one side of a connection sends to the other. */
class Flow {
  readonly #from: Socket;
  readonly #to: Socket;
  /** Pieces that wait for their time; undefined stands for the end. */
  readonly #waiting: { at: number; piece: Buffer | undefined }[] = [];
  #state: EdgeState = { kind: 'pass' };
  #isForgotten = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(from: Socket, to: Socket) {
    this.#from = from;
    this.#to = to;
    from.on('data', (piece) => this.#add(Buffer.from(piece)));
    from.once('end', () => this.#add(undefined));
    to.on('drain', () => this.#pump());
  }

  set(state: EdgeState): void {
    this.#state = state;
    this.#pump();
  }

  forget(): void {
    this.#isForgotten = true;
    this.#waiting.length = 0;
    clearTimeout(this.#timer);
    this.#from.resume();
  }

  #add(piece: Buffer | undefined): void {
    if (this.#isForgotten) {
      // Who has closed a forgotten connection gets rid of it.
      if (piece === undefined) this.#from.destroy();
      return;
    }
    const delayMs = this.#state.kind === 'slow' ? this.#state.delayMs : 0;
    this.#waiting.push({ at: performance.now() + delayMs, piece });
    this.#pump();
  }

  /** Sends what is due, in order. */
  #pump(): void {
    clearTimeout(this.#timer);
    if (this.#isForgotten) return;
    while (this.#state.kind !== 'partition' && !this.#to.writableNeedDrain) {
      const [next] = this.#waiting;
      if (!next) break;
      const waitMs = next.at - performance.now();
      if (waitMs > 0) {
        this.#timer = setTimeout(() => this.#pump(), waitMs);
        break;
      }
      this.#waiting.shift();
      if (next.piece) this.#to.write(next.piece);
      else this.#to.end();
    }
    if (this.#state.kind === 'partition' || this.#to.writableNeedDrain) this.#from.pause();
    else this.#from.resume();
  }
}

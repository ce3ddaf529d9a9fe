import { connect, type Socket } from 'node:net';
import type { Address } from './address.ts';
import { ResponseParser, type ResponseReceiver } from './response-parser.ts';

/** Replicas are on a private network; one that takes longer to accept a connection is down. */
const CONNECT_TIMEOUT_MS = 1_000;
const CONNECT_TIMEOUT = 'CONNECT_TIMEOUT';
/** How long a connection is kept for the next request. Services keep theirs longer, so that they never close one first. */
const IDLE_TIMEOUT_MS = 4_000;
const MAX_IDLE_CONNECTIONS = 256;

/** Receives the response to a request, or the failure that ended it. */
export interface Receiver extends ResponseReceiver {
  /** There will be no further call. */
  onFailure(error: Error): void;
}

/** All connections write what they receive into this buffer, which is read before another one writes. */
const received = Buffer.allocUnsafeSlow(64 * 1024);

/**
 * The keep-alive connections to the replicas of one service. Requests and responses pass without a stream, a buffer or
 * a parsed message in between (docs/decisions/0055).
 */
export class ReplicaConnections {
  readonly #idle = new Map<Address, Connection[]>();
  #isClosed = false;

  /**
   * Sends a request.
   * @param bytes the whole request as a latin1 string.
   * @returns the connection that carries this request until its response has ended.
   */
  send(address: Address, bytes: string, receiver: Receiver): Connection {
    const connection = this.#takeIdle(address) ?? this.#open(address);
    connection.send(bytes, receiver);
    return connection;
  }

  #takeIdle(address: Address): Connection | undefined {
    const idle = this.#idle.get(address);
    let connection = idle?.pop();
    while (connection?.isClosing) connection = idle?.pop();
    return connection;
  }

  /** Closes all idle connections; those in use are closed when their responses have ended. */
  close(): void {
    this.#isClosed = true;
    for (const connections of this.#idle.values())
      for (const connection of connections.splice(0)) connection.destroy();
  }

  #open(address: Address): Connection {
    return new Connection(address, (connection, isReusable) => {
      const idle = this.#idle.get(address) ?? [];
      if (isReusable && !this.#isClosed && idle.length < MAX_IDLE_CONNECTIONS) {
        idle.push(connection);
        this.#idle.set(address, idle);
        return;
      }
      const index = idle.indexOf(connection);
      if (index !== -1) idle.splice(index, 1);
      if (idle.length === 0) this.#idle.delete(address);
      connection.destroy();
    });
  }
}

type OnReleased = (connection: Connection, isReusable: boolean) => void;

/** A connection to a replica, for one request at a time. */
export class Connection {
  readonly #socket: Socket;
  readonly #onReleased: OnReleased;
  #receiver: Receiver | undefined;
  #parser: ResponseParser | undefined;
  #error: Error | undefined;
  #hasIdleTimeout = true;

  constructor({ ip, port }: Address, onReleased: OnReleased) {
    this.#onReleased = onReleased;
    this.#socket = connect({
      host: ip,
      port,
      noDelay: true,
      onread: { buffer: received, callback: (length) => this.#read(length) },
    });
    const timer = setTimeout(() => {
      this.destroy(Object.assign(new Error('connect timeout'), { code: CONNECT_TIMEOUT }));
    }, CONNECT_TIMEOUT_MS);
    this.#socket.once('connect', () => clearTimeout(timer));
    this.#socket.on('error', (error) => {
      this.#error = error;
    });
    this.#socket.once('close', () => {
      clearTimeout(timer);
      this.#close();
    });
    this.#socket.setTimeout(IDLE_TIMEOUT_MS, () => this.#onTimeout());
  }

  /** It can carry no further request. */
  get isClosing(): boolean {
    return this.#socket.destroyed || this.#socket.readableEnded;
  }

  send(bytes: string, receiver: Receiver): void {
    this.#receiver = receiver;
    this.#parser = new ResponseParser(receiver);
    this.#socket.write(bytes, 'latin1');
  }

  /** From now on the request fails when nothing arrives for this long. */
  setIdleTimeout(milliseconds: number): void {
    this.#hasIdleTimeout = false;
    this.#socket.setTimeout(milliseconds);
  }

  /** Continues after the receiver wanted no more. */
  resume(): void {
    this.#socket.resume();
  }

  /** Ends the request in progress; its receiver gets the error. */
  destroy(error?: Error): void {
    this.#error ??= error;
    this.#socket.destroy();
  }

  #read(length: number): boolean {
    const parser = this.#parser;
    if (!parser) {
      this.destroy(new Error('bytes without a request'));
      return false;
    }
    try {
      const wantsMore = parser.read(received.toString('latin1', 0, length));
      if (!parser.isReusable) return wantsMore;
      this.#release(this.#hasIdleTimeout);
      // The next request must not wait for the caller of this one.
      return true;
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error(String(error)));
      return false;
    }
  }

  #release(isReusable: boolean): void {
    this.#receiver = undefined;
    this.#parser = undefined;
    this.#onReleased(this, isReusable && !this.isClosing);
  }

  #onTimeout(): void {
    const isIdle = this.#receiver === undefined;
    if (isIdle || !this.#hasIdleTimeout) this.destroy(new Error('idle timeout'));
  }

  #close(): void {
    const receiver = this.#receiver;
    if (receiver) {
      try {
        if (this.#error) throw this.#error;
        this.#parser?.close();
      } catch (error) {
        receiver.onFailure(error instanceof Error ? error : new Error(String(error)));
      }
    }
    this.#release(false);
  }
}

const CONNECTION_FAILURES = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  CONNECT_TIMEOUT,
]);

/** Whether a request failed before any part of it was sent. */
export function isConnectionFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONNECTION_FAILURES.has(String(error.code));
}

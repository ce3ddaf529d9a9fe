import { connect, isIP, type Socket } from 'node:net';
import { connect as connectWithTls } from 'node:tls';
import { ResponseParser, type ResponseReceiver } from './response-parser.ts';

const CONNECT_TIMEOUT = 'CONNECT_TIMEOUT';
const MAX_IDLE_CONNECTIONS = 256;

/**
 * How long the clients of services keep an idle connection; milliseconds. Services keep it for 72 s (Fastify's default), so
 * that they never close one on which a request is about to arrive.
 */
export const CLIENT_IDLE_MS = 4_000;

/** The server that a request is sent to. Connections are kept for each such object. */
export interface Target {
  /** A host name or an IP address. */
  readonly host: string;
  readonly port: number;
  /** Whether the connection is encrypted (TLS). */
  readonly isSecure?: boolean;
}

/** In milliseconds. */
export interface ConnectionTimeouts {
  /** How long the server may take to accept a connection. */
  readonly connectMs: number;
  /** How long a connection is kept for the next request; shorter than the server keeps it, or the request may fail. */
  readonly idleMs: number;
}

/** Receives the response to a request, or the failure that ended it. */
export interface Receiver extends ResponseReceiver {
  /** There will be no further call. */
  onFailure(error: Error): void;
}

/** All connections write what they receive into this buffer, which is read before another one writes. */
const received = Buffer.allocUnsafeSlow(64 * 1024);

/**
 * Keep-alive connections to HTTP/1.1 servers. Requests and responses pass without a stream, a buffer or a parsed message
 * in between (docs/decisions/0055).
 */
export class HttpConnections {
  readonly #timeouts: ConnectionTimeouts;
  readonly #idle = new Map<Target, Connection[]>();
  #isClosed = false;

  constructor(timeouts: ConnectionTimeouts) {
    this.#timeouts = timeouts;
  }

  /**
   * Sends a request.
   * @param bytes the whole request as a latin1 string.
   * @returns the connection that carries this request until its response has ended.
   */
  send(target: Target, bytes: string, receiver: Receiver): Connection {
    const connection = this.#takeIdle(target) ?? this.#open(target);
    connection.send(bytes, receiver);
    return connection;
  }

  #takeIdle(target: Target): Connection | undefined {
    const idle = this.#idle.get(target);
    let connection = idle?.pop();
    while (connection?.isClosing) connection = idle?.pop();
    return connection;
  }

  /** Closes the idle connections to one server. */
  closeIdle(target: Target): void {
    for (const connection of this.#idle.get(target)?.splice(0) ?? []) connection.destroy();
  }

  /** Closes all idle connections; those in use are closed when their responses have ended. */
  close(): void {
    this.#isClosed = true;
    for (const target of this.#idle.keys()) this.closeIdle(target);
  }

  #open(target: Target): Connection {
    return new Connection(target, this.#timeouts, (connection, isReusable) => {
      const idle = this.#idle.get(target) ?? [];
      if (isReusable && !this.#isClosed && idle.length < MAX_IDLE_CONNECTIONS) {
        idle.push(connection);
        this.#idle.set(target, idle);
        return;
      }
      const index = idle.indexOf(connection);
      if (index !== -1) idle.splice(index, 1);
      if (idle.length === 0) this.#idle.delete(target);
      connection.destroy();
    });
  }
}

type OnReleased = (connection: Connection, isReusable: boolean) => void;

/** A connection to a server, for one request at a time. */
export class Connection {
  readonly #socket: Socket;
  readonly #onReleased: OnReleased;
  #receiver: Receiver | undefined;
  #parser: ResponseParser | undefined;
  #error: Error | undefined;
  #hasIdleTimeout = true;

  constructor(target: Target, { connectMs, idleMs }: ConnectionTimeouts, onReleased: OnReleased) {
    this.#onReleased = onReleased;
    this.#socket = openSocket(target, (length) => this.#read(length));
    const timer = setTimeout(() => {
      this.destroy(Object.assign(new Error('connect timeout'), { code: CONNECT_TIMEOUT }));
    }, connectMs);
    this.#socket.once(target.isSecure ? 'secureConnect' : 'connect', () => clearTimeout(timer));
    this.#socket.on('error', (error) => {
      this.#error = error;
    });
    this.#socket.once('close', () => {
      clearTimeout(timer);
      this.#close();
    });
    this.#socket.setTimeout(idleMs, () => this.#onTimeout());
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

function openSocket({ host, port, isSecure }: Target, onRead: (length: number) => boolean): Socket {
  const options = { host, port, noDelay: true, onread: { buffer: received, callback: onRead } };
  if (!isSecure) return connect(options);
  // A certificate is issued for a name; TLS does not send an address as the name of the server.
  const servername = isIP(host) === 0 ? host : '';
  return connectWithTls({ ...options, servername, ALPNProtocols: ['http/1.1'] });
}

const CONNECTION_FAILURES = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  CONNECT_TIMEOUT,
]);

/** Whether a request failed because no connection could be opened, so that no part of it was sent. */
export function isConnectionFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONNECTION_FAILURES.has(String(error.code));
}

/**
 * Whether a request failed before the server can have had all of it: its bytes were written to a connection that had
 * died before. A connection that breaks later proves nothing.
 */
export function wasNotWritten(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'write';
}

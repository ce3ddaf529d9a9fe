import type { IncomingHttpHeaders } from 'node:http';

/** The status and the headers of a response, with lower-case names. */
export interface ResponseHead {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** Receives the parts of one response. Bytes are latin1 strings, because those are passed on without being copied. */
export interface ResponseReceiver {
  onHead(head: ResponseHead): void;
  /** An interim response (1xx) has arrived: the request is being processed. */
  onInterim?(): void;
  /** Called at most once for the bytes that arrive together. @returns false to wait until the connection is resumed. */
  onData(bytes: string): boolean;
  /** The response is complete. */
  onEnd(): void;
}

type State =
  | 'head'
  | 'length'
  | 'chunk size'
  | 'chunk data'
  | 'chunk end'
  | 'trailer'
  | 'until close'
  | 'done';

const MAX_HEAD_LENGTH = 32 * 1024;
const MAX_LINE_LENGTH = 1024;
const STATUS_LINE = /^HTTP\/1\.([01]) ([1-5]\d\d)(?: |$)/;
const FIELD_NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const CONTENT_LENGTH = /^\d{1,15}$/;
const CHUNK_SIZE = /^([\da-f]{1,12})[ \t]*(?:;|$)/i;

/**
 * Parses the response to one request (RFC 9112). A response whose length is ambiguous or that is followed by other bytes
 * is refused, because two readers could see different responses.
 */
export class ResponseParser {
  readonly #receiver: ResponseReceiver;
  #state: State = 'head';
  /** The beginning of a head or line whose end has not arrived. */
  #incomplete = '';
  /** Bytes of the body or the chunk that have not arrived. */
  #missing = 0;
  /** The part of the body that the receiver does not have. */
  #unread = '';
  #keepsAlive = false;

  constructor(receiver: ResponseReceiver) {
    this.#receiver = receiver;
  }

  /** Whether the response is complete and the connection can be used for another request. */
  get isReusable(): boolean {
    return this.#state === 'done' && this.#keepsAlive;
  }

  /**
   * Reads the next bytes.
   * @returns false when the receiver wants no more for now.
   * @throws Error when they are not a valid part of a response.
   */
  read(bytes: string): boolean {
    let at = 0;
    while (at < bytes.length) {
      if (this.#state === 'length' || this.#state === 'chunk data') {
        const end = Math.min(at + this.#missing, bytes.length);
        this.#missing -= end - at;
        this.#unread += bytes.slice(at, end);
        at = end;
        if (this.#missing > 0) break;
        if (this.#state === 'length') this.#end();
        else this.#state = 'chunk end';
      } else if (this.#state === 'until close') {
        this.#unread += bytes.slice(at);
        break;
      } else if (this.#state === 'done') throw new Error('bytes after the response');
      else at = this.#readText(bytes, at);
    }
    return this.#flush();
  }

  /** Reports that the connection was closed. @throws Error when the response is not complete. */
  close(): void {
    if (this.#state === 'until close') this.#end();
    else if (this.#state !== 'done')
      throw new Error('the connection was closed before the end of the response');
  }

  /** Reads a head or a line from `at`. @returns the position after it, or the end of the bytes when it is incomplete. */
  #readText(bytes: string, at: number): number {
    const separator = this.#state === 'head' ? '\r\n\r\n' : '\r\n';
    const text = this.#incomplete === '' ? bytes : this.#incomplete + bytes.slice(at);
    const start = this.#incomplete === '' ? at : 0;
    const end = text.indexOf(separator, start);
    const isTooLong =
      (end === -1 ? text.length : end) - start > (this.#state === 'head' ? MAX_HEAD_LENGTH : MAX_LINE_LENGTH);
    if (isTooLong) throw new Error('a head or line is too long');
    if (end === -1) {
      this.#incomplete = text.slice(start);
      return bytes.length;
    }
    const next = bytes.length - (text.length - end - separator.length);
    this.#incomplete = '';
    if (this.#state === 'head') this.#readHead(text.slice(start, end));
    else this.#readLine(text.slice(start, end));
    return next;
  }

  #readLine(line: string): void {
    if (this.#state === 'chunk size') {
      const size = CHUNK_SIZE.exec(line)?.[1];
      if (size === undefined) throw new Error('invalid chunk size');
      this.#missing = Number.parseInt(size, 16);
      this.#state = this.#missing === 0 ? 'trailer' : 'chunk data';
    } else if (this.#state === 'chunk end') {
      if (line !== '') throw new Error('a chunk is longer than its size');
      this.#state = 'chunk size';
    } else if (line === '') this.#end();
  }

  #readHead(text: string): void {
    const lines = text.split('\r\n');
    const [, minor, code] = STATUS_LINE.exec(lines[0] ?? '') ?? [];
    if (code === undefined || code === '101') throw new Error('invalid status line');
    // Interim responses precede the response.
    if (code.startsWith('1')) {
      this.#receiver.onInterim?.();
      return;
    }
    const headers = readHeaders(lines);
    const { connection, 'transfer-encoding': encoding, 'content-length': length } = headers;
    this.#keepsAlive = minor === '1' && !connection?.toLowerCase().includes('close');
    if (encoding !== undefined && (encoding.toLowerCase() !== 'chunked' || length !== undefined))
      throw new Error('the length of the response is ambiguous');
    if (length !== undefined && !CONTENT_LENGTH.test(length))
      throw new Error('invalid length of the response');
    this.#missing = Number(length ?? 0);
    const hasBody = code !== '204' && code !== '304' && length !== '0';
    if (!hasBody) this.#state = 'done';
    else if (encoding !== undefined) this.#state = 'chunk size';
    else if (length !== undefined) this.#state = 'length';
    else {
      this.#state = 'until close';
      this.#keepsAlive = false;
    }
    this.#receiver.onHead({ status: Number(code), headers });
    if (!hasBody) this.#receiver.onEnd();
  }

  /** Passes on the body of all chunks at once. */
  #flush(): boolean {
    const bytes = this.#unread;
    if (bytes === '') return true;
    this.#unread = '';
    return this.#receiver.onData(bytes);
  }

  #end(): void {
    this.#flush();
    this.#state = 'done';
    this.#receiver.onEnd();
  }
}

function readHeaders(lines: readonly string[]): IncomingHttpHeaders {
  const headers: IncomingHttpHeaders = {};
  for (let at = 1; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    if (!FIELD_NAME.test(name)) throw new Error('invalid header');
    const value = line.slice(colon + 1).trim();
    if (name === 'set-cookie') {
      headers['set-cookie'] ??= [];
      headers['set-cookie'].push(value);
    } else if (headers[name] === undefined) headers[name] = value;
    else if (name === 'content-length' || name === 'transfer-encoding')
      throw new Error('the length of the response is ambiguous');
  }
  return headers;
}

import { type Connection, HttpConnections, type Receiver, type Target } from '@app/service-kit';

/** The provider may take long to accept a connection; a kept one saves this time before the first word. Milliseconds. */
const TIMEOUTS = { connectMs: 10_000, idleMs: 30_000 };
/** Longer responses with an error status are cut off; bytes. */
const LONGEST_ERROR = 64 * 1024;

/** Receives the body of a response. */
export interface BodyReader {
  /** Bytes as a latin1 string. */
  onData(bytes: string): void;
  /** The body is complete. */
  onEnd(): void;
  /** The connection has failed, or was ended by `destroy`. */
  onFailure(error: Error): void;
}

/** A successful response of the provider, whose body is read from `streamed`. */
export class StreamedResponse extends Response {
  readonly streamed: StreamedBody;

  constructor(status: number, headers: Headers, streamed: StreamedBody) {
    super(null, { status, headers });
    this.streamed = streamed;
  }
}

/**
 * Creates a `fetch` for the OpenAI client on connections of our own (docs/decisions/0068). Successful responses are
 * `StreamedResponse`s, because reading a web stream costs as much processor time per word as everything else that chat
 * does with it. Redirects are not followed, so that the key and the messages go to the configured server only.
 */
export function createProviderFetch(): (
  url: string | URL | Request,
  init?: RequestInit,
) => Promise<Response> {
  const connections = new HttpConnections(TIMEOUTS);
  const targets = new Map<string, Target>();
  const targetOf = (url: URL): Target => {
    const known = targets.get(url.origin);
    if (known) return known;
    const isSecure = url.protocol === 'https:';
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const target = { host, port: Number(url.port || (isSecure ? 443 : 80)), isSecure };
    targets.set(url.origin, target);
    return target;
  };
  return (address, { method = 'GET', headers, body, signal } = {}) => {
    const url = new URL(address instanceof Request ? address.url : address);
    if (body != null && typeof body !== 'string') throw new TypeError('only texts can be sent');
    const bytes = requestBytes(url, method, new Headers(headers), body ?? '');
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const streamed = new StreamedBody(resolve, reject);
      streamed.begin(connections.send(targetOf(url), bytes, streamed), signal ?? undefined);
    });
  };
}

function requestBytes(url: URL, method: string, headers: Headers, body: string): string {
  const content = Buffer.from(body);
  headers.set('host', url.host);
  headers.set('accept-encoding', 'identity');
  if (content.length > 0) headers.set('content-length', String(content.length));
  let head = `${method} ${url.pathname}${url.search} HTTP/1.1\r\n`;
  for (const [name, value] of headers) head += `${name}: ${value}\r\n`;
  return `${head}\r\n${content.toString('latin1')}`;
}

/** The body of a response, kept until somebody reads it. */
export class StreamedBody implements Receiver {
  readonly #resolve: (response: Response) => void;
  readonly #reject: (error: unknown) => void;
  #connection: Connection | undefined;
  #signal: AbortSignal | undefined;
  #reader: BodyReader | undefined;
  /** What arrived before there was a reader. */
  #unread = '';
  #isComplete = false;
  #error: Error | undefined;
  /** Of a response with an error status. */
  #failed: { readonly status: number; readonly headers: Headers } | undefined;

  constructor(resolve: (response: Response) => void, reject: (error: unknown) => void) {
    this.#resolve = resolve;
    this.#reject = reject;
  }

  begin(connection: Connection, signal: AbortSignal | undefined): void {
    this.#connection = connection;
    this.#signal = signal;
    signal?.addEventListener('abort', this.#abort, { once: true });
  }

  /** Reads the body from its beginning; once for each body. */
  read(reader: BodyReader): void {
    this.#reader = reader;
    if (this.#unread !== '') reader.onData(this.#unread);
    this.#unread = '';
    if (this.#isComplete) reader.onEnd();
    else if (this.#error) reader.onFailure(this.#error);
  }

  /** Ends the request; the reader gets the error. */
  destroy(error: Error = new Error('the response is not wanted')): void {
    this.#connection?.destroy(error);
  }

  onHead({ status, headers }: Parameters<Receiver['onHead']>[0]): void {
    const fields = new Headers();
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) fields.set(name, String(value));
    if (status >= 200 && status < 300) this.#resolve(new StreamedResponse(status, fields, this));
    else this.#failed = { status, headers: fields };
  }

  onData(bytes: string): boolean {
    if (this.#reader) this.#reader.onData(bytes);
    else this.#unread += bytes;
    if (this.#failed && this.#unread.length > LONGEST_ERROR) this.destroy();
    return true;
  }

  onEnd(): void {
    this.#isComplete = true;
    this.#end();
    this.#reader?.onEnd();
  }

  onFailure(error: Error): void {
    this.#error = error;
    this.#end();
    this.#reader?.onFailure(error);
  }

  readonly #abort = (): void => {
    const reason: unknown = this.#signal?.reason;
    this.destroy(reason instanceof Error ? reason : new Error('aborted'));
  };

  #end(): void {
    this.#connection = undefined;
    this.#signal?.removeEventListener('abort', this.#abort);
    if (!this.#failed) {
      // Has no effect when there was a response.
      this.#reject(this.#error);
      return;
    }
    const text = Buffer.from(this.#unread.slice(0, LONGEST_ERROR), 'latin1').toString();
    // A Response with a status such as 304 may not have a body.
    this.#resolve(new Response(text === '' ? null : text, this.#failed));
  }
}

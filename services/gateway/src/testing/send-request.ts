import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';

export interface TestResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  json(): Record<string, unknown>;
}

interface RequestOptions {
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
  /** Send the body in chunks, without Content-Length. */
  chunked?: boolean;
}

/** Sends one request over a new connection with exactly these headers. */
export async function sendRequest(
  url: string,
  { method = 'GET', headers = {}, body, chunked }: RequestOptions = {},
): Promise<TestResponse> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const length = body === undefined || chunked ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const outgoing = request(url, { method, headers: { ...length, ...headers }, agent: false }, resolve);
    outgoing.on('error', reject);
    outgoing.end(body);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    body: text,
    json: () => Object(JSON.parse(text)),
  };
}

export const postJson = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  sendRequest(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Sends raw bytes and returns everything received until the connection closes. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', (error) => (answer === '' ? reject(error) : resolve(answer)));
  });
}

import { randomUUID } from 'node:crypto';
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FailureCode } from '@app/contracts';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';

/**
 * Failure codes for errors of Node's HTTP parser and timeouts, before a request exists; any other error is
 * `invalid_json`.
 */
const CODES: Readonly<Record<string, FailureCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};
const PHRASES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Content Too Large',
  431: 'Request Header Fields Too Large',
};

/** Answers a malformed request with the usual failure body and closes the connection. */
export function refuseMalformedRequest(error: Error, socket: Duplex): void {
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ECONNRESET' || !socket.writable || hasResponseInProgress(socket)) {
    socket.destroy();
    return;
  }
  const failure = new Failure(CODES[code] ?? 'invalid_json');
  const requestId = randomUUID();
  const body = JSON.stringify(failure.body(requestId));
  const head = [
    `HTTP/1.1 ${failure.status} ${PHRASES[failure.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/**
 * Upgrade requests are ignored, as HTTP allows: the request is answered as if it had no `Upgrade` header. But Node
 * reports errors in a chunked body after an `Upgrade` header only when the request times out. So such a request is
 * accepted as an upgrade and refused at once.
 */
export function isChunkedUpgrade({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined;
}

function refuseUpgrade({ socket }: IncomingMessage, upgraded: Duplex): void {
  // Without a listener, an error of this socket would end the process.
  upgraded.on('error', () => socket.destroy());
  if (hasResponseInProgress(socket)) socket.destroy();
  else refuseMalformedRequest(new Error('a chunked body with an upgrade'), upgraded);
}

/** While an answer is being sent on the same connection, a failure body would be read as part of it. */
function hasResponseInProgress(socket: Duplex): boolean {
  const answer = '_httpMessage' in socket ? socket._httpMessage : undefined;
  return answer instanceof ServerResponse && answer.headersSent;
}

/**
 * Handles as requests what Node and Fastify would otherwise refuse with their own bodies or none: HTTP/1.1 without
 * Host (this needs `http: { requireHostHeader: false }`), an unknown `Expect` header, and requests during shutdown.
 * Refuses the upgrades that `isChunkedUpgrade` accepts.
 */
export function handleProtocolErrors(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (closing) done(new Failure('unavailable', { retryAfterSeconds: 1 }));
    else if (request.headers.host === undefined && request.raw.httpVersion === '1.1') {
      reply.header('connection', 'close');
      done(new Failure('invalid_json'));
    } else done();
  });
  app.server.on('checkExpectation', app.routing);
  app.server.on('upgrade', refuseUpgrade);
}

/**
 * A URL that the router can decode: when the path is not valid percent-encoding, its percent signs are escaped. Such
 * a request is then handled like any other, and answered with 404.
 */
export function escapeUndecodablePath(url: string): string {
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  if (!path.includes('%') || isDecodable(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    // The result is used because the bundler removes a call whose result is unused, assuming that it cannot throw.
    return decodeURIComponent(path).length >= 0;
  } catch {
    return false;
  }
}

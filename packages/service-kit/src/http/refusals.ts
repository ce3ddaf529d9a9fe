import { randomUUID } from 'node:crypto';
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FailureCode } from '@app/contracts';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';

/** What Node's parser and timers refuse before there is a request; whatever isn't here is a request nobody can read. */
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

/** Answers what never became a request, in the shape of every failure (api.md, Conventions), and closes the connection. */
export function refuseUnreadable(error: Error, socket: Duplex): void {
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ECONNRESET' || !socket.writable || isBeingAnswered(socket)) {
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
 * Nobody here speaks another protocol, so a wish to is ignored, as HTTP allows: a request is answered as if it had none.
 * But Node keeps silent about errors in the chunks of a body after an `Upgrade` header and tells of them only when the
 * time of the request is up. So such a request is handed over as an upgrade, and refused at once.
 */
export function isUnreadableUpgrade({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined;
}

function refuseUpgrade({ socket }: IncomingMessage, upgraded: Duplex): void {
  // From here on nobody else listens to it.
  upgraded.on('error', () => socket.destroy());
  if (isBeingAnswered(socket)) socket.destroy();
  else refuseUnreadable(new Error('a body in chunks beside an upgrade'), upgraded);
}

/** An answer under way on the same connection would be taken for longer than it is. */
function isBeingAnswered(socket: Duplex): boolean {
  const answer = '_httpMessage' in socket ? socket._httpMessage : undefined;
  return answer instanceof ServerResponse && answer.headersSent;
}

/**
 * Makes requests of what Node and Fastify would otherwise refuse with bodies of their own or none: HTTP/1.1 without
 * Host (`http: { requireHostHeader: false }` goes with this), an expectation nobody knows, a call while closing; and
 * refuses what `isUnreadableUpgrade` says.
 */
export function refuseInOurWords(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    if (closing) throw new Failure('unavailable', { retryAfterSeconds: 1 });
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') {
      reply.header('connection', 'close');
      throw new Failure('invalid_json');
    }
  });
  app.server.on('checkExpectation', app.routing);
  app.server.on('upgrade', refuseUpgrade);
}

/**
 * A URL that the router can read: where percent signs of the path encode nothing, they stand for themselves. So whatever
 * somebody typed goes the way of every request, and is not found there.
 */
export function readableUrl(url: string): string {
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  if (!path.includes('%') || isDecodable(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    // What comes of it is looked at: the bundler takes a call whose result nobody uses for one that never throws.
    return decodeURIComponent(path).length >= 0;
  } catch {
    return false;
  }
}

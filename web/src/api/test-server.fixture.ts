import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void | Promise<void>;

/** Writes the response to one request of a test. */
export type Responder = (response: ServerResponse) => void | Promise<void>;

export interface RealServer {
  /** `fetch` relative to the server's origin. */
  fetch: typeof globalThis.fetch;
  stop(): Promise<void>;
}

/** A real HTTP server for one test. */
export async function startTestServer(handler: Handler): Promise<RealServer> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    await handler(request, response, body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    fetch: (path, init) => fetch(`http://127.0.0.1:${port}${String(path)}`, init),
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

export function sendFailure(response: ServerResponse, status: number, code: string, error: string) {
  sendJson(response, status, { error, code, requestId: 'request-1' });
}

import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a stub service received. */
interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type RequestHandler = (call: Received, response: ServerResponse) => void;

/** A stub service over real HTTP: records the requests and responds with `answer`. */
export interface TestService {
  readonly port: number;
  readonly url: string;
  readonly received: Received[];
  /** The sessions that `GET /internal/ended-sessions` returns. */
  readonly endedSessions: string[];
  ready: boolean;
  answer: RequestHandler;
  stop(): Promise<void>;
}

export const respondJson =
  (status: number, body: unknown, headers: Record<string, string | string[]> = {}): RequestHandler =>
  (_call, response) => {
    const text = JSON.stringify(body);
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      ...headers,
    });
    response.end(text);
  };

export async function startService({ host = '127.0.0.1', port = 0 } = {}): Promise<TestService> {
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    if (request.url === '/readyz') {
      response.writeHead(service.ready ? 200 : 503).end('{}');
    } else if (request.url?.startsWith('/internal/ended-sessions')) {
      const now = new Date().toISOString();
      const sessions = service.endedSessions.map((id) => ({ id, endedAt: now }));
      respondJson(200, { sessions, cursor: '', more: false, now })(received(request, ''), response);
    } else {
      const call = received(request, body);
      service.received.push(call);
      service.answer(call, response);
    }
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const address = server.address() as AddressInfo; // a TCP server that listens has an AddressInfo
  const service: TestService = {
    port: address.port,
    url: `http://${host}:${address.port}`,
    received: [],
    endedSessions: [],
    ready: true,
    answer: respondJson(200, { answered: true }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}

function received({ method = '', url = '', headers }: IncomingMessage, body: string): Received {
  return { method, url, headers, body };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

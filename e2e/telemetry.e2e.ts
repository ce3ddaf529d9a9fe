import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chatEndpoints } from '@app/contracts';
import { startProduct, type TestProduct } from '@app/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { metricsIn, readQueries } from '../scripts/observability.ts';
import { fiveConsecutivePorts } from './metrics-ports.ts';
import { callApi, signUp } from './person.ts';

/** The part of what a collector receives (OTLP over HTTP, JSON) that this test reads. */
const spans = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.object({ key: z.string(), value: z.unknown() })) }),
      scopeSpans: z.array(z.object({ spans: z.array(z.object({ traceId: z.string(), name: z.string() })) })),
    }),
  ),
});

const received: string[] = [];
const collector = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    received.push(Buffer.concat(parts).toString());
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
let product: TestProduct;
let metricsPort: number;

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo; // a TCP server that listens has an AddressInfo
  metricsPort = await fiveConsecutivePorts();
  product = await startProduct({
    env: {
      SANDBOX_TOKEN_DELAY_MS: '0',
      LOG_LEVEL: 'debug',
      METRICS_PORT: String(metricsPort),
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    },
  });
});
afterAll(async () => {
  await product.stop();
  collector.close();
});

const metricsOf = async (index: number) =>
  (await fetch(`http://127.0.0.1:${metricsPort + index}/metrics`)).text();

/** The spans received so far, each with the attributes of its process. */
const receivedSpans = () =>
  received.flatMap((text) =>
    spans
      .parse(JSON.parse(text))
      .resourceSpans.flatMap(({ resource, scopeSpans }) =>
        scopeSpans.flatMap((scope) =>
          scope.spans.map((span) => ({ ...span, from: JSON.stringify(resource.attributes) })),
        ),
      ),
  );

test('every process serves metrics on a private port and sends traces, without anything that a person wrote', async () => {
  const person = await signUp(product.url);
  const canary = `canary-${randomUUID()}`;
  const started = await callApi(product.url, chatEndpoints.start, {
    headers: { ...person.headers, traceparent: '00-11111111111111111111111111111111-2222222222222222-01' },
    body: { title: canary, question: `We argue about ${canary} all the time.` },
  });
  expect(started.status).toBe(200);

  // A request is counted after its answer was sent, a turn after it was settled.
  await expect.poll(() => metricsOf(2)).toMatch(/chat_turn_duration_seconds_count\{state="complete"\} 1/);
  await expect.poll(() => metricsOf(0)).toContain('route="/api/chat-start",status="200"');
  const [gateway, auth, chat, billing, notify] = await Promise.all([0, 1, 2, 3, 4].map(metricsOf));
  expect(gateway).toMatch(
    /http_server_request_duration_seconds_count\{method="POST",route="\/api\/chat-start",status="200"\} 1/,
  );
  expect(auth).toContain('route="/auth/signup",status="200"');
  expect(chat).toContain('http_open_event_streams 0');
  for (const text of [auth, chat, billing, notify]) expect(text).toContain('outbox_oldest_waiting_seconds');
  expect((await fetch(`${product.url}/metrics`, { headers: { accept: 'text/plain' } })).status).not.toBe(200);

  const entrances = () => receivedSpans().filter(({ name }) => name === 'POST /api/chat-start');
  const trace = () =>
    receivedSpans()
      .filter(({ traceId }) => traceId === entrances()[0]?.traceId)
      .map(({ name }) => name);
  // Each process sends its spans once a second.
  await expect
    .poll(trace, { timeout: 15_000 })
    .toEqual(
      expect.arrayContaining(['POST /api/chat-start', 'POST /chat-start', 'answer turn', 'INSERT chat_keys']),
    );
  const [entered, ...others] = entrances();
  expect(others).toEqual([]);
  expect(entered?.traceId).not.toBe('11111111111111111111111111111111');
  const logged = product
    .rawOutput()
    .split('\n')
    .filter((line) => line.includes(`"traceId":"${entered?.traceId}"`));
  for (const route of ['gateway {.*"route":"/api/chat-start"', 'chat {.*"route":"/chat-start"'])
    expect(logged).toContainEqual(expect.stringMatching(route));

  const everything = [gateway, auth, chat, billing, notify, product.rawOutput(), ...received].join('\n');
  for (const secret of [canary, person.email, person.session.session.access_token])
    expect(everything).not.toContain(secret);
});

test('every metric that the dashboard and the alerts read is served by a process', async () => {
  const texts = await Promise.all([0, 1, 2, 3, 4].map(metricsOf));
  const served = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].flatMap(([, name, type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      ),
    ),
  );
  // Prometheus itself adds `up`.
  const read = new Set(readQueries().flatMap(({ query }) => [...metricsIn(query)]));
  expect([...read].filter((name) => name !== 'up' && !served.has(name))).toEqual([]);
});

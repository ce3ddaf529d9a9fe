import { FAILURE_CODES, internalEndpoints, publicEndpoints } from '@app/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenApi } from '../docs/openapi.types.ts';
import { sendRequest } from '../testing/send-request.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';

let gateway: TestGateway;
let text: string;
let document: OpenApi;
beforeAll(async () => {
  gateway = await startGateway({ PRODUCT_NAME: '<Hearten>', PUBLIC_URL: 'https://hearten.example' });
  const answer = await sendRequest(`${gateway.url}/api/docs/openapi.json`);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  text = answer.body;
  document = JSON.parse(text);
});
afterAll(() => gateway.stop());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

describe('the OpenAPI document', () => {
  test('names the product and its URL', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toMatchObject({ title: '<Hearten> API', version: expect.any(String) });
    expect(document.servers).toEqual([{ url: 'https://hearten.example' }]);
  });

  test('has every public call, and nothing internal', () => {
    const described = operations().map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    const offered = publicEndpoints.map(
      ({ method, path }) => `${method} /api${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(described.sort()).toEqual(offered.sort());
    for (const { path } of Object.values(internalEndpoints)) expect(text).not.toContain(path);
  });

  test('has no broken reference, and names each operation once', () => {
    const references = [...text.matchAll(/"\$ref": "([^"]+)"/g)].map(([, target]) => target ?? '');
    expect(references.length).toBeGreaterThan(50);
    for (const target of references) {
      const [, name] = /^#\/components\/schemas\/(\w+)$/.exec(target) ?? [];
      expect(Object.keys(document.components.schemas)).toContain(name);
    }
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-zA-Z]+$/);
  });

  test.each(publicEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'describes for %s who may call, the request and every response',
    (_name, endpoint) => {
      const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
      const operation = document.paths[path]?.[endpoint.method.toLowerCase()];
      expect(operation?.summary).toBe(endpoint.summary);
      expect(operation?.tags).toEqual([endpoint.service]);
      const entry = endpoint.path === '/auth/refresh' ? 'refreshCookie' : 'bearer';
      const isOpen = endpoint.access === 'open' && entry === 'bearer';
      expect(operation?.security).toEqual(isOpen ? [] : [{ [entry]: [] }]);
      const inPath = operation?.parameters
        .filter((parameter) => parameter.in === 'path')
        .map(({ name }) => name);
      expect(inPath).toEqual([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name));
      expect(operation?.requestBody !== undefined).toBe((endpoint.body ?? endpoint.media) !== undefined);
      const answers = Object.entries(operation?.responses ?? {});
      const codes = answers.flatMap(([, { description }]) =>
        [...description.matchAll(/^`(\w+)`: /gm)].map(([, code]) => code),
      );
      for (const code of [...endpoint.failures, 'rate_limited', 'unavailable', 'internal'])
        expect(codes).toContain(code);
      for (const code of codes) expect(FAILURE_CODES).toContain(code);
      expect(operation?.responses[endpoint.status]?.content !== undefined).toBe(
        endpoint.answer !== undefined,
      );
      if (endpoint.stream) expect(operation?.responses[200]?.content).toHaveProperty(['text/event-stream']);
      expect(operation?.responses[429]?.headers).toHaveProperty('Retry-After');
    },
  );
});

describe('the documentation page', () => {
  test('lists every call, runs no script and keeps to the strict policy', async () => {
    const { status, headers, body } = await sendRequest(`${gateway.url}/api/docs`);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('<title>&lt;Hearten&gt; API</title>');
    expect(body).not.toContain('<script');
    for (const { path, operation } of operations()) {
      expect(body).toContain(`id="${operation.operationId}"`);
      expect(body).toContain(path);
    }
    const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1];
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
    const anchors = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    for (const id of new Set(anchors)) expect(body).toContain(`id="${id}"`);
  });

  test('nothing else is served below it', async () => {
    expect((await sendRequest(`${gateway.url}/api/docs/else`)).status).toBe(404);
    expect((await sendRequest(`${gateway.url}/api/docs`, { method: 'POST' })).status).toBe(404);
  });
});

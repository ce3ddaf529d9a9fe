import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRequest } from '../testing/send-request.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'web-dist-'));
let gateway: TestGateway;
beforeAll(async () => {
  writeFileSync(path.join(dist, 'index.html'), '<title>A page</title>');
  writeFileSync(path.join(dist, 'theme.js'), '');
  const rates = { RATE_PAGES: '3/1m', RATE_OTHER: '2/1m' };
  gateway = await startGateway({ WEB_DIST: dist, TRUST_PROXY: 'loopback', ...rates });
});
afterAll(async () => {
  await gateway.stop();
  rmSync(dist, { recursive: true });
});

let next = 0;
/** Returns a caller with an address of its own. */
function newCaller() {
  next += 1;
  const address = `203.0.113.${next}`;
  return (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    sendRequest(gateway.url + url, { method, headers: { 'x-forwarded-for': address, ...headers } });
}
const HTML = { accept: 'text/html,application/xhtml+xml' };

describe('what the gateway serves itself', () => {
  test.each([
    ['a page', '/dashboard'],
    ['a page that is not there', '/nowhere/at/all'],
    ['a file of a page', '/theme.js'],
    ['a file that is not there', '/assets/gone.js'],
    ['a file for crawlers', '/robots.txt'],
    ['the documentation', '/api/docs'],
    ['the documentation for programs', '/api/docs/openapi.json'],
    ['the liveness check', '/healthz'],
    ['the readiness check', '/readyz'],
  ])('is counted per address: %s', async (_what, url) => {
    const get = newCaller();
    for (let i = 0; i < 3; i += 1) expect((await get(url, HTML)).status).not.toBe(429);
    const refused = await get(url);
    expect([refused.status, refused.json().code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await newCaller()(url)).status).not.toBe(429);
  });

  test('is counted together for all methods', async () => {
    const get = newCaller();
    await get('/healthz');
    await get('/dashboard', HTML, 'HEAD');
    await get('/dashboard', HTML, 'POST');
    expect((await get('/theme.js')).status).toBe(429);
  });

  test('is refused to a browser with a page without scripts that says when to try again', async () => {
    const get = newCaller();
    for (let i = 0; i < 3; i += 1) await get('/', HTML);
    const refused = await get('/', HTML);
    expect(refused.status).toBe(429);
    expect(refused.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching("^default-src 'none'"),
      'retry-after': expect.stringMatching(/^\d+$/),
    });
    expect(refused.body).toMatch(
      /<h1>[^<]+<\/h1>\n<p>That was a lot at once\. Please try again in \d+ seconds\.</,
    );
  });

  test('and API calls of the same address have separate limits', async () => {
    const get = newCaller();
    for (let i = 0; i < 4; i += 1) await get('/', HTML);
    expect((await get('/api/usage')).status).toBe(401);
    for (let i = 0; i < 3; i += 1) await get('/api/usage');
    const other = newCaller();
    for (let i = 0; i < 4; i += 1) await other('/api/usage');
    expect((await other('/', HTML)).status).toBe(200);
  });
});

test.each([
  ['a call that does not exist', '/api/nowhere', 'GET'],
  ['a method that a call does not take', '/api/auth/login', 'DELETE'],
])('%s is counted like any other call', async (_what, url, method) => {
  const get = newCaller();
  for (let i = 0; i < 2; i += 1) expect((await get(url, {}, method)).status).not.toBe(429);
  expect((await get(url, {}, method)).status).toBe(429);
});

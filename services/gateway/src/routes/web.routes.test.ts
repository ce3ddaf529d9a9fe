import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { INDEXED_PAGES, PAGE_PATHS, pageSettings } from '@app/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRequest } from '../testing/send-request.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';

const NAME = `O'Neil & "Söhne" </title><script>alert('$&')</script>`;
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(5_000))})`;
const INDEX = `<!doctype html><html><head><title>__PAGE_TITLE__</title>
<meta name="description" content="__PAGE_DESCRIPTION__"><!--__PAGE_HEAD__-->
<meta property="csp-nonce" nonce="__CSP_NONCE__"><meta name="app-settings" content="__APP_SETTINGS__">
<script type="module" nonce="__CSP_NONCE__" src="/assets/main-a1b2.js"></script>
<style nonce="__CSP_NONCE__">body{margin:0}</style></head><body><h1>__PRODUCT_NAME__</h1></body></html>`;

const dist = mkdtempSync(path.join(tmpdir(), 'web-dist-'));
const files: Record<string, string | Buffer> = {
  'index.html': INDEX,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'theme.js': 'document.documentElement.dataset.theme',
  '.secret': 'never',
  'assets/main-a1b2.js': SCRIPT,
  'assets/early-c3d4.js': SCRIPT,
  'assets/early-c3d4.js.br': brotliCompressSync('compressed before'),
  'assets/main-a1b2.js.map': '{}',
};

let gateway: TestGateway;
beforeAll(async () => {
  mkdirSync(path.join(dist, 'assets'));
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(dist, file), content);
  gateway = await startGateway({
    WEB_DIST: dist,
    PRODUCT_NAME: NAME,
    PUBLIC_URL: 'https://hearten.example',
    FREE_MESSAGES_PER_MONTH: '7',
    ANONYMOUS_CHAT: 'true',
    SUPPORT_EMAIL: 'help@hearten.example',
  });
});
afterAll(async () => {
  await gateway.stop();
  rmSync(dist, { recursive: true });
});

const HTML = { accept: 'text/html,application/xhtml+xml' };
const get = (url: string, headers: Record<string, string> = HTML) =>
  sendRequest(gateway.url + url, { headers });
const asText = (text: string) =>
  text
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&gt;/g, '>')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');

describe('the page', () => {
  test('[NAV-1] is there at every path of the specification', () => {
    const specified = [
      ...['/', '/signup', '/login', '/forgot-password', '/reset-password', '/confirm', '/payment-success'],
      ...['/dashboard', '/account', '/ask', '/contact', '/library', '/library/weekly-check-in-template'],
      ...['/library/repair-after-conflict', '/library/saying-no-kindly', '/privacy', '/terms'],
      ...['/library/jealousy', '/library/money', '/library/in-laws', '/library/long-distance'],
      ...['/library/parenting-as-a-team', '/library/after-a-breakup', '/library/when-it-may-be-abuse'],
    ];
    expect(PAGE_PATHS).toEqual(expect.arrayContaining(specified));
  });

  test.each(PAGE_PATHS)('[NAV-1] is there at %s', async (url) => {
    for (const path of [url, `${url === '/' ? '' : url}/?a=b`]) {
      const answer = await get(path);
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  test.each(['/nowhere', '/library/else', '/API/usage', '/apis', '/ask/%3Cscript%3E'])(
    '[NAV-2] says at %s that the page does not exist, with status 404',
    async (url) => {
      const answer = await get(url);
      expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(answer.body).toContain('<h1>');
    },
  );

  test('carries name and settings as text, whatever they are', async () => {
    const { body } = await get('/');
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('__');
    const title = /<title>(.*?)<\/title>/.exec(body)?.[1] ?? '';
    expect(asText(title)).toBe(`Healing starts with a conversation | ${NAME}`);
    expect((/<title>(.*?)<\/title>/.exec((await get('/account')).body) ?? [])[1]).toBe(title.split(' | ')[1]);
    const content = /name="app-settings" content="([^"]*)"/.exec(body)?.[1] ?? '';
    expect(pageSettings.parse(JSON.parse(asText(content)))).toEqual({
      productName: NAME,
      freeMessagesPerMonth: 7,
      anonymousChat: true,
      requireConfirmedEmail: false,
      supportEmail: 'help@hearten.example',
    });
  });

  test('names a fresh nonce in each answer, the one its policy allows', async () => {
    const nonces = new Set<string>();
    for (let i = 0; i < 3; i += 1) {
      const { body, headers } = await get('/');
      const inPage = [...body.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce);
      expect(inPage).toHaveLength(3);
      const policy = String(headers['content-security-policy']);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(new Set(inPage)).toEqual(new Set([nonce]));
      expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
      nonces.add(nonce);
      expect(policy.replace(nonce, 'R')).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-R'; img-src 'self' data:; font-src 'self'; " +
          "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
          "object-src 'none'",
      );
    }
    expect(nonces.size).toBe(3);
  });

  test('is served only to requests that accept HTML, with GET and HEAD', async () => {
    expect((await get('/', { accept: 'application/json' })).status).toBe(404);
    expect((await sendRequest(`${gateway.url}/`, { method: 'POST', headers: HTML })).status).toBe(404);
    const head = await sendRequest(`${gateway.url}/`, { method: 'HEAD', headers: HTML });
    expect([head.status, head.body]).toEqual([200, '']);
  });
});

describe('search engines', () => {
  const found = Object.entries(INDEXED_PAGES);
  const meta = (body: string, name: string) =>
    asText(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(body)?.[1] ?? '');

  test.each(found)('[PUR-6] find at %s its title, description and address', async (url, head) => {
    const { body } = await get(`${url}?utm=x`);
    expect(asText(/<title>(.*?)<\/title>/.exec(body)?.[1] ?? '')).toBe(`${head.title} | ${NAME}`);
    expect(meta(body, 'description')).toBe(head.description ?? 'Practical relationship advice');
    expect(body).toContain(`<link rel="canonical" href="https://hearten.example${url}">`);
    expect(meta(body, 'og:title')).toBe(head.title);
    expect(meta(body, 'og:image')).toBe('https://hearten.example/share.png');
    expect(body).not.toContain('noindex');
  });

  test('[PUR-6] find no title and no description twice', () => {
    const heads = found.map(([, head]) => head);
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description = '' }) => description)).size).toBe(heads.length);
    for (const { description = '' } of heads) expect(description.length).toBeLessThan(160);
  });

  test('find a guide described as an article of the product', async () => {
    const { body } = await get('/library/saying-no-kindly');
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Article',
      headline: 'Saying no kindly',
      publisher: { name: NAME },
    });
    expect((await get('/contact')).body).not.toContain('ld+json');
  });

  test.each(['/account', '/ask', '/confirm?token=x', '/login', '/nowhere'])(
    'are told not to index %s',
    async (url) => {
      const { body } = await get(url);
      expect(body).toContain('<meta name="robots" content="noindex">');
      expect(body).not.toContain('canonical');
      expect(body).not.toContain('og:');
    },
  );

  test('find a sitemap of the indexed pages through robots.txt', async () => {
    const robots = await get('/robots.txt', {});
    expect([robots.status, robots.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(robots.body).toContain('Disallow: /api/\n');
    expect(robots.body).toContain('Sitemap: https://hearten.example/sitemap.xml');
    const sitemap = await get('/sitemap.xml', {});
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
    const listed = [...sitemap.body.matchAll(/<loc>https:\/\/hearten\.example(.*?)<\/loc>/g)].map(
      ([, path]) => path,
    );
    expect(listed).toEqual(found.map(([path]) => path));
  });

  test('the web manifest carries the name of the product', async () => {
    const manifest = await get('/manifest.webmanifest', {});
    expect(manifest.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(manifest.json()).toMatchObject({ name: NAME, start_url: '/' });
  });
});

describe('files', () => {
  test('with a hash in their names are cached for a year, others for minutes', async () => {
    const script = await get('/assets/main-a1b2.js', {});
    expect([script.status, script.body]).toEqual([200, SCRIPT]);
    expect(script.headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const icon = await get('/favicon.svg');
    expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(icon.headers['cache-control']).toBe('public, max-age=600');
  });

  test('are sent compressed, from the build or on the fly', async () => {
    const raw = (url: string, encoding: string) =>
      fetch(gateway.url + url, { headers: { 'accept-encoding': encoding } });
    const early = await raw('/assets/early-c3d4.js', 'br');
    expect([early.headers.get('content-encoding'), await early.text()]).toEqual(['br', 'compressed before']);
    expect(early.headers.get('content-type')).toBe('application/javascript; charset=utf-8');
    for (const encoding of ['br', 'gzip']) {
      const late = await raw('/assets/main-a1b2.js', encoding);
      expect([late.headers.get('content-encoding'), await late.text()]).toEqual([encoding, SCRIPT]);
      expect(late.headers.get('vary')).toContain('accept-encoding');
    }
  });

  test('that have not changed are not sent again', async () => {
    const { headers } = await get('/theme.js');
    expect((await get('/theme.js', { 'if-none-match': String(headers.etag) })).status).toBe(304);
  });

  test.each([
    '/assets/gone-ffff.js',
    '/assets/',
    '/assets',
    '/assets/page',
    '/gone.css',
    '/favicon.ico',
    '/index.html',
    '/.secret',
    '/.env',
    '/assets/main-a1b2.js.map',
    '/assets/early-c3d4.js.br',
    '/assets/../.secret',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2f..%2fetc%2fpasswd',
    '//etc/passwd',
  ])('%s is no file of ours, and never the page', async (url) => {
    const answer = await get(url, { accept: '*/*' });
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain('root:');
    expect(answer.body).not.toContain('never');
    if (/\.|assets\/./.test(url)) expect(answer.json().code).toBe('not_found');
  });
});

describe('every answer', () => {
  test.each(['/', '/theme.js', '/api/usage', '/api/nothing', '/nowhere.js', '/readyz', '/api/docs'])(
    'of %s tells the browser to be strict',
    async (url) => {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'strict-transport-security': 'max-age=31536000',
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-request-id': expect.any(String),
      });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-powered-by']).toBeUndefined();
    },
  );

  test('requires HTTPS only where the product is served over it', async () => {
    const plain = await startGateway({ PUBLIC_URL: 'http://localhost:3000' });
    expect((await sendRequest(`${plain.url}/healthz`)).headers['strict-transport-security']).toBeUndefined();
    await plain.stop();
  });
});

test('[NAV-1] a prerendered page is sent with the operator’s settings, in the variant for the setting of anonymous chat', async () => {
  const ahead = mkdtempSync(path.join(tmpdir(), 'web-dist-'));
  writeFileSync(path.join(ahead, 'index.html'), INDEX.replace('</body>', '<div id="root"></div></body>'));
  const body = '<h1>__PRODUCT_NAME__</h1><p>987654321 messages</p>';
  const head = '<link rel="stylesheet" href="/assets/home.css">';
  const pages = { '/': { head, body, bodyWithVisitors: `${body}<a href="/ask">Ask</a>` } };
  writeFileSync(path.join(ahead, 'prerendered.json'), JSON.stringify(pages));
  const settings = { WEB_DIST: ahead, PRODUCT_NAME: NAME, FREE_MESSAGES_PER_MONTH: '7' };
  const closed = await startGateway(settings);
  const page = await sendRequest(`${closed.url}/`, { headers: HTML });
  expect(asText(page.body)).toContain(`<div id="root"><h1>${NAME}</h1><p>7 messages</p></div>`);
  expect(page.body).toContain(`${head}</head>`);
  expect((await sendRequest(`${closed.url}/contact`, { headers: HTML })).body).toContain(
    '<div id="root"></div>',
  );
  expect((await sendRequest(`${closed.url}/prerendered.json`)).status).toBe(404);
  await closed.stop();
  const open = await startGateway({ ...settings, ANONYMOUS_CHAT: 'true' });
  const openPage = asText((await sendRequest(`${open.url}/`, { headers: HTML })).body);
  expect(openPage).toContain('<p>7 messages</p><a href="/ask">Ask</a></div>');
  await open.stop();
  rmSync(ahead, { recursive: true });
});

test('without a build a page says so, and the application appears once it is built', async () => {
  const empty = mkdtempSync(path.join(tmpdir(), 'web-dist-'));
  const early = await startGateway({ WEB_DIST: empty });
  const before = await sendRequest(`${early.url}/`, { headers: HTML });
  expect([before.status, before.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  expect(before.body).toContain('The web application is not built yet');
  writeFileSync(path.join(empty, 'index.html'), INDEX);
  expect((await sendRequest(`${early.url}/`, { headers: HTML })).body).toContain('Hearten');
  await early.stop();
  rmSync(empty, { recursive: true });
});

import fc from 'fast-check';

/** Request lines and headers that a browser would not send. */
const EXTRA_HEADERS: readonly (readonly string[])[] = [
  ['Accept: text/event-stream'],
  ['Accept: */*, text/event-stream;q=0'],
  [`X-Padding: ${'p'.repeat(20_000)}`],
  Array.from({ length: 300 }, (_none, at) => `X-Many-${at}: 1`),
  ['X-Nul: a\u0000b'],
  ['X-Folded: one', ' two', '\tthree'],
  ['X-Blank : before the colon'],
  ['no colon at all'],
  [': no name'],
  ['X-Bytes: \u00ff\u00fe'],
  ['Host: elsewhere.example'],
  ['X-Forwarded-For: 1.2.3.4, ::1, unknown, "', 'X-Forwarded-For: \u00e9', 'Forwarded: for=_x;host=evil'],
  ['X-Forwarded-Host: evil.example', 'X-Original-URL: /internal/people', 'X-Rewrite-URL: /internal/people'],
  ['X-Request-Id: ../../../etc/passwd'],
  [`X-Request-Id: ${'r'.repeat(5_000)}`],
  ['X-Request-Id: one-request', 'X-Request-Id: two-requests'],
  ['Idempotency-Key: '],
  ['Idempotency-Key: the-same-key'],
  [`Idempotency-Key: ${'k'.repeat(256)}`],
  ['Idempotency-Key: \u00e9', 'Idempotency-Key: two'],
  ['Expect: 100-continue'],
  ['Expect: the unexpected'],
  [
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    'Sec-WebSocket-Version: 13',
  ],
  ['Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA', 'Connection: Upgrade, HTTP2-Settings'],
  ['Connection: content-length, authorization, x-session-token'],
  ['TE: trailers', 'Trailer: Authorization'],
  ['Range: bytes=0-0,1-1,2-2', 'If-Range: x', 'If-None-Match: *', 'If-Modified-Since: never'],
  ['Cookie: refresh=; device=; visitor=; __proto__=1; =; ;;; a'],
  [`Cookie: refresh=${'c'.repeat(4_000)}`],
  ['Cookie: refresh=%00%ff; visitor={"a":1}', 'Cookie: visitor=again'],
  [
    'Accept-Language: de-CH, *;q=0, xx-YYYY-ZZZZ-1234, ;;q=2, \u00e9',
    'Accept-Encoding: gzip, br, zstd, *;q=0',
  ],
  ['Origin: null', 'Sec-Fetch-Site: cross-site', 'Access-Control-Request-Method: DELETE'],
  ['X-HTTP-Method-Override: DELETE', 'X-Method-Override: DELETE'],
  ['Stripe-Signature: t=1,v1=00', 'Stripe-Signature: t=NaN'],
  [`User-Agent: ${'\u00e9'.repeat(600)}`],
];
export const extraHeaders: fc.Arbitrary<readonly string[]> = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  { weight: 2, arbitrary: fc.constantFrom(...EXTRA_HEADERS) },
);

export const hostileMethod = fc.constantFrom(
  ...[
    'TRACE',
    'CONNECT',
    'HEAD',
    'OPTIONS',
    'PATCH',
    'PROPFIND',
    'QUERY',
    'PURGE',
    'M-SEARCH',
    'get',
    'FOO',
    '',
    'GET\u0000',
    'PUT',
  ],
);

/** Other spellings of a path, and paths that try to leave it. */
export const hostileTarget: fc.Arbitrary<(path: string) => string> = fc.constantFrom<
  (path: string) => string
>(
  (path) => `http://evil.example${path}`,
  (path) => `http://user:pass@127.0.0.1:1${path}`,
  (path) => `//evil.example${path}`,
  (path) => path.replace('/api', '/api/'),
  (path) => path.replace('/api', '/api/%2e'),
  (path) => path.replace('/api', '/api/x/%2e%2e'),
  (path) => path.replace('/api', '/api/../api'),
  (path) => path.replaceAll('/', '%2f'),
  (path) => path.replaceAll('/', '\\'),
  (path) => path.replace('/api', '/api%00'),
  (path) => `${path}%00`,
  (path) => `${path}/`,
  (path) => `${path}/..;/..;/internal/ended-sessions?since=2026-01-01T00:00:00.000Z`,
  (path) => `${path};jsessionid=1`,
  (path) => `${path}#fragment`,
  (path) => `${path}?${'a=b&'.repeat(900)}`,
  (path) => `${path}?__proto__[x]=1&constructor.prototype.x=1&q[]=1&limit=1&limit=2`,
  (path) => `${path}?%`,
  (path) => `${path}?q=%00%ff%ed%a0%80`,
  (path) => path.toUpperCase(),
  (path) => `${path}\u00e9\u00ff`,
  (path) => `${path} HTTP/1.1 `,
  () => '*',
  () => '',
  () => '/internal/people/1/purchase',
  () => '/api/internal/ended-sessions',
  () => '/..%2f..%2f..%2fetc/passwd',
  () => '/%c0%ae%c0%ae/',
  () => `/${'a'.repeat(15_000)}`,
  () => 'evil.example:443',
);

/** A value for the `{id}` of a path or for a query. */
export const pathValue = fc.oneof(
  { weight: 4, arbitrary: fc.uuid() },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '%00',
      '%2e%2e',
      '..',
      '1',
      '%ed%a0%80',
      "'",
      'x'.repeat(4_000),
      '00000000-0000-0000-0000-000000000000',
      '%25',
      '%',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }).map(encodeURIComponent) },
);

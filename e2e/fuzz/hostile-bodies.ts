import { gzipSync } from 'node:zlib';
import fc from 'fast-check';

/** A body as it is sent, and the headers that describe it. */
export interface Body {
  bytes: Buffer;
  contentType: string | undefined;
  encoding: string | undefined;
}

const STRANGE_TEXTS = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udfffy',
    '\ufeff',
    '\u202eA',
    'a\u0301'.repeat(500),
    '👩‍❤️‍💋‍👩'.repeat(40),
  ],
  ...[
    "' or 1=1; --",
    '$(id)',
    '{{7*7}}',
    '%00',
    '%s%n',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '\r\nX: 1',
  ],
  ...[
    'null',
    'NaN',
    'true',
    '__proto__',
    'constructor',
    `${'a'.repeat(3_000)}@`,
    '@'.repeat(250),
    'x'.repeat(70_000),
  ],
];
const strangeValue = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...STRANGE_TEXTS).map((text) => JSON.stringify(text)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'null',
      'true',
      '0',
      '-0',
      '-1',
      '1.5',
      '1e400',
      '9007199254740993',
      '[]',
      '{}',
      '[[]]',
      '{"$gt":""}',
    ),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }).map((text) => JSON.stringify(text)) },
  { weight: 1, arbitrary: fc.constant(`${'['.repeat(5_000)}${']'.repeat(5_000)}`) },
);
const strangeName = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'owner_id',
    'userId',
    'isAdmin',
    'purchased',
    '',
    '\u0000',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

/** The text of a body: valid, or with a field added, missing, repeated, or of another type. */
function jsonText(valid: unknown): fc.Arbitrary<string> {
  const fields = Object.entries(Object(valid)).map(
    ([name, value]) => [JSON.stringify(name), JSON.stringify(value)] as const,
  );
  const text = (pairs: readonly (readonly [string, string])[]) =>
    `{${pairs.map((pair) => pair.join(':')).join(',')}}`;
  const place = fc.nat({ max: Math.max(0, fields.length - 1) });
  const name = strangeName.map((each) => JSON.stringify(each));
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(JSON.stringify(valid ?? {})) },
    {
      weight: 6,
      arbitrary: fc
        .tuple(place, strangeValue)
        .map(([at, value]) => text(fields.map((pair, index) => (index === at ? [pair[0], value] : pair)))),
    },
    { weight: 2, arbitrary: fc.tuple(name, strangeValue).map((pair) => text([...fields, pair])) },
    { weight: 1, arbitrary: place.map((at) => text(fields.filter((_pair, index) => index !== at))) },
    {
      weight: 2,
      arbitrary: fc.tuple(place, strangeValue).map(([at, value]) => {
        const twice = fields[at]?.[0];
        return text(twice === undefined ? fields : [[twice, value], ...fields]);
      }),
    },
    { weight: 2, arbitrary: strangeValue },
    { weight: 1, arbitrary: fc.constant(`{"__proto__":{"isAdmin":true},${text(fields).slice(1)}`) },
  );
}

const TYPES = [
  ...[
    undefined,
    '',
    'text/plain',
    'application/json; charset=utf-16',
    'application/json;charset=latin1',
    'application/json;;;',
  ],
  ...[
    'application/jsonx',
    'application/vnd.api+json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ],
  ...[
    'application/json, text/plain',
    'APPLICATION/JSON',
    ' application/json ',
    `application/json; x=${'y'.repeat(2_000)}`,
    '*/*',
  ],
];

/** The bytes of a body: cut off, in another encoding, compressed, or with a wrong content type. */
export function hostileBody(valid: unknown): fc.Arbitrary<Body> {
  const type = fc.oneof(
    { weight: 6, arbitrary: fc.constant<string | undefined>('application/json') },
    { weight: 1, arbitrary: fc.constantFrom(...TYPES) },
  );
  return fc
    .tuple(jsonText(valid), type, fc.nat({ max: 40 }), fc.uint8Array({ maxLength: 40 }))
    .map(([text, contentType, way, noise]): Body => {
      const plain = Buffer.from(text);
      const said = (bytes: Buffer, encoding?: string) => ({ bytes, contentType, encoding });
      switch (way) {
        case 0:
          return said(plain.subarray(0, Math.floor(plain.length / 2)));
        case 1:
          return said(Buffer.from(text, 'utf16le'));
        case 2:
          return said(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), plain]));
        case 3:
          return said(gzipSync(plain), 'gzip');
        case 4:
          return said(plain, 'gzip');
        case 5:
          return said(plain, 'identity');
        case 6:
          return said(Buffer.concat([plain, Buffer.from(noise)]));
        case 7:
          return said(Buffer.from(noise));
        case 8:
          return said(gzipSync(Buffer.alloc(1_000_000)), 'gzip, gzip');
        case 9:
          return said(Buffer.alloc(0));
        case 10:
          return said(Buffer.alloc(300_000, 0x20));
        default:
          return said(plain);
      }
    });
}

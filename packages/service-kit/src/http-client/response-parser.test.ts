import { expect, test } from 'vitest';
import { type ResponseHead, ResponseParser } from './response-parser.ts';

/** Parses bytes that arrive in these pieces, and then the end of the connection. */
function parse(pieces: readonly string[]) {
  const seen: { head: ResponseHead | undefined; body: string; ends: number } = {
    head: undefined,
    body: '',
    ends: 0,
  };
  const parser = new ResponseParser({
    onHead: (head) => {
      seen.head = head;
    },
    onData: (bytes) => {
      seen.body += bytes;
      return true;
    },
    onEnd: () => {
      seen.ends += 1;
    },
  });
  for (const piece of pieces) parser.read(piece);
  const { isReusable } = parser;
  parser.close();
  return { status: seen.head?.status, body: seen.body, ends: seen.ends, isReusable };
}

const RESPONSES = [
  ['of a known length', 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello', 'hello', true],
  ['without a body', 'HTTP/1.1 204 No Content\r\nDate: now\r\n\r\n', '', true],
  ['with an empty body', 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n', '', true],
  [
    'in chunks',
    'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n4\r\nhell\r\n1;x=y\r\no\r\n0\r\nTrailer: x\r\n\r\n',
    'hello',
    true,
  ],
  ['until the connection closes', 'HTTP/1.1 200 OK\r\n\r\nhello', 'hello', false],
  [
    'on a connection that closes',
    'HTTP/1.1 200 OK\r\nconnection: Close\r\ncontent-length: 5\r\n\r\nhello',
    'hello',
    false,
  ],
  ['of HTTP/1.0', 'HTTP/1.0 200 OK\r\ncontent-length: 5\r\n\r\nhello', 'hello', false],
  [
    'after an interim response',
    'HTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello',
    'hello',
    true,
  ],
] as const;

test.each(RESPONSES)('a response %s is read alike however it is cut', (_what, bytes, body, isReusable) => {
  const status = bytes.includes('204') ? 204 : 200;
  const expected = { status, body, ends: 1, isReusable };
  expect(parse([bytes])).toEqual(expected);
  expect(parse([...bytes])).toEqual(expected);
  for (let at = 1; at < bytes.length; at += 1)
    expect(parse([bytes.slice(0, at), bytes.slice(at)])).toEqual(expected);
});

test.each([
  ['two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'],
  [
    'a length and chunks',
    'HTTP/1.1 200 OK\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['another transfer encoding', 'HTTP/1.1 200 OK\r\ntransfer-encoding: gzip, chunked\r\n\r\n'],
  ['an invalid length', 'HTTP/1.1 200 OK\r\ncontent-length: +2\r\n\r\nab'],
  ['bytes after its end', 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\nab'],
  ['an invalid chunk size', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nx\r\n'],
  ['a chunk longer than its size', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1\r\nab\r\n'],
  ['a folded header', 'HTTP/1.1 200 OK\r\na: b\r\n c: d\r\n\r\n'],
  ['no status', 'hello\r\n\r\n'],
  ['another protocol', 'HTTP/1.1 101 Switching Protocols\r\n\r\n'],
  ['a head without end', `HTTP/1.1 200 OK\r\na: ${'b'.repeat(40_000)}`],
  ['a missing part', 'HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\nab'],
  ['missing chunks', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nab\r\n'],
])('a response with %s is refused', (_what, bytes) => {
  expect(() => parse([bytes])).toThrow(Error);
});

test('chunks that arrive together are passed on together', () => {
  const received: string[] = [];
  const parser = new ResponseParser({
    onHead: () => undefined,
    onData: (bytes) => received.push(bytes) > 0,
    onEnd: () => undefined,
  });
  parser.read('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1\r\na\r\n1\r\nb\r\n');
  parser.read('1\r\nc\r\n');
  expect(received).toEqual(['ab', 'c']);
});

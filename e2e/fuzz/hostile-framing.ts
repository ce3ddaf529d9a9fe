import fc from 'fast-check';

/** A message before serialization: request line, headers without those for its length, and body. */
export interface Message {
  line: string;
  headers: readonly string[];
  body: Buffer;
}

interface Framed {
  bytes: Buffer;
  /** Ends the sending side of the connection, so that an incomplete message is answered at once. */
  endsEarly?: true;
  /** These are two requests, so two answers are correct. */
  isPair?: true;
}

type Framing = (message: Message) => Framed;

const SMUGGLED = 'GET /api/usage HTTP/1.1\r\nHost: localhost\r\nX-Smuggled: 1\r\n\r\n';

function write({ line, headers, body }: Message, length: readonly string[], end = '\r\n'): Buffer {
  return Buffer.concat([Buffer.from([line, ...headers, ...length, '', ''].join(end), 'latin1'), body]);
}
const chunk = (body: Buffer, size = body.length.toString(16)) =>
  Buffer.concat([Buffer.from(`${size}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]);
const withBody = (message: Message, body: Buffer): Message => ({ ...message, body });
const lengthOf = ({ body }: Message) => `Content-Length: ${body.length}`;
const tail = (message: Message) => Buffer.concat([message.body, Buffer.from(SMUGGLED)]);

/** As HTTP requires it. */
export const plainly: Framing = (message) => ({ bytes: write(message, [lengthOf(message)]) });

const chunked: Framing = (message) => ({
  bytes: write(withBody(message, chunk(message.body)), ['Transfer-Encoding: chunked']),
});

/** Messages whose end two parsers may see in different places, and messages that are barely HTTP. */
const FRAMINGS: readonly Framing[] = [
  chunked,
  (m) => ({ bytes: write(withBody(m, chunk(m.body)), [lengthOf(m), 'Transfer-Encoding: chunked']) }),
  (m) => ({
    bytes: write(withBody(m, Buffer.concat([Buffer.from('0\r\n\r\n'), tail(m)])), [
      'Content-Length: 6',
      'Transfer-Encoding: chunked',
    ]),
  }),
  (m) => ({
    bytes: write(withBody(m, tail(m)), [lengthOf(m), `Content-Length: ${m.body.length + SMUGGLED.length}`]),
  }),
  (m) => ({ bytes: write(m, [lengthOf(m), lengthOf(m)]) }),
  (m) => ({ bytes: write(m, [`Content-Length: ${m.body.length}, ${m.body.length}`]) }),
  (m) => ({ bytes: write(m, [`Content-Length: +${m.body.length}`]) }),
  (m) => ({ bytes: write(m, [`Content-Length: 0x${m.body.length.toString(16)}`]) }),
  (m) => ({ bytes: write(m, ['Content-Length: -1']) }),
  (m) => ({ bytes: write(m, ['Content-Length: 99999999999999999999']) }),
  (m) => ({ bytes: write(m, [`Content-Length: ${m.body.length + 50}`]), endsEarly: true }),
  (m) => ({ bytes: write(withBody(m, chunk(m.body)), ['Transfer-Encoding: xchunked']) }),
  (m) => ({ bytes: write(withBody(m, chunk(m.body)), ['Transfer-Encoding: chunked, identity']) }),
  (m) => ({
    bytes: write(withBody(m, chunk(m.body)), ['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked']),
  }),
  (m) => ({ bytes: write(withBody(m, chunk(m.body)), ['Transfer-Encoding : chunked']) }),
  (m) => ({ bytes: write(withBody(m, chunk(m.body)), ['Transfer-Encoding:\u000bchunked']) }),
  (m) => ({ bytes: write(withBody(m, chunk(m.body)), ['Transfer-Encoding: \t chunked']) }),
  (m) => ({
    bytes: write(withBody(m, chunk(m.body)), ['X: y\rTransfer-Encoding: chunked', 'Content-Length: 0']),
  }),
  (m) => ({ bytes: write(withBody(m, chunk(m.body, 'fffffffffffffffff')), ['Transfer-Encoding: chunked']) }),
  (m) => ({ bytes: write(withBody(m, chunk(m.body, '-5')), ['Transfer-Encoding: chunked']) }),
  (m) => ({
    bytes: write(withBody(m, chunk(m.body, `${m.body.length.toString(16)};${'e'.repeat(20_000)}`)), [
      'Transfer-Encoding: chunked',
    ]),
  }),
  (m) => ({
    bytes: write(withBody(m, Buffer.from('5\r\nabc')), ['Transfer-Encoding: chunked']),
    endsEarly: true,
  }),
  (m) => ({
    bytes: write(withBody(m, Buffer.from('3\nabc\n0\n\n')), ['Transfer-Encoding: chunked']),
    endsEarly: true,
  }),
  (m) => ({
    bytes: write(withBody(m, Buffer.from('0\r\nContent-Length: 40\r\nHost: evil\r\n\r\n')), [
      'Transfer-Encoding: chunked',
    ]),
  }),
  (m) => ({ bytes: write(m, [lengthOf(m)], '\n') }),
  (m) => ({ bytes: write(m, [lengthOf(m)], '\r'), endsEarly: true }),
  (m) => ({ bytes: Buffer.concat([Buffer.from('\r\n\r\n'), write(m, [lengthOf(m)])]) }),
  (m) => ({ bytes: write({ ...m, line: m.line.replace('HTTP/1.1', 'HTTP/1.0') }, [lengthOf(m)]) }),
  (m) => ({ bytes: write({ ...m, line: m.line.replace('HTTP/1.1', 'HTTP/0.9') }, [lengthOf(m)]) }),
  (m) => ({ bytes: write({ ...m, line: m.line.replace('HTTP/1.1', 'HTTP/2.0') }, [lengthOf(m)]) }),
  (m) => ({ bytes: write({ ...m, line: m.line.replace(' HTTP/1.1', '') }, [lengthOf(m)]), endsEarly: true }),
  (m) => ({ bytes: write({ ...m, line: m.line.replaceAll(' ', '  ') }, [lengthOf(m)]) }),
  () => ({ bytes: Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n') }),
  () => ({
    bytes: Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03]),
    endsEarly: true,
  }),
  (m) => ({ bytes: write(m, [lengthOf(m)]).subarray(0, 30), endsEarly: true }),
  (m) => {
    const first = { ...m, headers: m.headers.filter((line) => !/^connection:/i.test(line)) };
    return { bytes: Buffer.concat([write(first, [lengthOf(m)]), write(m, [lengthOf(m)])]), isPair: true };
  },
];
export const hostileFraming: fc.Arbitrary<Framing> = fc.constantFrom(...FRAMINGS);

import { Readable } from 'node:stream';
import { STREAM_KEEPALIVE_MS } from '@app/contracts';
import type { FastifyReply } from 'fastify';
import type { Logger } from '../log.ts';
import { endStalledReader } from './event-stream.ts';
import { answered } from './serve.ts';

/** Small pieces are joined to chunks of up to this size before they are sent; characters. */
const CHUNK_CHARACTERS = 32 * 1024;

/** JSON text from another service, inserted unchanged. */
export class RawJson {
  readonly text: AsyncIterable<Uint8Array>;
  constructor(text: AsyncIterable<Uint8Array>) {
    this.text = text;
  }
}

/**
 * Answers 200 with JSON that is generated while it is sent, so that memory holds no more than the client reads. When
 * generation fails, the connection is closed, so that a partial answer cannot look complete.
 * @param value see `jsonPieces`.
 */
export function sendJson(reply: FastifyReply, value: unknown, log: Logger): typeof answered {
  endStalledReader(reply.raw, 2 * STREAM_KEEPALIVE_MS);
  reply.header('content-type', 'application/json; charset=utf-8');
  const body = Readable.from(chunksOf(jsonPieces(value)), { objectMode: false });
  body.on('error', (error) => log.error({ err: error, reqId: reply.request.id }, 'streamed answer failed'));
  void reply.send(body);
  return answered;
}

/**
 * The JSON text of a value, in pieces. An async iterable becomes an array whose items are read one at a time, a
 * function is called when its turn comes and replaced by its result (a field is left out when that is undefined), and
 * RawJson is inserted unchanged.
 */
export async function* jsonPieces(value: unknown): AsyncGenerator<string | Uint8Array> {
  if (typeof value === 'function') yield* jsonPieces(await value());
  else if (value instanceof RawJson) yield* nonEmpty(value.text);
  else if (isAsyncIterable(value)) {
    let before = '[';
    for await (const item of value) {
      yield before;
      yield* jsonPieces(item);
      before = ',';
    }
    yield before === '[' ? '[]' : ']';
  } else if (isRecord(value)) {
    let before = '{';
    for (const [name, given] of Object.entries(value)) {
      const field = typeof given === 'function' ? await given() : given;
      if (field === undefined) continue;
      yield `${before}${JSON.stringify(name)}:`;
      yield* jsonPieces(field);
      before = ',';
    }
    yield before === '{' ? '{}' : '}';
  } else yield JSON.stringify(value);
}

/** @throws Error when the text is empty, which is never JSON: the source broke off before its first byte. */
async function* nonEmpty(text: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of text) {
    bytes += chunk.length;
    yield chunk;
  }
  if (bytes === 0) throw new Error('a streamed part of the answer was empty');
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** An object with a streamed part; other objects are written by JSON.stringify at once. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return isPlain(value) && Object.values(value).some(isStreamed);
}

function isStreamed(value: unknown): boolean {
  return typeof value === 'function' || value instanceof RawJson || isAsyncIterable(value) || isRecord(value);
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

async function* chunksOf(pieces: AsyncIterable<string | Uint8Array>): AsyncGenerator<string | Uint8Array> {
  let waiting = '';
  for await (const piece of pieces) {
    if (typeof piece !== 'string') {
      if (waiting !== '') yield waiting;
      waiting = '';
      yield piece;
      continue;
    }
    waiting += piece;
    if (waiting.length < CHUNK_CHARACTERS) continue;
    yield waiting;
    waiting = '';
  }
  if (waiting !== '') yield waiting;
}

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BodyReader } from './provider-fetch.ts';
import { readChunks } from './read-chunks.ts';

const event = (data: string, end = '\n\n') => `data: ${data}${end}`;
const chunkOf = (content: string) => JSON.stringify({ choices: [{ delta: { content } }] });

/** A response that arrives in these pieces. */
class Body {
  isDestroyed = false;
  readonly #pieces: readonly (string | Buffer)[];

  constructor(pieces: readonly (string | Buffer)[]) {
    this.#pieces = pieces;
  }

  read(reader: BodyReader): void {
    for (const piece of this.#pieces) reader.onData(Buffer.from(piece).toString('latin1'));
    reader.onEnd();
  }

  destroy(): void {
    this.isDestroyed = true;
  }
}

/** The text of a response that arrives in these pieces. */
async function read(pieces: readonly (string | Buffer)[]): Promise<string> {
  let text = '';
  await readChunks(new Body(pieces), ({ choices }) => {
    text += choices[0]?.delta?.content ?? '';
  }).done;
  return text;
}

describe('[CHAT-1] the chunks of a response', () => {
  test.each(['\n\n', '\r\n\r\n', '\r\r'])('are the same wherever its bytes are cut, with %j', async (end) => {
    const words = ['I hear', ' you ', '💛', 'schöner\\n', '你好'];
    const bytes = Buffer.from(
      `: comment${end}${words.map((word) => event(chunkOf(word), end)).join('')}${event('[DONE]', end)}`,
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 20 }), async (places) => {
        const ends = [0, ...places.toSorted((one, other) => one - other), bytes.length];
        const pieces = ends.slice(1).map((to, index) => bytes.subarray(ends[index], to));
        expect(await read(pieces.filter(({ length }) => length > 0))).toBe(words.join(''));
      }),
    );
  });

  test('end with [DONE]; what follows is ignored', async () => {
    expect(await read([event(chunkOf('Yes.')), event('[DONE]'), event('<html>')])).toBe('Yes.');
  });

  test.each([
    ['an invalid event', event('{"choices":[{"delta":{"content":7}}]}'), { kind: 'garbage' }],
    ['an endless event', `data: ${'x'.repeat(2 * 1024 * 1024)}`, { kind: 'garbage' }],
    ['a broken event', event('{"choices":'), { name: 'SyntaxError' }],
  ])('fail with %s', async (_name, sent, expected) => {
    await expect(read([event(chunkOf('Yes.')), sent])).rejects.toMatchObject(expected);
  });

  test.each([
    `event: error\n${event('{"message":"overloaded"}')}`,
    event('{"error":{"message":"overloaded"}}'),
  ])('fail with an error that the provider reports: %j', async (sent) => {
    await expect(read([sent])).rejects.toMatchObject({ kind: 'server_error' });
  });

  test('fail when the connection breaks', async () => {
    const broken = {
      read: (reader: BodyReader) => reader.onFailure(new Error('the connection was closed')),
      destroy: () => undefined,
    };
    await expect(readChunks(broken, () => undefined).done).rejects.toThrow('closed');
  });

  test('fail with what the reader of the chunks throws, and the response is closed', async () => {
    const body = new Body([event(chunkOf('Yes.'))]);
    const { done } = readChunks(body, () => {
      throw new RangeError('enough');
    });
    await expect(done).rejects.toThrow('enough');
    expect(body.isDestroyed).toBe(true);
  });
});

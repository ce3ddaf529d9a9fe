import type { Readable } from 'node:stream';
import { createParser } from 'eventsource-parser';
import * as z from 'zod';
import { CoachFailure } from './coach.port.ts';

const chunkShape = z.object({
  choices: z.array(
    z.object({
      delta: z
        .object({
          content: z.string().nullish(),
          reasoning: z.unknown().optional(),
          reasoning_content: z.unknown().optional(),
        })
        .nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
});

/** The fields of a chunk that we rely on; it may have more. */
export type Chunk = z.infer<typeof chunkShape>;

/** Longest event of a stream; characters. */
const LONGEST_EVENT = 1024 * 1024;
/** How much of the provider's own description of an error is logged; characters. */
const LONGEST_REASON = 500;
/** How long a server may take to end the response after its last event, so that the connection can be used again. */
const LAST_BYTES_MS = 1_000;

/**
 * Reads the chunks of a streamed completion until `[DONE]`, the end of the response, or until `onChunk` returns false.
 * @throws CoachFailure `garbage`, or `server_error` for an error event of the provider; SyntaxError; what `onChunk`
 * throws; and the error of the connection when it breaks.
 */
export function readChunks(response: Readable, onChunk: (chunk: Chunk) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let isDone = false;
    const finish = () => {
      isDone = true;
      resolve();
    };
    const fail = (error: unknown) => {
      isDone = true;
      reject(error);
      response.destroy();
    };
    const parser = createParser({
      maxBufferSize: LONGEST_EVENT,
      onError(error) {
        if (error.type === 'max-buffer-size-exceeded') fail(new CoachFailure('garbage', error));
      },
      onEvent({ event, data }) {
        if (isDone) return;
        if (data === '[DONE]') {
          finish();
          endSoon(response);
        } else if (!onChunk(parseChunk(event, data))) {
          finish();
          response.destroy();
        }
      },
    });
    response.setEncoding('utf8');
    response.on('data', (text: string) => {
      if (isDone) return;
      try {
        parser.feed(text);
      } catch (error) {
        fail(error);
      }
    });
    response.once('end', finish);
    response.on('error', fail);
    const onClose = () => fail(new Error('the connection was closed'));
    if (response.destroyed) onClose();
    response.once('close', onClose);
  });
}

function parseChunk(event: string | undefined, data: string): Chunk {
  const parsed: unknown = JSON.parse(data);
  const chunk = chunkShape.safeParse(parsed);
  const error = errorIn(parsed) ?? (event === 'error' ? parsed : undefined);
  if (error)
    throw new CoachFailure('server_error', new Error(JSON.stringify(error).slice(0, LONGEST_REASON)));
  if (!chunk.success) throw new CoachFailure('garbage', chunk.error);
  return chunk.data;
}

function errorIn(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'error' in data ? data.error : undefined;
}

function endSoon(response: Readable): void {
  const timer = setTimeout(() => response.destroy(), LAST_BYTES_MS);
  response.once('close', () => clearTimeout(timer));
}

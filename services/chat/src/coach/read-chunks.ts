import { createParser } from 'eventsource-parser';
import * as z from 'zod';
import { CoachFailure } from './coach.port.ts';
import type { StreamedBody } from './provider-fetch.ts';

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

/** The body of a response that is being read. */
export interface ChunkReading {
  /**
   * Resolves with `[DONE]`, at the end of the response and when reading was stopped. Rejects with CoachFailure `garbage`,
   * or `server_error` for an error event of the provider; with SyntaxError; with what `onChunk` throws; and with the error
   * of the connection when it breaks.
   */
  readonly done: Promise<void>;
  /** Reads no more and closes the connection. @param error what `done` rejects with. */
  stop(error?: unknown): void;
}

/** Reads the chunks of a streamed completion. */
export function readChunks(
  body: Pick<StreamedBody, 'read' | 'destroy'>,
  onChunk: (chunk: Chunk) => void,
): ChunkReading {
  const { promise: done, resolve, reject } = Promise.withResolvers<void>();
  let isDone = false;
  let lastBytes: NodeJS.Timeout | undefined;
  const finish = () => {
    isDone = true;
    resolve();
  };
  const stop = (error?: unknown) => {
    if (isDone) return;
    isDone = true;
    if (error === undefined) resolve();
    else reject(error);
    body.destroy();
  };
  const parser = createParser({
    maxBufferSize: LONGEST_EVENT,
    onError(error) {
      if (error.type === 'max-buffer-size-exceeded') stop(new CoachFailure('garbage', error));
    },
    onEvent({ event, data }) {
      if (isDone) return;
      if (data === '[DONE]') {
        finish();
        lastBytes = setTimeout(() => body.destroy(), LAST_BYTES_MS);
      } else onChunk(parseChunk(event, decode(data)));
    },
  });
  body.read({
    onData(bytes) {
      if (isDone) return;
      try {
        parser.feed(bytes);
      } catch (error) {
        stop(error);
      }
    },
    onEnd() {
      clearTimeout(lastBytes);
      finish();
    },
    onFailure(error) {
      clearTimeout(lastBytes);
      stop(error);
    },
  });
  return { done, stop };
}

/** The text of bytes that are a latin1 string. */
function decode(bytes: string): string {
  return /[\x80-\xff]/.test(bytes) ? Buffer.from(bytes, 'latin1').toString() : bytes;
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

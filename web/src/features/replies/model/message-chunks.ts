import type { Message } from '@app/contracts';

/** With more messages per chunk, a chunk that scrolls into view takes too long to render (docs/decisions/0031). */
const CHUNK_SIZE = 10;

/**
 * Splits a conversation into chunks, so that the browser can skip rendering those out of view (`content-visibility`).
 * A new message changes only the last chunk.
 */
export function chunkMessages(messages: readonly Message[]): readonly (readonly Message[])[] {
  return Array.from({ length: Math.ceil(messages.length / CHUNK_SIZE) }, (_, at) =>
    messages.slice(at * CHUNK_SIZE, (at + 1) * CHUNK_SIZE),
  );
}

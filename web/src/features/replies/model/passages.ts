import type { Message } from '@app/contracts';

/** So many messages make a passage: with more, one coming into sight takes a frame too long (docs/decisions/0031). */
const PASSAGE = 10;

/**
 * A conversation in passages, of which a browser leaves out those out of sight as a whole. One more message changes the
 * last passage alone.
 */
export function passagesOf(messages: readonly Message[]): readonly (readonly Message[])[] {
  return Array.from({ length: Math.ceil(messages.length / PASSAGE) }, (_, at) =>
    messages.slice(at * PASSAGE, (at + 1) * PASSAGE),
  );
}

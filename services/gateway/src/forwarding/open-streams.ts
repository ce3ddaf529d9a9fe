import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';

/**
 * The event streams that pass through this process. When it stops they end at once and in order, without `done`: the
 * browser picks the reply up again at another gateway (rule 15; api.md, Streaming).
 */
export class OpenStreams {
  readonly #open = new Map<FastifyReply, IncomingMessage>();

  #ended = false;

  /** @returns false when it is too late for another stream. */
  add(reply: FastifyReply, answer: IncomingMessage): boolean {
    if (this.#ended) return false;
    this.#open.set(reply, answer);
    reply.raw.once('close', () => this.#open.delete(reply));
    return true;
  }

  endAll(): void {
    this.#ended = true;
    for (const [reply, answer] of this.#open) {
      answer.unpipe(reply.raw);
      reply.raw.end(() => answer.destroy());
    }
  }
}

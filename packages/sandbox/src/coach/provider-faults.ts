import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProviderError } from './provider-error.ts';

interface Fault {
  readonly mode: string;
  /** The Retry-After of `http_429`, in seconds. */
  readonly retryAfter?: number | undefined;
  /** The text that the answer repeats. */
  readonly text?: string | undefined;
}

/**
 * Injects a fault that replaces the answer. The error contains the behavior's text, because providers repeat what they were sent.
 * @returns whether the request has been answered or must stay unanswered.
 */
export function injectFault({ mode, retryAfter = 1, text }: Fault, reply: FastifyReply): boolean {
  switch (mode) {
    case 'refused':
      dropConnection(reply);
      return true;
    case 'hang_before_headers':
      reply.hijack();
      return true;
    case 'html':
      reply
        .type('text/html; charset=utf-8')
        .send(`<!doctype html><title>Gateway</title><h1>${text ?? 'It works!'}</h1>`);
      return true;
    case 'http_400':
      throw new ProviderError(400, text ?? 'max_completion_tokens is too large for this model.', {
        param: 'max_completion_tokens',
        code: 'invalid_value',
      });
    case 'http_429':
      throw new ProviderError(429, text ?? 'Rate limit reached for requests.', {
        type: 'requests',
        code: 'rate_limit_exceeded',
        headers: { 'retry-after': String(retryAfter) },
      });
    case 'http_500':
      throw new ProviderError(
        500,
        text ?? 'The server had an error while processing your request. Sorry about that!',
        { type: 'server_error' },
      );
    case 'http_401':
      throw new ProviderError(401, text ?? 'Incorrect API key provided.', { code: 'invalid_api_key' });
    case 'http_404':
      throw new ProviderError(404, text ?? 'The model does not exist or you do not have access to it.', {
        code: 'model_not_found',
      });
    default:
      return false;
  }
}

/** Ends the connection without an answer. */
export function dropConnection(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

/** @throws ProviderError 401 when the request has no key. */
export function requireKey(request: FastifyRequest): void {
  if (/^Bearer\s+\S+/.test(request.headers.authorization ?? '')) return;
  throw new ProviderError(
    401,
    "You didn't provide an API key. You need to provide your API key in an Authorization header using Bearer auth (i.e. Authorization: Bearer YOUR_KEY).",
  );
}

import { isUtf8 } from 'node:buffer';
import { Failure } from '@app/service-kit/serving';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Route } from './route-table.ts';

const JSON_TYPES = /^(?:application\/(?:[\w.-]+\+)?|text\/)json\s*(?:;|$)/i;
/** Mail programs send the one-click unsubscribe of RFC 8058 with one of these types. */
const FORM_TYPES = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/**
 * Registers the body parsers of a route. Bodies are limited in size and must be JSON in valid UTF-8 unless the contract
 * says otherwise. They are forwarded unchanged, because only the service validates them.
 */
export function registerBodyParsers(scope: FastifyInstance, { endpoint, bodyLimit }: Route): void {
  const options = { parseAs: 'buffer', bodyLimit } as const;
  scope.removeAllContentTypeParsers();
  // Every JSON media type is accepted: the signature covers the bytes, and the service reads them.
  if (endpoint.media === 'raw') {
    scope.addContentTypeParser(JSON_TYPES, options, async (_request: unknown, body: Buffer) => body);
    return;
  }
  scope.addContentTypeParser('application/json', options, async (_request: unknown, body: Buffer) => {
    if (!isUtf8(body)) throw new Failure('invalid_json');
    return body;
  });
  // The content of a form has no meaning (see `media` in the contracts), so it is not forwarded.
  if (endpoint.media === 'form') scope.addContentTypeParser(FORM_TYPES, options, async () => undefined);
}

/** Returns the body to forward to the service; undefined when there is none. */
export function forwardedBody(request: FastifyRequest): Buffer | undefined {
  return Buffer.isBuffer(request.body) && request.body.length > 0 ? request.body : undefined;
}

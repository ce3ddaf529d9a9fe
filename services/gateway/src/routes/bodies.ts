import { isUtf8 } from 'node:buffer';
import { Failure } from '@app/service-kit/serving';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Route } from './route-table.ts';

const JSON_ISH = /^(?:application\/(?:[\w.-]+\+)?|text\/)json\s*(?:;|$)/i;
/** RFC 8058: mail programs post their one click as one of these. */
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/**
 * Bodies of a line are bounded, and JSON by name and valid UTF-8 unless the contract says otherwise. They go on byte by
 * byte: the service alone reads them (rule 13).
 */
export function takeBodies(line: FastifyInstance, { endpoint, bodyLimit }: Route): void {
  const options = { parseAs: 'buffer', bodyLimit } as const;
  line.removeAllContentTypeParsers();
  // JSON by whatever name: a signature is over the bytes, and the service knows what they are.
  if (endpoint.media === 'raw') {
    line.addContentTypeParser(JSON_ISH, options, async (_request: unknown, body: Buffer) => body);
    return;
  }
  line.addContentTypeParser('application/json', options, async (_request: unknown, body: Buffer) => {
    if (!isUtf8(body)) throw new Failure('invalid_json');
    return body;
  });
  // What a form says means nothing (contracts, `media`), so it ends here.
  if (endpoint.media === 'form') line.addContentTypeParser(FORM, options, async () => undefined);
}

/** What goes on to the service, if anything. */
export function bodyOf(request: FastifyRequest): Buffer | undefined {
  return Buffer.isBuffer(request.body) && request.body.length > 0 ? request.body : undefined;
}

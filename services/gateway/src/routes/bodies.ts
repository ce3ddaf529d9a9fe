import { isUtf8 } from 'node:buffer';
import { Failure } from '@app/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Route } from './route-table.ts';

/** Bodies of a line are bounded, JSON by name and valid UTF-8, and go on byte by byte: the service alone reads them (rule 13). */
export function takeBodies(line: FastifyInstance, { bodyLimit }: Route): void {
  line.removeAllContentTypeParsers();
  line.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit },
    (_request, body: Buffer, done) => {
      if (!isUtf8(body)) done(new Failure('invalid_json'));
      else done(null, body);
    },
  );
}

export function bodyOf(request: FastifyRequest): Buffer | undefined {
  return Buffer.isBuffer(request.body) && request.body.length > 0 ? request.body : undefined;
}

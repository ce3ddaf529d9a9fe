import { LIMITS } from '@app/contracts';
import type { FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';

const VISIBLE = new RegExp(`^[\\x21-\\x7e]{1,${LIMITS.idempotencyKey.max}}$`);

/**
 * The Idempotency-Key header of a request, if present.
 * @throws Failure 400 when it is empty, too long or not made of visible ASCII characters.
 */
export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && VISIBLE.test(key)) return key;
  const sentence = `Idempotency-Key must be 1 to ${LIMITS.idempotencyKey.max} visible characters.`;
  throw new Failure('validation_failed', { sentence });
}

import { LIMITS } from '@app/contracts';
import { Failure } from '@app/service-kit';
import type { FastifyRequest } from 'fastify';

const VISIBLE = new RegExp(`^[\\x21-\\x7e]{1,${LIMITS.idempotencyKey.max}}$`);

/**
 * The caller's Idempotency-Key, if there is one (api.md, Conventions).
 * @throws Failure 400 for one that is empty, too long or not of visible ASCII characters.
 */
export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && VISIBLE.test(key)) return key;
  const sentence = `Idempotency-Key must be 1 to ${LIMITS.idempotencyKey.max} visible characters.`;
  throw new Failure('validation_failed', { sentence });
}

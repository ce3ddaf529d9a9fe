import { createHmac } from 'node:crypto';
import { countedAddress } from '@app/service-kit';
import type { FastifyRequest } from 'fastify';

/** The address a call comes from; the gateway alone says it, and rebuilds the header from what it knows. */
export function addressOf(request: FastifyRequest): string {
  const said = request.headers['x-forwarded-for'];
  return typeof said === 'string' ? said : request.ip;
}

/**
 * What an address is counted under in a month: keyed, so that no address is stored, and another one each month, so that
 * nobody can be followed from month to month.
 */
export function addressKey(secret: Buffer, address: string, month: string): Buffer {
  return createHmac('sha256', secret)
    .update(`address:${month}:${countedAddress(address)}`)
    .digest();
}

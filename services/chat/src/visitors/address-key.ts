import { type KeyList, mac, subscriberNetwork } from '@app/service-kit';
import type { FastifyRequest } from 'fastify';

/** The caller's IP address. Only the gateway sets this header, and it discards values sent by callers. */
export function addressOf(request: FastifyRequest): string {
  const forwardedFor = request.headers['x-forwarded-for'];
  return typeof forwardedFor === 'string' ? forwardedFor : request.ip;
}

/**
 * The key under which an address is counted in a month or on a day: a keyed hash, so that no address is stored, and a
 * different one for each period, so that nobody can be followed across periods.
 */
export function addressKey(secrets: KeyList, address: string, period: string): Buffer {
  return mac(secrets, `address:${period}:${subscriberNetwork(address)}`);
}

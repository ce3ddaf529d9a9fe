import { isIP } from 'node:net';
import { subscriberNetwork } from '@app/service-kit/serving';
import type { FastifyRequest } from 'fastify';

const WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/;
const IPV4_MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/**
 * Returns the caller's address: the address of the socket, or the one that a proxy listed in TRUST_PROXY reports. A
 * reported value that is not an IP address is ignored.
 */
export function callerAddress(request: FastifyRequest): string {
  const address = request.ip.replace(WITH_PORT, '$1').replace(IPV4_MAPPED, '$1');
  if (isIP(address) !== 0) return address;
  return (request.socket.remoteAddress ?? '').replace(IPV4_MAPPED, '$1');
}

/** Returns the key of calls that are counted per address. */
export function rateLimitAddress(request: FastifyRequest): string {
  return subscriberNetwork(callerAddress(request));
}

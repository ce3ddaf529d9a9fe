import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

const WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/;
const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/**
 * The caller's address: the socket's, or what the proxies of TRUST_PROXY say. What a trusted proxy hands on that is no
 * address at all counts for nothing.
 */
export function callerAddress(request: FastifyRequest): string {
  const said = request.ip.replace(WITH_PORT, '$1').replace(MAPPED, '$1');
  if (isIP(said) !== 0) return said;
  return (request.socket.remoteAddress ?? '').replace(MAPPED, '$1');
}

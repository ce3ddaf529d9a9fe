import { isIP, SocketAddress } from 'node:net';
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

/** What is counted: an IPv4 address, or the /64 that one subscriber has of IPv6. */
export function countedAddress(address: string): string {
  if (isIP(address) !== 6) return address;
  return `${groupsOf(address).slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address without leading zeros. */
function groupsOf(address: string): string[] {
  const plain = new SocketAddress({ address: address.replace(/%.*$/, ''), family: 'ipv6' }).address;
  const [head = '', tail] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: gap }, () => '0'), ...right];
}

import { isIP, SocketAddress } from 'node:net';

/**
 * The key of a rate limit by address: an IPv4 address, or the /64 network of an IPv6 address, which is what one
 * subscriber gets.
 */
export function subscriberNetwork(address: string): string {
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

import { isIP } from 'node:net';
import type { FastifyServerOptions } from 'fastify';

export type TrustProxy = NonNullable<FastifyServerOptions['trustProxy']>;

const RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);
const MAX_HOPS = 10;

function isRange(text: string): boolean {
  if (RANGES.has(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/**
 * Reads TRUST_PROXY (api.md, Settings): a number of hops, or a list of `loopback`, addresses and CIDR ranges.
 * @returns what Fastify takes; undefined when the text is neither.
 */
export function readTrustProxy(text: string): TrustProxy | undefined {
  const given = text.trim().toLowerCase();
  if (given === 'none' || given === '0') return false;
  if (/^\d+$/.test(given)) {
    const hops = Number(given);
    // Fastify takes a bare number for "trust nobody"; the operator who counts hops has said that the peer is a proxy.
    return hops <= MAX_HOPS ? (_address: string, hop: number) => hop < hops : undefined;
  }
  const ranges = given.split(',').map((range) => range.trim());
  return ranges.every(isRange) ? ranges : undefined;
}

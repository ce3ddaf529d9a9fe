import { isIPv6 } from 'node:net';

/** One address of one service: a replica. */
export interface Address {
  readonly ip: string;
  readonly port: number;
  /** Calls under way, streams included. */
  busy: number;
  /** What its own readiness said last. */
  state: 'unknown' | 'ready' | 'unready';
  /** Not tried before this moment while another can be; milliseconds. */
  leftOutUntil: number;
}

export function baseUrlOf({ ip, port }: Address): string {
  return `http://${isIPv6(ip) ? `[${ip}]` : ip}:${port}`;
}

/** Worse addresses are only taken when there is no better one: what seems dead may have come back. */
function rank(address: Address, now: number): number {
  if (address.leftOutUntil > now) return 2;
  return address.state === 'ready' ? 0 : 1;
}

/**
 * The address that a call should go to: the best rank, among these the least busy, among these the next in turn.
 * @returns undefined when there is none left.
 */
export function pickAddress(addresses: readonly Address[], turn: number, now: number): Address | undefined {
  let best: Address | undefined;
  for (let i = 0; i < addresses.length; i += 1) {
    const candidate = addresses[(turn + i) % addresses.length];
    if (candidate && (!best || isBetter(candidate, best, now))) best = candidate;
  }
  return best;
}

function isBetter(a: Address, b: Address, now: number): boolean {
  const difference = rank(a, now) - rank(b, now);
  return difference < 0 || (difference === 0 && a.busy < b.busy);
}

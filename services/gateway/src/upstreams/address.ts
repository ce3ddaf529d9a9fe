import { isIPv6 } from 'node:net';

/** The address of one replica of a service. */
export interface Address {
  /** An IP address. */
  readonly host: string;
  readonly port: number;
  /** Includes open streams. */
  callsInProgress: number;
  /** The result of the last readiness probe. */
  state: 'unknown' | 'ready' | 'unready';
  /** Until this time (milliseconds since the epoch) other addresses are preferred. */
  avoidUntil: number;
}

export function baseUrlOf({ host, port }: Address): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/** Lower is better. A worse address is used only when there is no better one, since it may have recovered. */
function rank(address: Address, now: number): number {
  if (address.avoidUntil > now) return 2;
  return address.state === 'ready' ? 0 : 1;
}

/**
 * Picks the address for a call: the best rank, then the fewest calls in progress, then round robin from `startIndex`.
 * @returns undefined when there is no address.
 */
export function pickAddress(
  addresses: readonly Address[],
  startIndex: number,
  now: number,
): Address | undefined {
  let best: Address | undefined;
  for (let i = 0; i < addresses.length; i += 1) {
    const candidate = addresses[(startIndex + i) % addresses.length];
    if (candidate && (!best || isBetter(candidate, best, now))) best = candidate;
  }
  return best;
}

function isBetter(a: Address, b: Address, now: number): boolean {
  const difference = rank(a, now) - rank(b, now);
  return difference < 0 || (difference === 0 && a.callsInProgress < b.callsInProgress);
}

import {
  accountEndpoints,
  authEndpoints,
  type Endpoint,
  MAX_BODY_BYTES,
  MAX_NOTICE_BYTES,
  STREAM_KEEPALIVE_MS,
} from '@app/contracts';
import type { FastifyRequest } from 'fastify';

/** A route of the gateway: the endpoint, who may call it and its limits. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly url: string;
  readonly bodyLimit: number;
  /** A little longer than the service's own timeout, so that the service's response comes first. */
  readonly timeoutMs: number;
  /** The same until the first byte. */
  readonly firstByteMs: number;
  /** Services send a comment every 15 s. A stream without data for four times as long is dead. */
  readonly idleTimeoutMs: number;
  /** Whether a caller without a session may call as a visitor (ROLE-3). */
  readonly admitsVisitors: boolean;
  /** The names of the cookies that pass in both directions. */
  readonly cookies: readonly string[];
}

const TIMEOUT_MARGIN_MS = 1_000;

/** Builds the routes from the contract, so that no internal endpoint becomes public by accident. */
export function routeTable(endpoints: readonly Endpoint[], anonymousChat: boolean): readonly Route[] {
  return endpoints.map((endpoint) => {
    if (endpoint.access === 'internal') throw new Error(`${endpoint.path} is internal and can't be public`);
    const admitsVisitors = anonymousChat && endpoint.access === 'signedInOrVisitor';
    return {
      endpoint,
      url: `/api${endpoint.path}`,
      bodyLimit: endpoint.media === 'raw' ? MAX_NOTICE_BYTES : MAX_BODY_BYTES,
      timeoutMs: endpoint.timeoutMs + TIMEOUT_MARGIN_MS,
      firstByteMs: (endpoint.firstByteMs ?? endpoint.timeoutMs) + TIMEOUT_MARGIN_MS,
      idleTimeoutMs: 4 * STREAM_KEEPALIVE_MS,
      admitsVisitors,
      cookies: admitsVisitors ? ['visitor'] : cookiesOf(endpoint),
    };
  });
}

/**
 * The auth endpoints use the refresh and the device cookie. Signup also reads the visitor cookie, because the account
 * takes over the visitor's chat. The quick exit clears all three; deleting the account clears the refresh cookie.
 */
function cookiesOf(endpoint: Endpoint): readonly string[] {
  const { service, path } = endpoint;
  if (endpoint === accountEndpoints.deleteAccount) return ['refresh'];
  if (service !== 'auth' || !path.startsWith('/auth/')) return [];
  const own = ['refresh', 'device'];
  const withVisitors: readonly string[] = [authEndpoints.signup.path, authEndpoints.exit.path];
  return withVisitors.includes(path) ? [...own, 'visitor'] : own;
}

/**
 * Builds the path at the service from the endpoint's path and the parameters, never from the caller's raw URL; the query
 * passes unchanged where the endpoint has one.
 */
export function upstreamPath(
  { endpoint: { path, params, query } }: Route,
  request: Pick<FastifyRequest, 'params' | 'url'>,
): string {
  const filled = params ? fillPath(path, Object(request.params)) : path;
  const start = query ? request.url.indexOf('?') : -1;
  return start === -1 ? filled : filled + request.url.slice(start);
}

function fillPath(path: string, params: object): string {
  const values = new Map<string, unknown>(Object.entries(params));
  return path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(values.get(name))));
}

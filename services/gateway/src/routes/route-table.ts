import {
  accountEndpoints,
  authEndpoints,
  type Endpoint,
  MAX_BODY_BYTES,
  MAX_NOTICE_BYTES,
  STREAM_KEEPALIVE_MS,
} from '@app/contracts';

/** One line of the gateway's table: what passes, for whom, and within which bounds (architecture.md, rule 1). */
export interface Route {
  readonly endpoint: Endpoint;
  readonly url: string;
  readonly bodyLimit: number;
  /** A little longer than the service's own, so that the service's answer comes first (rule 17). */
  readonly timeoutMs: number;
  /** A living stream says a comment every 15 s; one that is silent for four of them is dead. */
  readonly silenceMs: number;
  /** Whoever names no session may enter as a visitor (ROLE-3). */
  readonly admitsVisitors: boolean;
  /** The cookies that pass here, both ways, by name: those of the service behind it, and nothing else. */
  readonly cookies: readonly string[];
}

const MARGIN_MS = 1_000;

/** Everything the gateway lets through; made from the contract, so that a call can't be public by accident. */
export function routeTable(endpoints: readonly Endpoint[], anonymousChat: boolean): readonly Route[] {
  return endpoints.map((endpoint) => {
    if (endpoint.access === 'internal') throw new Error(`${endpoint.path} is internal and can't be public`);
    const admitsVisitors = anonymousChat && endpoint.access === 'signedInOrVisitor';
    return {
      endpoint,
      url: `/api${endpoint.path}`,
      bodyLimit: endpoint.media === 'raw' ? MAX_NOTICE_BYTES : MAX_BODY_BYTES,
      timeoutMs: endpoint.timeoutMs + MARGIN_MS,
      silenceMs: 4 * STREAM_KEEPALIVE_MS,
      admitsVisitors,
      cookies: admitsVisitors ? ['visitor'] : cookiesOf(endpoint),
    };
  });
}

/**
 * The refresh cookie and the one that tells a known device; at signup a visitor's, whose chat the account takes over.
 * The quick exit takes all three away.
 * Deleting the account takes the refresh cookie away.
 */
function cookiesOf(endpoint: Endpoint): readonly string[] {
  const { service, path } = endpoint;
  if (endpoint === accountEndpoints.deleteAccount) return ['refresh'];
  if (service !== 'auth' || !path.startsWith('/auth/')) return [];
  const own = ['refresh', 'device'];
  const withVisitors: readonly string[] = [authEndpoints.signup.path, authEndpoints.exit.path];
  return withVisitors.includes(path) ? [...own, 'visitor'] : own;
}

/** Where the service serves what was asked for: rebuilt from the table's own path, never the caller's text. */
export function upstreamPath({ endpoint }: Route, params: object): string {
  const values = new Map<string, unknown>(Object.entries(params));
  return endpoint.path.replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
}

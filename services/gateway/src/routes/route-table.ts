import { type Endpoint, MAX_BODY_BYTES, publicEndpoints } from '@app/contracts';

/** One line of the gateway's table: what passes, for whom, and within which bounds (architecture.md, rule 1). */
export interface Route {
  readonly endpoint: Endpoint;
  readonly url: string;
  readonly bodyLimit: number;
  /** A little longer than the service's own, so that the service's answer comes first (rule 17). */
  readonly timeoutMs: number;
  /** Calls about the browser's session: the refresh cookie passes here, and nowhere else. */
  readonly carriesCookies: boolean;
}

const MARGIN_MS = 1_000;

/** Everything the gateway lets through; made from the contract, so that a call can't be public by accident. */
export const routeTable: readonly Route[] = publicEndpoints.map((endpoint) => {
  if (endpoint.access === 'internal') throw new Error(`${endpoint.path} is internal and can't be public`);
  return {
    endpoint,
    url: `/api${endpoint.path}`,
    bodyLimit: MAX_BODY_BYTES,
    timeoutMs: endpoint.timeoutMs + MARGIN_MS,
    carriesCookies: endpoint.service === 'auth' && endpoint.path.startsWith('/auth/'),
  };
});

/** Where the service serves what was asked for: rebuilt from the table's own path, never the caller's text. */
export function upstreamPath({ endpoint }: Route, params: object): string {
  const values = new Map<string, unknown>(Object.entries(params));
  return endpoint.path.replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
}

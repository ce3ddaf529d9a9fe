import { COUNTRY_HEADER, type Endpoint, type Sent, TIME_ZONE_HEADER } from '@app/contracts';
import { readChosenCountry, readTimeZone } from '../session/chosen-country.ts';

type Part<Name extends string, S> = [S] extends [undefined]
  ? { [K in Name]?: never }
  : Record<string, never> extends S
    ? { [K in Name]?: S }
    : { [K in Name]: S };

type SentPart<E extends Endpoint, Name extends 'params' | 'query' | 'body'> =
  E extends Record<Name, infer S> ? Sent<S> : undefined;

/** The input of endpoint `E`, derived from the contract; parts that the endpoint does not have are not allowed. */
export type CallInput<E extends Endpoint> = Part<'params', SentPart<E, 'params'>> &
  Part<'query', SentPart<E, 'query'>> &
  Part<'body', SentPart<E, 'body'>> & {
    /** Only for endpoints that support it: a repeated key has no second effect. */
    idempotencyKey?: E extends { idempotent: true } ? string : never;
    signal?: AbortSignal;
    /** Completes the request even if the page is closed; only for small requests. */
    keepalive?: boolean;
  };

/** A request before the session headers are added, so that it can be repeated with another token. */
export interface PreparedRequest {
  readonly url: string;
  readonly init: RequestInit;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the session's headers are added (API-7). */
  readonly signed: boolean;
}

interface UntypedInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
  keepalive?: boolean | undefined;
}

function entries(part: unknown): [string, string][] {
  return Object.entries(part ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)]);
}

function buildPath(endpoint: Endpoint, params: unknown): string {
  return entries(params).reduce<string>(
    (path, [name, value]) => path.replace(`:${name}`, encodeURIComponent(value)),
    endpoint.path,
  );
}

/** Builds the path, query, body and headers of a request, without the session's headers. */
export function prepareRequest(endpoint: Endpoint, input: UntypedInput, accept: string): PreparedRequest {
  const query = new URLSearchParams(entries(input.query)).toString();
  const headers: Record<string, string> = { accept };
  if (input.body !== undefined) headers['content-type'] = 'application/json';
  if (endpoint.safety) {
    const country = readChosenCountry();
    if (country !== null) headers[COUNTRY_HEADER] = country;
    headers[TIME_ZONE_HEADER] = readTimeZone();
  }
  if (input.idempotencyKey !== undefined) headers['idempotency-key'] = input.idempotencyKey;
  return {
    url: `/api${buildPath(endpoint, input.params)}${query === '' ? '' : `?${query}`}`,
    init: {
      method: endpoint.method,
      credentials: 'same-origin',
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      ...(input.signal === undefined ? {} : { signal: input.signal }),
      ...(input.keepalive === undefined ? {} : { keepalive: input.keepalive }),
    },
    headers,
    signed: endpoint.access === 'signedIn' || endpoint.access === 'signedInOrVisitor',
  };
}

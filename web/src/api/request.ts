import { COUNTRY_HEADER, type Endpoint, type Sent } from '@app/contracts';
import { chosenCountry } from '../session/chosen-country.ts';

type Part<Name extends string, S> = [S] extends [undefined]
  ? { [K in Name]?: never }
  : Record<string, never> extends S
    ? { [K in Name]?: S }
    : { [K in Name]: S };

type SentPart<E extends Endpoint, Name extends 'params' | 'query' | 'body'> =
  E extends Record<Name, infer S> ? Sent<S> : undefined;

/** What a call of `E` needs, read off the contract; a part the endpoint does not have can't be given. */
export type CallInput<E extends Endpoint> = Part<'params', SentPart<E, 'params'>> &
  Part<'query', SentPart<E, 'query'>> &
  Part<'body', SentPart<E, 'body'>> & {
    /** Only where the endpoint honours it: the same key does nothing twice. */
    idempotencyKey?: E extends { idempotent: true } ? string : never;
    signal?: AbortSignal;
    /** Sent on when the page is left; for a small call, whose answer then nobody reads. */
    keepalive?: boolean;
  };

/** A call before it is sent: the same again when it is repeated with another token. */
export interface PreparedRequest {
  readonly url: string;
  readonly init: RequestInit;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the session's headers go along (API-7). */
  readonly signed: boolean;
}

interface LooseInput {
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

function pathOf(endpoint: Endpoint, params: unknown): string {
  return entries(params).reduce<string>(
    (path, [name, value]) => path.replace(`:${name}`, encodeURIComponent(value)),
    endpoint.path,
  );
}

/** Puts a call together: path, query, body and headers, without the session's. */
export function prepare(endpoint: Endpoint, input: LooseInput, accept: string): PreparedRequest {
  const query = new URLSearchParams(entries(input.query)).toString();
  const headers: Record<string, string> = { accept };
  if (input.body !== undefined) headers['content-type'] = 'application/json';
  const country = endpoint.safety ? chosenCountry() : null;
  if (country !== null) headers[COUNTRY_HEADER] = country;
  if (input.idempotencyKey !== undefined) headers['idempotency-key'] = input.idempotencyKey;
  return {
    url: `/api${pathOf(endpoint, input.params)}${query === '' ? '' : `?${query}`}`,
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
